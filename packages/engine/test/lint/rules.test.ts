import { describe, expect, test } from "vitest";
import { toOctets, toText } from "../../src/decode.ts";
import { lint, rules } from "../../src/lint/index.ts";
import { examples, findingsOf, fixedBy, placeOf } from "./examples.ts";

test("every rule has a clean example and one with a finding, and ids of its own", () => {
  for (const { id, examples } of rules) {
    const clean = examples.filter(({ reports }) => reports.length === 0);
    expect([id, clean.length > 0, clean.length < examples.length]).toEqual([id, true, true]);
  }
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

test("every rule that offers a fix shows it", () => {
  const shown = new Set(examples.flatMap(({ id, fixed }) => (fixed === undefined ? [] : [id])));
  expect(rules.filter(({ id, fixes }) => fixes.length > 0 && !shown.has(id))).toEqual([]);
});

describe.each(examples)("$id, example $number", ({ id, source, reports, fixed, profile }) => {
  const found = findingsOf(id, source, profile);

  test("reports its places, and is plain JSON", () => {
    expect(found.map(placeOf)).toEqual(reports);
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });

  test("its spans lie within the file and are what they seem", () => {
    const { length } = toOctets(source);
    for (const { from, to, cause, severity } of found) {
      expect([0 <= from, from <= to, to <= length]).toEqual([true, true, true]);
      if (cause !== null) expect(cause.to).toBeLessThanOrEqual(length);
      expect(rules.find((rule) => rule.id === id)?.severities).toContain(severity);
    }
  });

  test("its fix does what it says, once", () => {
    const now = fixedBy(found, source);
    if (fixed === undefined) return expect(found.filter(({ fix }) => fix !== null)).toEqual([]);
    expect(toText(now)).toBe(fixed);
    const left = findingsOf(id, now, profile);
    expect(left.filter(({ fix }) => fix !== null)).toEqual([]);
    expect(toText(fixedBy(left, now))).toBe(fixed);
    return undefined;
  });
});

test("a level replaces the severity, `off` and `ignore` leave a rule out", () => {
  const file = "Disallow: /a\n";
  const ids = (options: Parameters<typeof lint>[1]) =>
    lint(file, options).map(({ id, severity }) => `${severity} ${id}`);
  expect(ids({})).toContain("error rule-before-group");
  expect(ids({ levels: { "rule-before-group": "info" } })).toContain("info rule-before-group");
  expect(ids({ levels: { "rule-before-group": "off" } })).not.toContain("error rule-before-group");
  expect(ids({ ignore: ["rule-before-group"] })).not.toContain("error rule-before-group");
  expect(ids({ levels: { nobody: "off" } })).toContain("error rule-before-group");
});

test.each([
  ["alone on a line", "# aushang-ignore-next-line rule-before-group\nDisallow: /a\n"],
  ["several ids", "# aushang-ignore-next-line other, rule-before-group\nDisallow: /a\n"],
  ["all rules", "#aushang-ignore-next-line\nDisallow: /a\n"],
  ["behind a directive", "Sitemap: https://h.example/s # aushang-ignore-next-line\nDisallow: /a\n"],
])("a comment silences the next line: %s", (_why, file) => {
  expect(findingsOf("rule-before-group", file, {})).toEqual([]);
});

test.each([
  ["another rule", "# aushang-ignore-next-line other\nDisallow: /a\n"],
  ["a word that goes on", "# aushang-ignore-next-lines\nDisallow: /a\n"],
  ["a line too far away", "# aushang-ignore-next-line rule-before-group\n\nDisallow: /a\n"],
])("a comment leaves others alone: %s", (_why, file) => {
  expect(findingsOf("rule-before-group", file, {})).toHaveLength(1);
});
