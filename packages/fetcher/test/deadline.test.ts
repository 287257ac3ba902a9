import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Deadline, TIMEOUTS, untilAborted } from "../src/deadline.ts";
import { FetchFailure } from "../src/failure.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["connect", 5_000, /connection/],
  ["firstByte", 8_000, /did not answer/],
  ["idle", 5_000, /stood still/],
] as const)("%s has its own limit of %d ms", (phase, limit, words) => {
  const deadline = new Deadline(TIMEOUTS);
  deadline.enter(phase);
  vi.advanceTimersByTime(limit - 1);
  expect(deadline.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(deadline.signal.reason).toMatchObject({ kind: "timeout" });
  expect(deadline.signal.reason.message).toMatch(words);
});

test("progress gives the full time again, but the total runs on", () => {
  const deadline = new Deadline(TIMEOUTS);
  deadline.enter("idle");
  for (let i = 0; i < 3; i += 1) {
    vi.advanceTimersByTime(3_000);
    deadline.progress();
  }
  expect(deadline.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(deadline.signal.reason.message).toMatch(/10 s in all/);
});

test("the next phase takes the place of the one before", () => {
  const deadline = new Deadline(TIMEOUTS);
  deadline.enter("connect");
  vi.advanceTimersByTime(4_000);
  deadline.enter("firstByte");
  vi.advanceTimersByTime(5_999);
  expect(deadline.signal.aborted).toBe(false);
  deadline.end();
});

test("what happened first is what counts, and no timer is left", () => {
  const deadline = new Deadline(TIMEOUTS);
  deadline.enter("connect");
  const first = new FetchFailure("bad-response", "First.");
  deadline.abort(first);
  deadline.abort(new FetchFailure("timeout", "Second."));
  expect(deadline.signal.reason).toBe(first);
  expect(vi.getTimerCount()).toBe(0);
});

test("after its end nothing is aborted any more", () => {
  const deadline = new Deadline(TIMEOUTS);
  deadline.enter("idle");
  deadline.end();
  vi.advanceTimersByTime(60_000);
  expect(deadline.signal.aborted).toBe(false);
});

test("work is given up when the signal is aborted, before or during it", async () => {
  const never = new Promise<never>(() => {});
  const controller = new AbortController();
  const waiting = untilAborted(never, controller.signal);
  controller.abort(new Error("enough"));
  await expect(waiting).rejects.toThrow("enough");
  await expect(untilAborted(never, controller.signal)).rejects.toThrow("enough");
});

test("work that ends in time gives its own end", async () => {
  const { signal } = new AbortController();
  await expect(untilAborted(Promise.resolve(7), signal)).resolves.toBe(7);
  await expect(untilAborted(Promise.reject(new Error("own")), signal)).rejects.toThrow("own");
});
