import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type FuzzCase, findFault } from "../../../fuzz/check.ts";
import { mutated, randomFrom } from "../../../fuzz/mutate.ts";
import { dictionary, seeds } from "../../../fuzz/seeds.ts";
import { isLong, PATIENCE } from "./runs.ts";

const found = new URL("../../../fuzz/found/", import.meta.url);
const names = readdirSync(found).filter((name) => name.endsWith(".json"));

describe("what the fuzzer once found stays right", () => {
  test.each(names)("%s", (name) => {
    const input: FuzzCase = JSON.parse(readFileSync(new URL(name, found), "utf8"));
    expect(findFault(input)).toBe(null);
  });
});

test("the fuzzer begins with the questions of the tables and a dictionary", () => {
  expect(seeds().length).toBeGreaterThan(500);
  expect(dictionary()).toContain("\xef\xbb\xbf");
  expect(dictionary()).toContain("User-agent: *\n");
});

test(
  "a short run finds nothing",
  () => {
    const material = { dictionary: dictionary(), pool: seeds(), random: randomFrom(20_260_501) };
    for (let i = 0; i < (isLong ? 100_000 : 2000); i++) {
      const made = mutated(material);
      const fault = findFault(made);
      if (fault !== null) throw new Error(`${fault}\n${JSON.stringify(made)}`);
    }
  },
  PATIENCE,
);

// A fuzzer that cannot see a fault is worth nothing.
test("a wrong answer is seen", () => {
  const input: FuzzCase = {
    octets: "User-agent: *\nDisallow: /a\n",
    tokens: ["Bot"],
    address: "/a",
  };
  expect(findFault(input)).toBe(null);
  const unreadable = { ...input, tokens: undefined } as unknown as FuzzCase;
  expect(findFault(unreadable)).toMatch(/^throws TypeError: tokens/);
});
