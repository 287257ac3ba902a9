import { expect, test } from "vitest";
import { daAnalysis } from "../../../src/texts/da.ts";
import { deAnalysis } from "../../../src/texts/de.ts";
import { enAnalysis } from "../../../src/texts/en.ts";
import { type Part, plain, type Text } from "../../../src/texts/index.ts";
import { saidBy } from "./said.ts";

const german = saidBy(deAnalysis);
const english = saidBy(enAnalysis);
const danish = saidBy(daAnalysis);
const all = [
  ["de", german],
  ["en", english],
  ["da", danish],
] as const;

const prose = (text: Text): string =>
  plain(text.filter((part) => typeof part === "string" || part.kind !== "code"));
const kept = (text: Text) =>
  text
    .filter((part): part is Exclude<Part, string> => typeof part !== "string")
    .map((part) => (part.kind === "line" ? part.line : part.text))
    .sort();

/** A name, or a word that languages share. */
const SAME = new Set(["pattern.label.pattern", "diff.label.crawlers"]);

test.each(all)("%s: nothing is empty, no value is missing, sentences end", (_, texts) => {
  expect(texts.size).toBeGreaterThan(120);
  for (const [id, text] of texts) {
    const said = plain(text);
    expect(said.trim(), id).toBe(said);
    expect(said, id).not.toMatch(/^$|undefined|NaN|null|\[object|\$\{| {2}|\.\.|,,/u);
    expect(plain(text, "x"), id).not.toMatch(/ [,;:!?.]/u);
    if (/\.label\.|counterfactual\.line/.test(id)) expect(said, id).not.toMatch(/[.!]$/);
    else expect(said, id).toMatch(/[.)]$/);
  }
});

test("all languages say the same things, each in its own words", () => {
  expect([...english.keys()]).toEqual([...german.keys()]);
  expect([...danish.keys()]).toEqual([...german.keys()]);
  for (const id of german.keys()) {
    const said = all.map(([, texts]) => plain(texts.get(id) as Text));
    if (!SAME.has(id)) expect(new Set(said).size, `${id}: ${said.join(" | ")}`).toBeGreaterThan(1);
    if (/sentence|miss|kept|limit|obstacle|remark/.test(id)) expect(new Set(said).size, id).toBe(3);
  }
});

test("line references and quoted code are the same in all languages", () => {
  for (const [id, text] of english) {
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
      /\b(the|and|is|are|with|not|this|that|which|from|file|rule|blocked|address|wish|proven|match(es)?)\b/i,
    );
});

test("letters are those of the language", () => {
  for (const [id, text] of german)
    expect(prose(text), id).not.toMatch(/["'”»«æøå]|\b(fuer|ueber|waere|gueltig|moeglich)/i);
  for (const [id, text] of danish)
    expect(prose(text), id).not.toMatch(/["„“»«äöüß]|\b(paa|naar|maa|staar|foer|vaere|laes)/i);
  for (const [id, text] of english)
    expect(prose(text), id).not.toMatch(/["„»«]|\b\w*[äöüßæøå]\w*\b/u);
});

test("what is not proven never sounds proven", () => {
  const words = { de: /: bewiesen/, en: /: proven/, da: /: bevist/ };
  for (const [language, texts] of all)
    for (const [id, text] of texts)
      if (/\.(proof|summary)\.false|(own|others)\.[34]$/.test(id))
        expect(plain(text), id).not.toMatch(words[language]);
});

test("sentences on patterns", () => {
  const said = (id: string) =>
    all.map(([, texts]) => plain(texts.get(`pattern.sentence.${id}`) as Text));
  expect(said("/a*b")).toEqual([
    "Jede Adresse, die mit /a beginnt und irgendwo dahinter b enthält.",
    "Any address that begins with /a and contains b somewhere behind it.",
    "Enhver adresse, der begynder med /a og et sted derefter indeholder b.",
  ]);
  expect(said("/*/x$")[1]).toBe("Any address that ends with /x behind the first slash.");
  expect(said("*x$")[1]).toBe("Any address that ends with x.");
  expect(said("/a$")[1]).toBe("The address /a alone, with nothing behind it.");
  expect(said("/ab*b$")[1]).toBe("Any address that begins with /ab and ends with b behind that.");
});
