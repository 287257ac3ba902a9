import { facts } from "@aushang/engine/crawlers/facts";
import { expect, test } from "vitest";
import { classOf, saysOn, statementsOn } from "../../src/advice/statements.ts";

test.each([
  { meaning: { state: "unreachable", cause: "status-5xx" }, status: 503, is: "5xx" },
  { meaning: { state: "unreachable", cause: "status-429" }, status: 429, is: "429" },
  { meaning: { state: "unreachable", cause: "dns" }, status: null, is: "network" },
  { meaning: { state: "unavailable", cause: "status-4xx" }, status: 404, is: "4xx" },
  { meaning: { state: "unavailable", cause: "status-4xx" }, status: 403, is: "403" },
  { meaning: { state: "unavailable", cause: "redirect-limit" }, status: 302, is: null },
  { meaning: { state: "readable" }, status: 200, is: null },
] as const)("sources speak of $status as $is", ({ meaning, status, is }) => {
  expect(classOf({ meaning, status })).toBe(is);
});

test("no statement sends the reader to another one", () => {
  for (const on of ["401", "403", "429", "5xx", "network"] as const) {
    for (const statement of statementsOn(facts, on)) expect(statement.says).not.toMatch(/^same/);
  }
});

test("crawlers of one operator with the same words stand together, each once", () => {
  const statements = statementsOn(facts, "5xx");
  const tokens = statements.flatMap((statement) => statement.tokens);
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(tokens.length).toBe(facts.filter((one) => saysOn(one, "5xx") !== null).length);
  expect(
    statements.find((statement) => statement.operator === "Google")?.tokens.length,
  ).toBeGreaterThan(5);
});
