import { useEffect, useRef, useState } from "preact/hooks";

/** How far a job of a worker is. `slow`: it is taking long enough to be said. */
export type JobState<Answer> =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly slow: boolean }
  | { readonly kind: "done"; readonly answer: Answer }
  | { readonly kind: "failed" };

/** What a worker says to a job. */
export type WorkerSays<Answer> = { readonly id: number; readonly answer: Answer };

const SLOW_MS = 300;

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
 * and after one that had to be ended. `again` does the same job once more, after a failure.
 */
export function useJob<Job, Answer>(
  start: () => Worker,
  job: Job | null,
): { readonly state: JobState<Answer>; readonly again: () => void } {
  const [state, set] = useState<JobState<Answer>>({ kind: "idle" });
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
    set({ kind: "running", slow: false });
    const slow = setTimeout(() => set({ kind: "running", slow: true }), SLOW_MS);
    const finish = (next: JobState<Answer>): void => {
      if (id !== bench.id) return;
      clearTimeout(slow);
      bench.busy = false;
      set(next);
    };
    bench.worker.onmessage = ({ data }: MessageEvent<WorkerSays<Answer>>) => {
      if (data.id === id) finish({ kind: "done", answer: data.answer });
    };
    bench.worker.onerror = (event) => {
      event.preventDefault();
      if (id === bench.id) endWork(bench);
      finish({ kind: "failed" });
    };
    bench.worker.postMessage({ id, job });
    return () => clearTimeout(slow);
  }, [job, turn]);
  return { state, again: () => again((count) => count + 1) };
}
