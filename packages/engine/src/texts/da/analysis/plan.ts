import { joined } from "../../analysis/pattern.ts";
import { isProvenForAll, type PlanWords } from "../../analysis/plan.ts";
import { code, excerpt, say } from "../../parts.ts";
import { number } from "../amounts.ts";
import { diff } from "./diff.ts";

const wish = (index: number): string => `Ønske ${number(index + 1)}`;
const SHOWN = 4;

/** Danish words for plans. */
export const plan: PlanWords = {
  outcome: ({ possible, proven, already, lines, obstacles }, count) => {
    if (possible && lines.length === 0) return say`Filen siger alt det allerede.`;
    const all =
      count === 1 ? "ønsket" : count === 2 ? "begge ønsker" : `alle ${number(count)} ønsker`;
    if (possible) {
      const size = lines.length === 1 ? "Én linje" : `${number(lines.length)} linjer`;
      const before =
        already.length === 0 ? "" : `; ${number(already.length)} var opfyldt i forvejen`;
      return say`${size} at ændre, så er ${all} opfyldt${before}.`;
    }
    return proven
      ? say`Det kan ikke lade sig gøre: ingen fil opfylder ${all}.`
      : say`For ${number(obstacles.length)} af ${number(count)} ønsker blev der ikke fundet nogen ændring. Det beviser ikke, at der ingen er.`;
  },
  obstacle: ({ code: kind, wishes: [first, second] }) => {
    const both = `${wish(first)} og ${wish(second ?? first).toLowerCase()}`;
    switch (kind) {
      case "contradiction":
        return say`${both} kræver begge dele af den samme adresse for den samme crawler.`;
      case "not-told-apart":
        return say`${both} kræver begge dele af den samme adresse, for to crawlere, som ingen gruppe kan nævne i denne læsemåde.`;
      case "robots-txt-itself":
        return say`${wish(first)} kræver, at selve ${code("/robots.txt")} blokeres; den er altid åben.`;
      case "not-found":
        return say`For ${wish(first).toLowerCase()} blev der ikke fundet nogen ændring, hvor de andre forbliver opfyldt.`;
    }
  },
  group: ({ crawler, copied }) => {
    const along = copied === 1 ? "én regel kopieres med" : `${number(copied)} regler kopieres med`;
    return copied === 0
      ? say`${excerpt(crawler)} får sin egen gruppe.`
      : say`${excerpt(crawler)} får sin egen gruppe, og ${along}: en crawler med sin egen gruppe er ikke bundet af andre.`;
  },
  minimal: say`Færre linjer er ikke nok: bevist.`,
  notMinimal: say`Om færre linjer ville være nok, er ikke bevist.`,
  beside: ({ beside, effects, reading }) => {
    const proven = isProvenForAll({ effects, reading });
    if (beside.length === 0)
      return proven
        ? say`Kun de ønskede adresser ændrer sig, for alle crawlere: bevist.`
        : say`Om andet ændrer sig, er ikke bevist.`;
    const shown = beside.length > SHOWN + 1 ? beside.slice(0, SHOWN) : beside;
    const texts = shown.map(
      (change) =>
        say`${diff.region(change)} ${diff.direction[change.direction]} for ${diff.crawlers(change.crawlers)}`,
    );
    if (shown.length < beside.length)
      texts.push(say`${number(beside.length - shown.length)} andre`);
    const rest = proven ? say`Intet andet: bevist.` : say`Ikke bevist: det kan være mere.`;
    return say`Ud over ønskerne: ${joined(texts, "og")}. ${rest}`;
  },
  title: {
    lines: "Linjer, der skal ændres",
    beside: "Bivirkninger",
    obstacles: "Hvad der står i vejen",
  },
};
