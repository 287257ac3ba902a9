import type { Difference, ReadingId } from "@aushang/engine";
import type { NoteCode, TestResult } from "@aushang/engine/tester";
import type { AnswerId } from "@aushang/engine/texts";
import { textOf } from "../compare/sides.ts";
import { useLaterWords, WithLaterWords } from "../page/later-words.tsx";
import { FileText, Parts } from "../page/parts.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import { keptAs } from "../pattern/question.ts";
import type { Answer } from "../state/answer.ts";
import { FURTHER_ADDRESSES, visit } from "../state/route.ts";
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

/** The way to what the deciding pattern matches beside this address. */
function Explain({ result, robots }: { result: TestResult; robots: string }) {
  const { explain } = useLaterWords();
  const rule = result.candidates.find((candidate) => candidate.decides);
  if (!rule) return null;
  const { pattern, kind } = rule;
  const { reading, crawler } = result;
  const question = { pattern, kind, reading, crawler: crawler.token, robots };
  return (
    <button
      class="link-btn"
      type="button"
      onClick={() => visit(FURTHER_ADDRESSES.pattern, keptAs(question))}
    >
      <FileText text={explain(pattern.slice(0, 60))} />
    </button>
  );
}

/** The questions that a verdict raises, as a way to their short answers. */
export function Questions({
  ids,
  ask,
  answer,
}: {
  ids: readonly AnswerId[];
  ask: (id: AnswerId) => void;
  answer: Answer;
}) {
  const { engine, page } = useWords();
  const { result, file } = answer.tested;
  return (
    <p class="asks">
      <span class="quiet">{page.answers.lead}</span>
      {ids.slice(0, 3).map((id) => (
        <button key={id} class="link-btn" type="button" onClick={() => ask(id)}>
          {engine.answer[id].question}
        </button>
      ))}
      {file && (
        <WithLaterWords>
          <Explain result={result} robots={textOf(file.bytes).text} />
        </WithLaterWords>
      )}
    </p>
  );
}
