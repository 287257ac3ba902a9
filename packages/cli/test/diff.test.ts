import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reply, text } from "../../../testdata/server/behaviour.ts";
import {
  type MisbehavingServer,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
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

let server: MisbehavingServer;
const workshop = new Workshop();
const type = workshop.type.bind(workshop);

beforeAll(async () => {
  server = await startMisbehavingServer();
  workshop.file("old.txt", OLD);
  workshop.file("new.txt", NEW);
});

afterAll(async () => {
  await server.close();
  workshop.close();
});

describe("two files", () => {
  test("what opens and closes, whole output", async () => {
    const { code, out, err } = await type(["diff", "./old.txt", "./new.txt"]);
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toMatchInlineSnapshot(`
      "Opens 4 sets of addresses and closes 1.

        old  old.txt · 79 bytes
        new  new.txt · 136 bytes

      all crawlers without a group of their own · group *
        ✓ opened  \`/shop*\` except \`/shop*?sort=*\` and \`/shop/*\`
          such as  /shop
          before   line 2  Disallow: /shop
          now      no rule
        ■ closed  \`/*?sort=*\` except \`/cart/*?sort=*\` and \`/shop*?sort=*\`
          such as  /?sort=
          before   no rule
          now      line 4  Disallow: /*?sort=

      \`GPTBot\` · group GPTBot
        ✓ opened  \`/*\` except \`/private/*\` and \`/robots.txt$\`
          such as  /
          before   line 6  Disallow: /
          now      no rule

      \`MyBot\` · group *, now MyBot
        ✓ opened  \`/shop*\`
          such as  /shop
          before   line 2  Disallow: /shop
          now      no rule
        ✓ opened  \`/cart/*\`
          such as  /cart/
          before   line 3  Disallow: /cart/
          now      no rule

      For 15 other crawlers nothing changes: proven.
      Nothing else changes, for any address: proven.
      "
    `);
  });

  test("in German and Danish, for some crawlers and readings", async () => {
    const argv = ["diff", "./old.txt", "./new.txt", "--as", "GPTBot,Bingbot"];
    const german = await type([...argv, "--lang", "de", "--reading", "google"]);
    expect(german.out).toMatchInlineSnapshot(`
      "Öffnet 2 Mengen von Adressen und sperrt 1.

        alt  old.txt · 79 Byte
        neu  new.txt · 136 Byte

      \`GPTBot\` · Gruppe GPTBot · Google
        ✓ geöffnet  \`/*\` außer \`/private/*\`
          etwa    /
          vorher  Zeile 6  Disallow: /
          jetzt   keine Regel

      \`Bingbot\` · Gruppe * · Google
        ✓ geöffnet  \`/shop*\` außer \`/shop*?sort=*\` und \`/shop/*\`
          etwa    /shop
          vorher  Zeile 2  Disallow: /shop
          jetzt   keine Regel
        ■ gesperrt  \`/*?sort=*\` außer \`/cart/*?sort=*\` und \`/shop*?sort=*\`
          etwa    /?sort=
          vorher  keine Regel
          jetzt   Zeile 4  Disallow: /*?sort=

      Sonst ändert sich bei keiner Adresse etwas: bewiesen.
      "
    `);
    const danish = await type([...argv, "--lang", "da", "--reading", "rfc9309,1994"]);
    expect(danish.out).toMatchInlineSnapshot(`
      "Åbner 4 mængder af adresser og blokerer 2.

        gammel  old.txt · 79 byte
        ny      new.txt · 136 byte

      \`GPTBot\` · gruppe GPTBot · RFC 9309
        ✓ åbnet  \`/*\` undtagen \`/private/*\` og \`/robots.txt$\`
          fx   /
          før  linje 6  Disallow: /
          nu   ingen regel

      \`Bingbot\` · gruppe * · RFC 9309
        ✓ åbnet  \`/shop*\` undtagen \`/shop*?sort=*\` og \`/shop/*\`
          fx   /shop
          før  linje 2  Disallow: /shop
          nu   ingen regel
        ■ blokeret  \`/*?sort=*\` undtagen \`/cart/*?sort=*\` og \`/shop*?sort=*\`
          fx   /?sort=
          før  ingen regel
          nu   linje 4  Disallow: /*?sort=

      \`GPTBot\` · gruppe GPTBot · Tekst fra 1994
        ✓ åbnet  \`/*\` undtagen \`/private/*\`
          fx   /
          før  linje 6  Disallow: /
          nu   ingen regel

      \`Bingbot\` · gruppe * · Tekst fra 1994
        ✓ åbnet  \`/shop*\` undtagen \`/shop/*\`
          fx   /shop
          før  linje 2  Disallow: /shop
          nu   ingen regel
        ■ blokeret  \`/*?sort=*\`
          fx   /*?sort=
          før  ingen regel
          nu   linje 4  Disallow: /*?sort=

      Intet andet ændrer sig, for nogen adresse: bevist.
      "
    `);
  });

  test("nothing changes where only spelling does: proven, code 0", async () => {
    workshop.file("spelt.txt", `# the same\n${OLD.toUpperCase().replace("/SHOP", "/shop")}`);
    workshop.file("lower.txt", OLD.replaceAll("Disallow", "disallow"));
    const { code, out } = await type(["diff", "./old.txt", "./lower.txt"]);
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "No address changes its verdict.

        old  old.txt · 79 bytes
        new  lower.txt · 79 bytes

      Nothing changes, for any address: proven.
      "
    `);
    expect((await type(["diff", "./old.txt", "./spelt.txt"])).code).toBe(1);
  });

  test("a file from standard input", async () => {
    const { code, out } = await type(["diff", "-", "./new.txt", "--as", "MyBot"], { input: OLD });
    expect(code).toBe(1);
    expect(out).toContain("old  standard input · 79 bytes");
  });

  test("no crawler has a group in both", async () => {
    workshop.file("one.txt", "User-agent: OneBot\nDisallow: /a\n");
    workshop.file("two.txt", "User-agent: TwoBot\nDisallow: /b\n");
    const { code, out } = await type(["diff", "./one.txt", "./two.txt"]);
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "Opens one set of addresses and closes 1.

        old  one.txt · 32 bytes
        new  two.txt · 32 bytes
        No crawler has a group in both files. Where a file has none for a crawler,
        everything is open to it.

      \`OneBot\` · group OneBot, now none
        ✓ opened  \`/a*\`
          such as  /a
          before   line 2  Disallow: /a
          now      no rule

      \`TwoBot\` · group none, now TwoBot
        ■ closed  \`/b*\`
          such as  /b
          before   no rule
          now      line 2  Disallow: /b

      For 101 other crawlers nothing changes: proven.
      Nothing else changes, for any address: proven.
      "
    `);
  });

  test("many sets of addresses are counted, not poured out", async () => {
    const rules = Array.from({ length: 60 }, (_, i) => `Disallow: /p${i}/`).join("\n");
    workshop.file("many.txt", `User-agent: *\n${rules}\n`);
    workshop.file("none.txt", "User-agent: *\nDisallow:\n");
    const { out } = await type(["diff", "./many.txt", "./none.txt"]);
    expect(out.match(/✓ opened/g)).toHaveLength(24);
    expect(out).toContain("And 36 more sets of addresses; --format json has all of them.");
    const { out: json } = await type(["diff", "./many.txt", "./none.txt", "--format", "json"]);
    expect(JSON.parse(json).changes).toHaveLength(60);
  });

  test("a bound that is reached is said, and no change that is found is left out", async () => {
    const a = `/${"a*b*".repeat(14)}c`;
    const b = `/${"ab*".repeat(12)}`;
    workshop.file("hard-old.txt", `User-agent: *\nDisallow: ${a}\n`);
    workshop.file("hard-new.txt", `User-agent: *\nDisallow: ${a}\nAllow: ${b}\n`);
    const { code, out } = await type(["diff", "./hard-old.txt", "./hard-new.txt", "--as", "*"]);
    expect(out).toContain("Not proven: more may change than is listed.");
    expect(out).toContain("Two patterns overlap in more ways than are listed");
    expect([1, 3]).toContain(code);
    expect(code === 1).toBe(out.includes("such as"));
  });
});

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
      All else is the same, for any address: proven.
      "
    `);
    const same = await type(["diff", "./old.txt", "--as", "*", "--against-reading", "google"]);
    expect({ code: same.code, out: same.out }).toMatchInlineSnapshot(`
      {
        "code": 0,
        "out": "RFC 9309 and Google give every address the same verdict.

        old.txt · 79 bytes

      Nothing changes, for any address: proven.
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
      "Opens 4 sets of addresses and closes 1.

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

describe("addresses", () => {
  test("the live file against a draft", async () => {
    const site = await server.serve(text(OLD));
    const { code, out, err } = await type(["diff", site.origin, "./new.txt", "--as", "GPTBot"]);
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toMatchInlineSnapshot(`
      "Opens one set of addresses, closes none.

        old  http://127.0.0.1:PORT/robots.txt · 200 · 79 bytes
        new  new.txt · 136 bytes

      \`GPTBot\` · group GPTBot
        ✓ opened  \`/*\` except \`/private/*\` and \`/robots.txt$\`
          such as  /
          before   line 6  Disallow: /
          now      no rule

      Nothing else changes, for any address: proven.
      "
    `);
    expect(site.requests.map(({ path }) => path)).toEqual(["/robots.txt"]);
  });

  test("a site without a file is open, and that is said", async () => {
    const site = await server.serve(reply(404, {}));
    const { code, out } = await type(["diff", site.origin, "./old.txt", "--as", "GPTBot"]);
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "Closes one set of addresses, opens none.

        old  http://127.0.0.1:PORT/r… · 404 · there is no file, so nothing is blocked
        new  old.txt · 79 bytes

      \`GPTBot\` · group none, now GPTBot
        ■ closed  \`/*\` except \`/robots.txt$\`
          such as  /
          before   no rule
          now      line 6  Disallow: /

      Nothing else changes, for any address: proven.
      "
    `);
  });

  test("a missing file of another name says nothing about the site", async () => {
    const site = await server.serve(reply(404, {}));
    const err = await workshop.refused(["diff", `${site.origin}/robots-old.txt`, "./new.txt"]);
    expect(err).toContain("/robots-old.txt");
  });

  test.each(["status-503", "closes-at-once", "garbage", "cut-length"] as const)(
    "what cannot be read is not compared: %s",
    async (name) => {
      for (const format of ["pretty", "json", "markdown", "csv"]) {
        const argv = ["diff", server.site(name).origin, "./new.txt", "--format", format];
        const { code, out, err } = await type(argv);
        expect({ code, out }).toEqual({ code: 3, out: "" });
        expect(err).toContain("Its rules are unknown, so nothing is said about it.");
      }
    },
  );

  test("both are told when neither can be read", async () => {
    const { code, err } = await type([
      "diff",
      server.site("status-503").origin,
      server.site("garbage").origin,
    ]);
    expect(code).toBe(3);
    expect(err).toMatchInlineSnapshot(`
      "aushang: http://127.0.0.1:PORT/robots.txt: The server is unavailable for now (503)
        Its rules are unknown, so nothing is said about it. Try again later, or give a file.
      aushang: http://127.0.0.1:PORT/robots.txt: The server's answer is malformed
        Its rules are unknown, so nothing is said about it. Try again later, or give a file.
      "
    `);
  });

  test("a web page in place of a file, and a file that is too long", async () => {
    const page = await server.serve(
      reply(200, { "content-type": "text/html" }, "<!doctype html><p>Hello"),
    );
    expect((await type(["diff", page.origin, "./old.txt", "--as", "*"])).out).toContain(
      "A web page is served instead of a text file.",
    );
    const long = `User-agent: *\nDisallow: /a\n${"#".repeat(600_000)}\nDisallow: /b\n`;
    const cut = workshop.file("long.txt", long);
    workshop.file("short.txt", "User-agent: *\nDisallow: /a\n");
    const { code, out } = await type(["diff", cut, "./short.txt", "--as", "*"]);
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "No address changes its verdict.

        old  long.txt · 500 KiB
             Larger than 500 KiB. Only the first 512,000 bytes are read. What comes
             after them is not in force.
        new  short.txt · 27 bytes

      Nothing changes, for any address: proven.
      "
    `);
  });
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

test("nothing from a file acts on the terminal or as markup", async () => {
  const evil = "/\u001b[31m<script>\u202e|`x`&@all\u0007";
  workshop.file("evil.txt", `User-agent: e\u001b]0;x\u0007vil\nUser-agent: *\nDisallow: ${evil}\n`);
  for (const format of ["pretty", "json", "markdown", "csv"]) {
    const { out, err } = await type(["diff", "./evil.txt", "./old.txt", "--format", format], {
      terminal: true,
      env: { LANG: "en_GB.UTF-8", NO_COLOR: "1" },
    });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not come through.
    expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    if (format === "markdown") expect(out).not.toMatch(/<script>|\|`x`|(?<!`[^`]*)@all/);
  }
});

test("fits a narrow terminal and one without UTF-8", async () => {
  const { out } = await type(["diff", "./old.txt", "./new.txt"], {
    columns: 50,
    env: { LANG: "C" },
  });
  for (const row of out.split("\n")) expect(row.length).toBeLessThanOrEqual(60);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII.
  expect(out).toMatch(/^[\u0000-\u007f]*$/);
});
