import { expect, test } from "vitest";
import { analysisProgram } from "../analysis-program.ts";
import { post, startServer, until } from "../started-server.ts";

const program = await analysisProgram();

/** A file of 20,000 rules with three stars each; another one for each seed. */
function wild(seed: number): string {
  let state = seed;
  const rule = (_: unknown, i: number): string => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    const part = (state % 9_973).toString(36);
    return `${i % 3 === 0 ? "Allow" : "Disallow"}: /*${part}*${((i * 7_919) % 10_007).toString(36)}*x\n`;
  };
  return `User-agent: *\n${Array.from({ length: 20_000 }, rule).join("")}`;
}

const WILD = wild(1);
const OTHER = wild(2);
const SMALL = { robots: "User-agent: *\nDisallow: /a\n", crawlers: ["Bingbot"] };

/** A group for each of 20,000 crawlers. */
const MANY_GROUPS = Array.from(
  { length: 20_000 },
  (_, i) => `User-agent: b${i.toString(36)}\nDisallow: /*${i.toString(36)}\n`,
).join("\n");

const wish = { address: "/ax/bx?c=dx", crawler: "Bingbot", verdict: "disallowed" };
const SUITE = {
  checks: [
    { crawlers: "every", all: "allowed" },
    { crawler: "a", url: "/x", expect: "allowed" },
  ],
};

const HOSTILE: readonly { readonly operation: string; readonly body: object }[] = [
  { operation: "diff", body: { old: WILD, new: OTHER } },
  { operation: "diff", body: { old: MANY_GROUPS.slice(0, 480_000), new: "" } },
  { operation: "explain", body: { robots: WILD } },
  { operation: "explain", body: { robots: MANY_GROUPS } },
  { operation: "pattern", body: { pattern: `/${"*a".repeat(2_000)}`, robots: WILD } },
  { operation: "why", body: { ...wish, verdict: undefined, robots: WILD } },
  { operation: "plan", body: { robots: WILD, wishes: [wish] } },
  { operation: "format", body: { robots: WILD, mode: "minify" } },
  { operation: "check", body: { suite: SUITE, robots: WILD } },
  {
    operation: "impact",
    body: { present: WILD, addresses: Array(2_000).fill(`/${"x".repeat(150)}`) },
  },
];
const LIMIT_MS = 800;

test.each(HOSTILE)("$operation: bounded in time, others are answered meanwhile", async (row) => {
  const app = await startServer({
    analysisProgram: program,
    rateLimits: { workMsPerRequest: LIMIT_MS },
  });
  // The thread's start is not what is measured.
  await post(app, "explain", SMALL);
  let done = false;
  const from = performance.now();
  const asked = post(app, row.operation, row.body).finally(() => {
    done = true;
  });
  let longest = 0;
  while (!done) {
    const before = performance.now();
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    longest = Math.max(longest, performance.now() - before);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const response = await asked;
  // One job for each of two steps of a check, and a machine that is busy otherwise.
  expect(performance.now() - from).toBeLessThan(2 * LIMIT_MS + 2_000);
  expect(longest).toBeLessThan(LIMIT_MS);
  if (response.statusCode !== 200)
    expect(response.json()).toMatchObject({
      status: 422,
      type: "urn:aushang:problem:too-much-work",
    });
});

test("two files of 20,000 wildcards are too much for one request: it says so, and is charged", async () => {
  const rateLimits = { workMsPerRequest: 300, workMsPerMinute: 200 };
  const app = await startServer({ analysisProgram: program, rateLimits });
  const refused = await post(app, "diff", { old: WILD, new: OTHER }, { "accept-language": "de" });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    type: "urn:aushang:problem:too-much-work",
    title: "Das ist zu viel für eine Anfrage",
  });
  // Both kinds of operations draw on one share.
  for (const operation of ["explain", "test"])
    expect((await post(app, operation, SMALL)).statusCode).toBe(429);
});

test("a client that leaves is computed for no longer", async () => {
  const app = await startServer({
    analysisProgram: program,
    rateLimits: { workMsPerRequest: 60_000 },
  });
  const base = await app.listen({ port: 0, host: "127.0.0.1" });
  const figure = async (line: string) =>
    (await app.inject("/metrics")).body.split("\n").some((one) => one.startsWith(line));
  const leave = new AbortController();
  const request = fetch(`${base}/api/v1/diff`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ old: WILD, new: OTHER }),
    signal: leave.signal,
  });
  const gone = expect(request).rejects.toThrow();
  await until(() => figure("aushang_http_requests_running 2"));
  await new Promise((resolve) => setTimeout(resolve, 500));
  leave.abort();
  await gone;
  const count = 'aushang_analysis_duration_seconds_count{job="diff",outcome="cancelled"} 1';
  await until(() => figure(count));
  expect((await post(app, "explain", SMALL)).statusCode).toBe(200);
});

test("a server that stops waits for no proof longer than it was told to", async () => {
  const app = await startServer({
    analysisProgram: program,
    rateLimits: { workMsPerRequest: 60_000 },
  });
  await app.ready();
  const asked = post(app, "diff", { old: WILD, new: OTHER });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const from = performance.now();
  await app.close();
  expect(performance.now() - from).toBeLessThan(5_000);
  expect((await asked).statusCode).toBeGreaterThanOrEqual(500);
});
