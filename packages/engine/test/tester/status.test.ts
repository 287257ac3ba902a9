import fc from "fast-check";
import { expect, test } from "vitest";
import type { FailureKind, FetchOutcome } from "../../src/index.ts";
import { type NoteCode, type StatusMeaning, statusMeaning } from "../../src/tester/index.ts";
import { answered, failed, live, tested } from "./outcomes.ts";

const RULES = "User-agent: *\nDisallow: /a\n";

type Row = [
  why: string,
  outcome: FetchOutcome,
  meaning: StatusMeaning,
  verdict: [string, string, number | null],
  note: NoteCode | null,
];

const missing = (status: number, note: NoteCode): Row => [
  `${status}`,
  answered(status, RULES),
  { state: "unavailable", cause: "status-4xx" },
  ["allowed", "unavailable", null],
  note,
];

const closed = (
  why: string,
  outcome: FetchOutcome,
  cause: "status-429" | "status-5xx" | FailureKind,
  note: NoteCode,
): Row => [
  why,
  outcome,
  { state: "unreachable", cause },
  ["disallowed", "unreachable", null],
  note,
];

/** Each row of "what a fetch outcome means": the meaning, the verdict for /a, its basis, and the note on it. */
test.each<Row>([
  ["200", answered(200, RULES), { state: "readable" }, ["disallowed", "rule", 2], null],
  ["204", answered(204), { state: "readable" }, ["allowed", "no-rules", null], "file-empty"],
  ["206", answered(206, RULES), { state: "readable" }, ["disallowed", "rule", 2], null],
  ["299", answered(299, RULES), { state: "readable" }, ["disallowed", "rule", 2], null],
  [
    "200 behind five redirects",
    answered(200, RULES, {
      finalAddress: "https://cdn.example/r.txt",
      redirects: [1, 2, 3, 4, 5].map((i) => ({
        status: 301,
        from: `https://h.example/${i}`,
        to: "https://cdn.example/r.txt",
      })),
    }),
    { state: "readable" },
    ["disallowed", "rule", 2],
    "redirected-elsewhere",
  ],
  [
    "more than five redirects, or a loop",
    failed("redirect-limit", { status: 302 }),
    { state: "unavailable", cause: "redirect-limit" },
    ["allowed", "unavailable", null],
    null,
  ],
  ...[300, 301, 302, 304, 307, 308, 399].map(
    (status): Row => [
      `${status} without a usable Location`,
      answered(status, RULES),
      { state: "unavailable", cause: "redirect-without-location" },
      ["allowed", "unavailable", null],
      null,
    ],
  ),
  missing(401, "status-401-403"),
  missing(403, "status-401-403"),
  missing(404, "status-404"),
  ...[400, 402, 405, 410, 418, 428, 430, 451, 499].map((code) => missing(code, "status-other-4xx")),
  closed("429", answered(429, RULES), "status-429", "status-429"),
  ...[500, 502, 503, 504, 520, 599].map((code) =>
    closed(`${code}`, answered(code, RULES), "status-5xx", "status-5xx"),
  ),
  ...(["dns", "tls", "timeout", "refused", "reset", "bad-response"] as const).map((failure) =>
    closed(failure, failed(failure), failure, "no-answer"),
  ),
  closed(
    "a break in the middle of a 200",
    failed("reset", { status: 200, body: new TextEncoder().encode(RULES) }),
    "reset",
    "no-answer",
  ),
  [
    "a private address",
    failed("private-address"),
    { state: "not-fetched", cause: "private-address" },
    ["unknown", "not-fetched", null],
    "private-address",
  ],
  ...[0, 99, 100, 101, 199, 600, 999, null].map((status) =>
    closed(
      `${status}, which is no status of an answer`,
      answered(status, RULES),
      "bad-response",
      "no-answer",
    ),
  ),
])("%s", (_why, outcome, meaning, [verdict, basis, line], note) => {
  expect(statusMeaning(outcome)).toEqual(meaning);
  const result = tested(live(outcome));
  expect([result.verdict, result.basis, result.line]).toEqual([verdict, basis, line]);
  expect(result.robots.meaning).toEqual(meaning);
  if (note !== null) expect(result.notes).toContain(note);
  const told = result.notes.filter((code) => /^(status|no-answer|private)/.test(code));
  expect(told).toEqual(note !== null && /^(status|no-answer|private)/.test(note) ? [note] : []);
});

test("what was not asked is unknown, whatever the file would say", () => {
  for (const reason of ["cancelled", "own-limit"] as const) {
    const result = tested({ kind: "not-fetched", reason });
    expect([result.verdict, result.basis, result.line]).toEqual(["unknown", "not-fetched", null]);
    expect(result.robots.meaning).toEqual({ state: "not-fetched", cause: reason });
  }
});

const FAILURES: readonly FailureKind[] = [
  "dns",
  "tls",
  "timeout",
  "refused",
  "reset",
  "redirect-limit",
  "private-address",
  "bad-response",
];

test("only a 2xx without a failure can be read", () => {
  const status = fc.option(fc.integer({ min: -5, max: 1100 }));
  fc.assert(
    fc.property(status, fc.option(fc.constantFrom(...FAILURES)), (code, failure) => {
      const { state } = statusMeaning(answered(code, RULES, { failure }));
      expect(state === "readable").toBe(
        failure === null && code !== null && code >= 200 && code < 300,
      );
      if (state !== "unavailable") return;
      const isRedirect =
        failure === "redirect-limit" || (code !== null && code >= 300 && code < 400);
      const isMissing = code !== null && code >= 400 && code < 500 && code !== 429;
      expect(isRedirect || isMissing).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
