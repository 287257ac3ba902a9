import { afterAll, beforeAll, expect, test } from "vitest";
import { RULES, text } from "../../../../testdata/server/behaviour.ts";
import {
  type BehaviourName,
  type MisbehavingServer,
  startMisbehavingServer,
} from "../../../../testdata/server/misbehaving-server.ts";
import { analysisProgram } from "../analysis-program.ts";
import { post, startServer } from "../started-server.ts";

const program = await analysisProgram();
let sites: MisbehavingServer;
beforeAll(async () => {
  sites = await startMisbehavingServer();
});
afterAll(() => sites.close());

const LOCAL = {
  analysisProgram: program,
  allowAddresses: ["127.0.0.1"],
  timeouts: { connect: 500, firstByte: 500, idle: 500, total: 1_500 },
};
const DRAFT = "User-agent: *\nDisallow: /\n";

test("a live file against a draft, with what is known of the fetch", async () => {
  const app = await startServer(LOCAL);
  const { origin } = sites.site("redirect-5");
  const body = { old: { address: `${origin}/any/page?x=1` }, new: DRAFT, crawlers: ["Bingbot"] };
  const answer = (await post(app, "diff", body)).json();
  expect(answer.robots.old).toMatchObject({
    source: "live",
    address: `${origin}/robots.txt`,
    status: 200,
    absent: false,
    bytes: RULES.length,
  });
  expect(answer.robots.old.redirects).toHaveLength(5);
  expect(answer.proven).toBe(true);
  expect(answer.changes.length).toBeGreaterThan(0);
});

test.each([
  { name: "status-404", status: 404 },
  { name: "status-403", status: 403 },
  { name: "redirect-self", status: 301 },
] as const)("$name: no file is a file without rules, and the answer says so", async (row) => {
  const app = await startServer(LOCAL);
  const address = sites.site(row.name).origin;
  const body = { old: { address }, new: DRAFT, crawlers: ["Bingbot"] };
  const answer = (await post(app, "diff", body)).json();
  expect(answer.robots.old).toMatchObject({
    absent: true,
    status: row.status,
    lines: 0,
    meaning: { state: "unavailable" },
  });
  expect(answer.robots.new.absent).toBe(false);
  expect(answer.sentences[0]).toContain(`${address}/robots.txt`);
  expect(answer.changes).toMatchObject([{ direction: "closed", pattern: "/*" }]);
});

test("an HTML page in place of a file is told before anything else", async () => {
  const app = await startServer(LOCAL);
  const address = sites.site("html").origin;
  const answer = (await post(app, "explain", { address })).json();
  expect(answer.robots.notes).toContain("html-served");
  expect(answer.sentences[0]).toContain("web page");
});

const UNREADABLE: readonly {
  readonly name: BehaviourName;
  readonly status: number | null;
  readonly cause: string;
}[] = [
  { name: "status-503", status: 503, cause: "status-5xx" },
  { name: "status-429", status: 429, cause: "status-429" },
  { name: "never-answers", status: null, cause: "timeout" },
  { name: "resets-at-once", status: null, cause: "reset" },
  { name: "garbage", status: null, cause: "bad-response" },
  { name: "https-expired", status: null, cause: "tls" },
];

test.each(UNREADABLE)("$name: nothing is said about what was not read", async (row) => {
  const app = await startServer(LOCAL);
  const { origin } = sites.site(row.name);
  for (const [operation, body, pointer] of [
    ["diff", { old: DRAFT, new: { address: origin } }, "/new/address"],
    ["explain", { address: origin }, "/address"],
    ["why", { address: `${origin}/a`, crawler: "Bingbot" }, "/address"],
  ] as const) {
    const response = await post(app, operation, body);
    expect(response.statusCode).toBe(422);
    const problem = response.json();
    expect(problem.type).toBe("urn:aushang:problem:robots-not-readable");
    const address = `${origin}/robots.txt`;
    const { status, cause } = row;
    expect(problem.unreadable).toEqual([{ pointer, address, status, state: "unreachable", cause }]);
    expect(problem.errors).toEqual([{ pointer, detail: expect.stringContaining(address) }]);
  }
});

test("both sides that could not be read are named", async () => {
  const app = await startServer(LOCAL);
  const side = (name: BehaviourName) => ({ address: sites.site(name).origin });
  const body = { old: side("status-503"), new: side("never-answers") };
  const { unreadable } = (await post(app, "diff", body)).json();
  expect(unreadable.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    "/old/address",
    "/new/address",
  ]);
});

test.each(["diff", "explain", "pattern", "plan", "format", "impact"])(
  "%s: a private address is not asked",
  async (operation) => {
    const app = await startServer({ analysisProgram: program });
    const site = await sites.serve(text(RULES));
    const address = site.origin;
    const body = {
      diff: { old: { address }, new: "" },
      explain: { address },
      pattern: { pattern: "/a", address },
      plan: { address, wishes: [{ address: "/a", crawler: "a", verdict: "allowed" }] },
      format: { address, mode: "merge" },
      impact: { present: "", draft: { address }, addresses: ["/a"] },
    }[operation];
    const response = await post(app, operation, body ?? {});
    expect(response.json()).toMatchObject({
      type: "urn:aushang:problem:robots-not-readable",
      unreadable: [{ state: "not-fetched", cause: "private-address" }],
    });
    expect(site.accepted).toBe(0);
  },
);

test("operations share one cache: a site is asked once, unless it must be fresh", async () => {
  const app = await startServer(LOCAL);
  const site = await sites.serve(text(RULES));
  const address = site.origin;
  await post(app, "test", { address, crawler: "Bingbot" });
  await post(app, "diff", { old: { address }, new: { address } });
  await post(app, "explain", { address });
  expect(site.requests.length).toBe(1);
  await post(app, "explain", { address, fresh: true });
  expect(site.requests.length).toBe(2);
});

test("fetches count whatever asks for them, and one that is refused refuses all", async () => {
  const app = await startServer({ ...LOCAL, rateLimits: { fetchesPerHostPerMinute: 1 } });
  const one = await sites.serve(text(RULES));
  const other = await sites.serve(text(RULES));
  const body = { old: { address: one.origin }, new: { address: other.origin } };
  const refused = await post(app, "diff", body);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().type).toBe("urn:aushang:problem:target-limited");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(30);
});

test("why: the live file of the address, and its edits", async () => {
  const app = await startServer(LOCAL);
  const address = `${sites.site("rules").origin}/shut/door`;
  const answer = (await post(app, "why", { address, crawler: "Bingbot" })).json();
  expect(answer).toMatchObject({ verdict: "disallowed", address: "/shut/door" });
  expect(answer.robots.source).toBe("live");
  expect(answer.edits.length).toBeGreaterThan(0);
});

test("plan: wishes of another site than the file's are refused", async () => {
  const app = await startServer(LOCAL);
  const address = sites.site("rules").origin;
  const wish = { crawler: "Bingbot", verdict: "allowed" };
  const ask = (wished: string) =>
    post(app, "plan", { address, wishes: [{ ...wish, address: wished }] });
  expect((await ask(`${address}/shut/`)).json()).toMatchObject({ possible: true });
  expect((await ask("https://other.example/shut/")).json()).toMatchObject({
    errors: [{ pointer: "/wishes/0/address" }],
  });
});

test("check: on the sites of the suite; one that cannot be read is a result that never passes", async () => {
  const app = await startServer(LOCAL);
  const suite = {
    environments: {
      live: { address: sites.site("rules").origin },
      down: { address: sites.site("status-503").origin },
      later: null,
    },
    checks: [{ crawler: "Bingbot", url: "/shut/", expect: "disallowed" }],
  };
  const { runs, counts } = (await post(app, "check", { suite })).json();
  expect(runs).toMatchObject([
    { environment: "live", source: "live", status: 200, results: [{ state: "passed" }] },
    { environment: "down", status: 503, results: [{ state: "not-readable" }] },
  ]);
  expect(counts).toEqual({ passed: 1, failed: 0, notReadable: 1, skipped: 0 });
  const named = { suite, environment: "down", address: sites.site("rules").origin };
  expect((await post(app, "check", named)).json().counts.passed).toBe(1);
});

test("impact: paths belong to the site whose file was fetched", async () => {
  const app = await startServer(LOCAL);
  const address = sites.site("rules").origin;
  const addresses = ["/shut/a", `${address}/open`, "https://other.example/"];
  const body = { present: { address }, addresses, crawlers: ["Bingbot"] };
  const answer = (await post(app, "impact", body)).json();
  expect(answer).toMatchObject({ origin: address, judged: { requests: 2 } });
  expect(answer.otherHost.requests).toBe(1);
  expect(answer.crawlers[0].present.disallowed.requests).toBe(1);
});
