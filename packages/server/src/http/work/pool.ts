import { availableParallelism } from "node:os";
import type { Done, JobName, Jobs, Results } from "../analysis/model.ts";
import type { AnalysisOutcome, Metrics } from "../metrics.ts";
import { Problem, serverProblem } from "../problem.ts";
import type { Admitted } from "./admission.ts";
import { Queue } from "./queue.ts";
import { Thread } from "./thread.ts";

/** Does what takes long in threads, so that nobody else waits for it. */
export interface Pool {
  /**
   * The result of a job, when it is the client's turn; the time that it takes is the client's. Rejects with a `Problem`
   * when there is no room, when the client's share is used up, when it takes too long, or when nobody waits any more.
   */
  run<Name extends JobName>(
    name: Name,
    question: Jobs[Name],
    admitted: Admitted,
  ): Promise<Results[Name]>;
  /** Ends all threads, whatever they are doing. */
  close(): Promise<void>;
}

/** What a pool can be told. */
export interface PoolOptions {
  /** What the threads run. */
  readonly program: URL;
  readonly metrics: Metrics;
  /** Threads at a time; unless told, one less than the machine has processors, at least one and at most four. */
  readonly threads?: number;
}

/** Jobs that may wait. */
const WAITING = 64;
const BUSY_SECONDS = 5;

const usualThreads = (): number => Math.min(4, Math.max(1, availableParallelism() - 1));

/** A pool without any thread: each is started when it is first needed, and kept. */
export function createPool({ program, metrics, threads = usualThreads() }: PoolOptions): Pool {
  const queue = new Queue(threads, WAITING);
  const idle: Thread[] = [];
  const all = new Set<Thread>();

  const begin = (): Thread => {
    const known = idle.pop();
    if (known !== undefined && !known.ended) return known;
    const thread = new Thread(program);
    all.add(thread);
    return thread;
  };
  const putBack = (thread: Thread): void => {
    if (thread.ended) all.delete(thread);
    else idle.push(thread);
  };

  const work = async <Name extends JobName>(
    name: Name,
    question: Jobs[Name],
    admitted: Admitted,
  ): Promise<Results[Name]> => {
    const thread = begin();
    let from: number | null = null;
    let outcome: AnalysisOutcome = "failed";
    try {
      await thread.ready();
      from = performance.now();
      const { signal, workMs: limitMs, language } = admitted;
      const done = await thread.do({ name, question, language }, { signal, limitMs });
      if ("result" in done) outcome = "done";
      else if ("refused" in done) outcome = "refused";
      return resultOf<Name>(done);
    } catch (error) {
      if (error instanceof Problem) outcome = outcomeOf(error);
      throw error;
    } finally {
      const ms = from === null ? 0 : performance.now() - from;
      admitted.spend(ms);
      metrics.analysed(name, outcome, ms);
      putBack(thread);
    }
  };

  return {
    async run(name, question, admitted) {
      const leave = await queue.enter(admitted.client, admitted.signal);
      if (leave === null) throw serverProblem("overloaded", { seconds: BUSY_SECONDS });
      try {
        if (admitted.signal.aborted) throw serverProblem("stopping", null);
        // What the client asked for meanwhile may have used up its share.
        admitted.mayWork();
        return await work(name, question, admitted);
      } finally {
        leave();
      }
    },
    async close() {
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}

function outcomeOf({ code }: Problem): AnalysisOutcome {
  if (code === "too-much-work") return "too-much-work";
  return code === "stopping" ? "cancelled" : "refused";
}

function resultOf<Name extends JobName>(done: Done): Results[Name] {
  if ("result" in done) return done.result as Results[Name];
  if ("refused" in done) {
    const { code, faults } = done.refused;
    throw serverProblem(code, null, { faults });
  }
  const error = new Error(done.error.message);
  error.stack = done.error.stack;
  throw error;
}
