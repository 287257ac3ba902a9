import { expect, test } from "vitest";
import { clientKey, createFetchLimits } from "../src/http/limits.ts";
import { postTest, startServer } from "./started-server.ts";

const LIMITS = {
  requestsPerMinute: 60,
  pageRequestsPerMinute: 60,
  fetchesPerMinute: 3,
  fetchesPerHostPerMinute: 2,
  fetchingMsPerRequest: 1_000,
  workMsPerMinute: 1_000,
  workMsPerRequest: 1_000,
  runningRequests: 10,
};

test.each([
  { ip: "192.0.2.7", key: "192.0.2.7" },
  { ip: "::ffff:192.0.2.7", key: "192.0.2.7" },
  { ip: "::FFFF:192.0.2.7", key: "192.0.2.7" },
  { ip: "2001:db8:1:2:3:4:5:6", key: "2001:db8:1:2::/64" },
  { ip: "2001:DB8:1:2::9", key: "2001:db8:1:2::/64" },
  { ip: "2001:db8::1", key: "2001:db8:0:0::/64" },
  { ip: "2001:0db8::1", key: "2001:db8:0:0::/64" },
  { ip: "fe80::1%eth0", key: "fe80:0:0:0::/64" },
  { ip: "::1", key: "0:0:0:0::/64" },
  { ip: "1::", key: "1:0:0:0::/64" },
  { ip: "64:ff9b::192.0.2.7", key: "64:ff9b:0:0::/64" },
])("client $ip counts as $key", ({ ip, key }) => {
  expect(clientKey(ip)).toBe(key);
});

const limitsAt = () => {
  let time = 1_000_000;
  const limits = createFetchLimits(LIMITS, () => time);
  return { limits, pass: (ms: number) => (time += ms) };
};

test("what the cache answers costs nothing, what must be fresh does", () => {
  const { limits, pass } = limitsAt();
  const ask = (fresh = false) => limits.ask("192.0.2.1", "https://a.example", fresh).granted;
  expect([ask(), ask(), ask(), ask()]).toEqual([true, true, true, true]);
  expect([ask(true), ask(true)]).toEqual([true, false]);
  pass(60_000);
  expect(ask()).toBe(true);
});

test("an answer that the cache keeps for a short time costs again after it", () => {
  const { limits, pass } = limitsAt();
  const ask = () => limits.ask("192.0.2.1", "https://a.example", false);
  expect(ask().granted).toBe(true);
  limits.settled("https://a.example", 5_000);
  pass(5_001);
  expect(ask().granted).toBe(true);
  limits.settled("https://a.example", 5_000);
  pass(5_001);
  expect(ask()).toEqual({ granted: false, by: "host", retryAfter: 20 });
});

test("a host is one host on all its ports and schemes", () => {
  const { limits } = limitsAt();
  const ask = (origin: string, client: string) => limits.ask(client, origin, false);
  expect(ask("https://a.example", "192.0.2.1").granted).toBe(true);
  expect(ask("http://a.example:8080", "192.0.2.2").granted).toBe(true);
  expect(ask("http://a.example:8081", "192.0.2.3")).toEqual({
    granted: false,
    by: "host",
    retryAfter: 30,
  });
  expect(ask("https://b.example", "192.0.2.3").granted).toBe(true);
});

test("a client over its own limit uses up nothing of a host", () => {
  const { limits } = limitsAt();
  const ask = (origin: string, client: string) => limits.ask(client, origin, true);
  for (const name of ["a", "b", "c"]) ask(`https://${name}.example`, "192.0.2.1");
  for (let i = 0; i < 5; i++)
    expect(ask("https://d.example", "192.0.2.1")).toMatchObject({ granted: false, by: "client" });
  expect(ask("https://d.example", "192.0.2.2").granted).toBe(true);
  expect(ask("https://d.example", "192.0.2.2").granted).toBe(true);
});

const QUESTION = { address: "https://a.example/", crawler: "Googlebot", robots: "" };

test("too many requests of a client: 429, when to come back, a problem", async () => {
  const app = await startServer({ rateLimits: { requestsPerMinute: 2 } });
  expect((await postTest(app, QUESTION)).statusCode).toBe(200);
  expect((await postTest(app, QUESTION)).statusCode).toBe(200);
  const refused = await postTest(app, QUESTION, { "accept-language": "de" });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect(refused.json()).toMatchObject({
    type: "urn:aushang:problem:rate-limited",
    title: "Zu viele Anfragen von Ihnen",
    status: 429,
  });
  expect(refused.headers["content-type"]).toBe("application/problem+json");
});

test("each client has its own count, the page one apart from the interface", async () => {
  const app = await startServer({
    rateLimits: { requestsPerMinute: 1, pageRequestsPerMinute: 1 },
    trustProxy: true,
  });
  const from = (ip: string) => postTest(app, QUESTION, { "x-forwarded-for": ip });
  expect((await from("192.0.2.1")).statusCode).toBe(200);
  expect((await from("192.0.2.1")).statusCode).toBe(429);
  expect((await from("192.0.2.2")).statusCode).toBe(200);
  const robots = () =>
    app.inject({ url: "/robots.txt", headers: { "x-forwarded-for": "192.0.2.1" } });
  expect((await robots()).statusCode).toBe(200);
  expect((await robots()).statusCode).toBe(429);
});

test("without trustProxy nobody can pretend to be another client", async () => {
  const app = await startServer({ rateLimits: { requestsPerMinute: 1 } });
  const from = (ip: string) => postTest(app, QUESTION, { "x-forwarded-for": ip });
  expect((await from("192.0.2.1")).statusCode).toBe(200);
  expect((await from("192.0.2.2")).statusCode).toBe(429);
});

test("unknown addresses count, health and metrics do not", async () => {
  const app = await startServer({ rateLimits: { pageRequestsPerMinute: 2 } });
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push((await app.inject("/nothing")).statusCode);
  expect(statuses).toEqual([404, 404, 429, 429]);
  for (const url of ["/healthz", "/readyz", "/metrics"])
    for (let i = 0; i < 4; i++) expect((await app.inject(url)).statusCode).toBe(200);
});

test("a server for this machine alone does not stop its own user", async () => {
  const own = await startServer({ host: "127.0.0.1" });
  for (let i = 0; i < 100; i++) expect((await postTest(own, QUESTION)).statusCode).toBe(200);
  const open = await startServer({ host: "0.0.0.0" });
  const statuses = new Set<number>();
  for (let i = 0; i < 100; i++) statuses.add((await postTest(open, QUESTION)).statusCode);
  expect([...statuses]).toEqual([200, 429]);
});

test("behind a proxy that is trusted, clients from elsewhere have the limits of all", async () => {
  const app = await startServer({ host: "127.0.0.1", trustProxy: ["127.0.0.1"] });
  const statuses = new Set<number>();
  const headers = { "x-forwarded-for": "203.0.113.5" };
  for (let i = 0; i < 100; i++) statuses.add((await postTest(app, QUESTION, headers)).statusCode);
  expect([...statuses]).toEqual([200, 429]);
  expect((await postTest(app, QUESTION)).statusCode).toBe(200);
});

test("computing counts too: who has used up the share waits", async () => {
  const app = await startServer({ rateLimits: { workMsPerMinute: 1.5 } });
  const robots = `User-agent: *\n${"Disallow: /*a*b\n".repeat(30_000)}`;
  expect((await postTest(app, { ...QUESTION, robots })).statusCode).toBe(200);
  const refused = await postTest(app, QUESTION);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60);
});
