import type { FetchOutcome } from "@aushang/engine";
import { expect, test } from "vitest";
import { OutcomeCache } from "../src/cache.ts";
import { FetchFailure } from "../src/failure.ts";
import { beginTrace, concludeTrace } from "../src/outcome.ts";

function outcome(octets = 0): FetchOutcome {
  const trace = beginTrace("http://x.example/robots.txt", "test");
  trace.body = new Uint8Array(octets);
  return concludeTrace(trace, null);
}

const failed = concludeTrace(
  beginTrace("http://x.example/robots.txt", "test"),
  new FetchFailure("dns", "Unknown."),
);

function cacheFor(seconds: number) {
  let now = 1_000_000;
  const cache = new OutcomeCache(seconds, () => now);
  return { cache, wait: (passed: number) => (now += passed * 1_000) };
}

test.each([
  ["an answer", 60, outcome(), 60],
  ["an answer, shorter", 10, outcome(), 10],
  ["a failure", 60, failed, 5],
  ["a failure, shorter", 2, failed, 2],
])("%s is held for its time and no longer (%d s)", (_why, seconds, held, expected) => {
  const { cache, wait } = cacheFor(seconds);
  cache.set("a", held);
  wait(expected - 0.001);
  expect(cache.get("a")).toBe(held);
  wait(0.001);
  expect(cache.get("a")).toBeUndefined();
});

test("a time of 0 holds nothing", () => {
  const { cache } = cacheFor(0);
  cache.set("a", outcome());
  expect(cache.get("a")).toBeUndefined();
});

test("a later outcome takes the place of an earlier one, also when it holds for less", () => {
  const { cache, wait } = cacheFor(60);
  cache.set("a", outcome());
  cache.set("a", failed);
  expect(cache.get("a")).toBe(failed);
  wait(6);
  expect(cache.get("a")).toBeUndefined();
});

test("no more than 1,000 outcomes are held; the oldest go first", () => {
  const { cache } = cacheFor(60);
  for (let i = 0; i < 1_500; i += 1) cache.set(String(i), outcome());
  expect(cache.get("499")).toBeUndefined();
  expect(cache.get("500")).toBeDefined();
  expect(cache.get("1499")).toBeDefined();
});

test("no more than 32 MiB of bodies are held", () => {
  const { cache } = cacheFor(60);
  for (let i = 0; i < 100; i += 1) cache.set(String(i), outcome(512_000));
  const held = Array.from({ length: 100 }, (_, i) => cache.get(String(i))).filter(Boolean);
  expect(held.length).toBe(Math.floor(33_554_432 / 512_000));
});

test("replacing and forgetting give the room back", () => {
  const { cache, wait } = cacheFor(60);
  for (let i = 0; i < 1_000; i += 1) cache.set("same", outcome(512_000));
  cache.set("other", outcome(512_000));
  expect([cache.get("same"), cache.get("other")]).not.toContain(undefined);
  wait(61);
  expect(cache.get("same")).toBeUndefined();
  cache.clear();
  for (let i = 0; i < 60; i += 1) cache.set(String(i), outcome(512_000));
  expect(cache.get("0")).toBeDefined();
});
