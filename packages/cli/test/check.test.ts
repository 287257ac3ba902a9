import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type MisbehavingServer,
  type Site,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
import { steady, type } from "./console.ts";
import { SHOP, shop } from "./shop.ts";

let server: MisbehavingServer;
let site: Site;
let folder: string;

beforeAll(async () => {
  server = await startMisbehavingServer();
  site = await server.serve(shop);
  folder = mkdtempSync(join(tmpdir(), "aushang-check-"));
  file("robots.txt", SHOP);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A file in the test's folder. */
function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

/** What was written, with the names of the test's folder and ports left out. */
const steadied = (text: string): string => steady(text).replaceAll(`${folder}/`, "");

const GOOD = "checks: [{crawler: Googlebot, url: /shoes, expect: allowed}]\n";
const WRONG = "checks: [{crawler: Googlebot, url: /shoes, expect: disallowed}]\n";

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
    address: ${site.origin}
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
    const robots = (name: string) => ["--robots", join(folder, name)];
    expect((await type([...preview, ...robots("staging/robots.txt")])).code).toBe(0);
    expect((await type([...preview, ...robots("robots.txt")])).code).toBe(1);
    expect((await type([...preview, "--live", site.origin])).code).toBe(1);
    expect((await type([...preview, "--live", server.site("status-500").origin])).code).toBe(3);
    const both = await type([
      ...preview,
      ...robots("staging/robots.txt"),
      "--live",
      `${server.site("status-404").origin}/robots.txt`,
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

describe("exit codes", () => {
  test.each([
    { why: "all hold", content: GOOD, behaviour: "rules", code: 0 },
    { why: "one does not", content: WRONG, behaviour: "rules", code: 1 },
    { why: "no file: open by the standard", content: GOOD, behaviour: "status-404", code: 0 },
    { why: "no file, and blocked is expected", content: WRONG, behaviour: "status-404", code: 1 },
    { why: "unreachable", content: GOOD, behaviour: "status-503", code: 3 },
    { why: "unreachable is not blocked", content: WRONG, behaviour: "status-503", code: 3 },
    { why: "reset", content: WRONG, behaviour: "resets-at-once", code: 3 },
    {
      why: "unreachable, as expected",
      content: "checks: [{crawler: every, all: blocked, status: unreachable}]",
      behaviour: "status-503",
      code: 0,
    },
    {
      why: "another status",
      content: "checks: [{status: 200}]",
      behaviour: "status-404",
      code: 1,
    },
    {
      why: "another status, because it is unreachable",
      content: "checks: [{status: 200}]",
      behaviour: "status-503",
      code: 3,
    },
    {
      why: "an address of another site",
      content: "checks: [{crawler: A, url: 'https://other.example/', expect: allowed}]",
      behaviour: "rules",
      code: 3,
    },
    {
      why: "a redirect into the private network",
      content: GOOD,
      behaviour: "redirect-other-origin",
      code: 3,
    },
  ] as const)("$code: $why", async ({ content, behaviour, code }) => {
    const path = file("live.yaml", content);
    const { origin } = server.site(behaviour);
    for (const format of ["pretty", "tap", "junit", "json"]) {
      const ran = await type(["check", path, "--live", origin, "--format", format]);
      expect({ format, code: ran.code, err: ran.err }).toEqual({ format, code, err: "" });
    }
  });

  test("several suites: a broken one before an unreachable site before a failure", async () => {
    const good = file("good.yaml", `file: robots.txt\n${GOOD}`);
    const wrong = file("wrong.yaml", `file: robots.txt\n${WRONG}`);
    const dark = file("dark.yaml", `address: ${server.site("status-500").origin}\n${GOOD}`);
    const broken = file("broken.yaml", "checks: [{crawlr: A}]\n");
    const code = async (...paths: string[]) => (await type(["check", ...paths])).code;
    expect(await code(good)).toBe(0);
    expect(await code(good, wrong)).toBe(1);
    expect(await code(good, wrong, dark)).toBe(3);
    expect(await code(good, wrong, dark, broken)).toBe(2);
  });
});

test("a broken suite: every mistake with its place, and the others are run all the same", async () => {
  const broken = file(
    "broken.yaml",
    `name: Shop
file: robots.txt
checks:
  - crawlr: Googlebot
    url: /a
    expect: alowed
  - crawler: Googlebot
    url: "\u001b[31mftp://a"
    expect: allowed
    line: twelve
`,
  );
  const good = file("good.yaml", `file: robots.txt\n${GOOD}`);
  const { code, out, err } = await type(["check", broken, good]);
  expect(code).toBe(2);
  expect(steadied(err)).toMatchInlineSnapshot(`
    "aushang: broken.yaml:4:5: There is no key “crawlr” here
      Did you mean crawler? Possible: crawler, crawlers, purpose, except, url, urls, all, expect, line, group, status, reading, in, why.
    aushang: broken.yaml:6:13: expect cannot be “alowed”
      Did you mean allowed? Possible: allowed, disallowed, allow, disallow, open, blocked.
    aushang: broken.yaml:8:10: “<U+001B>[31mftp://a” is neither an address nor a path
      Write /path, or https://shop.example/path.
    aushang: broken.yaml:10:11: “twelve” is not the number of a line
      Lines count from 1; none means that no line may decide.
    "
  `);
  expect(steadied(out)).toContain("1 holds");
});

test("a suite from standard input; a token that is probably misspelt is remarked", async () => {
  const robots = join(folder, "robots.txt");
  const input = "checks: [{crawler: Gogglebot, url: /cart/, expect: blocked}]";
  const ran = await type(["check", "--robots", robots], { input });
  expect({ ...ran, out: "" }).toEqual({
    code: 0,
    out: "",
    err: "Gogglebot is not in the list of crawlers; it is tested as a token of its own. Did you mean Googlebot?\n",
  });
});

test("a pass that stands on no file is not green", async () => {
  const path = file("live.yaml", GOOD);
  const shown = async (behaviour: "rules" | "status-404") =>
    (await type(["check", path, "--live", server.site(behaviour).origin])).out;
  expect(await shown("rules")).toContain("✓");
  expect(await shown("status-404")).not.toContain("✓");
  expect(await shown("status-404")).toContain("○");
});

describe("wrong use", () => {
  test.each([
    {
      why: "no suite",
      argv: [],
      says: "aushang: No suite was given\n  Try: aushang check robots.suite.yaml. A first suite: aushang check --init --robots robots.txt\n",
      terminal: true,
    },
    {
      why: "a suite that is not there",
      argv: ["nowhere.yaml"],
      says: "aushang: There is no file “nowhere.yaml”\n  Check path and spelling. With - the standard input is read.\n",
    },
    {
      why: "an unknown format",
      argv: ["SUITE", "--format", "jnit"],
      says: "aushang: There is no format “jnit”\n  Choose one of: junit, pretty, tap, json\n",
    },
    {
      why: "an environment where there is none",
      argv: ["SUITE", "--env", "staging"],
      says: "aushang: “staging” is no environment of suite.yaml\n  It has none. Leave --env out.\n",
    },
    {
      why: "no site",
      argv: ["SUITE", "--live", "shop.example/a"],
      says: "aushang: “shop.example/a” is not the address of a website\n  Write scheme and host alone, such as https://shop.example.\n",
    },
    {
      why: "no robots.txt",
      argv: ["BARE"],
      says: "aushang: bare.yaml names no robots.txt\n  Write file or address into it, or add --robots or --live.\n",
    },
    {
      why: "a robots.txt that is not there",
      argv: ["SUITE", "--robots", "nowhere/a"],
      says: "aushang: There is no file “nowhere/a”\n  Check path and spelling. With - the standard input is read.\n",
    },
    {
      why: "the same input twice",
      argv: ["-", "--robots", "-"],
      says: "aushang: Standard input can be only one of them: a suite or the robots.txt\n  Name a file for the others.\n",
    },
    {
      why: "--init without a file",
      argv: ["--init"],
      says: "aushang: --init needs one robots.txt to write down\n  Add --robots with a file, or --live with the address of a site.\n",
    },
    {
      why: "--init with a suite",
      argv: ["SUITE", "--init"],
      says: "aushang: --init reads no suite; it writes one\n  Try: aushang check --init --robots robots.txt > robots.suite.yaml\n",
    },
    {
      why: "which environment",
      argv: ["ENVS", "--robots", "ROBOTS"],
      says: "aushang: For which environment of envs.yaml is this robots.txt?\n  Add --env with one of: a, b\n",
    },
    {
      why: "an unknown environment",
      argv: ["ENVS", "--env", "c"],
      says: "aushang: “c” is no environment of envs.yaml\n  It has: a, b\n",
    },
    {
      why: "an environment without a file",
      argv: ["ENVS", "--env", "b"],
      says: "aushang: envs.yaml (b) names no robots.txt\n  Write file or address into it, or add --robots or --live.\n",
    },
  ])("$why", async ({ argv, says, terminal = false }) => {
    const names: Readonly<Record<string, string>> = {
      SUITE: file("suite.yaml", `file: robots.txt\n${GOOD}`),
      BARE: file("bare.yaml", GOOD),
      ENVS: file("envs.yaml", `environments: {a: {file: robots.txt}, b: }\n${GOOD}`),
      ROBOTS: join(folder, "robots.txt"),
    };
    const ran = await type(["check", ...argv.map((one) => names[one] ?? one)], { terminal });
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: "" });
    expect(steadied(ran.err)).toBe(says);
  });
});

describe("--init", () => {
  test("writes a suite that holds for the file, and breaks with it", async () => {
    const robots = join(folder, "robots.txt");
    const { code, out, err } = await type(["check", "--init", "--robots", robots]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(steadied(out)).toMatchInlineSnapshot(`
      "# yaml-language-server: $schema=node_modules/aushang/schema/suite.schema.json
      # What robots.txt said when this was written.
      # It holds as long as no rule that matters changes. Keep what is meant to stay, and drop the rest.
      name: robots.txt
      file: robots.txt

      checks:
        # Group *, lines 2–5
        - crawler: ["*", ClaudeBot]
          url: [/, /search/help]
          expect: allowed
        - crawler: ["*", ClaudeBot]
          url: [/cart/, /search]
          expect: disallowed

        # Group GPTBot, lines 7–9
        - crawler: [GPTBot, CCBot]
          all: disallowed

        # Group Googlebot, lines 12–15 and 25–27
        - crawler: Googlebot
          url: [/, /shoes, "/?sort=price"]
          expect: allowed
        - crawler: Googlebot
          url: ["/?sort=", "/?sort=pricey"]
          expect: disallowed

        # Group Bingbot, lines 18–19
        - crawler: Bingbot
          all: allowed
      "
    `);
    const suite = file("first.yaml", out);
    expect((await type(["check", suite])).code).toBe(0);
    const other = file("other.txt", SHOP.replace("Disallow: /cart/", "Disallow: /basket/"));
    expect((await type(["check", suite, "--robots", other])).code).toBe(1);
  });

  test("of a live site, with its status", async () => {
    const { code, out } = await type(["check", "--init", "--live", site.origin]);
    expect(code).toBe(0);
    expect(out).toContain("  - status: 200\n");
    expect((await type(["check", file("live-first.yaml", out)])).code).toBe(0);
    const missing = await type(["check", "--init", "--live", server.site("status-404").origin]);
    expect(missing.code).toBe(0);
    expect((await type(["check", file("live-first.yaml", missing.out)])).code).toBe(0);
  });

  test("of a site that cannot be read: nothing, and 3", async () => {
    const ran = await type(["check", "--init", "--live", server.site("status-500").origin]);
    expect({ ...ran, err: steadied(ran.err) }).toEqual({
      code: 3,
      out: "",
      err: "aushang: http://127.0.0.1:PORT/robots.txt could not be read, so there is nothing to write down.\n",
    });
  });
});
