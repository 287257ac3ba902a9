import type { ReadingId } from "@aushang/engine";
import { crawlers } from "@aushang/engine/crawlers";
import { askCrawler } from "@aushang/engine/tester";
import { Sign } from "./sign.tsx";
import { useWords } from "./words.tsx";

const READINGS: readonly ReadingId[] = ["rfc9309", "google", "1996", "1994"];

/** Chooses a reading. */
export function ReadingField({
  id,
  label,
  value,
  choose,
}: {
  id: string;
  label: string;
  value: ReadingId;
  choose: (reading: ReadingId) => void;
}) {
  const { engine } = useWords();
  return (
    <div class="field">
      <div class="label">
        <label for={id}>{label}</label>
      </div>
      <span class="select">
        <select
          id={id}
          value={value}
          title={engine.reading[value].about}
          onChange={(event) => choose(event.currentTarget.value as ReadingId)}
        >
          {READINGS.map((one) => (
            <option key={one} value={one} title={engine.reading[one].about}>
              {engine.reading[one].name}
            </option>
          ))}
        </select>
        <Sign name="down" />
      </span>
    </div>
  );
}

/** Names a crawler: a token of the registry is offered, any other will do. What is no token is told below the field. */
export function CrawlerField({
  id,
  label,
  value,
  choose,
}: {
  id: string;
  label: string;
  value: string;
  choose: (name: string) => void;
}) {
  const { engine } = useWords();
  const asked = askCrawler(value);
  const problem =
    "problem" in asked ? engine.problem[asked.problem]({ given: value.slice(0, 60) }) : null;
  return (
    <div class="field">
      <div class="label">
        <label for={id}>{label}</label>
      </div>
      <datalist id={`${id}-tokens`}>
        {crawlers.map(({ token }) => (
          <option key={token} value={token} />
        ))}
      </datalist>
      <input
        class="input"
        id={id}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        list={`${id}-tokens`}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        value={value}
        onChange={(event) => choose(event.currentTarget.value.trim())}
      />
      {problem && (
        <p class="err" id={`${id}-problem`}>
          <Sign name="error" inline />
          <span>
            <bdi>{problem.title}</bdi>. {problem.next}
          </span>
        </p>
      )}
    </div>
  );
}
