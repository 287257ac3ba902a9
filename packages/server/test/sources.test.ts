import { asTyped, type Target } from "@aushang/engine/tester";
import { createFetcher } from "@aushang/fetcher";
import { expect, onTestFinished, test } from "vitest";
import { startMisbehavingServer } from "../../../testdata/server/misbehaving-server.ts";
import { readConfig } from "../src/config.ts";
import { createFetchLimits } from "../src/http/limits.ts";
import type { Metrics } from "../src/http/metrics.ts";
import { readQuestion } from "../src/http/tester/question.ts";
import { sourcesOf } from "../src/http/tester/sources.ts";

test("the limits learn how long the cache holds what came, once for each real fetch", async () => {
  const sites = await startMisbehavingServer();
  const fetcher = createFetcher({ allow: () => true });
  onTestFinished(async () => {
    await fetcher.close();
    await sites.close();
  });
  const limits = createFetchLimits(readConfig().limits.own);
  const settled: [string, number][] = [];
  const counted: boolean[] = [];
  const metrics: Metrics = {
    fetched: (_outcome, cached) => void counted.push(cached),
    refusedFetch: () => {},
    tested: () => {},
    analysed: () => {},
  };
  const desk = {
    fetcher,
    metrics,
    fetchingMs: 60_000,
    limits: {
      ask: limits.ask,
      settled(origin: string, ms: number) {
        settled.push([origin, ms]);
        limits.settled(origin, ms);
      },
    },
  };
  const caller = { client: "127.0.0.1", signal: new AbortController().signal, report: () => {} };
  const ask = async (address: string) => {
    const { origin } = asTyped(address) as Target;
    await new Promise((resolve) => setTimeout(resolve, 5));
    const sources = await sourcesOf(readQuestion({ address, crawler: "a" }), desk, caller);
    return sources.get(origin);
  };
  const good = sites.site("rules").origin;
  const bad = sites.site("garbage").origin;
  expect(await ask(`${good}/`)).toMatchObject({ kind: "live", outcome: { status: 200 } });
  expect(await ask(`${good}/x`)).toMatchObject({ kind: "live", outcome: { status: 200 } });
  expect(await ask(`${bad}/`)).toMatchObject({ outcome: { failure: "bad-response" } });
  expect(settled).toEqual([
    [good, 60_000],
    [bad, 5_000],
  ]);
  expect(counted).toEqual([false, true, false]);
});
