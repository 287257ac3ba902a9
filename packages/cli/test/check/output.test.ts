import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type } from "../console.ts";
import { preparePlace } from "./place.ts";

const { server, site, folder, file, steadied } = preparePlace();

const MIXED = `name: Shop
file: robots.txt
checks:
  - crawler: Googlebot
    urls: [/shoes, "/shoes?sort=price&page=2"]
    expect: allowed
    why: Products must be found
  - crawler: [GPTBot, CCBot, Bingbot]
    url: /
    expect: blocked
    line: 9
  - crawler: every
    except: [GPTBot, CCBot, Bingbot]
    all: open
  - purpose: ai-training
    url: /cart/1
    expect: blocked
  - status: 200
`;

test("a suite on its file, whole output", async () => {
  const path = file("mixed.yaml", MIXED);
  const { code, out, err } = await type(["check", path], { columns: 100 });
  expect({ code, err }).toEqual({ code: 1, err: "" });
  expect(steadied(out)).toMatchInlineSnapshot(`
    "Shop mixed.yaml
      robots.txt

         Line  Crawler                              Address                           Expected
      ✗     4  Googlebot                            /shoes, /shoes?sort=price&page=2  open
      ✗     8  GPTBot, CCBot, Bingbot               /                                 blocked, by line 9
      ✗    12  every crawler but GPTBot, CCBot, B…  the whole site                    open
      ✓    15  AI training                          /cart/1                           blocked
      ·    18                                       robots.txt                        status 200

      A file at hand has no status; only a live site has one.

      ✗ Googlebot · /shoes?sort=price&page=2 (line 4)
        Products must be found
        Expected open, found blocked.
        Line 26 decides: \`Disallow: /*?sort=price\`
        1. \`Googlebot\` has a group of its own: lines 12–15 and 25–27. Both blocks count together, 4
           rules. The group \`*\` is not added to it.
        2. Path and query are compared, 24 octets: \`/shoes?sort=price&page=2\`
        3. 3 of the group's 4 rules match.
        4. The \`Disallow\` in line 26 has 13 octets, the next rule 8. The order of the lines does not
           count.

      ✗ Bingbot · / (line 8)
        Expected blocked, found open.
        Expected line 9 to decide, but none does.
        The group \`Bingbot\` has no rule in force, so open.
        1. \`Bingbot\` has a group of its own: lines 18–19, no rule in force. The group \`*\` is not added
           to it.
        2. The group for \`Bingbot\` has no rule in force. So everything is open; rules of other groups
           are not added.
        3. Path and query are compared, 1 octet: \`/\`
        4. Without a rule there is nothing that could match. What no rule blocks is open.

      ✗ every crawler but GPTBot, CCBot, Bingbot · the whole site (line 12)
        https://example.com/?sort=
        Expected open, found blocked.
        It does not hold for \`Googlebot\`, \`*\`.
        Line 14 decides: \`Disallow: /*?sort=\`
        These are blocked: \`/*?sort=*\` without \`/*?sort=price$\`, such as \`/?sort=\`
        Proven: no other address breaks the check.
        1. \`Googlebot\` has a group of its own: lines 12–15 and 25–27. Both blocks count together, 4
           rules. The group \`*\` is not added to it.
        2. Path and query are compared, 7 octets: \`/?sort=\`
        3. 1 of the group's 4 rules matches.
        4. Line 14 decides. Its \`Disallow\` has 8 octets.

      4 hold · 3 do not hold · 1 not asked
    "
  `);
});

test("in German and Danish", async () => {
  const path = file("mixed.yaml", MIXED);
  expect(steadied((await type(["check", path, "--lang", "de"])).out)).toMatchInlineSnapshot(`
    "Shop mixed.yaml
      robots.txt

         Zeile  Crawler               Adresse                Erwartet
      ✗      4  Googlebot             /shoes, /shoes?sort=…  offen
      ✗      8  GPTBot, CCBot, Bing…  /                      gesperrt, durch Zeile 9
      ✗     12  jeder Crawler außer…  die ganze Website      offen
      ✓     15  KI-Training           /cart/1                gesperrt
      ·     18                        robots.txt             Status 200

      Eine vorliegende Datei hat keinen Status, nur eine Website im Netz hat einen.

      ✗ Googlebot · /shoes?sort=price&page=2 (Zeile 4)
        Products must be found
        Erwartet: offen, gefunden: gesperrt.
        Zeile 26 entscheidet: \`Disallow: /*?sort=price\`
        1. \`Googlebot\` hat eine eigene Gruppe: Zeilen 12–15 und 25–27. Beide Blöcke
           gelten zusammen, 4 Regeln. Die Gruppe \`*\` gilt daneben nicht.
        2. Verglichen werden Pfad und Abfrage, 24 Oktette:
           \`/shoes?sort=price&page=2\`
        3. 3 von 4 Regeln der Gruppe passen.
        4. Das \`Disallow\` in Zeile 26 hat 13 Oktette, die nächste Regel 8. Die
           Reihenfolge der Zeilen zählt nicht.

      ✗ Bingbot · / (Zeile 8)
        Erwartet: gesperrt, gefunden: offen.
        Entscheiden sollte Zeile 9, es entscheidet aber keine.
        Die Gruppe \`Bingbot\` enthält keine wirksame Regel, also offen.
        1. \`Bingbot\` hat eine eigene Gruppe: Zeilen 18–19, keine wirksame Regel. Die
           Gruppe \`*\` gilt daneben nicht.
        2. Die Gruppe für \`Bingbot\` enthält keine wirksame Regel. Damit ist alles
           offen; Regeln anderer Gruppen kommen nicht dazu.
        3. Verglichen werden Pfad und Abfrage, 1 Oktett: \`/\`
        4. Ohne Regel gibt es nichts, was passen könnte. Was keine Regel sperrt, ist
           offen.

      ✗ jeder Crawler außer GPTBot, CCBot, Bingbot · die ganze Website (Zeile 12)
        https://example.com/?sort=
        Erwartet: offen, gefunden: gesperrt.
        Nicht erfüllt für \`Googlebot\`, \`*\`.
        Zeile 14 entscheidet: \`Disallow: /*?sort=\`
        Diese sind gesperrt: \`/*?sort=*\` ohne \`/*?sort=price$\`, zum Beispiel
        \`/?sort=\`
        Bewiesen: Keine andere Adresse verletzt die Prüfung.
        1. \`Googlebot\` hat eine eigene Gruppe: Zeilen 12–15 und 25–27. Beide Blöcke
           gelten zusammen, 4 Regeln. Die Gruppe \`*\` gilt daneben nicht.
        2. Verglichen werden Pfad und Abfrage, 7 Oktette: \`/?sort=\`
        3. 1 von 4 Regeln der Gruppe passt.
        4. Es entscheidet das \`Disallow\` in Zeile 14. Es hat 8 Oktette.

      4 erfüllt · 3 nicht erfüllt · 1 nicht gefragt
    "
  `);
  expect(steadied((await type(["check", path, "--lang", "da"])).out)).toMatchInlineSnapshot(`
    "Shop mixed.yaml
      robots.txt

         Linje  Crawler                Adresse                 Forventet
      ✗      4  Googlebot              /shoes, /shoes?sort=p…  åben
      ✗      8  GPTBot, CCBot, Bingb…  /                       blokeret, ved linje 9
      ✗     12  alle crawlere undtag…  hele websitet           åben
      ✓     15  AI-træning             /cart/1                 blokeret
      ·     18                         robots.txt              status 200

      En fil, der foreligger, har ingen status; det har kun et website på nettet.

      ✗ Googlebot · /shoes?sort=price&page=2 (linje 4)
        Products must be found
        Forventet: åben, fundet: blokeret.
        Afgjort af linje 26: \`Disallow: /*?sort=price\`
        1. \`Googlebot\` har sin egen gruppe: linje 12–15 og 25–27. Begge blokke
           gælder sammen, 4 regler. Gruppen \`*\` kommer ikke oveni.
        2. Sti og forespørgselsstreng sammenlignes, 24 oktetter:
           \`/shoes?sort=price&page=2\`
        3. 3 af gruppens 4 regler passer.
        4. Reglen \`Disallow\` på linje 26 har 13 oktetter, den næste regel 8.
           Linjernes rækkefølge er ligegyldig.

      ✗ Bingbot · / (linje 8)
        Forventet: blokeret, fundet: åben.
        Linje 9 skulle afgøre det, men det gør ingen.
        Gruppen \`Bingbot\` har ingen gældende regler, så åben.
        1. \`Bingbot\` har sin egen gruppe: linje 18–19, ingen gældende regel. Gruppen
           \`*\` kommer ikke oveni.
        2. Gruppen for \`Bingbot\` har ingen gældende regler. Dermed er alt åbent;
           regler fra andre grupper kommer ikke oveni.
        3. Sti og forespørgselsstreng sammenlignes, 1 oktet: \`/\`
        4. Uden regler er der intet, der kan passe. Det, som ingen regel blokerer,
           er åbent.

      ✗ alle crawlere undtagen GPTBot, CCBot, Bingbot · hele websitet (linje 12)
        https://example.com/?sort=
        Forventet: åben, fundet: blokeret.
        Ikke opfyldt for \`Googlebot\`, \`*\`.
        Afgjort af linje 14: \`Disallow: /*?sort=\`
        Resultatet er blokeret for \`/*?sort=*\` uden \`/*?sort=price$\`, for eksempel
        \`/?sort=\`
        Bevist: Ingen anden adresse bryder kontrollen.
        1. \`Googlebot\` har sin egen gruppe: linje 12–15 og 25–27. Begge blokke
           gælder sammen, 4 regler. Gruppen \`*\` kommer ikke oveni.
        2. Sti og forespørgselsstreng sammenlignes, 7 oktetter: \`/?sort=\`
        3. 1 af gruppens 4 regler passer.
        4. Linje 14 afgør det. Dens \`Disallow\` har 8 oktetter.

      4 opfyldt · 3 ikke opfyldt · 1 ikke spurgt
    "
  `);
});

test("on a terminal without UTF-8", async () => {
  const path = file("mixed.yaml", MIXED);
  const { out } = await type(["check", path], { env: { LANG: "C" } });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what is asked for.
  expect(out).toMatch(/^[\x0a\x20-\x7e]*$/);
  expect(out).toContain("X     4  Googlebot");
});

describe("environments", () => {
  const suite = () => `environments:
  production:
    address: ${site().origin}
    file: robots.txt
  staging:
    file: staging/robots.txt
  preview:
checks:
  - crawler: every
    all: blocked
    in: [staging, preview]
    why: Nobody may find what is not finished
  - crawler: Googlebot
    url: /shoes
    expect: allowed
    in: production
  - status: 200
    in: production
`;

  test("each on its own: a file, and the live site beside it", async () => {
    file("staging/robots.txt", "User-agent: *\nDisallow: /\nAllow: /assets/\n");
    const { code, out, err } = await type(["check", file("env.yaml", suite())]);
    expect(code).toBe(1);
    expect(steadied(err)).toMatchInlineSnapshot(`
      "env.yaml names no robots.txt for preview; it is left out. Run it with --env preview and --robots or --live.
      "
    `);
    expect(steadied(out)).toMatchInlineSnapshot(`
      "env.yaml
        production · robots.txt

           Line  Crawler    Address     Expected
        ✓    13  Googlebot  /shoes      open
        ·    17             robots.txt  status 200

        A file at hand has no status; only a live site has one.

        1 holds · 1 not asked

        production · http://127.0.0.1:PORT/robots.txt · status 200

           Line  Crawler    Address     Expected
        ✓    13  Googlebot  /shoes      open
        ✓    17             robots.txt  status 200

        2 hold

        staging · staging/robots.txt

           Line  Crawler        Address         Expected
        ✗     9  every crawler  the whole site  blocked

        ✗ every crawler · the whole site (line 9)
          Nobody may find what is not finished
          https://example.com/assets/
          Expected blocked, found open.
          It does not hold for \`*\`.
          Line 3 decides: \`Allow: /assets/\`
          These are open: \`/assets/*\`, such as \`/assets/\`
          Proven: no other address breaks the check.
          1. This asks about everybody without a group of their own: lines 1–3, 2
             rules.
          2. Path and query are compared, 8 octets: \`/assets/\`
          3. 2 of the group's 2 rules match.
          4. The \`Allow\` in line 3 has 8 octets, the next rule 1. The order of the
             lines does not count.

        0 hold · 1 does not hold
      "
    `);
  });

  test("one alone, and on what the command line names", async () => {
    file("staging/robots.txt", "User-agent: *\nDisallow: /\n");
    const path = file("env.yaml", suite());
    expect((await type(["check", path, "--env", "staging"])).code).toBe(0);
    expect((await type(["check", path, "--env", "production"])).code).toBe(0);
    const preview = ["check", path, "--env", "preview"];
    const robots = (name: string) => ["--robots", join(folder(), name)];
    expect((await type([...preview, ...robots("staging/robots.txt")])).code).toBe(0);
    expect((await type([...preview, ...robots("robots.txt")])).code).toBe(1);
    expect((await type([...preview, "--live", site().origin])).code).toBe(1);
    expect((await type([...preview, "--live", server().site("status-500").origin])).code).toBe(3);
    const both = await type([
      ...preview,
      ...robots("staging/robots.txt"),
      "--live",
      `${server().site("status-404").origin}/robots.txt`,
      "--format",
      "json",
    ]);
    expect(both.code).toBe(1);
    const [{ runs }] = JSON.parse(both.out).suites;
    expect(runs.map((run: { source: string; state: string }) => [run.source, run.state])).toEqual([
      ["given", "readable"],
      ["live", "unavailable"],
    ]);
  });

  test("a suite that checks nothing does not hold", async () => {
    const path = file(
      "env.yaml",
      `environments: {a: {file: robots.txt}, b: {file: robots.txt}}\nchecks: [{status: 200, in: b}]\n`,
    );
    const { code, err } = await type(["check", path]);
    expect({ code, err: steadied(err) }).toMatchInlineSnapshot(`
      {
        "code": 2,
        "err": "aushang: Not one check of env.yaml could be asked
        Checks of a status need a live site; checks with “in” need that environment.
      ",
      }
    `);
  });
});
