import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { text } from "../../../testdata/server/behaviour.ts";
import {
  type MisbehavingServer,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
import { SHOP } from "./shop.ts";
import { Workshop } from "./workshop.ts";

let server: MisbehavingServer;
const workshop = new Workshop();
const type = workshop.type.bind(workshop);

beforeAll(async () => {
  server = await startMisbehavingServer();
});

beforeEach(() => {
  workshop.file("shop.txt", SHOP);
});

afterAll(async () => {
  await server.close();
  workshop.close();
});

const HELP = ["plan", "./shop.txt", "--want", "Bingbot /cart/1 blocked"];

test("the lines to change and all that changes, whole output in three languages", async () => {
  const argv = [...HELP, "--want", "GPTBot /help allowed", "--want", "Googlebot /shoes open"];
  const { code, out, err } = await type(argv);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatchInlineSnapshot(`
    "2 lines to change, and the file meets all 3 wishes; 1 was true already.

      shop.txt · 456 bytes
      1. ✓ \`Bingbot /cart/1 blocked\`
      2. ✓ \`GPTBot /help allowed\`
      3. ✓ \`Googlebot /shoes open\`

    Lines to change
       9   Disallow: /
         + Allow: /help$
      10
       ⋮
      19   Disallow:
         + Disallow: /cart/1$
      20

    Side effects
      Beside the wishes: opened \`/help$\` for \`CCBot\`. Nothing else: proven.
      Whether fewer lines would do is not proven.
    "
  `);
  expect((await type([...HELP, "--lang", "de"])).out).toMatchInlineSnapshot(`
    "Eine Zeile zu ändern, dann ist der Wunsch erfüllt.

      shop.txt · 456 Byte
      1. ✓ \`Bingbot /cart/1 blocked\`

    Zu ändernde Zeilen
      19   Disallow:
         + Disallow: /cart/1$
      20

    Nebenwirkungen
      Für alle Crawler ändern sich nur die gewünschten Adressen: bewiesen.
      Mit weniger Zeilen geht es nicht: bewiesen.
    "
  `);
  expect((await type([...HELP, "--lang", "da"])).out).toMatchInlineSnapshot(`
    "Én linje at ændre, så er ønsket opfyldt.

      shop.txt · 456 byte
      1. ✓ \`Bingbot /cart/1 blocked\`

    Linjer, der skal ændres
      19   Disallow:
         + Disallow: /cart/1$
      20

    Bivirkninger
      Kun de ønskede adresser ændrer sig, for alle crawlere: bevist.
      Færre linjer er ikke nok: bevist.
    "
  `);
  expect(workshop.read("shop.txt")).toBe(SHOP);
});

test("what cannot be is proven, code 1, and nothing is written", async () => {
  const argv = [...HELP, "--want", "Bingbot /cart/1 allowed", "--write"];
  const { code, out } = await type(argv);
  expect(code).toBe(1);
  expect(out).toMatchInlineSnapshot(`
    "This cannot be: no file meets both wishes.

      shop.txt · 456 bytes
      1. ✗ \`Bingbot /cart/1 blocked\`
      2. ✗ \`Bingbot /cart/1 allowed\`

    What stands in the way
      · Wish 1 and wish 2 want the same address for the same crawler both ways.
    "
  `);
  expect(workshop.read("shop.txt")).toBe(SHOP);
  const itself = await type(["plan", "./shop.txt", "--want", "Googlebot /robots.txt blocked"]);
  expect(itself.code).toBe(1);
});

test("what is true already needs no line", async () => {
  const { code, out } = await type(["plan", "./shop.txt", "--want", "GPTBot /x blocked"]);
  expect(code).toBe(0);
  expect(out).toMatchInlineSnapshot(`
    "The file says all of this already.

      shop.txt · 456 bytes
      1. ✓ \`GPTBot /x blocked\`
    "
  `);
});

test("wishes from a file and from standard input", async () => {
  workshop.file(
    "wishes.txt",
    "# what we want\nBingbot /cart/1 blocked\n\nSogou web spider /cart/1 open\n",
  );
  const { code, out } = await type(["plan", "./shop.txt", "--wants", "./wishes.txt"]);
  expect(code).toBe(0);
  expect(out).toContain("2. ✓ `Sogou web spider /cart/1 open`");
  const input = workshop.read("wishes.txt");
  expect((await type(["plan", "./shop.txt", "--wants", "-"], { input })).out).toBe(out);
});

test("--write overwrites the file at once, and only then", async () => {
  const before = statSync(join(workshop.folder, "shop.txt"));
  const { code, err } = await type([...HELP, "--write"]);
  expect({ code, err }).toEqual({ code: 0, err: "Written: shop.txt\n" });
  const after = workshop.read("shop.txt");
  expect(after).not.toBe(SHOP);
  expect(statSync(join(workshop.folder, "shop.txt")).mode).toBe(before.mode);
  const { out } = await type([
    "test",
    "/cart/1",
    "--as",
    "Bingbot",
    "--robots",
    "./shop.txt",
    "--json",
  ]);
  expect(JSON.parse(out).verdict).toBe("disallowed");
});

test("--output writes a new file, never over one that is there", async () => {
  const target = join(workshop.folder, "new.txt");
  const { code } = await type([...HELP, "--output", "./new.txt"]);
  expect(code).toBe(0);
  expect(existsSync(target)).toBe(true);
  expect(workshop.read("shop.txt")).toBe(SHOP);
  const again = await type([...HELP, "--output", "./new.txt"]);
  expect(again.code).toBe(2);
  expect(again.err).toMatchInlineSnapshot(`
    "aushang: “new.txt” is there already
      Name a new file, or use --write to overwrite the robots.txt itself.
    "
  `);
  const printed = await type([...HELP, "--output", "-"]);
  expect(printed.out).toBe(workshop.read("new.txt"));
  expect(printed.err).toContain("Lines to change");
});

test("--json has the edits", async () => {
  const json = JSON.parse((await type([...HELP, "--json"])).out);
  expect(json.possible).toBe(true);
  expect(json.edits.length).toBeGreaterThan(0);
  expect(json.wishes).toEqual(["Bingbot /cart/1 blocked"]);
});

test("a live file, and one that cannot be read", async () => {
  const site = await server.serve(text(SHOP));
  const live = await type(["plan", site.origin, "--want", "Bingbot /cart/1 blocked"]);
  expect(live.code).toBe(0);
  const gone = await type([
    "plan",
    server.site("status-503").origin,
    "--want",
    "Bingbot /x blocked",
  ]);
  expect({ code: gone.code, out: gone.out }).toEqual({ code: 3, out: "" });
});

test("what is refused, and why", async () => {
  workshop.file(
    "bad.txt",
    "Googlebot /a allowed\nGooglebot /a\nGooglebot /a perhaps\n: /a open\nX ftp://a open\n",
  );
  workshop.file("long.txt", `User-agent: *\nDisallow: /a\n${"#".repeat(600_000)}\n`);
  const told = await workshop.refusals([
    ["plan", "./shop.txt"],
    ["plan", "./shop.txt", "--want", "allowed"],
    ["plan", "./shop.txt", "--wants", "./bad.txt"],
    ["plan", "./shop.txt", "--wants", "./missing.txt"],
    ["plan", "-", "--wants", "-"],
    ["plan", "./shop.txt", "--want", "A /b open", "--write", "--output", "./x.txt"],
    ["plan", "-", "--want", "A /b open", "--write"],
    ["plan", "./long.txt", "--want", "A /b blocked", "--write"],
  ]);
  expect(told).toMatchInlineSnapshot(`
    "$ aushang plan ./shop.txt
    aushang: What is wanted?
      Add --want "Googlebot /help allowed", or --wants with a file of such lines.

    $ aushang plan ./shop.txt --want allowed
    aushang: “allowed” is no wish
      Write crawler, address and verdict, as in: Googlebot /help allowed

    $ aushang plan ./shop.txt --wants ./bad.txt
    aushang: bad.txt, line 2: “Googlebot /a” is no wish
      Write crawler, address and verdict, as in: Googlebot /help allowed
    aushang: bad.txt, line 3: “perhaps” is no verdict
      Write allowed or disallowed.
    aushang: bad.txt, line 4: “:” names no crawler
      Enter a token, for example Googlebot, or the whole User-Agent header of a known crawler.
    aushang: bad.txt, line 5: “ftp://a” does not begin with http:// or https://
      Only web addresses are tested, for example https://example.com/page.

    $ aushang plan ./shop.txt --wants ./missing.txt
    aushang: There is no file “missing.txt”
      Check path and spelling. With - the standard input is read.

    $ aushang plan - --wants -
    aushang: Standard input can stand for one thing only
      Name files for the others.

    $ aushang plan ./shop.txt --want A /b open --write --output ./x.txt
    aushang: --write and --output name two places for the new file
      Leave one of them out.

    $ aushang plan - --want A /b open --write
    aushang: --write can only overwrite a file
      Use --output with the name of a new file.

    $ aushang plan ./long.txt --want A /b blocked --write
    aushang: long.txt is longer than 512,000 bytes, and no crawler reads what lies behind
      Shorten the file first: written anew, its end would be lost.
    "
  `);
  expect(workshop.read("long.txt").length).toBeGreaterThan(600_000);
});
