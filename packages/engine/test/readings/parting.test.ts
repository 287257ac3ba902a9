import { expect, test } from "vitest";
import { compile } from "../../src/index.ts";
import { holdTable } from "../tables.ts";
import { rowsOf } from "../verdicts.ts";

// Every point where the standard's reading and Google's published parser part.
holdTable("parting");

const POINTS = [
  "percent-encoding",
  "query",
  "literal * and $",
  "pattern start",
  "/robots.txt",
  "empty rule",
  "index.htm",
  "odd token",
  "asked token",
];

test.each(POINTS)("%s: several cases, and some in which the two part", (point) => {
  const rows = rowsOf("parting").filter((row) => row.point === point);
  expect(rows.length).toBeGreaterThanOrEqual(4);
  const parted = rows.filter(
    ({ answers }) => JSON.stringify(answers?.rfc9309) !== JSON.stringify(answers?.google),
  );
  // A pattern's start parts the two in words only: what the standard passes over can never match in Google's parser.
  expect(parted.length).toBeGreaterThanOrEqual(point === "pattern start" ? 0 : 2);
});

test("every row belongs to a point", () => {
  for (const row of rowsOf("parting")) expect(POINTS).toContain(row.point);
});

test("where the two part, each names the other as a difference", () => {
  for (const { why, source, agent, url, answers } of rowsOf("parting")) {
    // Several tokens mean something else to each reading: the explanation asks both in the same way.
    const [token] = typeof agent === "string" ? [agent] : agent;
    for (const [reading, other] of [
      ["rfc9309", "google"],
      ["google", "rfc9309"],
    ] as const) {
      if (typeof agent !== "string") continue;
      const { differences } = compile(source ?? "", token, { reading }).explain(url);
      const found = differences.find((difference) => difference.reading === other);
      const parts = JSON.stringify(answers?.rfc9309) !== JSON.stringify(answers?.google);
      expect(found === undefined, why).toBe(!parts);
      if (found !== undefined)
        expect({ verdict: found.verdict, line: found.line }, why).toEqual(answers?.[other]);
    }
  }
});
