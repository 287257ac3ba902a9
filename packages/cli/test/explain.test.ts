import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SHOP } from "./shop.ts";
import { Workshop } from "./workshop.ts";

const RULES = `User-agent: *
Disallow: /a
Disallow: /a/b
Allow: /a/c
Disallow: /a
Disallow: /[x
Disallow: x.pdf

User-agent: GPTBot
Disallow: /
`;

const workshop = new Workshop();
const type = workshop.type.bind(workshop);

beforeAll(() => {
  workshop.file("shop.txt", SHOP);
  workshop.file("rules.txt", RULES);
});

afterAll(() => workshop.close());

describe("for people", () => {
  test("a shop's file, whole output", async () => {
    const { code, out, err } = await type(["explain", "./shop.txt"], { columns: 100 });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatchInlineSnapshot(`
      "  shop.txt · 456 bytes

      All crawlers except \`GPTBot\`, \`CCBot\`, \`Googlebot\` and \`Bingbot\` may fetch everything but the folder
      \`/cart/\` and addresses that begin with \`/search\`.
      Open all the same: addresses that begin with \`/search/help\`.
      \`GPTBot\` and \`CCBot\` may fetch nothing.
      \`Googlebot\` may fetch everything but addresses with \`sort\` as the first parameter.
      Open all the same: addresses that fit the pattern \`/*?sort=price$\`.
      The same goes for \`Googlebot-Image\`, \`Googlebot-News\`, \`Googlebot-Video\` and 3 more, as long as no
      group names them.
      \`Bingbot\` may fetch everything.
      For \`Googlebot\` only its own group applies: \`/cart/\` is open there and blocked for everybody else.
      The rules for everybody do not apply to \`AdsBot-Google\`, \`AdsBot-Google-Mobile\`,
      \`Mediapartners-Google\` and 12 more: they have to be named.
      The file names 3 sitemaps.
      It also has \`Crawl-delay\`; not every crawler heeds such lines.
      Without effect: line 15.

      all crawlers without a group of their own · group * · lines 2–5
           Line  Rule                 Octets  What it does
        ■     3  Disallow: /cart/          6  decides, such as /cart/
        ■     4  Disallow: /search         7  decides, such as /search
        ✓     5  Allow: /search/help      12  decides, such as /search/help

      \`GPTBot\` and \`CCBot\` · lines 7–9
           Line  Rule         Octets  What it does
        ■     9  Disallow: /       1  decides, such as /

      \`Googlebot\`, \`Googlebot-Image\`, \`Googlebot-News\`, \`Googlebot-Video\`, \`Google-InspectionTool\`,
      \`Applebot\` and \`Screaming Frog SEO Spider\` · lines 12–15 and 25–27
           Line  Rule                     Octets  What it does
        ✓    13  Allow: /shoes                 6  redundant: nothing changes without it (decides /shoes)
        ■    14  Disallow: /*?sort=            8  decides, such as /?sort=
        ■    26  Disallow: /*?sort=price      13  redundant: nothing changes without it (decides /?sort=p…
        ✓    27  Allow: /*?sort=price$        14  decides, such as /?sort=price

      \`Bingbot\` · lines 18–19 · no rule in force, so everything is open

      One address for each way the file decides
        Address              *          GPTBot +1  Googlebot +6  Bingbot
        /                    ✓ no line  ■ line 9   ✓ no line     ✓ no line
        /cart/               ■ line 3   ■ line 9   ✓ no line     ✓ no line
        /shoes               ✓ no line  ■ line 9   ✓ line 13     ✓ no line
        /?sort=              ✓ no line  ■ line 9   ■ line 14     ✓ no line
        /search              ■ line 4   ■ line 9   ✓ no line     ✓ no line
        /robots.txt          ✓ no line  ✓ no line  ✓ no line     ✓ no line
        /?sort=price         ✓ no line  ■ line 9   ✓ line 27     ✓ no line
        /cart/?sort=         ■ line 3   ■ line 9   ■ line 14     ✓ no line
        /search/help         ✓ line 5   ■ line 9   ✓ no line     ✓ no line
        /?sort=pricey        ✓ no line  ■ line 9   ■ line 26     ✓ no line
        /search?sort=        ■ line 4   ■ line 9   ■ line 14     ✓ no line
        /cart/?sort=price    ■ line 3   ■ line 9   ✓ line 27     ✓ no line
        /cart/?sort=pricey   ■ line 3   ■ line 9   ■ line 26     ✓ no line
        /search/help?sort=   ✓ line 5   ■ line 9   ■ line 14     ✓ no line
        /search?sort=price   ■ line 4   ■ line 9   ✓ line 27     ✓ no line
        /search?sort=pricey  ■ line 4   ■ line 9   ■ line 26     ✓ no line
        and 2 more; --all shows them

      Other readings
        Google: another verdict on 1 set of addresses, such as \`/robots.txt\`.
        1996 draft: another verdict on 4 sets of addresses, such as \`/?sort=\`.
        1994 text: another verdict on 3 sets of addresses, such as \`/robots.txt\`.
        Left aside are escapes that nobody needs, such as \`%62\` for \`b\`: there readings differ for nearly
        every file.

      Lines without effect
        line 15: The pattern starts with neither / nor * and matches no address.
      "
    `);
  });

  test("dead and redundant rules with the lines that cover them, in three languages", async () => {
    const parts: string[] = [];
    for (const lang of ["en", "de", "da"]) {
      const { out } = await type(["explain", "./rules.txt", "--as", "*", "--lang", lang], {
        columns: 100,
      });
      const rows = out.split("\n");
      const from = rows.findIndex((row) => row.includes("1–7"));
      parts.push(rows.slice(from).join("\n"));
    }
    expect(parts.join("\n")).toMatchInlineSnapshot(`
      "all crawlers without a group of their own · group * · lines 1–7
           Line  Rule            Octets  What it does
        ■     2  Disallow: /a         2  redundant: nothing changes without it (decides /a)
        ■     3  Disallow: /a/b       4  redundant: nothing changes without it (decides /a/b)
        ✓     4  Allow: /a/c          4  decides, such as /a/c
        ⊘     5  Disallow: /a         2  never decides: the same as line 2
        ■     6  Disallow: /[x        3  decides, such as /[x

      One address for each way the file decides
        Address  *
        /        ✓ no line
        /a       ■ line 2
        /[x      ■ line 6
        /a/b     ■ line 3
        /a/c     ✓ line 4

      Other readings
        Google: the same verdict for every address in its usual spelling, proven.
        1996 draft: another verdict on 1 set of addresses, such as \`/a/c\`.
        1994 text: another verdict on 1 set of addresses, such as \`/a/c\`.
        Left aside are escapes that nobody needs, such as \`%62\` for \`b\`: there readings differ for nearly
        every file.

      Lines without effect
        line 7: The pattern starts with neither / nor * and matches no address.

      alle Crawler ohne eigene Gruppe · Gruppe * · Zeilen 1–7
           Zeile  Regel           Oktette  Was sie bewirkt
        ■      2  Disallow: /a          2  überflüssig: ohne sie ändert sich nichts (entscheidet /a)
        ■      3  Disallow: /a/b        4  überflüssig: ohne sie ändert sich nichts (entscheidet /a/b)
        ✓      4  Allow: /a/c           4  entscheidet, etwa /a/c
        ⊘      5  Disallow: /a          2  entscheidet nie: dasselbe wie Zeile 2
        ■      6  Disallow: /[x         3  entscheidet, etwa /[x

      Eine Adresse für jede Art, wie die Datei entscheidet
        Adresse  *
        /        ✓ keine Zeile
        /a       ■ Zeile 2
        /[x      ■ Zeile 6
        /a/b     ■ Zeile 3
        /a/c     ✓ Zeile 4

      Andere Lesarten
        Google: bei jeder Adresse in üblicher Schreibweise dasselbe Ergebnis, bewiesen.
        Entwurf von 1996: ein anderes Ergebnis bei 1 Menge von Adressen, etwa \`/a/c\`.
        Text von 1994: ein anderes Ergebnis bei 1 Menge von Adressen, etwa \`/a/c\`.
        Außer Betracht bleiben Escapes, die niemand braucht, etwa \`%62\` für \`b\`: Dort unterscheiden sich
        die Lesarten bei fast jeder Datei.

      Zeilen ohne Wirkung
        Zeile 7: Das Muster beginnt weder mit / noch mit * und passt auf keine Adresse.

      alle crawlere uden egen gruppe · gruppe * · linje 1–7
           Linje  Regel           Oktetter  Hvad den gør
        ■      2  Disallow: /a           2  overflødig: uden den ændrer intet sig (afgør /a)
        ■      3  Disallow: /a/b         4  overflødig: uden den ændrer intet sig (afgør /a/b)
        ✓      4  Allow: /a/c            4  afgør, fx /a/c
        ⊘      5  Disallow: /a           2  afgør aldrig: det samme som linje 2
        ■      6  Disallow: /[x          3  afgør, fx /[x

      Én adresse for hver måde, filen afgør på
        Adresse  *
        /        ✓ ingen linje
        /a       ■ linje 2
        /[x      ■ linje 6
        /a/b     ■ linje 3
        /a/c     ✓ linje 4

      Andre læsemåder
        Google: det samme resultat for hver adresse i sædvanlig stavemåde, bevist.
        Udkast fra 1996: et andet resultat ved 1 mængde af adresser, fx \`/a/c\`.
        Tekst fra 1994: et andet resultat ved 1 mængde af adresser, fx \`/a/c\`.
        Uden for betragtning er escapes, som ingen har brug for, fx \`%62\` for \`b\`: Dér afviger læsemåderne
        for næsten enhver fil.

      Linjer uden virkning
        linje 7: Mønstret begynder hverken med / eller * og passer ikke på nogen adresse.
      "
    `);
  });

  test("another reading is named, and what it makes of the file is told by the others", async () => {
    const { out } = await type(["explain", "./rules.txt", "--as", "GPTBot", "--reading", "google"]);
    expect(out).toMatchInlineSnapshot(`
      "  rules.txt · 129 bytes
        Reading: Google. Google's published parser: like the standard, but %62 is not
        b.

      All crawlers except \`GPTBot\` may fetch everything but addresses that begin with
      \`/a\` or \`/[x\`.
      Open all the same: addresses that begin with \`/a/c\`.
      \`GPTBot\` may fetch nothing.
      The rules for everybody do not apply to \`AdsBot-Google\`, \`AdsBot-Google-Mobile\`,
      \`Mediapartners-Google\` and 12 more: they have to be named.
      Without effect: line 7.

      \`GPTBot\` · lines 9–10
           Line  Rule         Octets  What it does
        ■    10  Disallow: /       1  decides, such as /

      One address for each way the file decides
        Address  GPTBot
        /        ■ line 10

      Other readings
        RFC 9309: another verdict on 1 set of addresses, such as \`/robots.txt\`.
        1996 draft: another verdict on 1 set of addresses, such as \`/robots.txt\`.
        1994 text: the same verdict for every address in its usual spelling, proven.
        Left aside are escapes that nobody needs, such as \`%62\` for \`b\`: there
        readings differ for nearly every file.

      Lines without effect
        line 7: The pattern starts with neither / nor * and matches no address.
      "
    `);
  });

  test("long files are shown in part, and whole with --all", async () => {
    const rules = Array.from({ length: 40 }, (_, i) => `Disallow: /p${i}/`);
    workshop.file("long.txt", ["User-agent: *", ...rules, "Disallow: /p0/", ""].join("\n"));
    const short = await type(["explain", "./long.txt"]);
    expect(short.out).toContain("and 25 more; --all shows them");
    expect(short.out).toContain("never decides: the same as line 2");
    const long = await type(["explain", "./long.txt", "--all"]);
    expect(long.out).not.toContain("--all shows them");
    expect(long.out).toContain("/p39/");
  });

  test("a file without rules, and an empty one", async () => {
    workshop.file("empty.txt", "");
    const { code, out } = await type(["explain", "./empty.txt"]);
    expect({ code, out }).toMatchInlineSnapshot(`
      {
        "code": 0,
        "out": "  empty.txt · 0 bytes
        The file is empty. Nothing is blocked. If there should be something in it,
        check what the server hands out.

      The file has no rules: all crawlers may fetch everything.

      all crawlers · no group · no rule in force, so everything is open

      Other readings
        Google: the same verdict for every address in its usual spelling, proven.
        1996 draft: the same verdict for every address in its usual spelling, proven.
        1994 text: the same verdict for every address in its usual spelling, proven.
        Left aside are escapes that nobody needs, such as \`%62\` for \`b\`: there
        readings differ for nearly every file.
      ",
      }
    `);
  });
});
