import { type SuiteWords, suiteWords } from "../../analysis/suites.ts";
import { atStart, code, say } from "../../parts.ts";
import { lines, number, ref } from "../amounts.ts";
import { verdict } from "../verdicts.ts";
import { problem } from "./suite-problems.ts";

/** Danish words for suites. */
export const suites: SuiteWords = suiteWords({
  state: {
    passed: "opfyldt",
    failed: "ikke opfyldt",
    "not-readable": "kan ikke læses",
    skipped: "ikke spurgt",
  },
  count: {
    passed: (count) => `${number(count)} opfyldt`,
    failed: (count) => `${number(count)} ikke opfyldt`,
    "not-readable": (count) => `${number(count)} kan ikke læses`,
    skipped: (count) => `${number(count)} ikke spurgt`,
  },
  expected: { allowed: "åben", disallowed: "blokeret" },
  verdict,
  wholeSite: "hele websitet",
  statusOf: "robots.txt",
  fetchState: {
    readable: "kan læses",
    unavailable: "findes ikke (4xx)",
    unreachable: "kan ikke nås",
    "not-fetched": "ikke hentet",
  },
  httpStatus: (status) => `status ${status}`,
  every: "alle crawlere",
  but: (all, except) => `${all} undtagen ${except}`,
  verdictDiffers: (wanted, found) => say`Forventet: ${wanted}, fundet: ${found}.`,
  lineDiffers: (wanted, found) => {
    const is = found === null ? say`men det gør ingen` : say`men det gør ${ref(found)}`;
    return wanted === null
      ? say`Ingen linje skulle afgøre det, ${is}.`
      : say`${atStart([ref(wanted)])} skulle afgøre det, ${is}.`;
  },
  groupDiffers: (wanted, found) => {
    const is = found === null ? say`men det gør ingen` : say`men det gør ${found}`;
    return wanted === null
      ? say`Ingen gruppe skulle gælde, ${is}.`
      : say`Gruppen ${wanted} skulle gælde, ${is}.`;
  },
  statusDiffers: (wanted, found) => say`Forventet: ${wanted}, fundet: ${found}.`,
  unreadable: {
    unreachable: say`Filen robots.txt kan ikke nås, så intet er kendt.`,
    "not-fetched": say`Filen robots.txt blev ikke hentet, så intet er kendt.`,
    "other-origin": say`Adressen hører til et andet website, som denne robots.txt ikke siger noget om.`,
    "not-proven": say`Hverken bevist eller modbevist: En grænse for beviset er nået.`,
  },
  noStatus: say`En fil, der foreligger, har ingen status; det har kun et website på nettet.`,
  nobodyLeft: say`Der er ingen crawler tilbage at spørge om.`,
  breaking: (tokens) => say`Ikke opfyldt for ${tokens}.`,
  unbound: (tokens) =>
    say`Ikke talt med, fordi gruppen ${code("*")} ikke gælder for dem: ${tokens}. Mener du også dem, så nævn dem i filen og i en kontrol.`,
  more: (count) => (count === 1 ? "og 1 mere" : `og ${number(count)} flere`),
  provenForAll: (word) => say`Bevist: Hver adresse er ${word}.`,
  set: (word, pattern, except, witness) =>
    except === null
      ? say`Resultatet er ${word} for ${pattern}, for eksempel ${witness}`
      : say`Resultatet er ${word} for ${pattern} uden ${except}, for eksempel ${witness}`,
  moreSets: (count) =>
    count === 1
      ? say`Og endnu en mængde af adresser.`
      : say`Og ${number(count)} andre mængder af adresser.`,
  nothingElse: say`Bevist: Ingen anden adresse bryder kontrollen.`,
  perhapsMore: say`Der kan være flere: En grænse for beviset er nået.`,
  comments: {
    head: (robots) => [
      `Hvad ${robots} sagde, da dette blev skrevet.`,
      "Det gælder, så længe ingen regel, der betyder noget, ændres. Behold det, der skal blive stående, og slet resten.",
    ],
    group: (token, ranges) =>
      token === null ? "Ingen gruppe: alt er åbent" : `Gruppen ${token}, ${lines(ranges)}`,
    incomplete:
      "Ikke alle regler er dækket: For nogle kan der ikke skrives en adresse her, eller der er for mange.",
  },
  problem,
});
