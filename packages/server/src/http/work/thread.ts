import { Worker } from "node:worker_threads";
import type { Done, Task } from "../analysis/model.ts";
import { serverProblem } from "../problem.ts";

/** What ends a task before it is done. */
export interface Terms {
  /** Aborts when nobody waits for the result. */
  readonly signal: AbortSignal;
  /** Milliseconds after which it is given up. */
  readonly limitMs: number;
}

/** Memory that a thread may hold, in MiB; past that its task is too much work. */
const MEMORY_MB = 512;

/**
 * A thread that does one task after the other. What it computes cannot be asked to stop in between: a task that takes
 * too long, or for which nobody waits, ends with its thread.
 */
export class Thread {
  readonly #worker: Worker;
  readonly #ready: Promise<unknown>;
  #ended = false;

  constructor(program: URL, memoryMb: number = MEMORY_MB) {
    const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    this.#worker = worker;
    // A thread that waits for work keeps no process alive.
    worker.unref();
    this.#ready = new Promise((resolve, reject) => {
      worker.once("message", resolve);
      worker.on("error", (error) => {
        this.#ended = true;
        reject(error);
      });
      worker.once("exit", () => {
        this.#ended = true;
        reject(new Error("the thread ended before it was ready"));
      });
    });
    // Told to whoever waits for it.
    this.#ready.catch(() => {});
  }

  /** Whether it can do no more tasks. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Resolves when its program is loaded, which no task has to answer for. */
  async ready(): Promise<void> {
    await this.#ready;
  }

  /**
   * Does a task. Rejects with a `Problem` when it is given up, takes too long or needs too much memory; with the error
   * itself where the program has a fault.
   */
  do(task: Task, { signal, limitMs }: Terms): Promise<Done> {
    if (signal.aborted) return Promise.reject(serverProblem("stopping", null));
    const worker = this.#worker;
    return new Promise<Done>((resolve, reject) => {
      const settle = (finish: () => void): void => {
        clearTimeout(timer);
        signal.removeEventListener("abort", onAbort);
        worker.off("message", onMessage).off("error", onError).off("exit", onExit);
        finish();
      };
      const giveUp = (problem: Error): void => {
        settle(() => reject(problem));
        void this.end();
      };
      const onMessage = (done: Done): void => settle(() => resolve(done));
      const onError = (error: Error & { code?: string }): void => {
        const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
        giveUp(isMemory ? serverProblem("too-much-work", null) : error);
      };
      const onExit = (): void => giveUp(new Error("the thread ended before its task was done"));
      const onAbort = (): void => giveUp(serverProblem("stopping", null));
      const timer = setTimeout(() => giveUp(serverProblem("too-much-work", null)), limitMs);
      worker.once("message", onMessage).once("error", onError).once("exit", onExit);
      signal.addEventListener("abort", onAbort, { once: true });
      worker.postMessage(task);
    });
  }

  /** Ends it, whatever it is doing. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#worker.terminate();
  }
}
