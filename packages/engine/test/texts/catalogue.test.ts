import { expect, test } from "vitest";
import { ADDRESS_LIMIT } from "../../src/tester/index.ts";
import { type Part, plain, type Text } from "../../src/texts/index.ts";
import { catalogues, everything } from "./catalogues.ts";

const [german, english, danish] = catalogues.map(everything) as [
  ReadonlyMap<string, Text>,
  ReadonlyMap<string, Text>,
  ReadonlyMap<string, Text>,
];
const all = [
  ["de", german],
  ["en", english],
  ["da", danish],
] as const;

/** What is the same in all three, because it is a name. */
const SAME = new Set(["reading.rfc9309.name", "reading.google.name"]);

const prose = (text: Text): string =>
  plain(text.filter((part) => typeof part === "string" || part.kind !== "code"));
const kept = (text: Text) =>
  text
    .filter(
      (part): part is Exclude<Part, string> => typeof part !== "string" && part.kind !== "strong",
    )
    .map((part) => (part.kind === "line" ? part.line : part.text))
    .sort();

test.each(all)("%s: nothing is empty, and no value is missing in a sentence", (_, texts) => {
  for (const [id, text] of texts) {
    const said = plain(text);
    expect(said.trim(), id).toBe(said);
    expect(said, id).not.toBe("");
    expect(said, id).not.toMatch(
      /undefined|NaN|null|\[object|\$\{| {2}| [.,;:!?]|\.\.|[a-zæøåäöüß]\n/u,
    );
  }
});

test("all languages say the same things, each in its own words", () => {
  expect([...english.keys()]).toEqual([...german.keys()]);
  expect([...danish.keys()]).toEqual([...german.keys()]);
  for (const id of german.keys()) {
    const said = all.map(([, texts]) => plain(texts.get(id) as Text));
    expect(new Set(said).size, `${id}: ${said.join(" | ")}`).toBe(SAME.has(id) ? 1 : 3);
  }
});

test("line references and quoted code are the same in all languages", () => {
  /** The example is a word that the language has. */
  const translated = new Set(["answer.upper-and-lower-case.answer"]);
  for (const [id, text] of english) {
    if (translated.has(id)) continue;
    expect(kept(german.get(id) as Text), id).toEqual(kept(text));
    expect(kept(danish.get(id) as Text), id).toEqual(kept(text));
  }
});

test.each([
  ["de", german],
  ["da", danish],
] as const)("%s: no English is left over", (_, texts) => {
  for (const [id, text] of texts)
    expect(prose(text), id).not.toMatch(
      /\b(the|and|of|is|are|with|not|this|that|which|from|file|rule|blocked|address|server's|crawling|fetch|skip|match(es)?)\b/i,
    );
});

test("letters and quotation marks are those of the language", () => {
  for (const [id, text] of german) {
    expect(prose(text), id).not.toMatch(
      /["'”»«]|\b(fuer|ueber|waere|gueltig|koenn|moeglich|prueft?)/i,
    );
    expect(prose(text), id).toMatch(/^([^„“]|„[^„“]*“)*$/u);
  }
  for (const [id, text] of danish) {
    expect(prose(text).replace("RFC'en", ""), id).not.toMatch(
      /["„“»«]|\b(paa|naar|maa|staar|foer|vaere|laes)/i,
    );
    expect(prose(text), id).toMatch(/^([^”]|”[^”]*”)*$/u);
  }
  for (const [id, text] of english) {
    expect(prose(text), id).not.toMatch(/["„»«]|\b\w*[äöüßæøå]\w*\b/u);
    expect(prose(text), id).toMatch(/^([^“”]|“[^“”]*”)*$/u);
  }
});

test.each(all)("%s: sentences end like sentences, titles and labels do not", (_, texts) => {
  for (const [id, text] of texts) {
    const said = plain(text);
    if (
      /^(note\..*\.text|step\..*\.text|status\..*\.(meaning|next)|answer\..*\.answer|limits|differs|skip|change|problem\..*\.next)/.test(
        id,
      )
    ) {
      const endsInCode = typeof text.at(-1) === "object";
      if (!endsInCode) expect(said, id).toMatch(/[.?)]$/);
      expect(said, id).toMatch(/^(\p{Lu}|https:|\/|\d)/u);
    } else if (!id.startsWith("answer") && !id.startsWith("reading")) {
      expect(said, id).not.toMatch(/[.!]$/);
    }
  }
});

test.each(all)("%s: answers are short, two to five sentences", (_, texts) => {
  for (const [id, text] of texts)
    if (/^answer\..*\.answer$/.test(id)) {
      const sentences = prose(text).match(/[.?](?= |$)/g)?.length ?? 0;
      expect(sentences, id).toBeGreaterThanOrEqual(2);
      expect(sentences, id).toBeLessThanOrEqual(5);
      expect(plain(text).length, id).toBeLessThan(520);
    }
});

/** The product's words, the same on every surface. */
const terms = [
  ["verdict.blocked", "Gesperrt", "Blocked", "Blokeret"],
  ["verdict.open", "Offen", "Open", "Åben"],
  ["verdict.closed", "Zu", "Closed", "Lukket"],
  ["closedBy.null", "wegen Abrufstatus", "by fetch status", "på grund af hentningsstatus"],
  ["verdict.unknown", "Unbekannt", "Unknown", "Ukendt"],
  [
    "reason.tie-allow",
    "gleich lang: Allow gewinnt",
    "same length: Allow wins",
    "samme længde: Allow vinder",
  ],
  [
    "status.status-4xx.404.title",
    "Keine robots.txt (404): nichts gesperrt",
    "No robots.txt (404): nothing blocked",
    "Ingen robots.txt (404): intet er blokeret",
  ],
  [
    "note.status-401-403.title",
    "Die Datei zu verbieten verbietet nicht das Crawlen",
    "Forbidding the file does not forbid crawling",
    "At forbyde filen forbyder ikke crawl",
  ],
  [
    "note.status-429.title",
    "429: Google behandelt das wie einen Serverfehler, der RFC wie 4xx",
    "429: Google treats it as a server error, the RFC as 4xx",
    "429: Google behandler det som en serverfejl, RFC'en som 4xx",
  ],
  [
    "note.status-5xx.title",
    "Regeln unbekannt: die ganze Website bleibt zu",
    "Rules unknown: the whole site stays closed",
    "Reglerne er ukendte: hele websitet forbliver lukket",
  ],
  [
    "note.html-served.title",
    "Hier kommt eine Webseite statt einer Textdatei",
    "A web page is served instead of a text file",
    "Der leveres en webside i stedet for en tekstfil",
  ],
  [
    "limits.3",
    "Eine Bitte, keine Sperre: kein Schutz für Geheimes, kein Entfernen aus dem Index.",
    "A request, not a lock: no protection for secrets, no removal from an index.",
    "En anmodning, ikke en lås: ingen beskyttelse af hemmeligheder, ingen fjernelse fra et indeks.",
  ],
] as const;

test.each(terms)("%s is worded as the product words it", (id, de, en, da) => {
  expect(all.map(([, texts]) => plain(texts.get(id) as Text))).toEqual([de, en, da]);
});

test("what could not be read never sounds open", () => {
  for (const [, texts] of all)
    for (const [id, text] of texts)
      if (
        /^(status\.(dns|tls|timeout|refused|reset|bad-response|private-address|cancelled|own-limit)\.|failure\.)/.test(
          id,
        )
      )
        expect(plain(text), id).not.toMatch(
          /\b(offen|open|åben|åbent|gesperrt|nothing blocked|intet er blokeret)\b/iu,
        );
});

test("closed results name the documented behaviour over time, and whose it is", () => {
  for (const catalogue of catalogues) {
    const text = plain(
      catalogue.status({ state: "unreachable", cause: "status-5xx" }, 503).meaning,
    );
    for (const part of ["RFC 9309", "Google", "12", "30"]) expect(text).toContain(part);
  }
});

test("problems name what was given and the nearest name", () => {
  for (const { problem } of catalogues) {
    const invalid = problem["crawler-invalid"]({ given: "gogglebot!", nearest: "Googlebot" });
    expect(invalid.title).toContain("gogglebot!");
    expect(invalid.next).toMatch(/Googlebot\?/);
    expect(problem["reading-unknown"]({ given: "rfc" }).next).not.toContain("?");
  }
});

test("an address with credentials is never repeated", () => {
  for (const { problem } of catalogues) {
    const { title, next } = problem["address-credentials"]({
      given: "https://anna:geheim@h.example/",
    });
    expect(title + next).not.toContain("geheim");
  }
});

test("a limit that was passed is named, as the language writes numbers", () => {
  for (const { problem, locale } of catalogues) {
    const { next } = problem["address-too-long"]({ given: "x" });
    expect(next).toContain(new Intl.NumberFormat(locale).format(ADDRESS_LIMIT));
  }
});

test("a malformed answer may be a redirect to something that is no web address", () => {
  for (const [, texts] of all) {
    const next = [...texts].filter(([id]) => /^status\.bad-response.*next/.test(id));
    expect(next).toHaveLength(1);
    expect(plain(next[0]?.[1] ?? [])).toMatch(/http.* https/);
  }
});
