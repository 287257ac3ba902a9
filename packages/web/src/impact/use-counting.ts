import { useEffect, useRef, useState } from "preact/hooks";
import type { ImpactAnswer, ImpactJob, ImpactSays, Progress } from "./jobs.ts";

/** How far the counting is. */
export type Counting =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly job: ImpactJob; readonly progress: Progress }
  | { readonly kind: "done"; readonly job: ImpactJob; readonly answer: ImpactAnswer }
  /** By whoever did not want to wait, or because the worker broke off. */
  | { readonly kind: "stopped"; readonly job: ImpactJob; readonly cancelled: boolean };

/** The counting, and what can be done with it. */
export interface CountingDesk {
  readonly state: Counting;
  /** Counts anew; what is still being counted is given up. */
  readonly start: (job: ImpactJob) => void;
  /** Gives up; false when nothing is being counted. */
  readonly cancel: () => boolean;
}

/** Lets a worker count, for as long as it takes. */
export function useCounting(): CountingDesk {
  const [state, set] = useState<Counting>({ kind: "idle" });
  const worker = useRef<Worker | null>(null);
  const end = (): void => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => end, []);
  const start = (job: ImpactJob): void => {
    end();
    const own = new Worker(new URL("./worker.ts", import.meta.url), {
      type: "module",
      name: "impact",
    });
    worker.current = own;
    set({ kind: "running", job, progress: { file: 0, read: 0 } });
    own.onmessage = ({ data }: MessageEvent<ImpactSays>) => {
      if (worker.current !== own) return;
      if (data.kind === "progress") set({ kind: "running", job, progress: data.progress });
      else {
        set({ kind: "done", job, answer: data.answer });
        end();
      }
    };
    own.onerror = (event) => {
      event.preventDefault();
      if (worker.current !== own) return;
      end();
      set({ kind: "stopped", job, cancelled: false });
    };
    own.postMessage(job);
  };
  const cancel = (): boolean => {
    if (state.kind !== "running") return false;
    end();
    set({ kind: "stopped", job: state.job, cancelled: true });
    return true;
  };
  return { state, start, cancel };
}
