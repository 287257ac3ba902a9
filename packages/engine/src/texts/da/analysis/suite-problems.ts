import type { ValueKind } from "../../../suites/model.ts";
import type { SuiteProblemWords } from "../../analysis/suites.ts";
import { number } from "../amounts.ts";

const KIND: Readonly<Record<ValueKind, string>> = {
  text: "tekst",
  number: "et tal",
  truth: "true eller false",
  list: "en liste",
  mapping: "nøgler med værdier",
  nothing: "ingenting",
  "text-or-list": "tekst eller en liste",
};

const choose = (nearest: string | null, known: readonly string[]): string =>
  `${nearest === null ? "" : `Mente du ${nearest}? `}Muligt er: ${known.join(", ")}.`;

/** What is wrong with a suite, in Danish. */
export const problem: SuiteProblemWords = {
  "not-utf8": () => ({
    title: "Kontrolfilen er ikke gyldig UTF-8",
    next: "Gem den som UTF-8-tekst.",
  }),
  "too-large": ({ limit }) => ({
    title: "Kontrolfilen er for stor",
    next: `Der læses højst ${number(limit)} byte. Del den op i flere filer.`,
  }),
  "not-yaml": ({ detail }) => ({
    title: `Det er ikke gyldig YAML: ${detail}`,
    next: "Tjek indrykning, anførselstegn og parenteser.",
  }),
  "tab-indent": () => ({
    title: "Linjen er rykket ind med en tabulator",
    next: "I YAML rykkes der kun ind med mellemrum.",
  }),
  "star-unquoted": ({ found }) => ({
    title: `I YAML står ${found} uden anførselstegn for en anden værdi`,
    next: `Skriv det i anførselstegn: "${found}"`,
  }),
  "key-twice": ({ key }) => ({
    title: `${key} står der to gange`,
    next: "Behold den ene. Flere værdier er en liste: [a, b].",
  }),
  "second-document": () => ({
    title: "Her begynder et nyt dokument",
    next: "En fil indeholder én samling kontroller. Læg den anden i en fil for sig.",
  }),
  empty: () => ({
    title: "Kontrolfilen er tom",
    next: "Angiv kontroller (checks), eller lad aushang check --init skrive en.",
  }),
  "key-unknown": ({ key, nearest, known }) => ({
    title: `Nøglen ”${key}” findes ikke her`,
    next: choose(nearest, known),
  }),
  "key-missing": ({ key }) => ({
    title: `Her mangler ${key}`,
    next:
      key === "expect"
        ? "Tilføj expect: allowed eller expect: disallowed."
        : key === "url"
          ? "Tilføj url, urls eller all."
          : key === "crawler"
            ? "Tilføj crawler, crawlers eller purpose."
            : `Tilføj ${key}.`,
  }),
  "wrong-kind": ({ key, found, expected }) => ({
    title: `I ${key} står der: ${KIND[found]}`,
    next: `Forventet: ${KIND[expected]}.`,
  }),
  "value-unknown": ({ key, found, nearest, known }) => ({
    title: `${key} kan ikke være ”${found}”`,
    next: choose(nearest, known),
  }),
  "value-empty": ({ key }) => ({
    title: `${key} er tom`,
    next: "Angiv en værdi, eller udelad nøglen.",
  }),
  "keys-together": ({ key, other }) => ({
    title: `${key} og ${other} udelukker hinanden`,
    next: "Behold den ene.",
  }),
  "key-without": ({ key, other }) => ({
    title: `${key} kræver ${other}`,
    next: `Tilføj ${other}, eller udelad ${key}.`,
  }),
  "not-a-line": ({ found }) => ({
    title: `”${found}” er ikke et linjenummer`,
    next: "Linjer tælles fra 1; none betyder, at ingen linje må afgøre det.",
  }),
  "not-a-status": ({ found }) => ({
    title: `”${found}” er ikke en status`,
    next: "Angiv et tal fra 100 til 599, eller readable, unavailable eller unreachable.",
  }),
  "not-an-address": ({ found }) => ({
    title: `”${found}” er hverken en adresse eller en sti`,
    next: "Skriv /sti eller https://shop.example/sti.",
  }),
  "not-an-origin": ({ found }) => ({
    title: `”${found}” er ikke adressen på et website`,
    next: "Skriv kun skema og vært, for eksempel https://shop.example.",
  }),
  "not-a-crawler": ({ found }) => ({
    title: `”${found}” nævner ingen crawler`,
    next: 'Angiv et produkttoken som Googlebot, "*", every eller en User-Agent-header.',
  }),
  "nothing-to-check": () => ({
    title: "Her kontrolleres ingenting",
    next: "En kontrol har crawler, url og expect; eller crawler og all; eller status.",
  }),
  "too-many": ({ limit }) => ({
    title: "Kontrolfilen stiller for mange spørgsmål",
    next: `Crawlere gange adresser må højst være ${number(limit)}. Del den op i flere filer.`,
  }),
};
