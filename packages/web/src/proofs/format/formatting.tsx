import type { FormatMode } from "@aushang/engine/analyse";
import { useEffect, useMemo, useState } from "preact/hooks";
import { textOf } from "../../compare/sides.ts";
import { type JobDesk, useJob } from "../../jobs/use-job.ts";
import { madeLast } from "../../state/session.ts";
import type { Tester } from "../../state/use-tester.ts";
import { JobLine } from "../job-line.tsx";
import type { FormatJob, ProofAnswers } from "../jobs.ts";
import { startProofWorker } from "../start-worker.ts";
import { useProofWords, WithProofWords } from "../words.tsx";
import { FormatReport, headline, type Report } from "./format-report.tsx";
import { FormatTools } from "./format-tools.tsx";

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

/** Formats the draft in a worker; what comes of it is told, unless somebody has typed in the meantime. */
function useFormatting({ session, make }: Tester) {
  const { robots, reading } = session;
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
    if (state.answer.counts.steps > 0) make(textOf(state.answer.bytes).text);
    tell({ kind: "done", formatted: state.answer, before: wish.text });
  }, [state]);

  // After it was taken back, the report would tell of what is no more.
  const isBack =
    report?.kind === "done" && report.formatted.counts.steps > 0 && report.before === robots;
  return {
    desk,
    busy: wish !== null && state.kind !== "failed",
    report: isBack ? null : report,
    close: () => tell(null),
    format: (mode: FormatMode) => {
      tell(null);
      ask({ mode, text: robots });
    },
  };
}

function Tools({ tester }: FormattingProps) {
  const { session, unmake } = tester;
  const { desk, busy, report, close, format } = useFormatting(tester);
  return (
    <>
      <span class="end btns">
        <FormatTools
          format={format}
          busy={busy}
          unmake={session.made.length > 0 ? { can: madeLast(session) !== null, run: unmake } : null}
        />
      </span>
      <Below desk={desk} report={report} close={close} />
    </>
  );
}

/** What formatting needs. */
export interface FormattingProps {
  readonly tester: Tester;
}

/** For the head of a draft: undo, format, merge, minify, and below what came of it. */
export function Formatting(props: FormattingProps) {
  return (
    <WithProofWords>
      <Tools {...props} />
    </WithProofWords>
  );
}
