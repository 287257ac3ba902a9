import { expect, test } from "vitest";
import { createFetcher, type FetcherOptions, TIMEOUTS, USER_AGENT } from "../src/index.ts";
import { checkOptions } from "../src/options.ts";

test("without options: public addresses, no proxy, the limits of the documentation", () => {
  const settings = checkOptions({});
  expect(settings).toMatchObject({
    userAgent: USER_AGENT,
    trustTyped: false,
    timeouts: { connect: 5_000, firstByte: 8_000, idle: 5_000, total: 10_000 },
    proxy: null,
    cacheSeconds: 60,
    authorities: undefined,
  });
  expect(settings.allow("127.0.0.1", 80)).toBe(false);
});

test.each([
  [86_400, 60],
  [Number.POSITIVE_INFINITY, 60],
  [60, 60],
  [7.5, 7.5],
  [0, 0],
])("cacheSeconds %d counts as %d", (given, used) => {
  expect(checkOptions({ cacheSeconds: given }).cacheSeconds).toBe(used);
});

test("timeouts that are left out keep their defaults", () => {
  expect(checkOptions({ timeouts: { total: 1, idle: undefined } as never }).timeouts).toEqual({
    ...TIMEOUTS,
    total: 1,
  });
});

test.each([
  ["userAgent with a line break", { userAgent: "a\r\nb: c" }],
  ["allow as a list", { allow: ["127.0.0.1"] }],
  ["lookup that is none", { lookup: "8.8.8.8" }],
  ["trustTyped as text", { trustTyped: "no" }],
  ["proxy as an address", { proxy: "http://p:1" }],
  ["a negative cache", { cacheSeconds: -1 }],
  ["a cache that is no number", { cacheSeconds: Number.NaN }],
  ["a cache as text", { cacheSeconds: "5" }],
  ["a size of nothing", { sizeLimit: 0 }],
  ["a size beyond that of a sitemap", { sizeLimit: 52_428_801 }],
  ["a timeout of 0", { timeouts: { idle: 0 } }],
  ["a timeout without end", { timeouts: { total: Number.POSITIVE_INFINITY } }],
  ["a timeout beyond what timers know", { timeouts: { total: 2 ** 31 } }],
  ["a timeout as text", { timeouts: { connect: "5 s" } }],
])("a TypeError that names the option: %s", (_why, options) => {
  const attempt = () => createFetcher(options as FetcherOptions);
  expect(attempt).toThrow(TypeError);
  expect(attempt).toThrow(Object.keys(options)[0] as string);
});
