import type { SuiteProblem, SuiteProblemCode } from "@aushang/engine/suites";
import { FileText } from "../../page/parts.tsx";
import { Sign } from "../../page/sign.tsx";
import { selectLine } from "../../text-files/select-line.ts";
import { type TestsWords, useTestsWords } from "../words.ts";

/** Mistakes that are told one by one. */
const TOLD = 20;

function told({ suites }: TestsWords, { code, args }: SuiteProblem) {
  // The words are typed per code; a union of codes needs this one widening.
  const say = suites.problem[code] as (
    given: unknown,
  ) => ReturnType<(typeof suites.problem)[SuiteProblemCode]>;
  return say(args);
}

/** What is wrong with the suite, each with its place, which a press shows. */
export function ProblemList({ problems }: { problems: readonly SuiteProblem[] }) {
  const words = useTestsWords();
  const { own } = words;
  return (
    <section class="state stop" aria-labelledby="problems">
      <Sign name="error" />
      <h2 id="problems">{own.problems.title(problems.length)}</h2>
      <ul class="problems">
        {problems.slice(0, TOLD).map((problem) => {
          const { title, next } = told(words, problem);
          const { line, column, endLine, endColumn } = problem;
          return (
            <li key={`${line}.${column}.${problem.code}`}>
              <button
                class="link-btn"
                type="button"
                onClick={() =>
                  selectLine("suite", line, column, endLine === line ? endColumn : undefined)
                }
              >
                {own.problems.place(line, column)}
              </button>
              <strong>
                <FileText text={title.slice(0, 400)} />
              </strong>
              <p>
                <FileText text={next.slice(0, 1_000)} />
              </p>
            </li>
          );
        })}
      </ul>
      {problems.length > TOLD && <p>{own.problems.more(problems.length - TOLD)}</p>}
    </section>
  );
}
