import { expect, onTestFinished, test } from "vitest";
import type { Metrics } from "../../src/http/metrics.ts";
import { serverProblem } from "../../src/http/problem.ts";
import type { Admitted } from "../../src/http/work/admission.ts";
import { createPool, type Pool } from "../../src/http/work/pool.ts";
import { until } from "../started-server.ts";

/** Answers with the text of the pattern; `spin` never answers, `fault` has one, `refuse` refuses. */
const PROGRAM = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from "node:worker_threads";
    parentPort.on("message", ({ question: { pattern } }) => {
      if (pattern === "spin") for (;;);
      if (pattern === "fault") parentPort.postMessage({ error: { message: "a fault", stack: "where" } });
      else if (pattern === "refuse")
        parentPort.postMessage({ refused: { code: "log-invalid", faults: [] } });
      else parentPort.postMessage({ result: pattern + " " + threadId });
    });
    parentPort.postMessage("ready");
  `)}`,
);

function startPool(threads = 1) {
  const figures: string[] = [];
  const metrics: Metrics = {
    fetched: () => {},
    refusedFetch: () => {},
    tested: () => {},
    analysed: (job, outcome) => void figures.push(`${job} ${outcome}`),
  };
  const pool = createPool({ program: PROGRAM, metrics, threads });
  onTestFinished(() => pool.close());
  return { pool, figures };
}

/** A request of a client, as far as a pool sees it. */
function request({
  client = "a",
  workMs = 10_000,
  signal = new AbortController().signal,
  mayWork = () => {},
} = {}) {
  const spent: number[] = [];
  const admitted = {
    client,
    workMs,
    signal,
    mayWork,
    language: "en",
    spend: (ms: number) => spent.push(ms),
  };
  return { admitted: admitted as unknown as Admitted, spent };
}

const ask = async (pool: Pool, pattern: string, { admitted } = request()): Promise<string> => {
  const question = { pattern, kind: "allow", reading: "rfc9309", beside: null } as const;
  return String(await pool.run("pattern", question, admitted));
};

test("a thread is kept for the next job, and its time is the client's", async () => {
  const { pool, figures } = startPool();
  const mine = request();
  const answers = [await ask(pool, "one", mine), await ask(pool, "one", mine)];
  expect(new Set(answers).size).toBe(1);
  expect(mine.spent).toHaveLength(2);
  expect(mine.spent.every((ms) => ms > 0)).toBe(true);
  expect(figures).toEqual(["pattern done", "pattern done"]);
});

test("a job that takes too long costs its time, and the next has a new thread", async () => {
  const { pool, figures } = startPool();
  const first = await ask(pool, "one");
  const mine = request({ workMs: 80 });
  await expect(ask(pool, "spin", mine)).rejects.toMatchObject({ code: "too-much-work" });
  expect(mine.spent[0]).toBeGreaterThanOrEqual(79);
  const next = await ask(pool, "one");
  expect(next).not.toBe(first);
  expect(figures).toEqual(["pattern done", "pattern too-much-work", "pattern done"]);
});

test("more jobs than threads wait; who leaves makes room", async () => {
  const { pool, figures } = startPool();
  const gone = new AbortController();
  const spinning = ask(pool, "spin", request({ signal: gone.signal }));
  let answered = "";
  const next = ask(pool, "next", request({ client: "b" })).then((text) => {
    answered = text;
  });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(answered).toBe("");
  gone.abort();
  await expect(spinning).rejects.toMatchObject({ code: "stopping" });
  await next;
  expect(answered).toMatch(/^next /);
  expect(figures).toEqual(["pattern cancelled", "pattern done"]);
});

test("two threads do two jobs at a time", async () => {
  const { pool } = startPool(2);
  const gone = new AbortController();
  const spinning = ask(pool, "spin", request({ signal: gone.signal }));
  expect(await ask(pool, "meanwhile")).toMatch(/^meanwhile /);
  gone.abort();
  await expect(spinning).rejects.toThrow();
});

test("whoever has used up the share while waiting is told when it is their turn", async () => {
  const { pool } = startPool();
  const mayWork = () => {
    throw serverProblem("rate-limited", { seconds: 9 });
  };
  const spent = request({ mayWork });
  await expect(ask(pool, "one", spent)).rejects.toMatchObject({ code: "rate-limited" });
  expect(spent.spent).toEqual([]);
  expect(await ask(pool, "one")).toMatch(/^one /);
});

test("when too many wait there is no room", async () => {
  const { pool } = startPool();
  const gone = new AbortController();
  const mine = () => ask(pool, "spin", request({ signal: gone.signal }));
  const all = Array.from({ length: 66 }, mine);
  await expect(all[65]).rejects.toMatchObject({ code: "overloaded", status: 503 });
  gone.abort();
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  expect(await ask(pool, "one")).toMatch(/^one /);
});

test("a refusal is a problem, a fault is the error itself, with its place", async () => {
  const { pool, figures } = startPool();
  await expect(ask(pool, "refuse")).rejects.toMatchObject({ code: "log-invalid", status: 422 });
  await expect(ask(pool, "fault")).rejects.toMatchObject({ message: "a fault", stack: "where" });
  expect(figures).toEqual(["pattern refused", "pattern failed"]);
});

test("a program that is not there fails each job, and stops no other", async () => {
  const metrics = { analysed: () => {} } as unknown as Metrics;
  const program = new URL("./nothing.js", import.meta.url);
  const pool = createPool({ program, metrics, threads: 1 });
  await expect(ask(pool, "one")).rejects.toThrow("nothing.js");
  await expect(ask(pool, "two")).rejects.toThrow("nothing.js");
});

test("closing ends what runs", async () => {
  const { pool } = startPool();
  let ended = false;
  const spinning = ask(pool, "spin").catch(() => {
    ended = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await pool.close();
  await spinning;
  await until(() => ended);
});
