import { afterAll, beforeAll, expect, test } from "vitest";
import { http, RULES, text } from "../../../testdata/server/behaviour.ts";
import {
  type BehaviourName,
  type MisbehavingServer,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
import type { ApiTestResult } from "../src/http/api.ts";
import { keepLog, postTest, startServer, until } from "./started-server.ts";

let sites: MisbehavingServer;
beforeAll(async () => {
  sites = await startMisbehavingServer();
});
afterAll(() => sites.close());

const LOCAL = {
  allowAddresses: ["127.0.0.1"],
  timeouts: { connect: 500, firstByte: 500, idle: 500, total: 1_500 },
};
const causeOf = (meaning: ApiTestResult["robots"]["meaning"]) =>
  "cause" in meaning ? meaning.cause : null;
const GIVEN = { address: "https://shop.example/", crawler: "Googlebot", robots: "" };

const LIVE: readonly {
  readonly name: BehaviourName;
  readonly verdict: string;
  readonly basis: string;
  readonly status: number | null;
  readonly failure: string | null;
}[] = [
  { name: "rules", verdict: "disallowed", basis: "rule", status: 200, failure: null },
  { name: "gzip", verdict: "disallowed", basis: "rule", status: 200, failure: null },
  { name: "html", verdict: "allowed", basis: "no-rules", status: 200, failure: null },
  { name: "html-with-rules", verdict: "disallowed", basis: "rule", status: 200, failure: null },
  { name: "empty", verdict: "allowed", basis: "no-rules", status: 200, failure: null },
  { name: "status-403", verdict: "allowed", basis: "unavailable", status: 403, failure: null },
  { name: "status-404", verdict: "allowed", basis: "unavailable", status: 404, failure: null },
  { name: "status-429", verdict: "disallowed", basis: "unreachable", status: 429, failure: null },
  { name: "status-503", verdict: "disallowed", basis: "unreachable", status: 503, failure: null },
  { name: "redirect-5", verdict: "disallowed", basis: "rule", status: 200, failure: null },
  {
    name: "redirect-6",
    verdict: "allowed",
    basis: "unavailable",
    status: 302,
    failure: "redirect-limit",
  },
  {
    name: "redirect-self",
    verdict: "allowed",
    basis: "unavailable",
    status: 301,
    failure: "redirect-limit",
  },
  {
    name: "never-answers",
    verdict: "disallowed",
    basis: "unreachable",
    status: null,
    failure: "timeout",
  },
  {
    name: "resets-at-once",
    verdict: "disallowed",
    basis: "unreachable",
    status: null,
    failure: "reset",
  },
  {
    name: "garbage",
    verdict: "disallowed",
    basis: "unreachable",
    status: null,
    failure: "bad-response",
  },
  {
    name: "https-expired",
    verdict: "disallowed",
    basis: "unreachable",
    status: null,
    failure: "tls",
  },
];

test.each(LIVE)("$name: a result with 200, $verdict by $basis", async (row) => {
  const app = await startServer(LOCAL);
  const { origin } = sites.site(row.name);
  const response = await postTest(app, {
    address: `${origin}/shut/door?x=1`,
    crawler: "Googlebot",
    include: ["body"],
  });
  expect(response.statusCode).toBe(200);
  const result = response.json();
  expect(result).toMatchObject({
    origin,
    verdict: row.verdict,
    basis: row.basis,
    robots: {
      source: "live",
      address: `${origin}/robots.txt`,
      failure: row.failure,
    },
  });
  if (row.status === null || row.failure === null) expect(result.robots.status).toBe(row.status);
  const body = Buffer.from(result.robots.bodyBase64, "base64");
  expect(body.length).toBe(result.robots.bytes);
  if (row.name === "rules") expect(body.toString()).toBe(RULES);
  if (row.name === "status-404") expect(body.toString()).toBe("not here");
});

test("a closed port is a result too", async () => {
  const app = await startServer(LOCAL);
  const address = `http://127.0.0.1:${sites.closedPort}/`;
  expect((await postTest(app, { address, crawler: "Googlebot" })).json()).toMatchObject({
    verdict: "disallowed",
    basis: "unreachable",
    robots: { failure: "refused" },
  });
});

test.each([
  "http://127.0.0.1:{port}/",
  "http://2130706433:{port}/",
  "http://0x7f.1:{port}/",
  "http://[::ffff:127.0.0.1]:{port}/",
  "http://localhost:{port}/",
])("a private address is not asked: %s is unknown, never open", async (form) => {
  const app = await startServer();
  const site = await sites.serve(text(RULES));
  const address = form.replace("{port}", String(site.port));
  const result = (await postTest(app, { address, crawler: "Googlebot" })).json();
  expect(result).toMatchObject({
    verdict: "unknown",
    basis: "not-fetched",
    robots: { failure: "private-address", meaning: { state: "not-fetched" } },
  });
  expect(site.accepted).toBe(0);
});

test("only the named port of an allowed address is asked", async () => {
  const port = sites.site("rules").port;
  const app = await startServer({ allowAddresses: [`127.0.0.1:${port}`] });
  const ask = async (address: string) =>
    (await postTest(app, { address, crawler: "Googlebot" })).json().basis;
  expect(await ask(`http://127.0.0.1:${port}/shut/`)).toBe("rule");
  expect(await ask(`${sites.site("status-404").origin}/`)).toBe("not-fetched");
});

test("a redirect to a private address is not followed", async () => {
  const port = sites.site("redirect-other-origin").port;
  const app = await startServer({ allowAddresses: [`127.0.0.1:${port}`] });
  const result = (
    await postTest(app, { address: `http://127.0.0.1:${port}/shut/`, crawler: "Googlebot" })
  ).json();
  expect(result).toMatchObject({
    verdict: "unknown",
    basis: "not-fetched",
    robots: { failure: "private-address", redirects: [{ status: 301 }] },
  });
});

test("many questions at once about one origin are one request to it", async () => {
  const app = await startServer(LOCAL);
  const site = await sites.serve(
    http((_request, response) => {
      setTimeout(() => response.end(RULES), 200);
    }),
  );
  const results = await Promise.all(
    Array.from({ length: 20 }, async (_, i) =>
      (await postTest(app, { address: `${site.origin}/shut/${i}`, crawler: "Googlebot" })).json(),
    ),
  );
  expect(results.map(({ verdict }) => verdict)).toEqual(Array(20).fill("disallowed"));
  expect(site.requests.length).toBe(1);
  await postTest(app, { address: `${site.origin}/`, crawler: "Bingbot" });
  expect(site.requests.length).toBe(1);
  await postTest(app, { address: `${site.origin}/`, crawler: "Bingbot", fresh: true });
  expect(site.requests.length).toBe(2);
});

test("of many addresses each origin is asked once, also afresh", async () => {
  const app = await startServer(LOCAL);
  const one = await sites.serve(text(RULES));
  const other = await sites.serve(text("User-agent: *\nDisallow: /\n"));
  const addresses = Array.from({ length: 100 }, (_, i) =>
    i % 2 === 0 ? `${one.origin}/shut/${i}` : `${other.origin}/${i}`,
  );
  const rows = (await postTest(app, { addresses, crawler: "Googlebot", fresh: true })).json();
  expect(rows.map((row: { address: string }) => row.address)).toEqual(addresses);
  expect(new Set(rows.map((row: { verdict: string }) => row.verdict))).toEqual(
    new Set(["disallowed"]),
  );
  expect([one.requests.length, other.requests.length]).toEqual([1, 1]);
});

test("a host that was asked too often: 429 alone, not-fetched in a list", async () => {
  const app = await startServer({
    ...LOCAL,
    rateLimits: { fetchesPerHostPerMinute: 1, fetchesPerMinute: 100 },
  });
  const one = await sites.serve(text(RULES));
  const other = await sites.serve(text(RULES));
  const ask = (address: string) => postTest(app, { address, crawler: "Googlebot" });
  expect((await ask(`${one.origin}/`)).statusCode).toBe(200);
  expect((await ask(`${one.origin}/shut/`)).json().verdict).toBe("disallowed");
  const refused = await ask(`${other.origin}/`);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(30);
  expect(refused.json()).toMatchObject({ type: "urn:aushang:problem:target-limited" });
  expect(refused.json().detail).toContain("127.0.0.1");
  const addresses = [`${one.origin}/shut/`, `${other.origin}/shut/`];
  const rows = (await postTest(app, { addresses, crawler: "Googlebot" })).json();
  expect(rows[0].verdict).toBe("disallowed");
  expect(rows[1]).toMatchObject({
    verdict: "unknown",
    basis: "not-fetched",
    robots: { meaning: { cause: "own-limit" } },
  });
  expect(other.requests.length).toBe(0);
});

test("fetches count per client, however many stand in a request", async () => {
  const app = await startServer({ ...LOCAL, rateLimits: { fetchesPerMinute: 2 } });
  const origins = await Promise.all(
    [1, 2, 3].map(async () => (await sites.serve(text(RULES))).origin),
  );
  const addresses = origins.map((origin) => `${origin}/shut/`);
  const rows = (await postTest(app, { addresses, crawler: "Googlebot" })).json();
  expect(rows.map((row: { basis: string }) => row.basis).sort()).toEqual([
    "not-fetched",
    "rule",
    "rule",
  ]);
  const refused = await postTest(app, { address: addresses[2], crawler: "a", fresh: true });
  expect(refused.statusCode).toBe(429);
  expect(refused.json().type).toBe("urn:aushang:problem:rate-limited");
});

test("a long list of silent sites ends in time: those that were not asked say so", async () => {
  const app = await startServer({ ...LOCAL, rateLimits: { fetchingMsPerRequest: 100 } });
  const silent = await Promise.all(Array.from({ length: 40 }, () => sites.serve(http(() => {}))));
  const addresses = silent.map(({ origin }) => `${origin}/`);
  const from = performance.now();
  const rows = (await postTest(app, { addresses, crawler: "Googlebot" })).json();
  expect(performance.now() - from).toBeLessThan(3_000);
  const causes = rows.map((row: ApiTestResult) => row.robots.meaning).map(causeOf);
  expect(causes.slice(0, 32)).toEqual(Array(32).fill("timeout"));
  expect(causes.slice(32)).toEqual(Array(8).fill("own-limit"));
  expect(rows.every((row: ApiTestResult) => row.verdict !== "allowed")).toBe(true);
});

test("more tests at once than the server takes: 503 with Retry-After", async () => {
  const app = await startServer({ ...LOCAL, rateLimits: { runningRequests: 1 } });
  const site = await sites.serve(
    http((_request, response) => {
      setTimeout(() => response.end(RULES), 300);
    }),
  );
  const first = postTest(app, { address: `${site.origin}/shut/`, crawler: "Googlebot" });
  await until(() => site.requests.length > 0);
  const second = await postTest(app, GIVEN);
  expect(second.statusCode).toBe(503);
  expect(second.headers["retry-after"]).toBe("2");
  expect(second.json().type).toBe("urn:aushang:problem:overloaded");
  expect((await first).statusCode).toBe(200);
  expect((await postTest(app, GIVEN)).statusCode).toBe(200);
});

test("the fetcher's User-Agent can be chosen", async () => {
  const app = await startServer({ ...LOCAL, userAgent: "test-fetcher/1.0" });
  const site = await sites.serve(text(RULES));
  const result = (await postTest(app, { address: `${site.origin}/`, crawler: "a" })).json();
  expect(result.robots.userAgent).toBe("test-fetcher/1.0");
  expect(site.requests[0]?.headers["user-agent"]).toBe("test-fetcher/1.0");
});

test("a client that leaves is waited for by nobody", async () => {
  const log = keepLog();
  const app = await startServer({
    allowAddresses: ["127.0.0.1"],
    logger: { level: "info", stream: log.stream },
  });
  const base = await app.listen({ port: 0, host: "127.0.0.1" });
  const site = await sites.serve(http(() => {}));
  const leave = new AbortController();
  const request = fetch(`${base}/api/v1/test`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ address: `${site.origin}/`, crawler: "Googlebot" }),
    signal: leave.signal,
  });
  await until(() => site.requests.length > 0);
  leave.abort();
  await expect(request).rejects.toThrow();
  await until(() => site.open === 0);
  expect(log.lines.every(({ level }) => level === "info")).toBe(true);
  expect(log.lines.some(({ msg }) => msg === "client left")).toBe(true);
});
