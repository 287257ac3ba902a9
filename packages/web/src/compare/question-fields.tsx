import type { ReadingId } from "@aushang/engine";
import { crawlers } from "@aushang/engine/crawlers";
import { askCrawler } from "@aushang/engine/tester";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import type { By } from "./compare-link.ts";
import type { SideId } from "./sides.ts";
import type { Comparing } from "./use-comparison.ts";
import { useCompareWords } from "./words.ts";

const READINGS: readonly ReadingId[] = ["rfc9309", "google", "1996", "1994"];
const BY: readonly By[] = ["file", "crawler", "reading"];

/** What differs: the file, the crawler or the reading. */
export function ByField({ comparing }: { comparing: Comparing }) {
  const words = useCompareWords();
  const { by } = comparing.comparison;
  return (
    <fieldset class="seg by">
      <legend class="vh">{words.form.by}</legend>
      <div>
        {BY.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="by"
              checked={by === one}
              onChange={() => comparing.set({ by: one })}
            />
            {words.form.byWhat[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ReadingField({
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

function CrawlerField({ side, comparing }: { side: SideId; comparing: Comparing }) {
  const { engine, page } = useWords();
  const words = useCompareWords();
  const { by, crawlers: names } = comparing.comparison;
  const asked = askCrawler(names[side]);
  const problem =
    "problem" in asked ? engine.problem[asked.problem]({ given: names[side].slice(0, 60) }) : null;
  const id = `crawler-${side}`;
  return (
    <div class="field">
      <div class="label">
        <label for={id}>{by === "crawler" ? words.form.crawler[side] : page.crawler.label}</label>
      </div>
      <input
        class="input"
        id={id}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        list="tokens"
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        value={names[side]}
        onChange={(event) =>
          comparing.set({ crawlers: { ...names, [side]: event.currentTarget.value.trim() } })
        }
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

/** Who asks and how the files are read: what is not compared once, what is compared twice. */
export function QuestionFields({ comparing }: { comparing: Comparing }) {
  const { page } = useWords();
  const words = useCompareWords();
  const { by, reading, readings } = comparing.comparison;
  return (
    <>
      <datalist id="tokens">
        {crawlers.map(({ token }) => (
          <option key={token} value={token} />
        ))}
      </datalist>
      {by !== "file" && <CrawlerField side="old" comparing={comparing} />}
      {by === "crawler" && <CrawlerField side="next" comparing={comparing} />}
      {by === "reading" ? (
        (["old", "next"] as const).map((side) => (
          <ReadingField
            key={side}
            id={`reading-${side}`}
            label={words.form.reading[side]}
            value={readings[side]}
            choose={(to) => comparing.set({ readings: { ...readings, [side]: to } })}
          />
        ))
      ) : (
        <ReadingField
          id="reading"
          label={page.form.reading}
          value={reading}
          choose={(to) => comparing.set({ reading: to })}
        />
      )}
    </>
  );
}
