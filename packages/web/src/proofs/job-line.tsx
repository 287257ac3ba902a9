import type { JobDesk } from "../jobs/use-job.ts";
import { useWords } from "../page/words.tsx";
import { useProofWords } from "./words.tsx";

/** A line that says that something takes time, or that it broke off; nothing while it is quick. */
export function JobLine<Job, Answer>({
  desk: { state, again, cancel },
  working,
  stopped,
}: {
  desk: JobDesk<Job, Answer>;
  working: string;
  stopped: string;
}) {
  const { page } = useWords();
  const { own } = useProofWords();
  if (state.kind === "failed") {
    return (
      <div class="job-line">
        <p>{stopped}</p>
        <button class="btn plain" type="button" onClick={again}>
          {page.trouble.again}
        </button>
      </div>
    );
  }
  if (state.kind !== "running" || !state.slow) return null;
  return (
    <div class="job-line" aria-busy="true">
      <span class="spin" />
      <p>{working}</p>
      <button class="btn plain" type="button" onClick={cancel}>
        {own.cancel}
      </button>
    </div>
  );
}
