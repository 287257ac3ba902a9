import type { Language } from "@aushang/engine/texts";
import { expect, test } from "vitest";
import { analysisProgram } from "../analysis-program.ts";
import { post, startServer } from "../started-server.ts";

const program = await analysisProgram();
const LANGUAGES: readonly Language[] = ["de", "en", "da"];

const ROBOTS = "User-agent: *\nDisallow: /a\n";
const DIFF = { old: ROBOTS, new: "" };
const WHY = { address: "/a", crawler: "Bingbot", robots: ROBOTS };
const WISH = { address: "/a", crawler: "Bingbot", verdict: "allowed" };
const PLAN = { robots: ROBOTS, wishes: [WISH] };
const FORMAT = { robots: ROBOTS, mode: "format" };
const SUITE = { checks: [{ crawler: "Bingbot", url: "/a", expect: "allowed" }] };
const PLACES = { ...SUITE, environments: { one: null, two: null } };
const IMPACT = { present: ROBOTS, addresses: ["/a"] };

interface Row {
  readonly operation: string;
  readonly body: object;
  readonly code?: string;
  readonly status?: number;
  readonly pointers: readonly string[];
}

/** Requests that each have one fault, and where it is. */
const REFUSED: readonly Row[] = [
  { operation: "diff", body: {}, pointers: ["/old"] },
  { operation: "diff", body: { old: ROBOTS }, pointers: ["/new"] },
  ...[1, null, true, [], ["User-agent: *"]].map((old) => ({
    operation: "diff",
    body: { ...DIFF, old },
    pointers: ["/old"],
  })),
  { operation: "diff", body: { ...DIFF, new: {} }, pointers: ["/new"] },
  { operation: "diff", body: { ...DIFF, new: { robots: 1 } }, pointers: ["/new/robots"] },
  { operation: "diff", body: { ...DIFF, new: { robots: null } }, pointers: ["/new/robots"] },
  {
    operation: "diff",
    body: { ...DIFF, new: { text: "", "a/b": 1 } },
    pointers: ["/new/text", "/new/a~1b", "/new"],
  },
  {
    operation: "diff",
    body: { ...DIFF, new: { robots: "", address: "a.example" } },
    pointers: ["/new/address"],
  },
  {
    operation: "diff",
    body: { old: 1, new: { url: "" } },
    pointers: ["/old", "/new/url", "/new"],
  },
  {
    operation: "diff",
    body: { ...DIFF, old: { robotsBase64: "*" } },
    code: "robots-not-base64",
    pointers: ["/old/robotsBase64"],
  },
  {
    operation: "diff",
    body: { ...DIFF, old: { address: "ftp://a.example" } },
    code: "address-scheme",
    pointers: ["/old/address"],
  },
  { operation: "diff", body: { ...DIFF, crawlers: [] }, pointers: ["/crawlers"] },
  { operation: "diff", body: { ...DIFF, crawlers: Array(201).fill("a") }, pointers: ["/crawlers"] },
  {
    operation: "diff",
    body: { ...DIFF, crawlers: ["Bingbot", "a:b"] },
    code: "crawler-invalid",
    pointers: ["/crawlers/1"],
  },
  {
    operation: "diff",
    body: { ...DIFF, readings: ["google", "rfc"] },
    code: "reading-unknown",
    pointers: ["/readings/1"],
  },
  { operation: "diff", body: { ...DIFF, readings: [] }, pointers: ["/readings"] },
  { operation: "diff", body: { ...DIFF, readings: ["google", "google"] }, pointers: ["/readings"] },
  { operation: "diff", body: { ...DIFF, addresses: "/a" }, pointers: ["/addresses"] },
  { operation: "diff", body: { ...DIFF, crawler: "Bingbot" }, pointers: ["/crawler"] },
  { operation: "explain", body: {}, pointers: [""] },
  {
    operation: "explain",
    body: { robots: "", robotsBase64: "", address: "a.example" },
    pointers: ["/robotsBase64", "/address"],
  },
  { operation: "explain", body: { robots: 1 }, pointers: ["/robots"] },
  {
    operation: "explain",
    body: { robots: "", reading: "rfc" },
    code: "reading-unknown",
    pointers: ["/reading"],
  },
  { operation: "pattern", body: {}, pointers: ["/pattern"] },
  { operation: "pattern", body: { pattern: "/a", crawler: "Bingbot" }, pointers: ["/crawler"] },
  { operation: "pattern", body: { pattern: "x".repeat(8_193) }, pointers: ["/pattern"] },
  { operation: "pattern", body: { pattern: "/", kind: "block" }, pointers: ["/kind"] },
  { operation: "why", body: { ...WHY, crawler: undefined }, pointers: ["/crawler"] },
  {
    operation: "why",
    body: { ...WHY, crawler: "" },
    code: "crawler-empty",
    pointers: ["/crawler"],
  },
  {
    operation: "why",
    body: { ...WHY, address: "no address" },
    code: "address-invalid",
    pointers: ["/address"],
  },
  { operation: "why", body: { ...WHY, robotsBase64: "" }, pointers: ["/robotsBase64"] },
  {
    operation: "why",
    body: { address: "/a", crawler: "Bingbot" },
    code: "address-invalid",
    pointers: ["/address"],
  },
  { operation: "plan", body: { ...PLAN, wishes: [] }, pointers: ["/wishes"] },
  { operation: "plan", body: { wishes: [WISH] }, pointers: [""] },
  {
    operation: "plan",
    body: { ...PLAN, wishes: [WISH, { ...WISH, verdict: "open" }] },
    pointers: ["/wishes/1/verdict"],
  },
  {
    operation: "plan",
    body: { ...PLAN, wishes: [{ ...WISH, agent: 1 }] },
    pointers: ["/wishes/0/agent"],
  },
  {
    operation: "plan",
    body: { ...PLAN, wishes: [{ ...WISH, crawler: "a:b" }] },
    code: "crawler-invalid",
    pointers: ["/wishes/0/crawler"],
  },
  {
    operation: "plan",
    body: {
      ...PLAN,
      wishes: ["https://a.example/", "/b", "https://b.example/"].map((address) => ({
        ...WISH,
        address,
      })),
    },
    pointers: ["/wishes/2/address"],
  },
  { operation: "format", body: { robots: ROBOTS }, pointers: ["/mode"] },
  { operation: "format", body: { ...FORMAT, mode: "pretty" }, pointers: ["/mode"] },
  { operation: "format", body: { ...FORMAT, newline: "\r" }, pointers: ["/newline"] },
  { operation: "format", body: { ...FORMAT, keep: ["all"] }, pointers: ["/keep/0"] },
  { operation: "check", body: {}, pointers: ["/suite"] },
  { operation: "check", body: { suite: 1, robots: "" }, pointers: ["/suite"] },
  { operation: "check", body: { suite: [[[[[[[[[]]]]]]]]], robots: "" }, pointers: ["/suite"] },
  { operation: "check", body: { suite: SUITE }, pointers: ["/suite"] },
  {
    operation: "check",
    body: { suite: SUITE, robots: "", environment: "live" },
    pointers: ["/environment"],
  },
  {
    operation: "check",
    body: { suite: PLACES, robots: "", environment: "three" },
    pointers: ["/environment"],
  },
  { operation: "check", body: { suite: PLACES, robots: "" }, pointers: ["/environment"] },
  {
    operation: "check",
    body: { suite: "checks:\n  - crawler: a\n    url: /\n    expct: allowed\n", robots: "" },
    code: "suite-invalid",
    status: 422,
    pointers: ["/suite"],
  },
  {
    operation: "check",
    body: { suite: `a: &a [x]\nb: ${"[".repeat(50_000)}`, robots: "" },
    code: "suite-invalid",
    status: 422,
    pointers: ["/suite"],
  },
  { operation: "impact", body: { present: ROBOTS }, pointers: [""] },
  { operation: "impact", body: { ...IMPACT, log: "" }, pointers: ["/log"] },
  { operation: "impact", body: { ...IMPACT, draft: 1 }, pointers: ["/draft"] },
  {
    operation: "impact",
    body: { ...IMPACT, origin: "https://a.example/b" },
    pointers: ["/origin"],
  },
  { operation: "impact", body: { ...IMPACT, addresses: [] }, pointers: ["/addresses"] },
  ...["", "hello\nworld\n", '{"a": 1}\n'].map((log) => ({
    operation: "impact",
    body: { present: ROBOTS, log },
    code: "log-invalid",
    status: 422,
    pointers: ["/log"],
  })),
];

const rows = REFUSED.map((row) => ({
  code: "body-invalid",
  status: 400,
  ...row,
  shown: JSON.stringify(row.body).slice(0, 80),
}));

test.each(rows)("$operation $shown: $code at $pointers", async (row) => {
  const app = await startServer({ analysisProgram: program });
  const texts = new Set<string>();
  for (const language of LANGUAGES) {
    const headers = { "accept-language": language };
    const response = await post(app, row.operation, row.body, headers);
    const problem = response.json();
    expect(problem.type).toBe(`urn:aushang:problem:${row.code}`);
    expect([response.statusCode, problem.status]).toEqual([row.status, row.status]);
    expect(response.headers["content-type"]).toBe("application/problem+json");
    expect(response.headers["content-language"]).toBe(language);
    expect(problem.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(row.pointers);
    for (const { detail } of problem.errors) expect(detail).toMatch(/^\S.{8,700}[.!?”"]$/su);
    expect(response.body).not.toMatch(/ at \S+ \(|node_modules|ajv|must NOT|\.ts:/);
    texts.add(JSON.stringify([problem.title, problem.detail, problem.errors]));
  }
  expect(texts.size).toBe(3);
});

test("a suite nested without end is refused at once, not written out", async () => {
  const app = await startServer({ analysisProgram: program });
  const nested = `${"[".repeat(400_000)}${"]".repeat(400_000)}`;
  const response = await post(app, "check", `{"robots": "", "suite": ${nested}}`);
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toMatchObject([{ pointer: "/suite" }]);
});

const OPERATIONS = ["diff", "explain", "pattern", "why", "plan", "format", "check", "impact"];

test.each(OPERATIONS)("%s: guarded as every operation", async (operation) => {
  const app = await startServer({ analysisProgram: program });
  const send = async (body: object | string, headers: Record<string, string> = {}) => {
    const response = await post(app, operation, body, headers);
    return [response.statusCode, response.json().type.split(":").at(-1)];
  };
  expect(await send("")).toEqual([400, "body-missing"]);
  expect(await send("{")).toEqual([400, "json-invalid"]);
  expect(await send("[]")).toEqual([400, "body-invalid"]);
  expect(await send('{"fresh": true, "fresh": true}')).toEqual([400, "body-invalid"]);
  expect(await send({ nothing: 1 })).toEqual([400, "body-invalid"]);
  expect(await send({}, { "content-type": "text/plain" })).toEqual([415, "media-type"]);
  expect(await send({}, { "content-encoding": "gzip" })).toEqual([415, "content-encoding"]);
  expect(await send({}, { host: "evil.example" })).toEqual([403, "host-not-allowed"]);
  expect(await send({}, { "sec-fetch-site": "cross-site" })).toEqual([403, "cross-site"]);
  expect(await send({}, { origin: "https://evil.example" })).toEqual([403, "cross-site"]);
  expect(await send(JSON.stringify({ robots: "#".repeat(1_048_576) }))).toEqual([
    413,
    "body-too-large",
  ]);
  const get = await app.inject(`/api/v1/${operation}`);
  expect([get.statusCode, get.headers.allow]).toEqual([405, "POST"]);
});
