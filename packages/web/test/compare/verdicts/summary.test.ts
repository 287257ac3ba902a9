import { parse } from "@aushang/engine";
import { difference } from "@aushang/engine/analyse";
import { expect, test } from "vitest";
import { askersFor } from "../../../src/compare/verdicts/askers.ts";
import { lineRanges, summaryOf } from "../../../src/compare/verdicts/summary.ts";

function compare(old: string, next: string) {
  const files = [parse(old), parse(next)] as const;
  return summaryOf(difference(...files, askersFor(...files, "rfc9309"), ["rfc9309"]));
}

test("changes are put together for those whom they concern, and the rest is named", () => {
  const summary = compare(
    "User-agent: *\nDisallow: /shop\n\nUser-agent: Googlebot\nDisallow: /a\n",
    "User-agent: *\nDisallow: /shop/\n\nUser-agent: Googlebot\nDisallow: /b\n",
  );
  expect(summary).toMatchObject({ opened: 2, closed: 1, proven: true, nothingShared: false });
  const google = summary.groups.find(({ crawlers }) => crawlers.includes("Googlebot"));
  const others = summary.groups.find(({ crawlers }) => crawlers.includes("Bingbot"));
  expect(google?.applied).toEqual({ old: "Googlebot", next: "Googlebot" });
  expect(google?.changes.map(({ direction }) => direction).sort()).toEqual(["closed", "opened"]);
  expect(others?.applied).toEqual({ old: "*", next: "*" });
  expect(others?.changes).toHaveLength(1);
  expect(summary.changed + summary.unchanged.length).toBe(summary.crawlers);
  expect(summary.unsettled).toEqual([]);
});

test("a change for everybody counts once, whoever it concerns", () => {
  const rules = (path: string): string =>
    `User-agent: *\nDisallow: ${path}\n\nUser-agent: Googlebot\nDisallow: ${path}\nDisallow: /x\n`;
  expect(compare(rules("/a"), rules("/b"))).toMatchObject({ opened: 1, closed: 1 });
});

test("nothing changes: every crawler is named", () => {
  const summary = compare(
    "User-agent: *\nDisallow: /a\n",
    "# the same\nUser-agent: *\nDisallow: /a*\n",
  );
  expect(summary).toMatchObject({ opened: 0, closed: 0, proven: true, changed: 0, groups: [] });
  expect(summary.unchanged).toHaveLength(summary.crawlers);
});

test("two files without a common crawler", () => {
  const summary = compare("User-agent: GPTBot\nDisallow: /\n", "User-agent: CCBot\nDisallow: /\n");
  expect(summary.nothingShared).toBe(true);
  expect(summary.groups.map(({ crawlers }) => crawlers[0]).sort()).toEqual(["CCBot", "GPTBot"]);
  expect(compare("", "").nothingShared).toBe(false);
});

test("a crawler that only a file knows is asked about too", () => {
  const summary = compare("User-agent: *\nDisallow:\n", "User-agent: our-own-bot\nDisallow: /x\n");
  expect(summary.groups.flatMap(({ crawlers }) => crawlers)).toEqual(["our-own-bot"]);
});

test.each([
  { lines: [], said: null },
  { lines: [3], said: "3" },
  { lines: [2, 5, 6, 7, 12], said: "2, 5–7, 12" },
  { lines: Array.from({ length: 5_000 }, (_, at) => at + 2), said: "2–5001" },
  { lines: [1, 3, 5, 7, 9, 11, 13, 15, 17], said: "1, 3, 5, 7, 9, 11, 13, 15, …" },
])("lines are written as $said", ({ lines, said }) => {
  expect(lineRanges(lines)).toBe(said);
});
