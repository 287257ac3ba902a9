import { expect, test } from "vitest";
import { startMisbehavingServer } from "../../../testdata/server/misbehaving-server.ts";
import { outcomeKind } from "../src/http/metrics.ts";
import { postTest, startServer } from "./started-server.ts";

test.each([
  { status: 200, failure: null, kind: "2xx" },
  { status: 301, failure: null, kind: "3xx" },
  { status: 403, failure: null, kind: "4xx" },
  { status: 404, failure: null, kind: "404" },
  { status: 429, failure: null, kind: "429" },
  { status: 503, failure: null, kind: "5xx" },
  { status: 302, failure: "redirect-limit", kind: "redirect-limit" },
  { status: null, failure: "dns", kind: "dns" },
  { status: null, failure: null, kind: "none" },
] as const)("status $status, failure $failure counts as $kind", ({ kind, ...outcome }) => {
  expect(outcomeKind(outcome)).toBe(kind);
});

test("requests, fetches, cache hits, verdicts and the process, without any address", async () => {
  const sites = await startMisbehavingServer();
  const app = await startServer({
    allowAddresses: ["127.0.0.1"],
    rateLimits: { fetchesPerMinute: 2 },
  });
  const ask = (name: "rules" | "status-404" | "status-503") =>
    postTest(app, { address: `${sites.site(name).origin}/shut/secret`, crawler: "Googlebot" });
  await ask("rules");
  await ask("rules");
  await ask("status-404");
  await ask("status-503");
  await postTest(app, {});
  await app.inject("/nothing/secret");
  const response = await app.inject("/metrics");
  await sites.close();
  expect(response.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  const lines = response.body.split("\n");
  const durations = "aushang_http_request_duration_seconds_count";
  for (const line of [
    `${durations}{method="POST",route="/api/v1/test",status="200"} 3`,
    `${durations}{method="POST",route="/api/v1/test",status="429"} 1`,
    `${durations}{method="POST",route="/api/v1/test",status="400"} 1`,
    `${durations}{method="GET",route="unmatched",status="404"} 1`,
    'aushang_fetch_outcomes_total{kind="2xx"} 1',
    'aushang_fetch_outcomes_total{kind="404"} 1',
    "aushang_fetch_cache_hits_total 1",
    "aushang_fetch_duration_seconds_count 2",
    'aushang_fetches_refused_total{by="client"} 1',
    'aushang_test_results_total{verdict="blocked"} 2',
    'aushang_test_results_total{verdict="open"} 1',
    "aushang_http_requests_running 1",
  ])
    expect(lines).toContain(line);
  expect(response.body).toMatch(/^process_cpu_seconds_total \d/m);
  expect(response.body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(response.body).not.toMatch(/127\.0\.0\.1|secret|shut/);
});

test("two servers in one process count apart", async () => {
  const [one, other] = [await startServer(), await startServer()];
  await one.inject("/nothing");
  const count = /_count\{method="GET",route="unmatched",status="404"\} 1/;
  expect((await one.inject("/metrics")).body).toMatch(count);
  expect((await other.inject("/metrics")).body).not.toMatch(count);
});
