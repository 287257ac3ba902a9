import type { FormatMode } from "@aushang/engine/analyse";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { textOf } from "../compare/sides.ts";
import { type JobDesk, useJob } from "../jobs/use-job.ts";
import { madeLast } from "../state/session.ts";
import type { Tester } from "../state/use-tester.ts";
import { FormatReport, headline, type Report } from "./format-report.tsx";
import { FormatTools } from "./format-tools.tsx";
import { JobLine } from "./job-line.tsx";
import type { FormatJob, ProofAnswers } from "./jobs.ts";
import { startProofWorker } from "./start-worker.ts";
import { useProofWords, WithProofWords } from "./words.tsx";

/** What the editor of a draft shows of formatting. */
export interface Formatting {
  readonly tools: ComponentChildren;
  readonly report: ComponentChildren;
  /** Takes back what the page made last; null while there is nothing, or somebody has typed behind it. */
  readonly unmake: (() => void) | null;
}

interface Wish {
  readonly mode: FormatMode;
  readonly text: string;
}

type Desk = JobDesk<FormatJob, ProofAnswers["format"]>;

function Below({ desk, report, close }: { desk: Desk; report: Report | null; close: () => void }) {
  const words = useProofWords();
  const { own } = words;
  return (
    <>
      {/* Stands here all the time: a screen reader hears only what changes in a line that was there before. */}
      <p class="vh" role="status">
        {report && headline(report, words)}
      </p>
      <JobLine desk={desk} working={own.format.working} stopped={own.format.stopped} />
      {report && <FormatReport report={report} close={close} />}
    </>
  );
}

/** Formats the draft in a worker. What comes of it is told, and can be taken back. */
export function useFormatting({ session, make, unmake }: Tester): Formatting {
  const { robots, reading, made } = session;
  const [wish, ask] = useState<Wish | null>(null);
  const [report, tell] = useState<Report | null>(null);
  const job = useMemo((): FormatJob | null => {
    if (wish === null) return null;
    const bytes = new TextEncoder().encode(wish.text);
    const readings = new Set(["rfc9309", "google", reading] as const);
    return { kind: "format", bytes, mode: wish.mode, readings: [...readings] };
  }, [wish]);
  const desk: Desk = useJob(startProofWorker, job);
  const { state } = desk;

  useEffect(() => {
    if (wish === null || wish.text === robots) return;
    // Somebody typed while it was being computed: what comes of it is of no use.
    ask(null);
    if (state.kind !== "failed") tell({ kind: "overtaken" });
  }, [robots]);
  useEffect(() => {
    if (state.kind !== "done" || state.job !== job || wish === null) return;
    ask(null);
    if (state.answer === null) {
      tell({ kind: "too-long" });
      return;
    }
    const isChanged = state.answer.steps.length > 0;
    if (isChanged) make(textOf(state.answer.bytes).text);
    tell({ kind: "done", formatted: state.answer, before: wish.text });
  }, [state]);

  const canUnmake = madeLast(session) !== null;
  // After it was taken back, the report would tell of what is no more.
  const isBack =
    report?.kind === "done" && report.formatted.steps.length > 0 && report.before === robots;
  return {
    unmake: canUnmake ? unmake : null,
    tools: (
      <WithProofWords>
        <FormatTools
          format={(mode) => {
            tell(null);
            ask({ mode, text: robots });
          }}
          busy={wish !== null && state.kind !== "failed"}
          unmake={made.length > 0 ? { can: canUnmake, run: unmake } : null}
        />
      </WithProofWords>
    ),
    report: (
      <WithProofWords>
        <Below desk={desk} report={isBack ? null : report} close={() => tell(null)} />
      </WithProofWords>
    ),
  };
}
