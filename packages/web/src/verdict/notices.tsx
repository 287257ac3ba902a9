import type { Difference, ReadingId } from "@aushang/engine";
import type { NoteCode, TestResult } from "@aushang/engine/tester";
import type { AnswerId } from "@aushang/engine/texts";
import { Parts } from "../page/parts.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import { VerdictWord } from "./verdict-word.tsx";

function Reading({
  difference,
  choose,
}: {
  difference: Difference;
  choose: (reading: ReadingId) => void;
}) {
  const { engine, page } = useWords();
  return (
    <li>
      <button
        class="link-btn"
        type="button"
        title={page.readings.show}
        onClick={() => choose(difference.reading)}
      >
        {engine.reading[difference.reading].name}
      </button>
      <VerdictWord of={difference} />
      <span class="because">
        <Parts text={engine.differs(difference.reading, difference.line)} />
      </span>
    </li>
  );
}

/** Says which other readings answer differently, and why. */
export function ReadingNotice({
  result,
  choose,
}: {
  result: TestResult;
  choose: (reading: ReadingId) => void;
}) {
  const { page } = useWords();
  if (result.differences.length === 0) return null;
  const same = result.differences.every((one) => one.verdict === result.verdict);
  return (
    <aside class="notice" aria-labelledby="readings">
      <Sign name="differs" inline />
      <div>
        <h2 class="h" id="readings">
          {page.readings.title(result.differences.length, same)}
        </h2>
        <ul class="readings">
          {result.differences.map((difference) => (
            <Reading key={difference.reading} difference={difference} choose={choose} />
          ))}
        </ul>
      </div>
    </aside>
  );
}

/** Notes that the explanation of the status, or the sentence after the verdict, says already. */
const SAID: readonly NoteCode[] = [
  "no-rules-in-file",
  "file-empty",
  "status-401-403",
  "status-404",
  "status-other-4xx",
  "status-429",
  "status-5xx",
  "no-answer",
  "private-address",
];

const WARNINGS: readonly NoteCode[] = [
  "html-served",
  "file-truncated",
  "binary-served",
  "content-type-not-text",
  "crawler-ignores-robots",
  "token-never-matches-google",
];

/** Remarks on the file and the crawler that people should know with the verdict. */
export function Notes({ result }: { result: TestResult }) {
  const { engine } = useWords();
  const shown = result.notes.filter((code) => !SAID.includes(code));
  return (
    <>
      {shown.map((code) => {
        const warns = WARNINGS.includes(code);
        return (
          <aside
            key={code}
            class={`notice ${warns ? "warning" : "info"}`}
            aria-label={engine.note[code].title}
          >
            <Sign name={warns ? "warning" : "info"} inline />
            <div>
              <p>
                <strong>{engine.note[code].title}.</strong>{" "}
                <span class="muted">{engine.note[code].text}</span>
              </p>
            </div>
          </aside>
        );
      })}
    </>
  );
}

/** The questions that a verdict raises, as a way to their short answers. */
export function Questions({ ids, ask }: { ids: readonly AnswerId[]; ask: (id: AnswerId) => void }) {
  const { engine, page } = useWords();
  return (
    <p class="asks">
      <span class="quiet">{page.answers.lead}</span>
      {ids.slice(0, 3).map((id) => (
        <button key={id} class="link-btn" type="button" onClick={() => ask(id)}>
          {engine.answer[id].question}
        </button>
      ))}
    </p>
  );
}
