import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type MisbehavingServer,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
import { Workshop } from "./workshop.ts";

let server: MisbehavingServer;
const workshop = new Workshop();
const type = workshop.type.bind(workshop);

beforeAll(async () => {
  server = await startMisbehavingServer();
  workshop.file(
    "rules.txt",
    "User-agent: *\nDisallow: /shop/\nAllow: /shop/*.pdf\nDisallow: /cart\n",
  );
});

afterAll(async () => {
  await server.close();
  workshop.close();
});

test("what a pattern matches and just misses, whole output in three languages", async () => {
  const { code, out, err } = await type(["pattern", "/*.pdf$"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatchInlineSnapshot(`
    "Disallow: /*.pdf$
      Any address that ends with \`.pdf\`.
      7 octets · RFC 9309

    As a regular expression
      ^/.*\\.pdf$

    Matches
      ✓  /a.pdf    as it stands
      ✓  /a/b.pdf  with a path in place of a star

    Just misses
      ✗ /a.PDF
        Upper and lower case count: wanted is \`.pdf\`, there is \`.PDF\`.
      ✗ /a.pdf?v=2
        The address goes on with \`?v=2\` where the pattern wants its end (\`$\`).
      ✗ /a.pdf/
        The address has a further slash where the pattern wants its end.
      ✗ /a.pd
        \`.pdf\` is missing behind \`/\`.
    "
  `);
  expect((await type(["pattern", "/*?sort=", "--lang", "de"])).out).toMatchInlineSnapshot(`
    "Disallow: /*?sort=
      Jede Adresse, die irgendwo hinter dem ersten Schrägstrich \`?sort=\` enthält.
      8 Oktette · RFC 9309

    Als regulärer Ausdruck
      ^/.*\\?sort=

    Trifft
      ✓  /a?sort=              so wie es dasteht
      ✓  /a?sort=price         mit mehr dahinter
      ✓  /a?sort=price&page=2  mit einer Abfrage
      ✓  /a/b?sort=            mit einem Pfad anstelle eines Sterns

    Knapp daneben
      ✗ /a?Sort=
        Groß- und Kleinschreibung zählt: Verlangt ist \`?sort=\`, da steht \`?Sort=\`.
      ✗ /a?page=2&sort=price
        Es würde passen, wenn \`sort=\` in der Abfrage zuerst käme; \`/*&sort=\` trifft
        es hier.
      ✗ /a?sort
        Hinter \`/\` fehlt \`?sort=\`.
    "
  `);
  expect((await type(["pattern", "/shop/*", "--lang", "da"])).out).toMatchInlineSnapshot(`
    "Disallow: /shop/*
      Enhver adresse, der begynder med \`/shop/\`.
      Stjernen til sidst rammer ikke flere adresser. Den gør kun reglen længere, og
      det kan få den til at vinde.
      7 oktetter · RFC 9309

    Som regulært udtryk
      ^/shop/

    Rammer
      ✓  /shop/           som det står
      ✓  /shop/page.html  med mere efter
      ✓  /shop/a/b.html   med en sti efter
      ✓  /shop/?page=2    med en forespørgselsstreng

    Lige ved siden af
      ✗ /Shop/
        Store og små bogstaver tæller: der kræves \`/shop/\`, men der står \`/Shop/\`.
      ✗ /shop
        Mønstret slutter med en skråstreg, som adressen ikke har.
      ✗ /new-shop/
        \`/shop/\` skal stå i begyndelsen af adressen.
    "
  `);
});

test("a whole rule against those of a file", async () => {
  const { code, out } = await type([
    "pattern",
    "Disallow: /shop/*.pdf$",
    "--robots",
    "./rules.txt",
  ]);
  expect(code).toBe(0);
  expect(out).toMatchInlineSnapshot(`
    "Disallow: /shop/*.pdf$
      Any address that begins with \`/shop/\` and ends with \`.pdf\`.
      12 octets · RFC 9309

    As a regular expression
      ^/shop/.*\\.pdf$

    Matches
      ✓  /shop/a.pdf    as it stands
      ✓  /shop/a/b.pdf  with a path in place of a star

    Just misses
      ✗ /shop/a.PDF
        Upper and lower case count: wanted is \`.pdf\`, there is \`.PDF\`.
      ✗ /shop/a.pdf?v=2
        The address goes on with \`?v=2\` where the pattern wants its end (\`$\`).
      ✗ /shop/a.pdf/
        The address has a further slash where the pattern wants its end.
      ✗ /new-shop/
        \`/shop/\` has to stand at the beginning of the address.
      ✗ /shop/a.pd
        \`.pdf\` is missing behind \`/shop/\`.

    Touches these rules
      rules.txt · 66 bytes
      · \`Disallow\` in line 2 matches all addresses of this pattern, and more, for
        example \`/shop/.pdf\`; there the pattern asked about wins, by length (6
        octets in the file).
      · \`Allow\` in line 3 matches all addresses of this pattern, and more, for
        example \`/shop/.pdf\`; there the pattern asked about wins, by length (11
        octets in the file).
    "
  `);
  const none = await type(["pattern", "/other", "--robots", "./rules.txt"]);
  expect(none.out).toContain("No rule of the group matches any of these addresses.");
});

test("a pattern without effect says why", async () => {
  const { code, out } = await type(["pattern", "shop.pdf"]);
  expect({ code, out }).toMatchInlineSnapshot(`
    {
      "code": 0,
      "out": "Disallow: shop.pdf
      The pattern starts with neither / nor * and matches no address.
    ",
    }
  `);
});

test("--json has the facts, and the overlaps where a file was given", async () => {
  const { out } = await type(["pattern", "/shop/", "--robots", "./rules.txt", "--json"]);
  const json = JSON.parse(out);
  expect(json.pattern).toBe("/shop/");
  expect(json.octets).toBe(6);
  expect(json.overlaps.map(({ line }: { line: number }) => line)).toEqual([2, 3]);
  const alone = JSON.parse((await type(["pattern", "/shop/", "--json"])).out);
  expect(alone).not.toHaveProperty("overlaps");
});

test("a robots.txt that cannot be read is not one without rules", async () => {
  const argv = ["pattern", "/x", "--robots", server.site("status-503").origin];
  const { code, out, err } = await type(argv);
  expect({ code, out }).toEqual({ code: 3, out: "" });
  expect(err).toContain("Its rules are unknown");
});

test("what is refused, and why", async () => {
  const told = await workshop.refusals([
    ["pattern"],
    ["pattern", "/a", "/b"],
    ["pattern", "/a", "--robots", "./missing.txt"],
    ["pattern", "/a", "--reading", "googel"],
  ]);
  expect(told).toMatchInlineSnapshot(`
    "$ aushang pattern
    aushang: No pattern was given
      Try: aushang pattern '/*.pdf$' (in quotes, so that the shell leaves * and $ alone)

    $ aushang pattern /a /b
    aushang: There are more arguments than the command takes
      aushang pattern --help shows how it is called.

    $ aushang pattern /a --robots ./missing.txt
    aushang: There is no file “missing.txt”
      Check path and spelling. With - the standard input is read.

    $ aushang pattern /a --reading googel
    aushang: There is no reading “googel”
      Did you mean google? Choose rfc9309, google, 1996 or 1994.
    "
  `);
});

test("nothing in a pattern acts on the terminal, however long it is", async () => {
  for (const pattern of ["/\u001b[31m\u202ex", `/${"a*".repeat(5000)}`, "/\u0000x", "\u009b2J"]) {
    const { out } = await type(["pattern", pattern]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not come through.
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(out.split("\n").length).toBeLessThan(80);
  }
});
