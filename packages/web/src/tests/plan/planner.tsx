import { applyEdits } from "@aushang/engine";
import type { Plan } from "@aushang/engine/analyse";
import { useEffect, useMemo, useState } from "preact/hooks";
import { comparisonOfFiles, keptAs } from "../../compare/compare-link.ts";
import { NO_SIDE, textOf } from "../../compare/sides.ts";
import { Stopped, Working } from "../../jobs/job-states.tsx";
import { shownOf, useJob } from "../../jobs/use-job.ts";
import { useClipboard } from "../../page/copy.tsx";
import { FURTHER_ADDRESSES, visit } from "../../state/route.ts";
import type { TestsJob } from "../jobs.ts";
import { startWorker } from "../use-tests.ts";
import { useTestsWords } from "../words.ts";
import { PlanView } from "./plan-view.tsx";
import type { WishList } from "./wishes.ts";

type PlanJob = TestsJob & { kind: "plan" };

interface Props {
  readonly bytes: Uint8Array;
  readonly list: WishList;
  /** Begins to look without being asked. */
  readonly eager: boolean;
  /** Takes the edited file as the draft. */
  readonly put: (robots: string) => void;
}

/** Looks on demand for the lines that make the wishes hold, and shows what they change. */
export function Planner({ bytes, list, eager, put }: Props) {
  const { own } = useTestsWords();
  const { say } = useClipboard();
  const [wanted, want] = useState(eager);
  useEffect(() => want(eager), [eager]);
  const job = useMemo<PlanJob | null>(
    () => (wanted ? { kind: "plan", bytes, reading: list.reading, wishes: list.wishes } : null),
    [wanted, bytes, list],
  );
  const { state, again, cancel } = useJob<PlanJob, Plan>(startWorker, job);
  const shown = shownOf(state);
  const edited = (plan: Plan): string => textOf(applyEdits(bytes, plan.edits)).text;
  const compare = (plan: Plan): void => {
    const old = { ...NO_SIDE, kind: "draft" as const, text: textOf(bytes).text };
    const comparison = comparisonOfFiles(old, { ...old, text: edited(plan) }, list.reading);
    visit(FURTHER_ADDRESSES.compare, keptAs(comparison));
  };
  return (
    <div class="planner" aria-live="polite">
      {!wanted && (
        <div class="btns">
          <button class="btn primary" type="button" onClick={() => want(true)}>
            {own.plan.button}
          </button>
          <span class="muted small">
            {own.plan.about(list.unmet, list.wishes.length - list.unmet)}
          </span>
        </div>
      )}
      {state.kind === "running" && state.slow && (
        <Working title={own.plan.planning} cancelName={own.form.cancel} cancel={cancel} />
      )}
      {state.kind === "failed" && (
        <Stopped title={own.plan.stoppedTitle} text={own.state.stopped} again={again} />
      )}
      {wanted && shown && (
        <PlanView
          plan={shown.answer}
          bytes={shown.job.bytes}
          list={list}
          compare={() => compare(shown.answer)}
          put={() => {
            put(edited(shown.answer));
            say(own.plan.done);
          }}
        />
      )}
    </div>
  );
}
