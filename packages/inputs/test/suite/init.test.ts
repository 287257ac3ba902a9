import { applyEdits, parse } from "@aushang/engine";
import { askersIn, difference } from "@aushang/engine/analyse";
import { runSuite, type Suite, type SuiteSource, suiteFrom } from "@aushang/engine/suites";
import { enAnalysis } from "@aushang/engine/texts/en";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PATIENCE, runs } from "../../../engine/test/runs.ts";
import { readSuite } from "../../src/suite/index.ts";

const { comments } = enAnalysis.suites;

const draftOf = (bytes: Uint8Array | string) => suiteFrom(bytes, { name: "robots.txt", comments });

function read(text: string): Suite {
  const { suite, problems } = readSuite(text);
  expect(problems).toEqual([]);
  if (suite === null) throw new Error("no suite and no problem");
  return suite;
}

const given = (bytes: Uint8Array | string): readonly SuiteSource[] => [
  { environment: null, name: "robots.txt", origin: null, source: { kind: "given", bytes } },
];

const SHOP = `User-agent: *
Disallow: /cart/
Allow: /cart/help
Disallow: /*?sort=
Disallow: /cart/
Disallow: //secret

User-agent: GPTBot
User-agent: CCBot
Disallow: /

User-agent: Friend of ours
Allow: /
`;

test("the suite of a shop", () => {
  const { text, complete } = suiteFrom(SHOP, {
    name: "public/robots.txt",
    file: "public/robots.txt",
    origin: "https://shop.example",
    status: 200,
    schema: "node_modules/aushang/schema/suite.schema.json",
    comments,
  });
  expect(text).toMatchInlineSnapshot(`
    "# yaml-language-server: $schema=node_modules/aushang/schema/suite.schema.json
    # What public/robots.txt said when this was written.
    # It holds as long as no rule that matters changes. Keep what is meant to stay, and drop the rest.
    # Not every rule is covered: some have no address that can be written here, or there are too many.
    name: public/robots.txt
    file: public/robots.txt
    address: "https://shop.example"

    checks:
      - status: 200

      # Group *, lines 1–6
      - crawler: ["*", Googlebot, Bingbot, ClaudeBot]
        url: [/, /cart/help]
        expect: allowed
      - crawler: ["*", Googlebot, Bingbot, ClaudeBot]
        url: [/cart/, "/?sort="]
        expect: disallowed

      # Group GPTBot, lines 8–10
      - crawler: [GPTBot, CCBot]
        all: disallowed

      # Group Friend, lines 12–13
      - crawler: [Friend, "Friend of", "Friend of ours"]
        all: allowed
    "
  `);
  expect(complete).toBe(false);
  expect(runSuite(read(text), given(SHOP)).counts).toMatchObject({ failed: 0, notReadable: 0 });
});

test("nothing in a file ends a comment or a scalar", () => {
  const odd =
    'User-agent: "a\u2028b\nUser-agent: null\nUser-agent: every\nDisallow: /a\'"#%5B\u0085\n';
  const { text } = suiteFrom(odd, { name: 'a"\n- b\u001b[31m: c', comments });
  const suite = read(text);
  expect(suite.name).toBe('a"\n- b\u001b[31m: c');
  expect(runSuite(suite, given(odd)).counts.failed).toBe(0);
});

const token = fc.constantFrom("*", "Googlebot", "GPTBot", "Foo", "foo-bar");
const path = fc
  // Nothing that cannot be written in a suite, as `//` and a `?` at the end: such files are not complete.
  .array(fc.constantFrom("a", "b", "c/", "*", "$", "?x"), { maxLength: 4 })
  .map((bits) => `/${bits.join("")}`);
const rule = fc
  .tuple(fc.constantFrom("Allow", "Disallow"), path)
  .map(([key, value]) => `${key}: ${value}`);
const file = fc
  .array(
    fc.tuple(
      fc.array(token, { minLength: 1, maxLength: 2 }),
      fc.array(rule, { minLength: 1, maxLength: 5 }),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((groups) =>
    groups
      .map(([tokens, rules]) =>
        [...tokens.map((one) => `User-agent: ${one}`), ...rules, ""].join("\n"),
      )
      .join("\n"),
  );

/** The file with each rule emptied, and with each turned into its opposite. */
function changed(text: string): readonly Uint8Array[] {
  const robots = parse(text);
  return [...robots.lines()].flatMap(({ kind, key, value }) => {
    if ((kind !== "allow" && kind !== "disallow") || key === null || value === null) return [];
    const opposite = kind === "allow" ? "Disallow" : "Allow";
    return [
      applyEdits(robots.bytes, [{ start: value.from, end: value.to, text: "" }]),
      applyEdits(robots.bytes, [{ start: key.from, end: key.to, text: opposite }]),
    ];
  });
}

test(
  "a suite holds for its own file, and breaks when a rule that matters goes or turns",
  () => {
    let complete = 0;
    let mattered = 0;
    let harmless = 0;
    fc.assert(
      fc.property(file, (text) => {
        const draft = draftOf(text);
        const suite = read(draft.text);
        const now = runSuite(suite, given(text)).counts;
        expect(now).toMatchObject({ failed: 0, notReadable: 0, skipped: 0 });
        expect(now.passed).toBeGreaterThan(0);
        if (!draft.complete) return;
        complete++;
        const askers = askersIn([parse(text)]).filter(({ obeysStar }) => obeysStar);
        for (const bytes of changed(text)) {
          const matters = difference(text, bytes, askers).changes.length > 0;
          const { failed } = runSuite(suite, given(bytes)).counts;
          if (matters) mattered++;
          else harmless++;
          expect({
            matters,
            fails: failed > 0,
            bytes: new TextDecoder().decode(bytes),
          }).toMatchObject({ fails: matters });
        }
      }),
      runs(60, 3000),
    );
    expect(complete).toBeGreaterThan(20);
    expect(mattered).toBeGreaterThan(80);
    expect(harmless).toBeGreaterThan(0);
  },
  PATIENCE,
);
