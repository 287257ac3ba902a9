import { expect, test } from "vitest";
import { checkAll, LISTED } from "../../src/tests/check.ts";
import type { Held } from "../../src/tests/jobs.ts";

const ROBOTS = "User-agent: *\nDisallow: /cart/\n";
const draft = (robots = ROBOTS): Held => ({ kind: "draft", robots, environment: null });
const suite = (text: string) => ({ by: "suite", text }) as const;

test("a suite on a draft: results, counts, and the file they are about", () => {
  const text = `checks:
  - crawler: Googlebot
    url: [/, /cart/1]
    expect: allowed
  - status: 200
`;
  const answer = checkAll({ kind: "check", expected: suite(text), held: draft() });
  expect(answer.counts).toEqual({ passed: 1, failed: 1, notReadable: 0, skipped: 1 });
  expect(answer.problems).toEqual([]);
  const [run] = answer.runs;
  expect(run).toMatchObject({ name: "robots.txt", origin: null, source: "given" });
  expect(run?.results.find(({ state }) => state === "failed")).toMatchObject({
    url: "/cart/1",
    at: 2,
    found: { line: 2 },
  });
});

test("mistakes come with their places, and nothing is asked", () => {
  const answer = checkAll({
    kind: "check",
    expected: suite("checks:\n  - crawlr: A\n    url: /\n    expect: allowed\n"),
    held: draft(),
  });
  expect(answer.problems.map(({ code, line, column }) => [code, line, column])).toContainEqual([
    "key-unknown",
    2,
    5,
  ]);
  expect(answer.runs).toEqual([]);
});

test("what was not fetched never passes, whatever is expected", () => {
  const held: Held = {
    kind: "live",
    site: "https://a.example",
    environment: null,
    fetched: { "https://a.example": { kind: "not-fetched", reason: "own-limit" } },
  };
  const text = `checks:
  - crawler: Googlebot
    url: /
    expect: allowed
  - crawler: Googlebot
    url: /
    expect: disallowed
  - crawler: every
    all: allowed
`;
  const { counts } = checkAll({ kind: "check", expected: suite(text), held });
  expect(counts).toEqual({ passed: 0, failed: 0, notReadable: 3, skipped: 0 });
});

test("of a huge suite all is counted and the first are listed", () => {
  const urls = Array.from({ length: LISTED + 50 }, (_, at) => `/cart/${at}`).join(", ");
  const text = `checks:\n  - crawler: Googlebot\n    url: [${urls}]\n    expect: disallowed\n`;
  const { runs, counts } = checkAll({ kind: "check", expected: suite(text), held: draft() });
  expect(counts.passed).toBe(LISTED + 50);
  expect(runs[0]?.results).toHaveLength(LISTED);
  expect(runs[0]?.counts.passed).toBe(LISTED + 50);
});

test("rows are numbered as on the page", () => {
  const rows = [{ number: 7, address: "/cart/1", crawler: "A", expect: "allowed" as const }];
  const { runs } = checkAll({
    kind: "check",
    expected: { by: "rows", rows, reading: "rfc9309" },
    held: draft(),
  });
  expect(runs[0]?.results).toMatchObject([{ at: 7, state: "failed" }]);
});
