import type { Language } from "@aushang/engine/texts";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useJob } from "../../jobs/use-job.ts";
import { CopyButton, useClipboard } from "../../page/copy.tsx";
import { Sign } from "../../page/sign.tsx";
import { useWords } from "../../page/words.tsx";
import { saveFile } from "../../text-files/save-file.ts";
import { TextFileField } from "../../text-files/text-file-field.tsx";
import type { TestsAnswers, TestsJob } from "../jobs.ts";
import type { By } from "../question.ts";
import { startWorker, type Tests } from "../use-tests.ts";
import { useTestsWords } from "../words.ts";
import { RowFields } from "./row-fields.tsx";

/** What a suite may be long, and one octet more, so that the reader sees what is too long. */
const SUITE_LIMIT = 1024 * 1024 + 1;

const PLACEHOLDER = `checks:
  - crawler: Googlebot
    url: [/shoes, /shoes/new]
    expect: allowed

  - crawler: every
    url: /cart/1
    expect: disallowed`;

type WriteJob = TestsJob & { kind: "write" };

/** The file that a suite can be written from: the draft, else the first site that was read. */
function writableFrom({ question, sites }: Tests, language: Language): WriteJob | null {
  if (question.source === "draft") {
    if (question.robots === "") return null;
    const { robots } = question;
    return { kind: "write", robots, name: "robots.txt", origin: null, language };
  }
  for (const [origin, state] of Object.entries(sites.states)) {
    if (state.kind !== "read" || state.source.kind !== "live") continue;
    const { body, status } = state.source.outcome;
    if (status === null || status >= 300) continue;
    return { kind: "write", robots: body, name: `${origin}/robots.txt`, origin, language };
  }
  return null;
}

/** A suite that is written on demand; whoever does not like it gets back what stood there before. */
function useWriter(tests: Tests) {
  const { own } = useTestsWords();
  const { say } = useClipboard();
  const { engine } = useWords();
  const [job, ask] = useState<WriteJob | null>(null);
  const [before, keep] = useState<string | null>(null);
  const { state } = useJob<WriteJob, TestsAnswers["write"]>(startWorker, job);
  useEffect(() => {
    if (state.kind !== "done") return;
    keep(tests.question.suite);
    tests.change({ by: "suite", suite: state.answer.text });
    say(state.answer.complete ? own.form.written : own.form.writtenPart);
  }, [state.kind === "done" ? state.answer : null]);
  const from = useMemo(
    () => writableFrom(tests, engine.language),
    [tests.question, tests.sites.states, engine.language],
  );
  return {
    working: state.kind === "running",
    write: from && (() => ask({ ...from })),
    undo:
      before === null
        ? null
        : () => {
            tests.change({ suite: before });
            keep(null);
          },
  };
}

function SuiteField({ tests }: { tests: Tests }) {
  const { own } = useTestsWords();
  const { suite } = tests.question;
  const { working, write, undo } = useWriter(tests);
  const { state } = tests.desk;
  const broken = state.kind === "done" && state.answer.problems.length > 0;
  return (
    <TextFileField
      id="suite"
      label={own.form.suite}
      text={suite}
      change={(text) => tests.change({ suite: text })}
      placeholder={PLACEHOLDER}
      limit={SUITE_LIMIT}
      choose={own.form.choose}
      note={own.form.suiteNote}
      invalid={broken}
    >
      {write && (
        <button class="btn" type="button" id="write" onClick={write} aria-busy={working}>
          <Sign name="edit" inline />
          {working ? own.form.writing : own.form.write}
        </button>
      )}
      {undo && (
        <button class="btn plain" type="button" onClick={undo}>
          {own.form.undo}
        </button>
      )}
      {suite !== "" && (
        <>
          <button
            class="btn plain"
            type="button"
            onClick={() => saveFile("robots.suite.yaml", suite, "application/yaml")}
          >
            {own.form.save}
          </button>
          <CopyButton text={() => suite} said={own.form.copied}>
            {own.form.copy}
          </CopyButton>
        </>
      )}
    </TextFileField>
  );
}

const WAYS: readonly By[] = ["suite", "rows"];

/** What must hold: a suite as text, or rows. */
export function ExpectedFields({ tests }: { tests: Tests }) {
  const { own } = useTestsWords();
  const { by } = tests.question;
  return (
    <section class="side-of" aria-labelledby="expected">
      <div class="side-head">
        <h2 id="expected">{own.form.expected}</h2>
        <fieldset class="seg">
          <legend class="vh">{own.form.by}</legend>
          <div>
            {WAYS.map((way) => (
              <label key={way}>
                <input
                  type="radio"
                  name="by"
                  checked={by === way}
                  onChange={() => tests.change({ by: way })}
                />
                {own.form.byWhat[way]}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      {by === "suite" ? <SuiteField tests={tests} /> : <RowFields tests={tests} />}
    </section>
  );
}
