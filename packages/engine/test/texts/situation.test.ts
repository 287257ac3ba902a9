import fc from "fast-check";
import { expect, test } from "vitest";
import type { RobotsSource, TestResult } from "../../src/tester/index.ts";
import { type Part, plain, type Text, verdictWord } from "../../src/texts/index.ts";
import { catalogues, stepText } from "./catalogues.ts";
import { failed, live, resultOf, results, SHOP } from "./results.ts";

interface Row {
  readonly why: string;
  readonly source: RobotsSource;
  readonly path?: string;
  readonly as?: string;
  readonly reading?: "google" | "1996" | "1994";
  readonly de: string;
  readonly en: string;
  readonly da: string;
}

const star = (rules: string) => live(200, `User-agent: *\n${rules}\n`);

const rows: readonly Row[] = [
  {
    why: "a rule blocks",
    source: live(200, SHOP),
    path: "/shoes?sort=price",
    as: "Googlebot",
    de: "Gesperrt. Zeile 7 entscheidet: `Disallow: /*?sort=`",
    en: "Blocked. Line 7 decides: `Disallow: /*?sort=`",
    da: "Blokeret. Afgjort af linje 7: `Disallow: /*?sort=`",
  },
  {
    why: "a rule allows",
    source: live(200, SHOP),
    path: "/page",
    as: "Googlebot",
    de: "Offen. Zeile 16 entscheidet: `Allow: /page`",
    en: "Open. Line 16 decides: `Allow: /page`",
    da: "Åben. Afgjort af linje 16: `Allow: /page`",
  },
  {
    why: "no rule of the crawler's own group",
    source: live(200, SHOP),
    path: "/cart/1",
    as: "Googlebot",
    de: "Offen. Keine Regel der Gruppe `Googlebot` passt, also offen.",
    en: "Open. No rule of the group `Googlebot` matches, so open.",
    da: "Åben. Ingen regel i gruppen `Googlebot` passer, så åben.",
  },
  {
    why: "no rule of the group that a second token leads to",
    source: live(200, SHOP),
    path: "/cart/1",
    as: "Googlebot-Image",
    de: "Offen. Keine Regel der Gruppe `Googlebot` passt, also offen.",
    en: "Open. No rule of the group `Googlebot` matches, so open.",
    da: "Åben. Ingen regel i gruppen `Googlebot` passer, så åben.",
  },
  {
    why: "no rule under *",
    source: live(200, SHOP),
    path: "/x",
    de: "Offen. Keine Regel der Gruppe `*` passt, also offen.",
    en: "Open. No rule of the group `*` matches, so open.",
    da: "Åben. Ingen regel i gruppen `*` passer, så åben.",
  },
  {
    why: "a crawler that does not obey *",
    source: live(200, SHOP),
    path: "/cart/1",
    as: "AdsBot-Google",
    de: "Offen. Keine Gruppe nennt `AdsBot-Google`, und die Gruppe `*` gilt für ihn nicht, also offen.",
    en: "Open. No group names `AdsBot-Google` and the group `*` does not apply to it, so open.",
    da: "Åben. Ingen gruppe nævner `AdsBot-Google`, og gruppen `*` gælder ikke for den, så åben.",
  },
  {
    why: "no group at all",
    source: live(200, "User-agent: GPTBot\nDisallow: /\n"),
    de: "Offen. Keine Gruppe nennt `Bingbot`, und eine Gruppe `*` gibt es nicht, also offen.",
    en: "Open. No group names `Bingbot` and there is no group `*`, so open.",
    da: "Åben. Ingen gruppe nævner `Bingbot`, og der er ingen gruppe `*`, så åben.",
  },
  {
    why: "an empty Disallow",
    source: star("Disallow:"),
    de: "Offen. Die Gruppe `*` enthält keine wirksame Regel, also offen.",
    en: "Open. The group `*` has no rule in force, so open.",
    da: "Åben. Gruppen `*` har ingen gældende regler, så åben.",
  },
  {
    why: "an empty Disallow as Google names it",
    source: star("Disallow:"),
    reading: "google",
    de: "Offen. Die Regel in Zeile 2 ist leer und sperrt nichts, also offen.",
    en: "Open. The rule in line 2 is empty and blocks nothing, so open.",
    da: "Åben. Reglen på linje 2 er tom og blokerer intet, så åben.",
  },
  {
    why: "robots.txt itself",
    source: star("Disallow: /"),
    path: "/robots.txt",
    de: "Offen. `/robots.txt` selbst dürfen Crawler immer abrufen, gleich, was darin steht.",
    en: "Open. Crawlers may always fetch `/robots.txt` itself, whatever it says.",
    da: "Åben. Selve `/robots.txt` må crawlere altid hente, uanset hvad der står i den.",
  },
  {
    why: "an empty file",
    source: live(200, "\n"),
    de: "Offen. Die Datei ist leer, also ist nichts gesperrt.",
    en: "Open. The file is empty, so nothing is blocked.",
    da: "Åben. Filen er tom, så intet er blokeret.",
  },
  {
    why: "comments alone",
    source: live(200, "# nothing here\n"),
    de: "Offen. Die Datei enthält keine gültige Regel, also ist nichts gesperrt.",
    en: "Open. The file has no valid rule, so nothing is blocked.",
    da: "Åben. Filen har ingen gyldig regel, så intet er blokeret.",
  },
  {
    why: "a web page",
    source: live(200, "<!doctype html><html><body>Shop</body></html>"),
    de: "Offen. Hier kommt eine Webseite statt einer Textdatei: Keine Zeile ist eine Regel, nichts ist gesperrt.",
    en: "Open. A web page is served instead of a text file: no line is a rule, so nothing is blocked.",
    da: "Åben. Der leveres en webside i stedet for en tekstfil: ingen linje er en regel, så intet er blokeret.",
  },
  {
    why: "an image",
    source: live(200, Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2, 3)),
    de: "Offen. Hier kommt keine lesbare Textdatei: Keine Zeile ist eine Regel, nichts ist gesperrt.",
    en: "Open. No readable text file is served: no line is a rule, so nothing is blocked.",
    da: "Åben. Der leveres ikke en læsbar tekstfil: ingen linje er en regel, så intet er blokeret.",
  },
  {
    why: "404",
    source: live(404),
    de: "Offen. Keine robots.txt (404): nichts gesperrt.",
    en: "Open. No robots.txt (404): nothing blocked.",
    da: "Åben. Ingen robots.txt (404): intet er blokeret.",
  },
  {
    why: "403",
    source: live(403),
    de: "Offen. Die Datei ist nicht zugänglich (403): Crawler lesen das wie eine fehlende Datei, nichts ist gesperrt.",
    en: "Open. The file is not accessible (403): crawlers read that as a missing file, so nothing is blocked.",
    da: "Åben. Der er ikke adgang til filen (403): crawlere læser det som en manglende fil, så intet er blokeret.",
  },
  {
    why: "429",
    source: live(429),
    de: "Zu. Der Server meldet zu viele Anfragen (429): Die Regeln sind unbekannt, die ganze Website bleibt zu.",
    en: "Closed. The server reports too many requests (429): the rules are unknown, so the whole site stays closed.",
    da: "Lukket. Serveren melder for mange forespørgsler (429): reglerne er ukendte, og hele websitet forbliver lukket.",
  },
  {
    why: "503",
    source: live(503),
    de: "Zu. Der Server meldet einen Fehler (503): Die Regeln sind unbekannt, die ganze Website bleibt zu.",
    en: "Closed. The server reports an error (503): the rules are unknown, so the whole site stays closed.",
    da: "Lukket. Serveren melder en fejl (503): reglerne er ukendte, og hele websitet forbliver lukket.",
  },
  {
    why: "a name that nobody has",
    source: failed("dns"),
    de: "Zu. Der Name wurde nicht gefunden: Die Regeln sind unbekannt, die ganze Website bleibt zu.",
    en: "Closed. The name was not found: the rules are unknown, so the whole site stays closed.",
    da: "Lukket. Navnet blev ikke fundet: reglerne er ukendte, og hele websitet forbliver lukket.",
  },
  {
    why: "redirects without end",
    source: failed("redirect-limit"),
    de: "Offen. Die Weiterleitungen führen zu keiner Datei: Das zählt wie eine fehlende Datei, nichts ist gesperrt.",
    en: "Open. The redirects lead to no file: that counts as a missing file, so nothing is blocked.",
    da: "Åben. Omdirigeringerne fører ikke til nogen fil: det tæller som en manglende fil, så intet er blokeret.",
  },
  {
    why: "a private address",
    source: failed("private-address"),
    de: "Unbekannt. Die Adresse ist privat: Es wurde nichts gelesen, die Regeln sind unbekannt.",
    en: "Unknown. The address is private: nothing was read, so the rules are unknown.",
    da: "Ukendt. Adressen er privat: intet blev læst, så reglerne er ukendte.",
  },
  {
    why: "our own limit",
    source: { kind: "not-fetched", reason: "own-limit" },
    de: "Unbekannt. Wir können gerade nichts abrufen: Es wurde nichts gelesen, die Regeln sind unbekannt.",
    en: "Unknown. Our fetcher is busy: nothing was read, so the rules are unknown.",
    da: "Ukendt. Vi kan ikke hente noget lige nu: intet blev læst, så reglerne er ukendte.",
  },
  {
    why: "a file of another host",
    source: { kind: "given", bytes: SHOP, address: "https://www.shop.example/robots.txt" },
    de: "Nicht zuständig. Diese Datei gehört zu `https://www.shop.example` und sagt nichts über `https://shop.example`.",
    en: "Out of scope. This file belongs to `https://www.shop.example` and says nothing about `https://shop.example`.",
    da: "Ikke omfattet. Filen hører til `https://www.shop.example` og siger intet om `https://shop.example`.",
  },
];

test.each(rows)("$why", ({ source, path = "/page", as, reading, ...said }) => {
  const result = resultOf(source, `https://shop.example${path}`, as, reading);
  for (const catalogue of catalogues) {
    const word = catalogue.verdict[verdictWord(result)];
    const sentence = plain(catalogue.because(result), "`");
    expect(`${word}. ${sentence}`).toBe(said[catalogue.language]);
  }
});

const references = (text: Text): readonly Exclude<Part, string>[] =>
  text.filter((part): part is Exclude<Part, string> => typeof part !== "string");
const kept = (text: Text) =>
  references(text)
    .map((part) => (part.kind === "line" ? part.line : part.text))
    .sort();

/** Every sentence of a result, in each language, in the same order. */
function sentences(result: TestResult): readonly (readonly Text[])[] {
  return catalogues.map((catalogue) => [
    catalogue.because(result),
    catalogue.status(result.robots.meaning, result.robots.status).meaning,
    ...result.steps.map((step) => stepText(catalogue, step).text),
    ...result.differences.map(({ reading, line }) =>
      catalogue.differs(reading, line, result.reading),
    ),
  ]);
}

function isSound(result: TestResult): void {
  const [german, english, danish] = sentences(result) as [Text[], Text[], Text[]];
  for (const [i, text] of english.entries()) {
    expect(kept(german[i] as Text)).toEqual(kept(text));
    expect(kept(danish[i] as Text)).toEqual(kept(text));
    for (const part of references(text))
      if (part.kind === "line") {
        expect(part.line).toBeGreaterThanOrEqual(1);
        expect(part.line).toBeLessThanOrEqual(result.lines);
      }
  }
  for (const texts of [german, english, danish])
    for (const text of texts) {
      const prose = plain(text.filter((part) => typeof part === "string"));
      expect(prose).not.toMatch(/undefined|NaN|null|\[object/);
    }
}

test("results of every kind are told alike in all languages, and every line exists", () => {
  for (const result of results()) isSound(result);
});

test("what could not be read is never told as open", () => {
  for (const result of results().filter(({ basis }) => /unreachable|not-fetched/.test(basis)))
    for (const catalogue of catalogues) {
      expect(["closed", "unknown"]).toContain(verdictWord(result));
      expect(plain(catalogue.because(result))).not.toMatch(
        /\b(offen|open|åben|nichts ist gesperrt|nothing (is )?blocked|intet er blokeret)\b/iu,
      );
    }
});

test("a verdict by an old copy says so, and by which line", () => {
  const rule = resultOf(live(200, SHOP), "https://shop.example/cart/1");
  const none = resultOf(live(200, SHOP), "https://shop.example/x");
  const told = (result: TestResult) =>
    catalogues.map((catalogue) => plain(catalogue.because({ ...result, basis: "cached" })));
  expect(told(rule)).toEqual([
    "Es gilt die letzte fehlerfreie Version: Zeile 2 entscheidet: Disallow: /cart/",
    "The last version without error is in force: line 2 decides: Disallow: /cart/",
    "Den seneste version uden fejl er i kraft: afgjort af linje 2: Disallow: /cart/",
  ]);
  expect(told(none)).toEqual([
    "Es gilt die letzte fehlerfreie Version: Keine Regel darin passt.",
    "The last version without error is in force: no rule of it matches.",
    "Den seneste version uden fejl er i kraft: ingen regel i den passer.",
  ]);
});

test("any file and address can be told", () => {
  const line = fc.oneof(
    fc.constantFrom("User-agent: *", "User-agent: Bingbot", "Disallow:", "Allow: /a", "", "# x"),
    fc.string({ maxLength: 20 }).map((path) => `Disallow: /${path}`),
    fc.string({ maxLength: 30 }),
  );
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.webPath(),
      fc.constantFrom("Bingbot", "MJ12bot", "*", "AdsBot-Google"),
      fc.constantFrom("rfc9309", "google", "1996", "1994"),
      (lines, path, crawler, reading) => {
        const body = lines.join("\n");
        isSound(resultOf(live(200, body), `https://shop.example${path}`, crawler, reading));
      },
    ),
    { numRuns: 300 },
  );
});

test("a rule of any length makes one short sentence", () => {
  const result = resultOf(star(`Disallow: /${"a*".repeat(4000)}`), "https://shop.example/aaa");
  expect(result.basis).toBe("no-match");
  const long = resultOf(star(`Disallow: /${"*".repeat(8000)}`));
  for (const catalogue of catalogues) {
    const said = plain(catalogue.because(long));
    expect(said.length).toBeLessThan(220);
    expect(said.endsWith("…")).toBe(true);
  }
});
