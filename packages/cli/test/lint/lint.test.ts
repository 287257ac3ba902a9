import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Workshop } from "../workshop.ts";

const workshop = new Workshop();
const type = workshop.type.bind(workshop);

const BAD = `User-agent: *
Disallow: private
Disallow: /shop/*

User-agent: Googlebot
Disalow: /x
`;
const CLEAN = "User-agent: *\nDisallow: /private/\n";
const INFO = "User-agent: *\nDisallow: /shop/*\n";

beforeAll(() => {
  workshop.file("bad.txt", BAD);
  workshop.file("clean.txt", CLEAN);
  workshop.file("info.txt", INFO);
  workshop.file("sites/a/robots.txt", BAD);
  workshop.file("sites/b/robots.txt", CLEAN);
  workshop.file("sites/node_modules/c/robots.txt", BAD);
  workshop.file("odd[1].txt", CLEAN);
  mkdirSync(join(workshop.folder, "folder"));
});

afterAll(() => workshop.close());

describe("for people", () => {
  test("a file, whole output", async () => {
    const { code, out, err } = await type(["lint", "./bad.txt"]);
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toMatchInlineSnapshot(`
      "bad.txt · 85 bytes

        ✗ error · line 2:11 · pattern-without-slash
          \`private\` begins with neither \`/\` nor \`*\`, so this \`Disallow\` matches no
          address. Expected: \`/private\` for what begins so, or \`/*private\` for what
          holds it.
             2 │ Disallow: private
               │           ^^^^^^^
          Every address is compared from its first slash on. RFC 9309 and Google find
          no match for such a rule, Yandex reports it as an error; a few crawlers add
          the slash by themselves.
          → Possible fix, may change verdicts: Write \`/private\`: addresses that begin
            so.
          → Or: Write \`/*private\`: addresses that hold it anywhere.

        i info · line 3:17 · star-trailing
          The end of \`/shop/*\` matches nothing that \`/shop/\` does not match. Expected:
          \`/shop/\`.
             3 │ Disallow: /shop/*
               │                 ^
          A pattern is open at its end anyway. The \`*\` only makes it longer, and of
          two matching rules the longer one wins.
          → Fix, proven to change no verdict: Write \`/shop/\`.

        ! warning · line 5:13 · group-frees-crawler
          The group for \`Googlebot\` frees it from 1 rule under \`*\`: line 3. Expected:
          the same rules here too, if they are to hold for it. Known crawlers
          concerned: \`Googlebot\`, \`Googlebot-Image\`, \`Googlebot-News\`,
          \`Googlebot-Video\`, \`Google-InspectionTool\`, \`Applebot\` and
          \`Screaming Frog SEO Spider\`.
             5 │ User-agent: Googlebot
               │             ^^^^^^^^^
             1 │ User-agent: *
               │             -
          A crawler with a group of its own does not read the group \`*\`. What is
          blocked only there is open to it.
          → Possible fix, may change verdicts: Copy the missing rules of \`*\` into this
            group.

        ! warning · line 6:1 · directive-misspelt
          \`Disalow\` is not a directive of the standard. Google's parser reads it as
          \`Disallow\`, other crawlers may skip the line. Expected: \`Disallow\`.
             6 │ Disalow: /x
               │ ^^^^^^^
          Google's published parser knows a few misspellings, the standard knows none.
          A line that is skipped blocks and allows nothing.
          → Fix, proven to change no verdict: Write \`Disallow\`.

        1 error · 2 warnings · 1 info
        --fix fixes 2 findings and changes no verdict. --fix=all also fixes 2 findings
        and shows the effect.
      "
    `);
  });

  test("a clean file says so", async () => {
    expect(await type(["lint", "./clean.txt"])).toEqual({
      code: 0,
      err: "",
      out: "clean.txt · 34 bytes\n\n  ✓ Nothing found.\n",
    });
  });

  test.each([
    ["de", "1 Fehler · 0 Warnungen · 0 Hinweise"],
    ["en", "1 error · 0 warnings · 0 info"],
    ["da", "1 fejl · 0 advarsler · 0 oplysninger"],
  ])("counts in %s", async (language, counts) => {
    const input = "User-agent: *\nDisallow: private\n";
    const { out } = await type(["lint", "--lang", language], { input });
    expect(out).toContain(`\n  ${counts}\n`);
    expect(out).not.toContain("undefined");
  });

  test("several files end with the counts of all", async () => {
    const { out } = await type(["lint", "./bad.txt", "./clean.txt"]);
    expect(out.trimEnd().split("\n").at(-1)).toMatch(/^2 files · 1 error · /);
  });

  test("nothing of a file reaches the terminal as it is", async () => {
    const input = "User-agent: *\nDisallow: \u001b[31mred\u202e\n";
    const { out } = await type(["lint"], { input });
    expect(out).toContain("<U+001B>");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there.
    expect(out).not.toMatch(/[\u001b\u202e]/);
  });

  test("a long line is shown around the place", async () => {
    const input = `User-agent: *\nDisallow: /${"a".repeat(5_000)}%zz${"b".repeat(5_000)}\n`;
    const { out } = await type(["lint"], { input });
    expect(out).toContain("…aaaaaaa");
    expect(Math.max(...out.split("\n").map((row) => row.length))).toBeLessThan(400);
  });

  test("the caret stands below what it means, also behind wide characters and tabs", async () => {
    const input = "User-agent: *\nDisallow:\t/東京%zz\n";
    const { out } = await type(["lint"], { input });
    const rows = out.split("\n");
    const shown = rows.flatMap((row, i) => (row.includes("<U+0009>/東京%zz") ? [i] : []));
    const column = (rows[shown[0] ?? -1] ?? "").split("%zz")[0]?.replace(/[東京]/g, "xx").length;
    const marks = shown.map((i) => (rows[i + 1] ?? "").trimEnd());
    expect(marks.map((mark) => mark.indexOf("^"))).toContain(column);
    for (const mark of marks) expect(mark).toMatch(/^ +│ +\^+$/);
  });

  test("of many findings the most severe ones are told", async () => {
    const many = Array.from({ length: 400 }, (_, i) => `Disallow: /a${i}/*\n`).join("");
    const { out } = await type(["lint"], { input: `User-agent: *\n${many}Disallow: private\n` });
    expect(out).toContain("pattern-without-slash");
    expect(out).toMatch(/And \d+ more; --format json has all of them\./);
  });
});

describe("where the files come from", () => {
  test("standard input, named or not", async () => {
    const named = await type(["lint", "-"], { input: BAD });
    expect(named).toEqual(await type(["lint"], { input: BAD }));
    expect(named.out).toMatch(/^standard input · 85 bytes\n/);
  });

  test("a pattern that the shell has left alone; folders of others' code are left out", async () => {
    const { out } = await type(["lint", "./sites/**/robots.txt"]);
    expect(out).toMatch(/^sites\/a\/robots\.txt · [\s\S]*\nsites\/b\/robots\.txt · /m);
    expect(out).not.toContain("node_modules");
  });

  test("a file that a name and a pattern mean comes once", async () => {
    const { out } = await type([
      "lint",
      "./sites/b/robots.txt",
      "./sites/b/*.txt",
      "--format",
      "json",
    ]);
    expect(JSON.parse(out).files).toHaveLength(1);
  });

  test("a file whose name looks like a pattern is that file", async () => {
    expect((await type(["lint", "./odd[1].txt"])).code).toBe(0);
  });
});

test.each([
  ["./bad.txt", "error", 1],
  ["./info.txt", "error", 0],
  ["./info.txt", "warning", 0],
  ["./info.txt", "info", 1],
  ["./bad.txt", "never", 0],
  ["./clean.txt", "info", 0],
])("%s with --fail-on %s ends with %s", async (file, level, code) => {
  expect((await type(["lint", file, "--fail-on", level])).code).toBe(code);
});

test("a comment in the file silences a rule on the next line", async () => {
  const input =
    "User-agent: *\n# aushang-ignore-next-line pattern-without-slash\nDisallow: private\n";
  expect((await type(["lint"], { input })).code).toBe(0);
});

test("wrong uses, each with what to do", async () => {
  expect(
    await workshop.refusals([
      ["lint", "./missing.txt"],
      ["lint", "shop.example"],
      ["lint", "./folder"],
      ["lint", "./nothing/*.txt"],
      ["lint", "-", "-"],
      ["lint", "https://"],
      ["lint", "./bad.txt", "--format", "jsn"],
      ["lint", "./bad.txt", "--fail-on", "errors"],
      ["lint", "./bad.txt", "--fix=al"],
      ["lint", "https://shop.example", "--fix"],
      ["lint", "./bad.txt", "--config", "./none.json"],
    ]),
  ).toMatchInlineSnapshot(`
    "$ aushang lint ./missing.txt
    aushang: There is no file “missing.txt”
      Check path and spelling. With - the standard input is read.

    $ aushang lint shop.example
    aushang: There is no file “shop.example”
      For the robots.txt of a website write the scheme too: https://shop.example

    $ aushang lint ./folder
    aushang: “folder” cannot be read
      Check that it is a file and not a folder, and that you may read it.

    $ aushang lint ./nothing/*.txt
    aushang: No file matches nothing/*.txt
      * stands for characters within a name, ** for any folders. node_modules and .git are left out.

    $ aushang lint - -
    aushang: Standard input can stand for one thing only
      Name files for the others.

    $ aushang lint https://
    aushang: “https://” lacks the name of the site
      Add it, for example https://example.com/page.

    $ aushang lint ./bad.txt --format jsn
    aushang: There is no format “jsn”
      Choose one of: json, pretty, sarif, github, junit

    $ aushang lint ./bad.txt --fail-on errors
    aushang: There is no level “errors”
      Possible are: error, warning, info, never

    $ aushang lint ./bad.txt --fix=al
    aushang: There is no way to fix called “al”
      --fix makes what is proven to change no verdict, --fix=all every other fix too.

    $ aushang lint https://shop.example --fix
    aushang: --fix cannot write to https://shop.example/robots.txt
      Save its robots.txt as a file and fix that.

    $ aushang lint ./bad.txt --config ./none.json
    aushang: There is no file “none.json”
      Check path and spelling. With - the standard input is read.
    "
  `);
});

test("at a terminal without a file", async () => {
  expect(await workshop.refused(["lint"], { terminal: true })).toContain("aushang lint robots.txt");
});
