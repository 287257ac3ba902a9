import { useEffect, useRef, useState } from "preact/hooks";

/** An answer with the job that it belongs to. */
export interface Done<Job, Answer> {
  readonly job: Job;
  readonly answer: Answer;
}

/** How far the newest job of a worker is. */
export type JobState<Job, Answer> =
  | { readonly kind: "idle" }
  /** `slow`: it takes long enough to be said. Until then `last`, what the job before gave, may go on being shown. */
  | { readonly kind: "running"; readonly slow: boolean; readonly last: Done<Job, Answer> | null }
  | ({ readonly kind: "done" } & Done<Job, Answer>)
  | { readonly kind: "failed" };

/** What may be shown: the answer, or the one before while a new one is on its way and not late. */
export function shownOf<Job, Answer>(state: JobState<Job, Answer>): Done<Job, Answer> | null {
  if (state.kind === "done") return state;
  return state.kind === "running" && !state.slow ? state.last : null;
}

/** What a worker says to a job. */
export type WorkerSays<Answer> = { readonly id: number; readonly answer: Answer };

const SLOW_MS = 300;

/** The newest job, and what can be done with it. */
export interface JobDesk<Job, Answer> {
  readonly state: JobState<Job, Answer>;
  /** Does the same job once more, after it failed or was cancelled. */
  readonly again: () => void;
  /** Ends the job that is being done; it then counts as failed. */
  readonly cancel: () => void;
}

/** A worker that does one job at a time; a new job ends the one that is still being done. */
interface Bench {
  worker: Worker | null;
  busy: boolean;
  id: number;
}

function endWork(bench: Bench): void {
  bench.worker?.terminate();
  bench.worker = null;
  bench.busy = false;
}

/**
 * Lets a worker do `job` anew whenever it changes; null asks for nothing. `start` makes the worker, at the first job
 * and after one that had to be ended.
 */
export function useJob<Job, Answer>(start: () => Worker, job: Job | null): JobDesk<Job, Answer> {
  const [state, set] = useState<JobState<Job, Answer>>({ kind: "idle" });
  const [turn, again] = useState(0);
  const bench = useRef<Bench>({ worker: null, busy: false, id: 0 }).current;
  useEffect(() => () => endWork(bench), []);
  useEffect(() => {
    if (bench.busy) endWork(bench);
    if (job === null) {
      set({ kind: "idle" });
      return;
    }
    const id = ++bench.id;
    bench.worker ??= start();
    bench.busy = true;
    set((before) => ({ kind: "running", slow: false, last: shownOf(before) }));
    const slow = setTimeout(() => set({ kind: "running", slow: true, last: null }), SLOW_MS);
    const finish = (next: JobState<Job, Answer>): void => {
      if (id !== bench.id) return;
      clearTimeout(slow);
      bench.busy = false;
      set(next);
    };
    bench.worker.onmessage = ({ data }: MessageEvent<WorkerSays<Answer>>) => {
      if (data.id === id) finish({ kind: "done", job, answer: data.answer });
    };
    bench.worker.onerror = (event) => {
      event.preventDefault();
      if (id === bench.id) endWork(bench);
      finish({ kind: "failed" });
    };
    bench.worker.postMessage({ id, job });
    return () => clearTimeout(slow);
  }, [job, turn]);
  return {
    state,
    again: () => again((count) => count + 1),
    cancel: () => {
      if (!bench.busy) return;
      endWork(bench);
      bench.id++;
      set({ kind: "failed" });
    },
  };
}
