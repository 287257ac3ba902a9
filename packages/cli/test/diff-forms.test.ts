import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Workshop } from "./workshop.ts";

const OLD = `User-agent: *
Disallow: /shop
Disallow: /cart/

User-agent: GPTBot
Disallow: /
`;

const NEW = `User-agent: *
Disallow: /shop/
Disallow: /cart/
Disallow: /*?sort=

User-agent: GPTBot
Disallow: /private/

User-agent: MyBot
Disallow:
`;

const workshop = new Workshop();
const type = workshop.type.bind(workshop);

beforeAll(() => {
  workshop.file("old.txt", OLD);
  workshop.file("new.txt", NEW);
});

afterAll(() => workshop.close());

describe("one file", () => {
  test("two crawlers", async () => {
    const argv = ["diff", "./new.txt", "--as", "Googlebot", "--against", "GPTBot"];
    const { code, out, err } = await type(argv);
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toMatchInlineSnapshot(`
      "Googlebot and GPTBot differ on 4 sets of addresses.

        new.txt · 136 bytes

        ✓ open for GPTBot only  \`/cart/*\`
          such as    /cart/
          Googlebot  line 3  Disallow: /cart/
          GPTBot     no rule
        ✓ open for GPTBot only  \`/shop/*\`
          such as    /shop/
          Googlebot  line 2  Disallow: /shop/
          GPTBot     no rule
        ✓ open for GPTBot only  \`/*?sort=*\` except \`/private/*?sort=*\`
          such as    /?sort=
          Googlebot  line 4  Disallow: /*?sort=
          GPTBot     no rule
        ✓ open for Googlebot only  \`/private/*\` except \`/private/*?sort=*\`
          such as    /private/
          Googlebot  no rule
          GPTBot     line 7  Disallow: /private/

      All else is the same, for any address: proven.
      "
    `);
    const markdown = await type([...argv, "--format", "markdown", "--lang", "de"]);
    expect(markdown.out).toMatchInlineSnapshot(`
      "Googlebot und GPTBot unterscheiden sich bei 4 Mengen von Adressen.

      | Offen für | Adressen | Außer | Beispiel | Zeile für Googlebot | Zeile für GPTBot | Crawler |
      | --- | --- | --- | --- | --- | --- | --- |
      | nur für GPTBot offen | \`/cart/*\` |  | \`/cart/\` | 3 | keine Regel |  |
      | nur für GPTBot offen | \`/shop/*\` |  | \`/shop/\` | 2 | keine Regel |  |
      | nur für GPTBot offen | \`/*?sort=*\` | \`/private/*?sort=*\` | \`/?sort=\` | 4 | keine Regel |  |
      | nur für Googlebot offen | \`/private/*\` | \`/private/*?sort=*\` | \`/private/\` | keine Regel | 7 |  |

      Alles andere ist gleich, bei jeder Adresse: bewiesen.
      "
    `);
    const json = JSON.parse((await type([...argv, "--format", "json"])).out);
    expect(json.sides.old.crawler).toBe("Googlebot");
    expect(json.sides.new.crawler).toBe("GPTBot");
  });

  test("two readings", async () => {
    workshop.file("read.txt", "User-agent: *\nDisallow: /a%62\nUser-agent: Bingbot\nDisallow: /\n");
    const { code, out } = await type(["diff", "./read.txt", "--against-reading", "google"]);
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "RFC 9309 and Google differ on 2 sets of addresses.

        read.txt · 62 bytes

      all crawlers without a group of their own · group *
        ✓ open for Google only  \`/ab*\`
          such as   /ab
          RFC 9309  line 2  Disallow: /a%62
          Google    no rule

      \`Bingbot\` · group Bingbot
        ✓ open for RFC 9309 only  \`/robots.txt$\`
          such as   /robots.txt
          RFC 9309  no rule
          Google    line 4  Disallow: /

      For 15 other crawlers nothing changes: proven.
      All else is the same, for any address in its usual spelling: proven. Left aside
      are escapes that nobody needs, such as \`%62\` for \`b\`: there readings differ for
      nearly every file.
      "
    `);
    const same = await type(["diff", "./old.txt", "--as", "*", "--against-reading", "google"]);
    expect({ code: same.code, out: same.out }).toMatchInlineSnapshot(`
      {
        "code": 0,
        "out": "RFC 9309 and Google give every address in its usual spelling the same verdict.

        old.txt · 79 bytes

      Proven for all of them. Left aside are escapes that nobody needs, such as \`%62\`
      for \`b\`: there readings differ for nearly every file.
      ",
      }
    `);
  });
});

describe("for machines", () => {
  test("JSON has what the interface says", async () => {
    const { out } = await type(["diff", "./old.txt", "./new.txt", "--as", "*", "--format", "json"]);
    expect(JSON.parse(out)).toMatchInlineSnapshot(`
      {
        "by": "file",
        "changes": [
          {
            "crawlers": [
              "*",
            ],
            "direction": "opened",
            "except": [
              "/shop*?sort=*",
              "/shop/*",
            ],
            "exceptLines": null,
            "lines": {
              "new": null,
              "old": 2,
            },
            "pattern": "/shop*",
            "reading": "rfc9309",
            "witness": "/shop",
          },
          {
            "crawlers": [
              "*",
            ],
            "direction": "closed",
            "except": [
              "/cart/*?sort=*",
              "/shop*?sort=*",
            ],
            "exceptLines": null,
            "lines": {
              "new": 4,
              "old": null,
            },
            "pattern": "/*?sort=*",
            "reading": "rfc9309",
            "witness": "/?sort=",
          },
        ],
        "limits": [],
        "outcomes": [
          {
            "closed": 1,
            "crawlers": [
              "*",
            ],
            "groups": {
              "new": "*",
              "old": "*",
            },
            "opened": 1,
            "proven": true,
            "reading": "rfc9309",
          },
        ],
        "proven": true,
        "sides": {
          "new": {
            "absent": false,
            "bytes": 136,
            "name": "new.txt",
            "source": "given",
            "status": null,
            "truncated": false,
          },
          "old": {
            "absent": false,
            "bytes": 79,
            "name": "old.txt",
            "source": "given",
            "status": null,
            "truncated": false,
          },
        },
      }
    `);
  });

  test("Markdown for a review", async () => {
    const { out } = await type(["diff", "./old.txt", "./new.txt", "--format", "markdown"]);
    expect(out).toMatchInlineSnapshot(`
      "Opens 4 sets of addresses and closes one.

      | Change | Addresses | Except | Example | Line before | Line now | Crawlers |
      | --- | --- | --- | --- | --- | --- | --- |
      | opened | \`/shop*\` | \`/shop*?sort=*\` \`/shop/*\` | \`/shop\` | 2 | no rule | all crawlers without a group of their own |
      | closed | \`/*?sort=*\` | \`/cart/*?sort=*\` \`/shop*?sort=*\` | \`/?sort=\` | no rule | 4 | all crawlers without a group of their own |
      | opened | \`/*\` | \`/private/*\` \`/robots.txt$\` | \`/\` | 6 | no rule | \`GPTBot\` |
      | opened | \`/shop*\` |  | \`/shop\` | 2 | no rule | \`MyBot\` |
      | opened | \`/cart/*\` |  | \`/cart/\` | 3 | no rule | \`MyBot\` |

      Nothing else changes, for any address: proven.
      "
    `);
  });

  test("comma-separated values", async () => {
    const argv = ["diff", "./old.txt", "./new.txt", "--as", "*,GPTBot", "--format", "csv"];
    expect((await type(argv)).out).toMatchInlineSnapshot(`
      "direction,crawlers,reading,pattern,except,witness,oldLine,oldRule,newLine,newRule
      opened,*,rfc9309,/shop*,/shop*?sort=* /shop/*,/shop,2,Disallow: /shop,,
      closed,*,rfc9309,/*?sort=*,/cart/*?sort=* /shop*?sort=*,/?sort=,,,4,Disallow: /*?sort=
      opened,GPTBot,rfc9309,/*,/private/* /robots.txt$,/,6,Disallow: /,,
      "
    `);
  });
});

test("no crawler's name becomes a formula in a spreadsheet", async () => {
  workshop.file("plain.txt", "User-agent: *\nDisallow: /a\n");
  for (const token of ["=cmd()", "+x", "-x", "@x"]) {
    workshop.file("formula.txt", `User-agent: ${token}\nDisallow: /b\n`);
    const { out } = await type(["diff", "./plain.txt", "./formula.txt", "--format", "csv"]);
    expect(out).not.toMatch(/(?:^|,)"?[=+@-]/m);
    expect(out).toContain(`'${token[0]}`);
  }
});

test("what is refused, and why", async () => {
  const told = await workshop.refusals([
    ["diff"],
    ["diff", "./old.txt"],
    ["diff", "./old.txt", "./new.txt", "./old.txt"],
    ["diff", "-", "-"],
    ["diff", "./missing.txt", "./new.txt"],
    ["diff", "example.com", "./new.txt"],
    ["diff", "./old.txt", "./new.txt", "--format", "cvs"],
    ["diff", "./old.txt", "./new.txt", "--reading", "goggle"],
    ["diff", "./old.txt", "./new.txt", "--against", "Bingbot"],
    ["diff", "./old.txt", "--against", "Bingbot", "--against-reading", "google"],
    ["diff", "./old.txt", "--against", "Googlebot"],
    ["diff", "./old.txt", "--as", "A,B", "--against", "C"],
    ["diff", "./old.txt", "--reading", "google", "--against-reading", "google"],
    ["diff", "./old.txt", "./new.txt", "--as", "a:b"],
  ]);
  expect(told).toMatchInlineSnapshot(`
    "$ aushang diff
    aushang: No robots.txt was given
      Try: aushang diff old.txt new.txt

    $ aushang diff ./old.txt
    aushang: With what is it to be compared?
      Name a second robots.txt, or add --against with a crawler or --against-reading with a reading.

    $ aushang diff ./old.txt ./new.txt ./old.txt
    aushang: There are more arguments than the command takes
      aushang diff --help shows how it is called.

    $ aushang diff - -
    aushang: Standard input can stand for one thing only
      Name files for the others.

    $ aushang diff ./missing.txt ./new.txt
    aushang: There is no file “missing.txt”
      Check path and spelling. With - the standard input is read.

    $ aushang diff example.com ./new.txt
    aushang: There is no file “example.com”
      For the robots.txt of a website write the scheme too: https://example.com

    $ aushang diff ./old.txt ./new.txt --format cvs
    aushang: There is no format “cvs”
      Choose one of: pretty, json, markdown, csv

    $ aushang diff ./old.txt ./new.txt --reading goggle
    aushang: There is no reading “goggle”
      Did you mean google? Choose rfc9309, google, 1996 or 1994.

    $ aushang diff ./old.txt ./new.txt --against Bingbot
    aushang: --against compares within one file, and two were given
      Leave out the second file, or --against.

    $ aushang diff ./old.txt --against Bingbot --against-reading google
    aushang: Crawlers and readings cannot be compared at once
      Leave out --against or --against-reading.

    $ aushang diff ./old.txt --against Googlebot
    aushang: Googlebot would be compared with itself
      Give another value to --against.

    $ aushang diff ./old.txt --as A,B --against C
    C is not in the list of crawlers; it is tested as a token of its own.
    A is not in the list of crawlers; it is tested as a token of its own.
    B is not in the list of crawlers; it is tested as a token of its own.
    aushang: --against is compared with one other, and several were given
      Give one value to --as.

    $ aushang diff ./old.txt --reading google --against-reading google
    aushang: google would be compared with itself
      Give another value to --against-reading.

    $ aushang diff ./old.txt ./new.txt --as a:b
    aushang: “a:b” names no crawler
      Enter a token, for example Googlebot, or the whole User-Agent header of a known crawler.
    "
  `);
});
