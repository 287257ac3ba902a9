import type { CounterfactualWords } from "../../analysis/counterfactual.ts";
import { joined } from "../../analysis/pattern.ts";
import { atStart, code, excerpt, say, type Text } from "../../parts.ts";
import { number, octets, ref } from "../amounts.ts";
import { skip } from "../notes.ts";
import { diff } from "./diff.ts";
import { pattern } from "./pattern.ts";

const key = (kind: "allow" | "disallow") => (kind === "allow" ? "Allow" : "Disallow");
const word = (verdict: "allowed" | "disallowed") => (verdict === "allowed" ? "åben" : "blokeret");

const SHOWN = 4;

/** Danish words for what would flip a verdict. */
export const counterfactual: CounterfactualWords = {
  kept: ({ line, kind, pattern: text, octets: length, kept }) => {
    const rule = atStart(say`${ref(line)}, ${excerpt(`${key(kind)}: ${text}`)}`);
    switch (kept.code) {
      case "no-match":
        return say`${rule}, passer ikke. ${pattern.miss(kept.miss)}`;
      case "fewer-octets":
        return say`${rule}, passer, men har ${octets(length)}, og ${ref(kept.against)} har ${number(kept.octets)}: den længste regel vinder.`;
      case "tie":
        return say`${rule}, passer og er lige så lang som ${ref(kept.against)}: ved samme længde vinder Allow.`;
      case "later-line":
        return say`${rule}, passer, men ${ref(kept.against)} står tidligere.`;
      case "other-group":
        return say`${rule}, ville passe, men står i en gruppe, der ikke gælder her: gruppen for ${diff.crawlers(kept.tokens)}.`;
      case "skipped":
        return say`${rule}, har ingen virkning. ${skip[kept.reason]}`;
    }
  },
  noneKept: say`Ingen regel kom i nærheden.`,
  notCompared: (count) =>
    say`${number(count)} ${count === 1 ? "regel blev" : "regler blev"} ikke sammenlignet: arbejdsgrænsen var nået.`,
  instead: (line, { verdict, line: next }) =>
    next === null
      ? say`Uden ${ref(line)} ville ingen regel passe: ${word(verdict)}.`
      : say`Uden ${ref(line)} ville ${ref(next)} afgøre det: ${word(verdict)}.`,
  way: {
    exact: "En regel kun for denne adresse",
    prefix: "En regel for alt, der begynder sådan",
    directory: "En regel for mappen",
    padded: "En regel, som stjerner gør lang nok",
    parameter: "En regel for parameteren på denne plads",
    repair: "Den nærliggende regel, rettet",
    "end-added": "Den afgørende regel, afsluttet med $",
    remove: "Den afgørende regel, fjernet",
    turn: "Den afgørende regel, vendt om",
  },
  place: (place, crawler) => {
    switch (place) {
      case "group":
        return say`I den gruppe, der gælder.`;
      case "own-group":
        return say`I en ny gruppe kun for ${excerpt(crawler)}. Alle regler, der gjaldt før, kopieres med, for en crawler med sin egen gruppe er ikke bundet af andre.`;
      case "new-group":
        return say`I en ny gruppe for ${excerpt(crawler)}, da ingen gælder endnu.`;
    }
  },
  change: ({ change, line, before, after }) => {
    switch (change) {
      case "added":
        return line === 0
          ? say`Indsæt i begyndelsen: ${excerpt(after ?? "")}`
          : say`Indsæt efter ${ref(line)}: ${excerpt(after ?? "")}`;
      case "changed":
        return atStart(
          say`${ref(line)}: ${excerpt(before ?? "")} bliver til ${excerpt(after ?? "")}`,
        );
      case "removed":
        return say`Fjern ${ref(line)}: ${excerpt(before ?? "")}`;
    }
  },
  own: ({ alone, changes, proven }, crawler) => {
    if (alone) return say`Kun denne adresse ændrer sig for ${excerpt(crawler)}: bevist.`;
    const list = listed(changes.map(diff.region));
    const rest = proven ? say`Intet andet: bevist.` : say`Ikke bevist: det kan være mere.`;
    if (changes.length === 0)
      return say`Hvad der ændrer sig for ${excerpt(crawler)}, er ikke bevist.`;
    return say`For ${excerpt(crawler)} ændrer dette sig: ${list}. ${rest}`;
  },
  others: ({ others, othersProven }) => {
    if (others.length === 0)
      return othersProven
        ? say`Intet ændrer sig for crawlere i andre grupper: bevist.`
        : say`Om noget ændrer sig for andre crawlere, er ikke bevist.`;
    const names = [...new Set(others.flatMap(({ crawlers }) => crawlers))];
    const rest = othersProven ? say`Intet andet: bevist.` : say`Ikke bevist: det kan være mere.`;
    return say`Der ændrer sig også noget for ${diff.crawlers(names)}: ${listed(others.map(diff.region))}. ${rest}`;
  },
  fixed: {
    "robots-txt-itself": say`Det kan intet ændre: selve ${code("/robots.txt")} er altid åben.`,
    "none-found": say`Ingen af de ændringer, der blev prøvet, vender resultatet. Det beviser ikke, at der ingen er.`,
  },
  title: {
    nearest: "De nærmeste regler",
    flip: "Hvad der ville vende det",
    sideEffects: "Bivirkninger",
  },
};

function listed(texts: readonly Text[]): Text {
  const shown = texts.length > SHOWN + 1 ? texts.slice(0, SHOWN) : texts;
  const left = texts.length - shown.length;
  const row = left === 0 ? shown : [...shown, say`${number(left)} andre`];
  return joined(row, "og");
}
