import { describe, expect, test } from "vitest";
import type {
  FormatStep,
  FormatStepCode,
  PolicyWarning,
  RefusalReason,
} from "../../src/analyse/index.ts";
import { daAnalysis } from "../../src/texts/da/analysis.ts";
import { deAnalysis } from "../../src/texts/de/analysis.ts";
import { enAnalysis } from "../../src/texts/en/analysis.ts";
import { plain, type Text } from "../../src/texts/index.ts";

const steps: { readonly [Code in FormatStepCode]: Extract<FormatStep, { code: Code }>["args"][] } =
  {
    "line-ends": [
      { count: 1, to: "\n" },
      { count: 1200, to: "\r\n" },
    ],
    "last-line-end": [{}],
    "bom-removed": [{}],
    key: [{ from: "useragent", to: "User-agent" }],
    colon: [{ key: "Disallow" }],
    spacing: [{}],
    "blank-added": [{}],
    "blank-removed": [{}],
    "groups-merged": [{ into: 3, tokens: ["GPTBot"] }],
    "groups-joined": [{ into: 3, tokens: ["A", "B", "C", "D", "E"] }],
    "star-removed": [{ from: "/a*", to: "/a" }],
    "dead-rule": [
      { kind: "allow", pattern: "/a", coveredBy: [4, 9] },
      { kind: "disallow", pattern: "/a", coveredBy: [] },
    ],
    "redundant-rule": [{ kind: "disallow", pattern: "/a/b" }],
    "repeated-line": [{ of: 3 }],
    "comment-removed": [{}],
  };

const counterexample = {
  address: "/ab",
  crawler: "Googlebot",
  anybody: false,
  reading: "1996",
  before: "disallowed",
  after: "allowed",
} as const;

const reasons: readonly RefusalReason[] = [
  { code: "verdict", counterexample },
  { code: "verdict", counterexample: { ...counterexample, anybody: true } },
  { code: "not-proven", reading: "rfc9309" },
  { code: "directive-moves" },
  { code: "work" },
  { code: "not-utf8" },
  { code: "nul" },
  { code: "too-long" },
  { code: "key-unclear" },
  { code: "shared-group", token: "GPTBot", lines: [3, 9] },
  { code: "not-text" },
];

const warnings: readonly PolicyWarning[] = [
  { code: "glued", line: 3, tokens: ["*"], added: ["GPTBot"] },
  { code: "rules-first", line: 9, tokens: ["A"] },
  { code: "rules-first", line: 9, tokens: [] },
  { code: "same-token", line: 9, token: "*", lines: [1, 4] },
  { code: "freed", line: 9, token: "GPTBot", witness: "/cart/" },
  { code: "open-end", line: 12, tokens: ["GPTBot"] },
];

describe.each([
  ["de", deAnalysis],
  ["en", enAnalysis],
  ["da", daAnalysis],
] as const)("%s", (_language, { format: words }) => {
  const holds = (text: Text): void => {
    const said = plain(text);
    expect(said).not.toMatch(/undefined|NaN|null|\[object| {2}/);
    expect(said.length).toBeGreaterThan(5);
  };

  test("every step has words", () => {
    for (const [code, all] of Object.entries(steps))
      for (const args of all) holds(words.step({ code, line: 1, args } as FormatStep));
  });

  test("every reason and every warning is a sentence", () => {
    for (const text of [...reasons.map(words.because), ...warnings.map(words.warning)]) {
      holds(text);
      expect(plain(text)).toMatch(/\.$/);
    }
  });
});

test("some of them, word for word", () => {
  const verdict = reasons[0] as RefusalReason;
  expect(plain(deAnalysis.format.because(verdict))).toBe(
    "Ein Ergebnis würde sich ändern: /ab ist für Googlebot gesperrt und wäre dann offen (Entwurf von 1996).",
  );
  expect(plain(enAnalysis.format.because(verdict))).toBe(
    "It would change a verdict: /ab is blocked for Googlebot and would be open (1996 draft).",
  );
  expect(plain(daAnalysis.format.because(verdict))).toBe(
    "Det ville ændre et resultat: /ab er blokeret for Googlebot og ville blive åben (Udkast fra 1996).",
  );
  expect(enAnalysis.format.done(0)).toBe("nothing to do");
  expect([deAnalysis, enAnalysis, daAnalysis].map(({ format }) => format.done(1200))).toEqual([
    "1.200 Änderungen",
    "1,200 changes",
    "1.200 ændringer",
  ]);
  expect([deAnalysis, enAnalysis, daAnalysis].map(({ format }) => format.left(2))).toEqual([
    "2 unterlassen",
    "2 left undone",
    "2 undladt",
  ]);
  expect(enAnalysis.format.left(0)).toBe("");
  expect(enAnalysis.format.proven(["rfc9309", "google"])).toBe(
    "Proven: no verdict changes, for any crawler and any address (RFC 9309, Google).",
  );
});
