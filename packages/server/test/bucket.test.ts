import fc from "fast-check";
import { expect, test } from "vitest";
import { createBuckets } from "../src/http/bucket.ts";

const clock = () => {
  let time = 0;
  return { now: () => time, pass: (ms: number) => (time += ms) };
};

test("a full bucket gives its tokens at once, then says how long to wait", () => {
  const { now, pass } = clock();
  const buckets = createBuckets(6, now);
  for (let i = 0; i < 6; i++) expect(buckets.take("a")).toEqual({ granted: true });
  expect(buckets.take("a")).toEqual({ granted: false, retryAfter: 10 });
  expect(buckets.take("b")).toEqual({ granted: true });
  pass(9_999);
  expect(buckets.take("a")).toEqual({ granted: false, retryAfter: 1 });
  pass(1);
  expect(buckets.take("a")).toEqual({ granted: true });
  expect(buckets.take("a").granted).toBe(false);
});

test("a bucket never holds more than a minute's worth", () => {
  const { now, pass } = clock();
  const buckets = createBuckets(2, now);
  pass(3_600_000);
  expect([1, 2, 3].map(() => buckets.take("a").granted)).toEqual([true, true, false]);
});

test("what was spent beyond the bucket must be regained first", () => {
  const { now, pass } = clock();
  const buckets = createBuckets(60, now);
  buckets.spend("a", 89);
  expect(buckets.take("a")).toEqual({ granted: false, retryAfter: 30 });
  pass(30_000);
  expect(buckets.take("a").granted).toBe(true);
});

test("no client gets more than a bucket and what flowed in", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 100 }),
      (perMinute, waits) => {
        const { now, pass } = clock();
        const buckets = createBuckets(perMinute, now);
        const granted = waits.filter((ms) => {
          pass(ms);
          return buckets.take("a").granted;
        });
        expect(granted.length).toBeLessThanOrEqual(perMinute + (now() / 60_000) * perMinute + 1e-6);
      },
    ),
  );
});

test("waiting as told is enough", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 6_000, noNaN: true }), (perMinute) => {
      const { now, pass } = clock();
      const buckets = createBuckets(perMinute, now);
      buckets.spend("a", perMinute);
      const refused = buckets.take("a");
      if (refused.granted || perMinute < 1) return;
      pass(refused.retryAfter * 1_000);
      expect(buckets.take("a").granted).toBe(true);
    }),
  );
});

test("memory is bounded: of very many keys the oldest is forgotten", () => {
  const { now } = clock();
  const buckets = createBuckets(1, now);
  buckets.take("first");
  expect(buckets.take("first").granted).toBe(false);
  for (let i = 0; i < 10_000; i++) buckets.take(`key ${i}`);
  expect(buckets.take("first").granted).toBe(true);
  expect(buckets.take("key 9999").granted).toBe(false);
});
