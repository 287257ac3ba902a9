import { lineRef, say } from "@aushang/engine/texts";
import { numbersIn } from "../numbers.ts";
import type { ProofTexts } from "./catalogue.ts";
import { inRow } from "./row.ts";

const { n, count } = numbersIn("da");

/** Danish labels of what is proven on the tester's page. */
export const proofs: ProofTexts = {
  cancel: "Annuller",
  flip: {
    title: {
      allowed: "Sådan ville adressen blive blokeret",
      disallowed: "Sådan ville adressen blive åben",
    },
    add: (behind, amount) =>
      behind === 0
        ? say`Indsæt ${count(amount, "linje", "linjer")} i begyndelsen:`
        : say`Indsæt ${count(amount, "linje", "linjer")} efter ${lineRef(behind, `linje ${n(behind)}`)}:`,
    moreLines: (amount) => count(amount, "linje mere", "linjer mere"),
    moreRules: (amount) =>
      amount === 1 ? "Endnu en regel, der var tæt på" : `${n(amount)} andre regler, der var tæt på`,
    moreWays: (amount) => (amount === 1 ? "En anden måde" : `${n(amount)} andre måder`),
    followers: (crawlers, more) =>
      say`Det samme gælder ${inRow(crawlers, more, "og", `${n(more)} andre`)}, så længe ingen gruppe nævner dem.`,
    put: { draft: "Indsæt i kladden", live: "Prøv som kladde" },
    done: "Kladden er ændret. Fortryd tager det tilbage.",
    working: "Leder efter det, der ville vende resultatet",
    stopped: "Søgningen blev annulleret eller brudt af. Resultatet afhænger ikke af den.",
    tooLong:
      "Med en ændring ville filen blive længere end de 500 KiB, som crawlere læser, og andre linjer ville falde ud. Derfor foreslås ingen.",
  },
  rules: {
    title: "Hvad hver regel gør",
    counts: (dead, redundant) => {
      if (dead + redundant === 0) return "ingen er overflødig";
      const said = [
        ...(dead > 0 ? [`${n(dead)} afgør aldrig noget`] : []),
        ...(redundant > 0 ? [`${n(redundant)} ændrer intet`] : []),
      ];
      return said.join(", ");
    },
    lead: (crawler, reading) =>
      say`For ${crawler}, læsemåde ${reading}. Bevist for alle adresser, ikke en stikprøve.`,
    tag: { dead: "afgør aldrig noget", redundant: "ændrer intet", unproven: "ikke bevist" },
    covered: (lines) => say`Afgør aldrig noget: ${lines} dækker alt, hvad den passer på.`,
    repeated: (lines) => say`Afgør aldrig noget: ${lines} har samme mønster.`,
    noAddress: "Afgør aldrig noget: ingen adresse kan passe på den.",
    redundant: "Ændrer intet: fjernes kun denne regel, forbliver alle resultater de samme.",
    unproven: "Om den nogensinde afgør noget, er ikke bevist.",
    decides: (witness) => say`Afgør for eksempel ${witness}.`,
    and: "og",
    moreLines: (amount) => `${n(amount)} andre`,
    test: (address) => `Test ${address}`,
    more: (amount) => (amount === 1 ? "Vis en regel mere" : `Vis ${n(amount)} regler mere`),
    notListed: (amount) => `${count(amount, "regel mere er", "regler mere er")} ikke vist.`,
    notLooked: (amount) =>
      amount === 1
        ? "Om en af reglerne ændrer noget, er ikke bevist."
        : `Om ${n(amount)} af reglerne ændrer noget, er ikke bevist.`,
    working: "Ser på hver regel",
    stopped: "Det blev annulleret eller brudt af. Resultatet afhænger ikke af det.",
  },
  summary: {
    title: "Hvad denne fil siger",
    for: (crawler) => `For ${crawler}`,
    whole: "Hele filen",
    groups: (amount) => `Vis alle ${n(amount)} grupper`,
    working: "Læser hele filen",
    stopped: "Det blev annulleret eller brudt af. Der påstås intet om filen.",
  },
  format: {
    more: "Flere måder at rydde op på",
    undo: "Fortryd",
    undone: "Kladden er igen som før.",
    working: "Beviser, at intet resultat ændrer sig",
    stopped: "Formateringen blev annulleret eller brudt af. Kladden er, som den var.",
    overtaken: "Kladden blev ændret i mellemtiden og blev derfor ikke formateret.",
    tooLong:
      "Filen er eller ville blive længere end de 500 KiB, som crawlere læser. Så ville andre linjer ligge bag den grænse; derfor blev der ikke gjort noget.",
    done: "Hvad der blev gjort",
    left: "Hvad der blev undladt",
    line: (line) => `linje ${n(line)}`,
    wholeFile: "hele filen",
    before: "Linjerne er dem i filen før.",
    moreOf: (amount) => `og ${n(amount)} til`,
  },
};
