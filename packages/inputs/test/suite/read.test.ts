import type { Suite, SuiteProblem } from "@aushang/engine/suites";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSuite, SUITE_LIMITS } from "../../src/suite/index.ts";
import { WHOLE } from "./suites.ts";

/** The suite that a text is; fails with its problems when it is none. */
function suiteOf(text: string | Uint8Array): Suite {
  const { suite, problems } = readSuite(text);
  expect(problems).toEqual([]);
  if (suite === null) throw new Error("no suite and no problem");
  return suite;
}

const problemsOf = (text: string | Uint8Array): readonly SuiteProblem[] => {
  const { suite, problems } = readSuite(text);
  expect(suite).toBeNull();
  expect(problems.length).toBeGreaterThan(0);
  return problems;
};

/** Every problem as `line:column-line:column code args`. */
const told = (text: string | Uint8Array): string[] =>
  problemsOf(text).map(
    ({ line, column, endLine, endColumn, code, args }) =>
      `${line}:${column}-${endLine}:${endColumn} ${code} ${JSON.stringify(args)}`,
  );

const check = (lines: string): string => `checks:\n  - ${lines.replaceAll("\n", "\n    ")}\n`;

test("everything that a suite can say", () => {
  expect(suiteOf(WHOLE)).toEqual({
    name: "Shop",
    places: [
      { environment: "production", file: "public/robots.txt", origin: "https://shop.example" },
      { environment: "staging", file: null, origin: "https://staging.shop.example" },
      { environment: "preview", file: null, origin: null },
    ],
    checks: [
      {
        at: 12,
        who: [{ kind: "crawler", name: "Googlebot" }],
        urls: ["/shoes?sort=price"],
        wholeSite: false,
        expect: "disallowed",
        line: 14,
        group: "Googlebot",
        status: null,
        reading: "google",
        environments: null,
        why: "Sorted lists are endless",
      },
      {
        at: 18,
        who: ["GPTBot", "*", "360Spider"].map((name) => ({ kind: "crawler", name })),
        urls: ["/a", "https://shop.example/b"],
        wholeSite: false,
        expect: "allowed",
        line: "none",
        group: null,
        status: null,
        reading: "1996",
        environments: ["production"],
        why: null,
      },
      {
        at: 26,
        who: [{ kind: "every", except: ["AdsBot-Google"] }],
        urls: [],
        wholeSite: true,
        expect: "disallowed",
        line: null,
        group: null,
        status: null,
        reading: "google",
        environments: ["staging", "preview"],
        why: null,
      },
      {
        at: 30,
        who: ["ai-training", "seo"].map((purpose) => ({ kind: "purpose", purpose, except: [] })),
        urls: ["/"],
        wholeSite: false,
        expect: "disallowed",
        line: null,
        group: null,
        status: null,
        reading: "google",
        environments: null,
        why: null,
      },
      {
        at: 33,
        who: [],
        urls: [],
        wholeSite: false,
        expect: null,
        line: null,
        group: null,
        status: 200,
        reading: "google",
        environments: null,
        why: null,
      },
    ],
  });
});

test.each([
  { why: "JSON", text: '{"checks": [{"crawler": "A", "url": "/a", "expect": "allowed"}]}' },
  { why: "a byte order mark", text: "\uFEFFchecks: [{crawler: A, url: /a, expect: allowed}]" },
  {
    why: "octets",
    text: new TextEncoder().encode("checks: [{crawler: A, url: /a, expect: allow}]"),
  },
  { why: "CRLF", text: "checks:\r\n- crawler: A\r\n  url: /a\r\n  expect: open\r\n" },
  {
    why: "an anchor",
    text: "checks:\n- crawler: &a [A]\n  url: /a\n  expect: open\n- crawler: *a\n  url: /b\n  expect: open\n",
  },
])("$why is a suite as well", ({ text }) => {
  expect(suiteOf(text).checks[0]).toMatchObject({
    who: [{ kind: "crawler", name: "A" }],
    urls: ["/a"],
    expect: "allowed",
  });
});

test("where its file is", () => {
  const places = (head: string) => suiteOf(`${head}\n${check("status: 200")}`).places;
  expect(places("")).toEqual([{ environment: null, file: null, origin: null }]);
  expect(places("file: robots.txt")).toEqual([
    { environment: null, file: "robots.txt", origin: null },
  ]);
  expect(places("address: http://127.0.0.1:8080/")).toEqual([
    { environment: null, file: null, origin: "http://127.0.0.1:8080" },
  ]);
});

describe("what is wrong, and where", () => {
  test.each([
    { why: "nothing", text: "", told: ["1:1-1:1 empty {}"] },
    { why: "comments alone", text: "# later\n", told: ["1:1-1:1 empty {}"] },
    {
      why: "no UTF-8",
      text: new Uint8Array([0x61, 0xff]),
      told: ["1:1-1:1 not-utf8 {}"],
    },
    {
      why: "a list where a mapping belongs",
      text: "- crawler: A\n",
      told: ['1:1-2:1 wrong-kind {"key":"suite","found":"list","expected":"mapping"}'],
    },
    {
      why: "a mistyped key of the suite",
      text: `adress: https://a.example\n${check("status: 200")}`,
      told: [
        '1:1-1:7 key-unknown {"key":"adress","nearest":"address","known":["name","reading","file","address","environments","checks"]}',
      ],
    },
    {
      why: "mistyped keys of a check, without what follows from them",
      text: check("crawlr: Googlebot\nurl: /a\nexpectt: allowed"),
      told: [
        '2:5-2:11 key-unknown {"key":"crawlr","nearest":"crawler","known":["crawler","crawlers","purpose","except","url","urls","all","expect","line","group","status","reading","in","why"]}',
        '4:5-4:12 key-unknown {"key":"expectt","nearest":"expect","known":["crawler","crawlers","purpose","except","url","urls","all","expect","line","group","status","reading","in","why"]}',
      ],
    },
    {
      why: "a mistyped verdict",
      text: check("crawler: A\nurl: /a\nexpect: alowed"),
      told: [
        '4:13-4:19 value-unknown {"key":"expect","found":"alowed","nearest":"allowed","known":["allowed","disallowed","allow","disallow","open","blocked"]}',
      ],
    },
    {
      why: "a star without quotes",
      text: check("crawler: *\nurl: /a\nexpect: allowed"),
      told: ['2:14-2:15 star-unquoted {"found":"*"}'],
    },
    {
      why: "a pattern without quotes",
      text: check("crawler: A\nurl: *.pdf\nexpect: allowed"),
      told: ['3:10-3:15 star-unquoted {"found":"*.pdf"}'],
    },
    {
      why: "a tab",
      text: "checks:\n\t- status: 200\n",
      told: ["2:1-2:2 tab-indent {}"],
    },
    {
      why: "a key twice",
      text: check("crawler: A\nurl: /a\nurl: /b\nexpect: allowed"),
      told: ['4:5-4:8 key-twice {"key":"url"}'],
    },
    {
      why: "broken YAML",
      text: 'checks: [{crawler: "A}]\n',
      told: ['2:1-2:2 not-yaml {"detail":"Missing closing \\"quote"}'],
    },
    {
      why: "a second document",
      text: `${check("status: 200")}---\nchecks: []\n`,
      told: ["3:1-3:1 second-document {}"],
    },
    { why: "no checks", text: "name: A\n", told: ['1:1-2:1 key-missing {"key":"checks"}'] },
    { why: "an empty list of checks", text: "checks: []\n", told: ["1:1-1:7 nothing-to-check {}"] },
    { why: "an empty check", text: "checks: [{}]\n", told: ["1:10-1:12 nothing-to-check {}"] },
    {
      why: "a value of the wrong kind",
      text: check("crawler: {a: 1}\nurl: /a\nexpect: allowed\nline: [1]"),
      told: [
        '2:14-2:20 wrong-kind {"key":"crawler","found":"mapping","expected":"text-or-list"}',
        '5:11-5:14 wrong-kind {"key":"line","found":"list","expected":"text"}',
      ],
    },
    {
      why: "no value",
      text: check('crawler:\nurls: []\nexpect: allowed\nwhy: " "'),
      told: [
        '2:5-2:12 value-empty {"key":"crawler"}',
        '3:11-3:13 value-empty {"key":"urls"}',
        '5:10-5:13 value-empty {"key":"why"}',
      ],
    },
    {
      why: "what excludes each other",
      text: check("crawler: A\npurpose: seo\nurl: /a\nall: allowed\nexpect: allowed"),
      told: [
        '2:5-2:12 keys-together {"key":"crawler","other":"purpose"}',
        '5:5-5:8 keys-together {"key":"all","other":"url"}',
        '5:5-5:8 keys-together {"key":"all","other":"expect"}',
      ],
    },
    {
      why: "what needs another key",
      text: check("crawler: every\nall: allowed\nline: 3\nin: staging"),
      told: [
        '4:5-4:9 key-without {"key":"line","other":"url"}',
        '5:5-5:7 key-without {"key":"in","other":"environments"}',
      ],
    },
    {
      why: "a line for a set of crawlers",
      text: check("crawler: [A, every]\nurl: /a\nexpect: allowed\nline: 3"),
      told: ['5:5-5:9 key-without {"key":"line","other":"crawler"}'],
    },
    {
      why: "except without a set",
      text: check("crawler: A\nexcept: B\nurl: /a\nexpect: allowed"),
      told: ['3:5-3:11 key-without {"key":"except","other":"crawler: every"}'],
    },
    {
      why: "values that cannot be",
      text: check(
        "crawler: 'a:b'\nurl: ftp://a.example/\nexpect: allowed\nline: 0\nstatus: 99\nreading: rfc9039",
      ),
      told: [
        `2:14-2:19 not-a-crawler {"found":"a:b"}`,
        '3:10-3:26 not-an-address {"found":"ftp://a.example/"}',
        '5:11-5:12 not-a-line {"found":"0"}',
        '6:13-6:15 not-a-status {"found":"99"}',
        '7:14-7:21 value-unknown {"key":"reading","found":"rfc9039","nearest":"rfc9309","known":["rfc9309","google","1996","1994"]}',
      ],
    },
    {
      why: "an address with a path",
      text: `address: https://a.example/shop/\n${check("status: 200")}`,
      told: ['1:10-1:33 not-an-origin {"found":"https://a.example/shop/"}'],
    },
    {
      why: "an unknown environment, and a file beside environments",
      text: `file: robots.txt\nenvironments:\n  staging:\n${check("status: 200\nin: stagging")}`,
      told: [
        '1:1-1:5 keys-together {"key":"file","other":"environments"}',
        '6:9-6:17 value-unknown {"key":"in","found":"stagging","nearest":"staging","known":["staging"]}',
      ],
    },
    {
      why: "an unknown purpose",
      text: check("purpose: ai\nurl: /\nexpect: blocked"),
      told: [
        '2:14-2:16 value-unknown {"key":"purpose","found":"ai","nearest":null,"known":["ads","ai-search","ai-training","ai-user","archive","feed","monitoring","other","search","seo","social"]}',
      ],
    },
  ])("$why", ({ text, told: expected }) => {
    expect(told(text)).toEqual(expected);
  });
});

test("a suite is bounded in size and in questions", () => {
  expect(told("#".repeat(SUITE_LIMITS.octets + 1))).toEqual([
    `1:1-1:1 too-large {"limit":${SUITE_LIMITS.octets}}`,
  ]);
  const many = Array.from({ length: 400 }, (_, i) => `a${i}`).join(", ");
  const text = check(`crawlers: [${many}]\nurls: [${many.replace(/a/g, "/a")}]\nexpect: allowed`);
  expect(told(text)[0]).toContain("too-many");
});

test("brackets without end are no danger", () => {
  expect(problemsOf("[".repeat(20_000)).length).toBeGreaterThan(0);
  expect(problemsOf(`a: ${"{a: ".repeat(20_000)}`).length).toBeGreaterThan(0);
});

const BITS = [
  ..."checks:|  - |crawler|url|expect|allowed|: |\n|    |*|[|]|{|}|\"|'|&a|#|, |/a|every|all|200|~|---|\t|é|\u0000".split(
    "|",
  ),
];

test("any text is a suite or has problems inside the text, never both", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...BITS), { maxLength: 40 }), (bits) => {
      const text = bits.join("");
      const { suite, problems } = readSuite(text);
      expect(suite === null).toBe(problems.length > 0);
      const lines = text.split(/\r\n|\n|\r/);
      for (const { line, column, endLine } of problems) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(endLine).toBeGreaterThanOrEqual(line);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
      }
    }),
    { numRuns: 500 },
  );
});
