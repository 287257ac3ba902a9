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
      "Opens 4 sets of addresses and closes one.

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
      "Öffnet 2 Mengen von Adressen und sperrt eine.

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
      "Opens one set of addresses and closes one.

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

  test("a bound that is reached is said: no change found is not no change, code 3", async () => {
    const a = `/${"a*b*".repeat(14)}c`;
    const b = `/${"ab*".repeat(12)}`;
    workshop.file("hard-old.txt", `User-agent: *\nDisallow: ${a}\n`);
    workshop.file("hard-new.txt", `User-agent: *\nDisallow: ${a}\nAllow: ${b}\n`);
    const { code, out } = await type(["diff", "./hard-old.txt", "./hard-new.txt", "--as", "*"]);
    expect(code).toBe(3);
    expect(out).toMatchInlineSnapshot(`
      "No change was found, but not everything is proven.

        old  hard-old.txt · 83 bytes
        new  hard-new.txt · 128 bytes

      Not proven: more may change than is listed.
        Two patterns overlap in more ways than are listed (before line 2, now line 3).
      "
    `);
    const json = await type(["diff", "./hard-old.txt", "./hard-new.txt", "--format", "json"]);
    expect(json.code).toBe(3);
    expect(JSON.parse(json.out)).toMatchObject({ changes: [], proven: false });
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

        old  http://127.0.0.1:PORT/robots.txt
             404 · there is no file, so nothing is blocked
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

  test("a file of another name that is refused is not read, and not taken for missing", async () => {
    const site = await server.serve(reply(403, {}));
    const { code, out, err } = await type(["diff", `${site.origin}/robots-old.txt`, "./new.txt"]);
    expect({ code, out }).toEqual({ code: 3, out: "" });
    expect(err).toContain("/robots-old.txt: ");
    expect(err).toContain("403");
    expect(err).toContain("nothing is said about it");
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

test("the names of both files can be told apart on a narrow terminal", async () => {
  const folder = "a-folder-with-a-long-name/and-another-one";
  workshop.file(`${folder}/old.txt`, "User-agent: *\nDisallow: /a\n");
  workshop.file(`${folder}/new.txt`, "User-agent: *\nDisallow: /b\n");
  const { out } = await type(["diff", `./${folder}/old.txt`, `./${folder}/new.txt`], {
    columns: 40,
  });
  expect(out).toContain("/old.txt\n       27 bytes\n");
  expect(out).toContain("/new.txt\n       27 bytes\n");
  for (const row of out.split("\n")) expect(row.length).toBeLessThanOrEqual(40);
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
