import { askCrawler, asTyped, test as testAddress } from "@aushang/engine/tester";
import { verdictWord } from "@aushang/engine/texts";
import { expect, test } from "vitest";
import { choicesFor } from "../../src/crawlers/choices.ts";
import { groupOthers, PURPOSES, shownRows } from "../../src/crawlers/order.ts";
import { SHOP } from "../browser/shop.ts";

function result() {
  const target = asTyped("https://a.example/shoes?sort=price");
  const asked = askCrawler("Googlebot");
  if ("problem" in target || "problem" in asked) throw new Error("bad question");
  return testAddress(target, asked, "rfc9309", { kind: "given", bytes: SHOP }).result;
}

test("every other crawler stands in exactly one group, those that differ first", () => {
  const tested = result();
  const groups = groupOthers(tested, "all");
  const rows = groups.flatMap((group) => group.rows);
  expect(rows.map((row) => row.crawler.token).sort()).toEqual(
    tested.others.map((one) => one.token).sort(),
  );
  for (const group of groups) {
    const differ = group.rows.map((row) => row.differs);
    expect(differ).toEqual([...differ].sort((a, b) => Number(b) - Number(a)));
    expect(group.differing).toBe(differ.filter(Boolean).length);
  }
});

test("only differences leaves no crawler that is told the same", () => {
  const tested = result();
  const rows = groupOthers(tested, "differing").flatMap((group) => group.rows);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => verdictWord(row.crawler) !== verdictWord(tested))).toBe(true);
});

test("one purpose alone", () => {
  const groups = groupOthers(result(), "seo");
  expect(groups.map((group) => group.purpose)).toEqual(["seo"]);
});

test("a group is folded to a few rows, and shown whole when asked", () => {
  const [search] = groupOthers(result(), "all");
  if (!search) throw new Error("no group");
  expect(shownRows(search, false).length).toBeLessThanOrEqual(5);
  expect(shownRows(search, true)).toHaveLength(search.rows.length);
});

test("the list of crawlers has each of them once, and everyone", () => {
  const tokens = choicesFor("").flatMap((group) => group.choices.map((choice) => choice.token));
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(tokens).toContain("*");
  expect(
    choicesFor("").every((group) => group.purpose === null || PURPOSES.includes(group.purpose)),
  ).toBe(true);
});

test.each([
  { text: "gpt", has: "GPTBot", own: "gpt" },
  { text: "anthropic", has: "ClaudeBot", own: "anthropic" },
  { text: "googlebot", has: "Googlebot", own: null },
  { text: "MyOwnBot", has: null, own: "MyOwnBot" },
])("for “$text” the list offers $has and as a token of one's own $own", ({ text, has, own }) => {
  const choices = choicesFor(text).flatMap((group) => group.choices);
  if (has) expect(choices.map((choice) => choice.token)).toContain(has);
  expect(choices.find((choice) => choice.kind === "own")?.token ?? null).toBe(own);
});
