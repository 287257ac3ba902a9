import { expect, test } from "vitest";
import { test as ask, askCrawler, asTyped } from "../../src/tester/index.ts";
import { answersFor } from "../../src/texts/index.ts";
import { catalogues } from "./catalogues.ts";
import { live, results } from "./results.ts";

const group = (rules: string) => `User-agent: *\n${rules}\n`;

test.each([
  ["a rule that blocks", group("Disallow: /"), ["leave-the-index", "block-one-crawler"]],
  [
    "a Disallow over an Allow",
    group("Allow: /a\nDisallow: /a/b"),
    ["blocked-in-spite-of-allow", "leave-the-index"],
  ],
  ["an empty Disallow alone", group("Disallow:"), ["empty-disallow", "block-one-crawler"]],
  ["an empty file", "", ["empty-disallow", "block-one-crawler"]],
  [
    "a rule in another case",
    group("Disallow: /A/B"),
    ["upper-and-lower-case", "block-one-crawler"],
  ],
  ["no group", "User-agent: Other\nDisallow: /", ["block-one-crawler", "how-long-until-it-acts"]],
] as const)("%s raises the fitting questions first", (_, body, first) => {
  const target = asTyped("https://shop.example/a/b");
  const crawler = askCrawler("Bingbot");
  if ("problem" in target || "problem" in crawler) throw new Error("unexpected problem");
  const { result } = ask(target, crawler, "rfc9309", live(200, body), { others: false });
  expect(answersFor(result).slice(0, first.length)).toEqual(first);
});

test("every result raises at least two questions that have answers, none twice", () => {
  for (const result of results()) {
    const ids = answersFor(result);
    expect(ids.length).toBeGreaterThanOrEqual(2);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { answer } of catalogues) for (const id of ids) expect(answer[id]).toBeDefined();
  }
});
