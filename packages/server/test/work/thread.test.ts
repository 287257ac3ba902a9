import { expect, onTestFinished, test } from "vitest";
import type { Done, Task } from "../../src/http/analysis/model.ts";
import { Thread } from "../../src/http/work/thread.ts";

/** A program as text, that does what it is told in place of a job. */
const program = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from "node:worker_threads";
      ${code}
    `)}`,
  );

const OBEYS = program(`
  parentPort.on("message", ({ name }) => {
    if (name === "spin") for (;;);
    if (name === "exit") process.exit(3);
    if (name === "throw") throw new RangeError("a fault");
    if (name === "fill") {
      const all = [];
      for (;;) all.push(Array.from({ length: 100_000 }, Math.random));
    }
    parentPort.postMessage({ result: name });
  });
  parentPort.postMessage("ready");
`);

async function startThread(memoryMb?: number): Promise<Thread> {
  const thread = new Thread(OBEYS, memoryMb);
  onTestFinished(() => thread.end());
  await thread.ready();
  return thread;
}

const task = (name: string) => ({ name, question: {}, language: "en" }) as unknown as Task;
const terms = (limitMs = 10_000, signal = new AbortController().signal) => ({ limitMs, signal });

test("does one task after the other", async () => {
  const thread = await startThread();
  for (const name of ["one", "two"])
    expect(await thread.do(task(name), terms())).toEqual({ result: name } satisfies Done);
  expect(thread.ended).toBe(false);
});

test("a task that takes too long ends with its thread", async () => {
  const thread = await startThread();
  const from = performance.now();
  await expect(thread.do(task("spin"), terms(100))).rejects.toMatchObject({
    code: "too-much-work",
    status: 422,
  });
  expect(performance.now() - from).toBeLessThan(5_000);
  expect(thread.ended).toBe(true);
});

test("a task for which nobody waits ends with its thread", async () => {
  const thread = await startThread();
  const nobody = new AbortController();
  const spinning = thread.do(task("spin"), terms(10_000, nobody.signal));
  nobody.abort();
  await expect(spinning).rejects.toMatchObject({ code: "stopping" });
  expect(thread.ended).toBe(true);
});

test("for nobody no task is begun, and the thread lives on", async () => {
  const thread = await startThread();
  const gone = terms(10_000, AbortSignal.abort());
  await expect(thread.do(task("spin"), gone)).rejects.toMatchObject({ code: "stopping" });
  expect(await thread.do(task("next"), terms())).toEqual({ result: "next" });
});

test("a task that takes all memory is too much work, and nothing but its thread ends", async () => {
  const thread = await startThread(16);
  await expect(thread.do(task("fill"), terms(30_000))).rejects.toMatchObject({
    code: "too-much-work",
  });
  expect(thread.ended).toBe(true);
});

test.each([
  { name: "throw", message: "a fault" },
  { name: "exit", message: "the thread ended" },
])("a program that fails ($name) is told", async ({ name, message }) => {
  const thread = await startThread();
  await expect(thread.do(task(name), terms())).rejects.toThrow(message);
  expect(thread.ended).toBe(true);
});

test.each([
  { why: "throws", code: 'throw new Error("not today");', message: "not today" },
  { why: "ends", code: "process.exit(0);", message: "before it was ready" },
])("a program that $why at once is never ready", async ({ code, message }) => {
  const thread = new Thread(program(code));
  await expect(thread.ready()).rejects.toThrow(message);
  expect(thread.ended).toBe(true);
});

test("whoever waits for a thread that is ended is told", async () => {
  const thread = new Thread(program("setInterval(() => {}, 1000);"));
  const ready = thread.ready();
  await thread.end();
  await expect(ready).rejects.toThrow("before it was ready");
});
