import type { CheckResult } from "@aushang/engine/suites";
import { useMemo } from "preact/hooks";
import { useKeptFocus } from "../../page/kept-focus.ts";
import { DEFAULT_CRAWLER, DEFAULT_READING } from "../../state/address-state.ts";
import { packDraft } from "../../state/draft-link.ts";
import { visit } from "../../state/route.ts";
import { lineOfClick, selectLine } from "../../text-files/select-line.ts";
import { sayable } from "../held.ts";
import type { ShownRun } from "../jobs.ts";
import { Planner } from "../plan/planner.tsx";
import { wishListOf } from "../plan/wishes.ts";
import type { Tests } from "../use-tests.ts";
import { type RowMeans, showCheck } from "./result-row.tsx";
import { RunTable } from "./run-table.tsx";

/** Opens the tester with what a result is about. */
async function openTester({ question }: Tests, run: ShownRun, result: CheckResult): Promise<void> {
  const { address, crawler, reading, who } = result;
  const asked = crawler ?? (who?.kind === "crawler" ? who.name : DEFAULT_CRAWLER);
  if (address === null) return;
  if (run.origin === null) {
    const { robots } = question;
    const draft = { robots, host: "", address: sayable(address), crawler: asked, reading };
    visit(`/${await packDraft(draft)}`);
    return;
  }
  const search = new URLSearchParams({ url: address, as: asked });
  if (reading !== DEFAULT_READING) search.set("reading", reading);
  visit(`/?${search}`);
}

/** The octets that a run is about; null where there is no file that lines could be put into. */
function bytesOf({ question, sites }: Tests, { origin, state }: ShownRun): Uint8Array | null {
  if (origin === null) return new TextEncoder().encode(question.robots);
  const site = sites.states[origin];
  if (site?.kind !== "read" || site.source.kind !== "live") return null;
  if (state === "unavailable") return new Uint8Array();
  return state === "readable" ? site.source.outcome.body : null;
}

/** The results on one robots.txt, and the lines that would make more of them hold. */
export function Run({ tests, run }: { tests: Tests; run: ShownRun }) {
  const { question, change } = tests;
  const byRows = question.by === "rows";
  const list = useMemo(() => wishListOf(run), [run]);
  const bytes = useMemo(
    () => bytesOf(tests, run),
    [question.robots, tests.sites.states, run.origin, run.state],
  );
  const kept = useKeptFocus([list === null], () => document.getElementById("result"));
  const goTo = (line: number): void => {
    if (run.origin === null) selectLine("robots", line);
    else {
      const result = run.results.find(({ found }) => found?.line === line);
      if (result) void openTester(tests, run, result);
    }
  };
  const means: RowMeans = {
    goTo,
    tryIt: (result) => void openTester(tests, run, result),
    goToCheck: (at) => showCheck(at, byRows),
    byRows,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it have the keys
    <div
      class="run"
      onClick={(event) => {
        const line = lineOfClick(event);
        if (line === null) return;
        event.preventDefault();
        goTo(line);
      }}
    >
      {list && bytes && (
        <Planner
          bytes={bytes}
          list={list}
          eager={byRows}
          put={(robots) => {
            kept.ask("start");
            change({ source: "draft", robots });
          }}
        />
      )}
      <RunTable run={run} means={means} />
    </div>
  );
}
