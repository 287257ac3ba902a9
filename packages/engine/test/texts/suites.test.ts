import { describe, expect, test } from "vitest";
import type {
  CheckResult,
  SuiteProblemArgs,
  SuiteProblemCode,
  Who,
} from "../../src/suites/index.ts";
import { da, daAnalysis } from "../../src/texts/da.ts";
import { de, deAnalysis } from "../../src/texts/de.ts";
import { en, enAnalysis } from "../../src/texts/en.ts";
import { plain, type Text } from "../../src/texts/index.ts";
import { every, live, resultsOf } from "../suites/held.ts";

const LANGUAGES = [
  { language: "en", suites: enAnalysis.suites, texts: en },
  { language: "de", suites: deAnalysis.suites, texts: de },
  { language: "da", suites: daAnalysis.suites, texts: da },
] as const;

const PROBLEMS: { readonly [Code in SuiteProblemCode]: SuiteProblemArgs[Code] } = {
  "not-utf8": {},
  "too-large": { limit: 1_048_576 },
  "not-yaml": { detail: "Missing closing quote" },
  "tab-indent": {},
  "star-unquoted": { found: "*" },
  "key-twice": { key: "url" },
  "second-document": {},
  empty: {},
  "key-unknown": { key: "crawlr", nearest: "crawler", known: ["crawler", "url"] },
  "key-missing": { key: "expect" },
  "wrong-kind": { key: "url", found: "mapping", expected: "text-or-list" },
  "value-unknown": { key: "expect", found: "maybe", nearest: null, known: ["allowed"] },
  "value-empty": { key: "url" },
  "keys-together": { key: "all", other: "url" },
  "key-without": { key: "line", other: "url" },
  "not-a-line": { found: "0" },
  "not-a-status": { found: "99" },
  "not-an-address": { found: "ftp://a" },
  "not-an-origin": { found: "a" },
  "not-a-crawler": { found: "a:b" },
  "nothing-to-check": {},
  "too-many": { limit: 100_000 },
};

/** Results of every kind and state. */
const RESULTS: readonly CheckResult[] = [
  ...resultsOf({ urls: ["/a?sort=1"], expect: "allowed", line: 2, group: "none" }),
  ...resultsOf({ urls: ["/cart/"], expect: "disallowed", line: "none", group: "*" }),
  ...resultsOf({ urls: ["/shoes"], expect: "allowed", line: "none" }),
  ...resultsOf({ urls: ["/cart/"], expect: "allowed", line: 5 }),
  ...resultsOf({ who: [every()], wholeSite: true, expect: "allowed" }),
  ...resultsOf({ who: [every("*")], urls: ["/"], expect: "allowed" }, ""),
  ...resultsOf({ status: 200, who: [] }, live(404)),
  ...resultsOf({ status: "readable", who: [] }, live(404)),
  ...resultsOf({ status: 200, who: [] }),
  ...resultsOf({ urls: ["/"], expect: "allowed" }, live(503)),
];

const WHO: readonly Who[] = [
  { kind: "crawler", name: "Googlebot" },
  { kind: "every", except: [] },
  { kind: "every", except: ["A", "B"] },
  { kind: "purpose", purpose: "ai-training", except: ["A"] },
];

const said = (texts: readonly Text[]): readonly string[] => texts.map((text) => plain(text, "`"));

describe.each(LANGUAGES)("$language", ({ suites, texts }) => {
  /** Every sentence that these words can make of the results above. */
  const sentences = (): readonly string[] => [
    ...RESULTS.flatMap((result) => said(suites.differs(result))),
    ...RESULTS.flatMap(({ proof, expected }) =>
      proof === null || expected.verdict === null
        ? []
        : said(suites.proof(proof, expected.verdict)),
    ),
    ...said(RESULTS.filter(({ state }) => state === "skipped").map(suites.skipped)),
    ...said(Object.values(suites.unreadable)),
    ...said([suites.breaking(["A"]), suites.breaking([..."ABCDEFGHIJ"]), suites.unbound(["A"])]),
  ];

  test("what differs, what is proven, why nothing is known: whole sentences", () => {
    const all = sentences();
    expect(all.length).toBeGreaterThan(20);
    for (const sentence of all) {
      expect(sentence).toMatch(/^[A-ZÄÖÜÆØÅ`]/u);
      expect(sentence).toMatch(/[.`]$/);
      expect(sentence).not.toMatch(/undefined|null|\[object/);
    }
    // A failure says something for each part that differs.
    for (const result of RESULTS)
      expect(suites.differs(result)).toHaveLength(result.differs.length);
  });

  test("every problem says what, and what to do", () => {
    for (const [code, args] of Object.entries(PROBLEMS)) {
      const say = suites.problem[code as SuiteProblemCode] as (args: unknown) => {
        readonly title: string;
        readonly next: string;
      };
      const { title, next } = say(args);
      expect(title).toMatch(/^\S.*[^.\s]$/);
      expect(next).toMatch(/[.:"\])\w]$/);
      expect(title + next).not.toMatch(/undefined|null|\[object/);
    }
  });

  test("who and how many", () => {
    const who = WHO.map((one) => suites.who(one, texts.purpose));
    expect(new Set(who).size).toBe(WHO.length);
    for (const count of [0, 1, 2, 1000])
      for (const say of Object.values(suites.count)) expect(say(count)).toMatch(/\d/);
  });
});

test("no two languages say the same", () => {
  const [first, second, third] = LANGUAGES.map(({ suites }) =>
    Object.values(suites.unreadable).map((text) => plain(text)),
  );
  for (const [i, text] of (first ?? []).entries())
    expect(new Set([text, second?.[i], third?.[i]]).size).toBe(3);
});

test("the English sentences of a failure", () => {
  const { suites } = enAnalysis;
  expect(RESULTS.flatMap((result) => said(suites.differs(result)))).toMatchInlineSnapshot(`
    [
      "Expected open, found blocked.",
      "Expected line 2 to decide, but line 7 does.",
      "Expected no group to apply, but \`Googlebot\` does.",
      "Expected blocked, found open.",
      "Expected the group \`*\` to apply, but \`Googlebot\` does.",
      "Expected no line to decide, but line 6 does.",
      "Expected line 5 to decide, but none does.",
      "Expected open, found blocked.",
      "Expected status 200, found status 404.",
      "Expected readable, found status 404.",
    ]
  `);
});
