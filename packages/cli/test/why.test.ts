import { afterAll, beforeAll, expect, test } from "vitest";
import { reply, text } from "../../../testdata/server/behaviour.ts";
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
  workshop.file("shop.txt", SHOP);
});

afterAll(async () => {
  await server.close();
  workshop.close();
});

test("what came near and what would flip it, whole output", async () => {
  const { code, out, err } = await type(["why", "/cart/1", "--robots", "./shop.txt"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatchInlineSnapshot(`
    "✓ Open for Googlebot
      https://example.com/cart/1
      given file shop.txt

      No rule of the group \`Googlebot\` matches, so open.

    Nearest rules
      · Line 3, \`Disallow: /cart/\`, would match, but stands in a group that does not
        apply here: that of all crawlers without a group of their own.
      · Line 9, \`Disallow: /\`, would match, but stands in a group that does not
        apply here: that of \`GPTBot\` and \`CCBot\`.

    What would flip it
      1. A rule for this address alone
         27   Allow: /*?sort=price$
            + Disallow: /cart/1$
         Nothing but this address changes for \`Googlebot\`: proven.
         Nothing changes for crawlers of other groups: proven.

      2. A rule for the directory
         27   Allow: /*?sort=price$
            + Disallow: /cart/
         For \`Googlebot\` this changes: \`/cart/*\` except \`/cart/*?sort=*\`. Nothing
         else: proven.
         Nothing changes for crawlers of other groups: proven.

      3. A rule for all that begins so
         27   Allow: /*?sort=price$
            + Disallow: /cart/1
         For \`Googlebot\` this changes: \`/cart/1*\` except \`/cart/1*?sort=*\`. Nothing
         else: proven.
         Nothing changes for crawlers of other groups: proven.

      What changes for \`Googlebot\` changes for \`Googlebot-Image\`, \`Googlebot-News\`,
      \`Googlebot-Video\`, \`Google-InspectionTool\`, \`Applebot\` and
      \`Screaming Frog SEO Spider\` as well: without a group of their own they go by
      the same one.
    "
  `);
});

test("in German and Danish", async () => {
  const argv = ["why", "/shoes?sort=price", "--robots", "./shop.txt"];
  const german = await type([...argv, "--lang", "de"]);
  expect(german.out.split("\n\n").slice(0, 4).join("\n\n")).toMatchInlineSnapshot(`
    "✓ Offen für Googlebot
      https://example.com/shoes?sort=price
      übergebene Datei shop.txt

      Zeile 27 entscheidet: \`Allow: /*?sort=price$\`
      Ohne Zeile 27 würde Zeile 26 entscheiden: gesperrt.

    Die nächsten Regeln
      · Zeile 26, \`Disallow: /*?sort=price\`, passt, hat aber 13 Oktette, und Zeile
        27 hat 14: Die längere Regel gewinnt.
      · Zeile 14, \`Disallow: /*?sort=\`, passt, hat aber 8 Oktette, und Zeile 27 hat
        14: Die längere Regel gewinnt.
      · Zeile 9, \`Disallow: /\`, würde passen, steht aber in einer Gruppe, die hier
        nicht gilt: der von \`GPTBot\` und \`CCBot\`.

    Was es umkehren würde
      1. Eine Regel nur für diese Adresse
         27   Allow: /*?sort=price$
            + Disallow: /shoes?sort=price$
         Für \`Googlebot\` ändert sich nur diese Adresse: bewiesen.
         Für Crawler anderer Gruppen ändert sich nichts: bewiesen."
  `);
  const danish = await type([...argv, "--lang", "da", "--reading", "google"]);
  expect(danish.out.split("\n\n").slice(0, 4).join("\n\n")).toMatchInlineSnapshot(`
    "✓ Åben for Googlebot
      https://example.com/shoes?sort=price
      angivet fil shop.txt · Google

      Afgjort af linje 27: \`Allow: /*?sort=price$\`
      Uden linje 27 ville linje 26 afgøre det: blokeret.

    De nærmeste regler
      · Linje 26, \`Disallow: /*?sort=price\`, passer, men har 13 oktetter, og linje
        27 har 14: den længste regel vinder.
      · Linje 14, \`Disallow: /*?sort=\`, passer, men har 8 oktetter, og linje 27 har
        14: den længste regel vinder.
      · Linje 9, \`Disallow: /\`, ville passe, men står i en gruppe, der ikke gælder
        her: gruppen for \`GPTBot\` og \`CCBot\`.

    Hvad der ville vende det
      1. En regel kun for denne adresse
         27   Allow: /*?sort=price$
            + Disallow: /shoes?sort=price$
         Kun denne adresse ændrer sig for \`Googlebot\`: bevist.
         Intet ændrer sig for crawlere i andre grupper: bevist."
  `);
});

test("several crawlers, and JSON lines", async () => {
  const argv = ["why", "/cart/1", "--robots", "./shop.txt", "--as", "Bingbot,GPTBot"];
  const { out } = await type(argv);
  expect(out).toContain("✓ Open for Bingbot");
  expect(out).toContain("\n\n■ Blocked for GPTBot");
  const lines = (await type([...argv, "--json"])).out
    .trim()
    .split("\n")
    .map((one) => JSON.parse(one));
  expect(lines.map(({ test, counterfactual }) => [test.verdict, counterfactual.verdict])).toEqual([
    ["allowed", "allowed"],
    ["disallowed", "disallowed"],
  ]);
  const [{ alsoFor }] = lines;
  expect(alsoFor).toEqual([]);
  for (const { counterfactual } of lines) expect(counterfactual.edits.length).toBeGreaterThan(0);
});

test("the live file; without one, what would block", async () => {
  const site = await server.serve(text(SHOP));
  const { code, out } = await type(["why", `${site.origin}/cart/1`, "--as", "GPTBot"]);
  expect(code).toBe(0);
  expect(out).toContain("Blocked for GPTBot");
  expect(site.requests.map(({ path }) => path)).toEqual(["/robots.txt"]);
  const none = await server.serve(reply(404, {}));
  const open = await type(["why", `${none.origin}/x`]);
  expect(open.code).toBe(0);
  expect(open.out).toMatchInlineSnapshot(`
    "○ Open for Googlebot
      http://127.0.0.1:PORT/x
      http://127.0.0.1:PORT/robots.txt

      No robots.txt (404): nothing blocked.

    Nearest rules
      No rule came near.

    What would flip it
      1. A rule for this address alone
         In a new group for \`Googlebot\`, since none applies yet.
           + User-agent: Googlebot
           + Disallow: /x$
         Nothing but this address changes for \`Googlebot\`: proven.
         Nothing changes for crawlers of other groups: proven.

      2. A rule for all that begins so
         In a new group for \`Googlebot\`, since none applies yet.
           + User-agent: Googlebot
           + Disallow: /x
         For \`Googlebot\` this changes: \`/x*\`. Nothing else: proven.
         Nothing changes for crawlers of other groups: proven.

      What changes for \`Googlebot\` changes for \`Googlebot-Image\`, \`Googlebot-News\`,
      \`Googlebot-Video\`, \`Google-InspectionTool\`, \`Applebot\` and
      \`Screaming Frog SEO Spider\` as well: without a group of their own they go by
      the same one.
    "
  `);
});

test("where the rules are unknown nothing is said about them", async () => {
  const { code, out } = await type(["why", `${server.site("status-503").origin}/x`]);
  expect(code).toBe(3);
  expect(out).toMatchInlineSnapshot(`
    "▨ Closed for Googlebot
      http://127.0.0.1:PORT/x
      http://127.0.0.1:PORT/robots.txt

      The server reports an error (503): the rules are unknown, so the whole site
      stays closed.

      The rules are unknown, so nothing can be said about what would flip the
      verdict.
      Next: Ask whoever runs the server to serve \`/robots.txt\` with 200, or with 404
      if there is to be no file. Often a maintenance page answers for every address.
      Then fetch again.
    "
  `);
  const json = JSON.parse(
    (await type(["why", `${server.site("garbage").origin}/x`, "--json"])).out,
  );
  expect(json.counterfactual).toBeNull();
});

test("the robots.txt of another site says nothing", async () => {
  const site = await server.serve(text(SHOP));
  const argv = ["why", "https://other.example/x", "--robots", `${site.origin}/robots.txt`];
  const { code, out } = await type(argv);
  expect(code).toBe(3);
  expect(out).toContain("says nothing about");
});

test("/robots.txt itself cannot be blocked", async () => {
  const { code, out } = await type(["why", "/robots.txt", "--robots", "./shop.txt"]);
  expect(code).toBe(0);
  expect(out).toContain("Nothing can flip this");
});

test("what is refused, and why", async () => {
  const told = await workshop.refusals([
    ["why"],
    ["why", "ftp://x.example/"],
    ["why", "/x"],
    ["why", "-", "--robots", "-"],
    ["why", "/a", "/b", "--robots", "./shop.txt"],
    ["why", "/a", "--robots", "./missing.txt"],
  ]);
  expect(told).toMatchInlineSnapshot(`
    "$ aushang why
    aushang: No address was given
      Try: aushang why https://example.com/help

    $ aushang why ftp://x.example/
    aushang: “ftp://x.example/” does not begin with http:// or https://
      Only web addresses are tested, for example https://example.com/page.

    $ aushang why /x
    aushang: “/x” is not an address
      Check the spelling. An address looks like this: https://example.com/page.

    $ aushang why - --robots -
    aushang: Standard input can stand for one thing only
      Name files for the others.

    $ aushang why /a /b --robots ./shop.txt
    aushang: There are more arguments than the command takes
      aushang why --help shows how it is called.

    $ aushang why /a --robots ./missing.txt
    aushang: There is no file “missing.txt”
      Check path and spelling. With - the standard input is read.
    "
  `);
});

test("nothing from a file or an address acts on the terminal", async () => {
  workshop.file("evil.txt", "User-agent: *\nDisallow: /a\u001b[31m\u202e\nAllow: /\u009b2J\n");
  const { out } = await type(["why", "/a\u001b[2Jx", "--robots", "./evil.txt"]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not come through.
  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
});
