import type { CheckResult, CheckState } from "@aushang/engine/suites";
import { useState } from "preact/hooks";
import { FileText } from "../../page/parts.tsx";
import { useWords } from "../../page/words.tsx";
import type { ShownRun } from "../jobs.ts";
import { useTestsWords } from "../words.ts";
import { ResultRow, type RowMeans } from "./result-row.tsx";

/** Results of one state that are drawn before somebody asks for more, and how many more at a time. */
const STEP = 50;

/** What needs attention first. */
const ORDER: readonly CheckState[] = ["failed", "not-readable", "passed", "skipped"];

function StateBody({ state, run, means }: { state: CheckState; run: ShownRun; means: RowMeans }) {
  const { engine } = useWords();
  const { own } = useTestsWords();
  const [limit, setLimit] = useState(STEP);
  const listed = run.results.filter((result: CheckResult) => result.state === state);
  const all = run.counts[state];
  if (all === 0) return null;
  return (
    <tbody>
      <tr class="grp">
        <th scope="rowgroup" colSpan={6}>
          {own.result.group[state]}
          <span class="cnt">{all.toLocaleString(engine.locale)}</span>
        </th>
      </tr>
      {listed.slice(0, limit).map((result, at) => (
        <ResultRow key={at} result={result} means={means} />
      ))}
      {listed.length > limit && (
        <tr class="more">
          <td colSpan={6}>
            <button class="btn" type="button" onClick={() => setLimit(limit + STEP)}>
              {own.result.more(Math.min(STEP, listed.length - limit), all)}
            </button>
          </td>
        </tr>
      )}
      {listed.length <= limit && all > listed.length && (
        <tr class="more">
          <td colSpan={6} class="muted">
            {own.result.notListed(all - listed.length)}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function About({ run }: { run: ShownRun }) {
  const { engine } = useWords();
  const { own, suites } = useTestsWords();
  const { environment, status, state, source } = run;
  return (
    <span class="d">
      {[
        ...(environment === null ? [] : [own.result.environment(environment)]),
        source === "given" ? own.result.draft : own.result.live,
        ...(source === "given"
          ? []
          : [status === null ? engine.verdict.unknown : suites.status(status)]),
        ...(source === "given" || state === "readable" || state === "not-fetched"
          ? []
          : [suites.status(state)]),
      ].join(", ")}
    </span>
  );
}

/** All results on one robots.txt, what does not hold first. */
export function RunTable({ run, means }: { run: ShownRun; means: RowMeans }) {
  const { own } = useTestsWords();
  const { columns } = own.result;
  return (
    <div class="tw">
      <table class="data rows checks">
        <caption>
          <span class="h">
            <FileText text={run.name.slice(0, 200)} />
          </span>
          <About run={run} />
        </caption>
        <thead>
          <tr>
            {[
              columns.state,
              columns.address,
              columns.crawler,
              columns.expected,
              columns.found,
              columns.at,
            ].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {ORDER.map((state) => (
          <StateBody key={state} state={state} run={run} means={means} />
        ))}
      </table>
    </div>
  );
}
