import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type MisbehavingServer,
  type Site,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
import { steady, type } from "./console.ts";
import { shop } from "./shop.ts";

let server: MisbehavingServer;
let site: Site;

beforeAll(async () => {
  server = await startMisbehavingServer();
  site = await server.serve(shop);
});

afterAll(() => server.close());

/** The report on an address of the shop, without what differs from run to run. */
async function report(path: string, ...argv: string[]): Promise<string> {
  const { out } = await type(["test", `${site.origin}${path}`, ...argv]);
  return steady(out);
}

test("English: blocked, with candidates, two blocks, a line without effect and differences", async () => {
  expect(await report("/shoes?sort=price&x=1")).toMatchInlineSnapshot(`
    "■ Blocked for Googlebot
      http://127.0.0.1:PORT/shoes?sort=price&x=1

      Line 26 decides: \`Disallow: /*?sort=price\`

      http://127.0.0.1:PORT/robots.txt
      200 · 456 bytes · text/plain · N ms · DATE TIME UTC

    The lines that matter
         ⋮   11 lines
      ┃ 12   User-agent: Googlebot
      ┃ 13 ▷ Allow: /shoes
      ┃ 14 ▷ Disallow: /*?sort=
      ┃ 15 ⊘ Disallow: shoes.pdf
      ┃      The pattern starts with neither / nor * and matches no address.
         ⋮   9 lines
      ┃ 25   User-agent: Googlebot
      ┃ 26 ▶ Disallow: /*?sort=price  ← decides
      ┃ 27   Allow: /*?sort=price$

    Rules that match
         Line  Rule                     Octets  Why
      ▶    26  Disallow: /*?sort=price      13  wins: the longest
      ▷    14  Disallow: /*?sort=            8  shorter
      ▷    13  Allow: /shoes                 6  shorter

    Why
      1. \`Googlebot\` has a group of its own: lines 12–15 and 25–27. Both blocks
         count together, 4 rules. The group \`*\` is not added to it.
      2. Path and query are compared, 21 octets: \`/shoes?sort=price&x=1\`
      3. 3 of the group's 4 rules match.
      4. The \`Disallow\` in line 26 has 13 octets, the next rule 8. The order of the
         lines does not count.

    Read differently
      ✓ 1996 draft: Open
        By the 1996 draft line 13 decides: there the first matching rule counts, not
        the longest, \`*\` and \`$\` are ordinary characters, and a blank line ends the
        group.
      ✓ 1994 text: Open
        By the 1994 text no line decides: it knows only Disallow, \`*\` and \`$\` are
        ordinary characters, and a blank line ends the group.

    Other crawlers
      8 of 99 get the same verdict. These do not:
      ✓ Open  no line
        Storebot-Google, GoogleOther, GoogleOther-Image, GoogleOther-Video,
        Google-CloudVertexBot, Google-Extended, AdsBot-Google, AdsBot-Google-Mobile,
        Mediapartners-Google, AdsBot-Google-Mobile-Apps, APIs-Google, Google-Safety
        +79
      --all lists every crawler.

    The verdict says what the file says, not what a crawler does.
    "
  `);
});

test("German: blocked through the group of everybody", async () => {
  expect(await report("/search/all", "--as", "DuckDuckBot", "--lang", "de")).toMatchInlineSnapshot(`
    "■ Gesperrt für DuckDuckBot
      http://127.0.0.1:PORT/search/all

      Zeile 4 entscheidet: \`Disallow: /search\`

      http://127.0.0.1:PORT/robots.txt
      200 · 456 Byte · text/plain · N ms · DATE TIME UTC

    Die Zeilen, auf die es ankommt
        1   # The shop
      ┃ 2   User-agent: *
      ┃ 3   Disallow: /cart/
      ┃ 4 ▶ Disallow: /search  ← entscheidet
      ┃ 5   Allow: /search/help
        ⋮   22 Zeilen

    Regeln, die passen
         Zeile  Regel              Oktette  Warum
      ▶      4  Disallow: /search        7  gewinnt: die längste

    Warum
      1. Keine Gruppe nennt \`DuckDuckBot\`; es gilt \`*\`: Zeilen 2–5, 3 Regeln.
      2. Verglichen werden Pfad und Abfrage, 11 Oktette: \`/search/all\`
      3. 1 von 3 Regeln der Gruppe passt.
      4. Es entscheidet das \`Disallow\` in Zeile 4. Es hat 7 Oktette.

    Andere Crawler
      Für 76 von 99 lautet das Ergebnis ebenso. Für diese nicht:
      ✓ Offen  keine Zeile
        Googlebot, Googlebot-Image, Googlebot-News, Googlebot-Video,
        Google-InspectionTool, AdsBot-Google, AdsBot-Google-Mobile,
        Mediapartners-Google, AdsBot-Google-Mobile-Apps, APIs-Google, Google-Safety,
        FeedFetcher-Google +11
      --all zeigt jeden Crawler.

    Das Ergebnis sagt, was die Datei sagt, nicht, was ein Crawler tut.
    "
  `);
});

test("Danish: closed, because the server fails", async () => {
  const { out } = await type(["test", `${server.site("status-503").origin}/x`, "--lang", "da"]);
  expect(steady(out)).toMatchInlineSnapshot(`
    "▨ Lukket for Googlebot (på grund af hentningsstatus 503)
      http://127.0.0.1:PORT/x

      Serveren melder en fejl (503): reglerne er ukendte, og hele websitet forbliver
      lukket.

      http://127.0.0.1:PORT/robots.txt
      503 · text/plain · N ms · DATE TIME UTC

    Serveren er midlertidigt utilgængelig (503)
      Reglerne er ukendte: hele websitet forbliver lukket. Efter RFC 9309 gælder det
      også adresser, der før var åbne. Google dokumenterer: De første 12 timer
      crawles der ikke, derefter gælder den seneste version uden fejl i op til 30
      dage (findes der ingen, er alt åbent), og derefter er alt åbent, hvis websitet
      ellers kan nås; hvis ikke, crawles der fortsat ikke.
      Næste skridt: Bed den, der driver serveren, om at levere \`/robots.txt\` med
      200, eller med 404, hvis der ikke skal være nogen fil. Ofte er det en
      vedligeholdelsesside, der svarer på alle adresser. Hent derefter igen.

    Resultatet siger, hvad filen siger, ikke hvad en crawler gør.
    "
  `);
});

test("open because an Allow of the same length wins, read as Google reads", async () => {
  expect(await report("/shoes?sort=price", "--reading", "google")).toMatchInlineSnapshot(`
    "✓ Open for Googlebot
      http://127.0.0.1:PORT/shoes?sort=price

      Line 27 decides: \`Allow: /*?sort=price$\`

      http://127.0.0.1:PORT/robots.txt
      200 · 456 bytes · text/plain · N ms · DATE TIME UTC
      Reading: Google. Google's published parser: like the standard, but %62 is not
      b.

    The lines that matter
         ⋮   11 lines
      ┃ 12   User-agent: Googlebot
      ┃ 13 ▷ Allow: /shoes
      ┃ 14 ▷ Disallow: /*?sort=
      ┃ 15 ⊘ Disallow: shoes.pdf
      ┃      The pattern starts with neither / nor * and matches no address.
         ⋮   9 lines
      ┃ 25   User-agent: Googlebot
      ┃ 26 ▷ Disallow: /*?sort=price
      ┃ 27 ▶ Allow: /*?sort=price$  ← decides

    Rules that match
         Line  Rule                     Octets  Why
      ▶    27  Allow: /*?sort=price$        14  wins: the longest
      ▷    26  Disallow: /*?sort=price      13  shorter
      ▷    14  Disallow: /*?sort=            8  shorter
      ▷    13  Allow: /shoes                 6  shorter

    Why
      1. \`Googlebot\` has a group of its own: lines 12–15 and 25–27. Both blocks
         count together, 4 rules. The group \`*\` is not added to it.
      2. Path and query are compared, 17 octets: \`/shoes?sort=price\`
      3. 4 of the group's 4 rules match.
      4. The \`Allow\` in line 27 has 14 octets, the next rule 13. The order of the
         lines does not count.

    Read differently
      ✓ 1996 draft: Open
        By the 1996 draft line 13 decides: there the first matching rule counts, not
        the longest, \`*\` and \`$\` are ordinary characters, and a blank line ends the
        group.
      ✓ 1994 text: Open
        By the 1994 text no line decides: it knows only Disallow, \`*\` and \`$\` are
        ordinary characters, and a blank line ends the group.

    Other crawlers
      97 of 99 get the same verdict. These do not:
      ■ Blocked  line 9
        GPTBot, CCBot
      --all lists every crawler.

    The verdict says what the file says, not what a crawler does.
    "
  `);
});

test("grey: no file at all", async () => {
  const { out } = await type(["test", `${server.site("status-404").origin}/x`]);
  expect(steady(out)).toMatchInlineSnapshot(`
    "○ Open for Googlebot
      http://127.0.0.1:PORT/x

      No robots.txt (404): nothing blocked.

      http://127.0.0.1:PORT/robots.txt
      404 · text/plain · N ms · DATE TIME UTC

    No robots.txt (404): nothing blocked
      Without a file there are no rules. That is a normal state, not a fault.
      Next: If you want to block nothing, there is nothing to do. Otherwise put a
      text file \`robots.txt\` into the root of the site.

    The verdict says what the file says, not what a crawler does.
    "
  `);
});

test("grey: a web page instead of a file", async () => {
  const { out } = await type(["test", `${server.site("html").origin}/x`]);
  expect(steady(out)).toMatchInlineSnapshot(`
    "○ Open for Googlebot
      http://127.0.0.1:PORT/x

      A web page is served instead of a text file: no line is a rule, so nothing is
      blocked.

      http://127.0.0.1:PORT/robots.txt
      200 · 44 bytes · text/html; charset=utf-8 · N ms · DATE TIME UTC

    The lines that matter
        1 ⊘ <!DOCTYPE html><title>404 Not Found</title>
            Without a colon no directive can be made out here.

    Why
      1. No group names \`Googlebot\`, and there is no group \`*\`. Without a group
         there is no rule, so everything is open.
      2. Path and query are compared, 2 octets: \`/x\`
      3. Without a rule there is nothing that could match. What no rule blocks is
         open.

    Worth knowing
      A web page is served instead of a text file
        Only lines that are rules count. Serve plain text at /robots.txt.
      No valid rule
        Nothing is blocked.

    Other crawlers
      All 99 other crawlers of the list get the same verdict.

    The verdict says what the file says, not what a crawler does.
    "
  `);
});

test("a file without a line that matters has no part about lines", async () => {
  const input = Buffer.from(`\x89PNG\r\n${"\0\x01\x02\n".repeat(40)}`, "latin1");
  const { out } = await type(["test", "/a", "--robots", "-"], { input });
  expect(out).toContain("No readable text file");
  expect(out).not.toMatch(/The lines that matter|⋮/);
});

test("unknown: a redirect leads into the private network", async () => {
  const { out } = await type(["test", `${server.site("redirect-other-origin").origin}/x`]);
  expect(steady(out)).toMatchInlineSnapshot(`
    "? Unknown for Googlebot
      http://127.0.0.1:PORT/x

      The address is private: nothing was read, so the rules are unknown.

      http://127.0.0.1:PORT/robots.txt
      301 → http://127.0.0.1:PORT/robots.txt
      301 · The address is private · N ms · DATE TIME UTC

    The address is private
      The address, or a redirect, leads into a private network. We do not fetch
      there. Nothing was read, so the verdict stays unknown.
      Next: On your own machine the command line can fetch it when you name it
      yourself: \`aushang test http://192.168.0.7/\`. Or paste the file instead.

    The verdict says what the file says, not what a crawler does.
    "
  `);
});

test("out of scope: the named file belongs to another origin", async () => {
  const robots = `${server.site("rules").origin}/robots.txt`;
  expect(await report("/shut/", "--robots", robots)).toMatchInlineSnapshot(`
    "/ Out of scope for Googlebot
      http://127.0.0.1:PORT/shut/

      This file belongs to \`http://127.0.0.1:PORT\` and says nothing about
      \`http://127.0.0.1:PORT\`.

      given address http://127.0.0.1:PORT/robots.txt
      31 bytes

    The verdict says what the file says, not what a crawler does.
    "
  `);
});

test("a crawler that does not obey the group of everybody, and a control token, have their notes", async () => {
  expect(await report("/cart/1", "--as", "AdsBot-Google")).toMatchInlineSnapshot(`
    "✓ Open for AdsBot-Google
      http://127.0.0.1:PORT/cart/1

      No group names \`AdsBot-Google\` and the group \`*\` does not apply to it, so
      open.

      http://127.0.0.1:PORT/robots.txt
      200 · 456 bytes · text/plain · N ms · DATE TIME UTC

    The lines that matter
         1   # The shop
         2   User-agent: *
         ⋮   4 lines
         7   User-agent: GPTBot
         8   User-agent: CCBot
         ⋮   3 lines
        12   User-agent: Googlebot
         ⋮   5 lines
        18   User-agent: Bingbot
         ⋮   6 lines
        25   User-agent: Googlebot
         ⋮   2 lines

    Why
      1. No group names \`AdsBot-Google\`. The group \`*\` (lines 2–5) does not apply to
         it: its operator says that only groups naming it count.
      2. Path and query are compared, 7 octets: \`/cart/1\`
      3. Without a rule there is nothing that could match. What no rule blocks is
         open.

    Other crawlers
      22 of 99 get the same verdict. These do not:
      ■ Blocked  line 3
        Storebot-Google, GoogleOther, GoogleOther-Image, GoogleOther-Video,
        Google-CloudVertexBot, Google-Extended, DuplexWeb-Google, msnbot, AdIdxBot,
        BingPreview, MicrosoftPreview, Yandex +63
      ■ Blocked  line 9
        GPTBot, CCBot
      --all lists every crawler.

    The verdict says what the file says, not what a crawler does.
    "
  `);
});
