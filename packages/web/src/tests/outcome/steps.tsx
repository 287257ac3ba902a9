import type { Step } from "@aushang/engine";
import type { TestResult } from "@aushang/engine/tester";
import { Parts } from "../../page/parts.tsx";
import { useWords } from "../../page/words.tsx";
import { useTestsWords } from "../words.ts";

function OneStep({ step: { code, args } }: { step: Step }) {
  const { engine } = useWords();
  // The catalogue is typed per code; a union of codes needs this one widening.
  const say = engine.step[code] as (given: unknown) => ReturnType<(typeof engine.step)["no-match"]>;
  const { title, text } = say(args);
  return (
    <li>
      <h3>{title}</h3>
      <p>
        <Parts text={text} />
      </p>
    </li>
  );
}

/** The steps to the verdict behind a check that does not hold, folded until somebody wants them. */
export function Steps({ result }: { result: TestResult }) {
  const { own } = useTestsWords();
  return (
    <details class="why-of">
      <summary>{own.result.steps}</summary>
      <ol class="steps">
        {result.steps.map((step) => (
          <OneStep key={step.code} step={step} />
        ))}
      </ol>
    </details>
  );
}
