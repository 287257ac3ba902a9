import type { Basis, Verdict } from "@aushang/engine";
import { expect, test } from "vitest";
import { type Tone, toneOf } from "../../src/verdict/tone.ts";

const rows: readonly (readonly [Verdict, Basis, Tone])[] = [
  ["allowed", "rule", "open"],
  ["allowed", "no-match", "open"],
  ["allowed", "robots-txt-itself", "open"],
  ["allowed", "no-rules", "plain"],
  ["allowed", "unavailable", "plain"],
  ["disallowed", "rule", "blocked"],
  ["disallowed", "unreachable", "closed"],
  ["unknown", "not-fetched", "unknown"],
  ["out-of-scope", "other-origin", "unknown"],
];

test.each(rows)("%s by %s is drawn %s", (verdict, basis, tone) => {
  expect(toneOf({ verdict, basis })).toBe(tone);
});

test("green is only for a verdict that a readable file with rules gives", () => {
  const verdicts: Verdict[] = ["allowed", "disallowed", "unknown", "out-of-scope"];
  const bases: Basis[] = [
    "rule",
    "no-match",
    "no-rules",
    "robots-txt-itself",
    "unavailable",
    "unreachable",
    "not-fetched",
    "other-origin",
    "cached",
  ];
  const green = verdicts.flatMap((verdict) =>
    bases
      .filter((basis) => toneOf({ verdict, basis }) === "open")
      .map((basis) => `${verdict} ${basis}`),
  );
  expect(green).toEqual(["allowed rule", "allowed no-match", "allowed robots-txt-itself"]);
});
