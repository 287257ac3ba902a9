import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServer } from "../../src/index.ts";
import { analysisProgram } from "../analysis-program.ts";
import { post } from "../started-server.ts";

const program = await analysisProgram();
let app: FastifyInstance;
beforeAll(async () => {
  app = await createServer({
    webRoot: null,
    logger: { level: "silent" },
    analysisProgram: program,
  });
});
afterAll(() => app.close());

/** The answer of an operation; the request must be accepted. */
async function ask(operation: string, body: object, headers: Record<string, string> = {}) {
  const response = await post(app, operation, body, headers);
  expect(response.statusCode, response.body.slice(0, 500)).toBe(200);
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(response.headers["cache-control"]).toBe("no-store");
  return response.json();
}

const OLD = "User-agent: *\nDisallow: /shop\n";
const NEW = "User-agent: *\nDisallow: /shop/\n";
const base64 = (text: string, encoding: BufferEncoding = "utf8") =>
  Buffer.from(text, encoding).toString("base64");

test("diff: what opens, with example, lines and proof", async () => {
  const answer = await ask("diff", { old: OLD, new: NEW, crawlers: ["Googlebot", "GPTBot"] });
  expect(answer).toMatchObject({
    changes: [
      {
        crawlers: ["Googlebot", "GPTBot"],
        reading: "rfc9309",
        direction: "opened",
        pattern: "/shop*",
        except: ["/shop/*"],
        witness: "/shop",
        lines: { old: 2, new: null },
      },
    ],
    proven: true,
    limits: [],
    robots: { old: { source: "given", address: null, absent: false, lines: 2 }, new: {} },
  });
  expect(answer).not.toHaveProperty("impact");
  expect(answer.sentences.at(-1)).toContain("proven");
  expect(answer.changes[0].sentence).toContain("`/shop`");
});

test("diff: each way to give a file is the same file", async () => {
  const crawlers = ["Googlebot"];
  const first = await ask("diff", { old: OLD, new: NEW, crawlers });
  const others = [
    { old: { robots: OLD }, new: { robotsBase64: base64(NEW) } },
    { old: { robotsBase64: base64(OLD) }, new: { robots: NEW } },
  ];
  for (const body of others) expect(await ask("diff", { ...body, crawlers })).toEqual(first);
});

test("diff: unless told, for the registry, whoever the files name, and everybody else", async () => {
  const named = `${OLD}\nUser-agent: my-own-bot\nDisallow: /\n`;
  const answer = await ask("diff", { old: OLD, new: named });
  expect(answer.changes).toHaveLength(1);
  expect(
    answer.changes.every((one: { crawlers: string[] }) => one.crawlers[0] === "my-own-bot"),
  ).toBe(true);
  const asked = answer.outcomes.flatMap((one: { crawlers: string[] }) => one.crawlers);
  expect(asked).toContain("*");
  expect(asked).toContain("Googlebot");
  expect(asked.length).toBeGreaterThan(100);
});

test("diff: what changes for everybody comes first, and words follow the language", async () => {
  const next = "User-agent: Bingbot\nDisallow: /shop\nDisallow: /news\n\nUser-agent: *\n";
  const answer = await ask("diff", { old: OLD, new: next }, { "accept-language": "de" });
  expect(answer.changes[0].crawlers).toContain("*");
  expect(answer.changes.length).toBeGreaterThan(1);
  expect(answer.sentences.at(-1)).toContain("bewiesen");
});

test("diff: several readings, each with its own answer", async () => {
  const [old, next] = ["User-agent: *\nDisallow: /a/b\n", "User-agent: *\nDisallow: /a/%62\n"];
  const readings = ["rfc9309", "google"];
  const answer = await ask("diff", { old, new: next, crawlers: ["Bingbot"], readings });
  const outcomes = answer.outcomes.map(({ reading, opened }: Record<string, unknown>) => [
    reading,
    opened,
  ]);
  expect(outcomes).toEqual([
    ["rfc9309", 0],
    ["google", 1],
  ]);
});

test("diff: with addresses, how many of them change", async () => {
  const addresses = ["https://h.example/shopping", "https://h.example/shop/1", "nonsense"];
  const answer = await ask("diff", { old: OLD, new: NEW, crawlers: ["Googlebot"], addresses });
  expect(answer.impact.judged.requests).toBe(2);
  expect(answer.impact.crawlers[0].opened.requests).toBe(1);
  expect(answer.impact.crawlers[0].closed.requests).toBe(0);
  expect(answer.impact.notAddress.examples).toEqual(["nonsense"]);
});

test("diff: two files without a common crawler are compared all the same", async () => {
  const answer = await ask("diff", {
    old: "User-agent: a\nDisallow: /\n",
    new: "User-agent: b\nDisallow: /\n",
  });
  const changes = answer.changes.map(({ crawlers, direction }: Record<string, unknown>) => [
    crawlers,
    direction,
  ]);
  expect(changes).toEqual([
    [["a"], "opened"],
    [["b"], "closed"],
  ]);
  expect(answer.proven).toBe(true);
});

test("explain: sentences, groups, states with proof, representatives", async () => {
  const robots =
    "User-agent: *\nDisallow: /a/b\nDisallow: /a\nAllow: /a/*\nDisalow: /x\nNonsense\n";
  const answer = await ask("explain", { robots, crawlers: ["Bingbot"] });
  expect(answer.groups).toHaveLength(1);
  expect(answer.groups[0]).toMatchObject({ crawlers: ["Bingbot"], group: "*" });
  expect(answer.groups[0].rules.slice(0, 2)).toMatchObject([
    { line: 2, state: "dead", because: "covered", coveredBy: [4], witness: null },
    { line: 3, state: "alive", witness: "/a", coveredBy: [] },
  ]);
  expect(answer.representatives).toMatchObject({ proven: true, limits: [] });
  expect(answer.withoutEffect).toEqual([{ line: 6, because: expect.any(String) }]);
  expect(answer.summary.groups[0].sentences.length).toBeGreaterThan(0);
  expect(answer.sentences.length).toBeGreaterThan(0);
});

test("explain: unless told, every group of the file, that of everybody else first", async () => {
  const robots = "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart/\n";
  const answer = await ask("explain", { robots });
  expect(answer.groups.map(({ group }: { group: string }) => group)).toEqual(["*", "GPTBot"]);
  expect(answer.groups[0].crawlers).toContain("*");
  const empty = await ask("explain", { robots: "" });
  expect(empty.groups).toMatchObject([{ group: null, rules: [] }]);
  expect(empty.sentences[0]).toMatch(/empty/i);
});

test("pattern: alone, and with the rules of a file", async () => {
  const alone = await ask("pattern", { pattern: "/*.mp3" });
  expect(alone).toMatchObject({ skip: null, octets: 6, robots: null, rules: null, crawler: null });
  expect(alone.sentences[0]).toContain("`.mp3`");
  const robots = "User-agent: *\nDisallow: /music\n\nUser-agent: Bingbot\nAllow: /*.mp3$\n";
  const everybody = await ask("pattern", { pattern: "/*.mp3", robots });
  expect(everybody.rules.overlaps.map(({ line }: { line: number }) => line)).toEqual([2]);
  const bing = await ask("pattern", {
    pattern: "/*.mp3",
    robots,
    crawler: "bingbot",
    kind: "allow",
  });
  expect(bing.crawler).toBe("Bingbot");
  expect(bing.rules.overlaps).toMatchObject([{ line: 5, relation: "contains", wins: "rule" }]);
});

test("pattern: one that is no rule says why, and nothing is matched", async () => {
  const answer = await ask("pattern", { pattern: "private # not yet", robots: OLD });
  expect(answer).toMatchObject({ pattern: "private", cut: "comment", skip: "pattern-start" });
  expect(answer.examples).toEqual([]);
  expect(answer.rules.overlaps).toEqual([]);
  expect(answer.sentences.length).toBeGreaterThanOrEqual(2);
});

test("why: the verdict, what came near, and edits with their side effects", async () => {
  const body = { address: "/shoes?page=2&sort=price", crawler: "Bingbot" };
  const answer = await ask("why", { ...body, robots: "User-agent: *\nDisallow: /*?sort=\n" });
  expect(answer).toMatchObject({ verdict: "allowed", basis: "no-match", crawler: "Bingbot" });
  expect(answer.kept[0]).toMatchObject({ line: 2, kept: { code: "no-match" } });
  expect(answer.kept[0].sentence).toContain("sort=");
  expect(answer.edits[0].effects).toMatchObject({ alone: true, proven: true });
  expect(answer.edits[0].sentences.length).toBeGreaterThan(2);
  expect(answer.sentences.length).toBeGreaterThan(0);
});

test("why: whole addresses are normalised as in a test, and /robots.txt itself is open", async () => {
  const robots = "User-agent: *\nDisallow: /\n";
  const whole = await ask("why", { address: "h.example/ä#top", crawler: "Bingbot", robots });
  expect(whole.address).toBe("/%C3%A4");
  expect(whole).toMatchObject({ verdict: "disallowed", line: 2 });
  const itself = await ask("why", { address: "/robots.txt", crawler: "Bingbot", robots });
  expect(itself).toMatchObject({ verdict: "allowed", fixed: "robots-txt-itself", edits: [] });
});

test("plan: lines, the edited file, and what else changes", async () => {
  const wishes = [{ address: "/shop/help", crawler: "Bingbot", verdict: "allowed" }];
  const answer = await ask("plan", { robots: NEW, wishes });
  expect(answer).toMatchObject({
    possible: true,
    minimal: true,
    lines: [{ change: "added", line: 2, after: "Allow: /shop/help$" }],
    edited: { robots: `${NEW}Allow: /shop/help$\n` },
  });
  expect(answer.effects.proven).toBe(true);
  const latin = base64("# \xe4\nUser-agent: *\nDisallow: /shop/\n", "latin1");
  const { edited } = await ask("plan", { robotsBase64: latin, wishes });
  expect(Buffer.from(edited.robotsBase64, "base64").toString("latin1")).toBe(
    "# \xe4\nUser-agent: *\nDisallow: /shop/\nAllow: /shop/help$\n",
  );
});

test("plan: what cannot be says why", async () => {
  const wish = (verdict: string) => ({
    address: "https://h.example/a",
    crawler: "Bingbot",
    verdict,
  });
  const answer = await ask("plan", { robots: "", wishes: [wish("allowed"), wish("disallowed")] });
  expect(answer).toMatchObject({
    possible: false,
    proven: true,
    obstacles: [{ code: "contradiction", wishes: [0, 1] }],
    edited: null,
  });
});

test("format: what is done, what is refused with its counterexample", async () => {
  const robots = "useragent: *\r\nDisallow: /ab*\r\nAllow: /*b\r\nDisallow: /*c # why\r\n";
  const answer = await ask("format", { robots, mode: "minify", newline: "\n", keep: ["comments"] });
  expect(answer.edited.robots).toBe(
    "User-agent: *\nDisallow: /ab*\nAllow: /*b\nDisallow: /*c # why\n",
  );
  expect(answer).toMatchObject({ proven: true, readings: ["rfc9309", "google"] });
  expect(answer.refused[0].because).toMatchObject({
    code: "verdict",
    counterexample: { address: "/ab", before: "disallowed", after: "allowed" },
  });
  expect(answer.refused[0].sentence).toContain("/ab");
  expect(answer.steps.every((step: { sentence: string }) => step.sentence.length > 3)).toBe(true);
});

test("check: what holds, what does not and why", async () => {
  const suite = `name: Shop
checks:
  - crawler: Googlebot
    url: [/shoes, https://other.example/]
    expect: allowed
  - crawler: every
    all: disallowed
`;
  const answer = await ask("check", { suite, robots: "User-agent: *\nDisallow: /cart/\n" });
  expect(answer).toMatchObject({ name: "Shop", counts: { passed: 2, failed: 1 } });
  const [first, , last] = answer.runs[0].results;
  expect(first).toMatchObject({ state: "passed", at: 3, sentences: [] });
  expect(last).toMatchObject({ state: "failed", at: 6, proof: { proven: true } });
  expect(last.sentences.join(" ")).toContain("/cart/");
  const asObject = {
    name: "Shop",
    checks: [{ crawler: "Googlebot", url: "/shoes", expect: "allowed" }],
  };
  for (const same of [asObject, JSON.stringify(asObject)])
    expect((await ask("check", { suite: same, robots: "" })).counts.passed).toBe(1);
});

test("check: of several environments the one that is named", async () => {
  const suite = {
    environments: { production: { address: "https://h.example" }, staging: null },
    checks: [
      { crawler: "*", url: "/", expect: "allowed", in: "production" },
      { crawler: "*", url: "/", expect: "disallowed", in: "staging" },
    ],
  };
  const robots = "User-agent: *\nDisallow: /\n";
  const states = async (environment: string) => {
    const { runs } = await ask("check", { suite, robots, environment });
    return runs.map((run: { environment: string; results: { state: string }[] }) => [
      run.environment,
      run.results.map(({ state }) => state),
    ]);
  };
  expect(await states("staging")).toEqual([["staging", ["passed"]]]);
  expect(await states("production")).toEqual([["production", ["failed"]]]);
});

test("impact: of a list under a draft, and of a log", async () => {
  const list = await ask("impact", {
    present: "User-agent: *\nDisallow: /old/\n",
    draft: { robots: "User-agent: *\nDisallow: /*?\n" },
    addresses: ["https://h.example/shoes?a=1", "https://h.example/shoes", "https://o.example/"],
    crawlers: ["Googlebot"],
  });
  expect(list).toMatchObject({
    kind: "list",
    compared: true,
    log: null,
    origin: "https://h.example",
  });
  expect(list.crawlers[0].closed).toMatchObject({ requests: 1 });
  expect(list.otherHost.requests).toBe(1);
  expect(list.robots.draft).toMatchObject({ lines: 2 });
  const agent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const line = (path: string) =>
    `192.0.2.7 - - [30/Nov/2026:10:00:00 +0000] "GET ${path} HTTP/1.1" 200 512 "-" "${agent}"`;
  const log = `${[line("/old/a"), "gar\u001bbage", line("/shoes")].join("\n")}\n`;
  const requests = await ask("impact", { present: "User-agent: *\nDisallow: /old/\n", log });
  expect(requests).toMatchObject({
    kind: "requests",
    compared: false,
    robots: { draft: null },
    log: { entries: 2, bad: 1, badLines: [{ line: 2 }] },
  });
  expect(requests.crawlers[0].present.disallowed.requests).toBe(1);
  expect(requests.sentences.join(" ")).toMatch(/1 of 3 lines/);
});

test("a file over 512,000 octets is looked at up to there, and the answer says so", async () => {
  const head = "User-agent: *\n";
  const long = `${head}${"#".repeat(512_000 - head.length)}\nDisallow: /\n`;
  const answer = await ask("diff", { old: head, new: long, crawlers: ["Bingbot"] });
  expect(answer).toMatchObject({ changes: [], proven: true, robots: { new: { truncated: true } } });
  expect(answer.sentences.join(" ")).toMatch(/512[,.]000|500/);
});
