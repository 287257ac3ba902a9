import type { Range } from "../amounts.ts";
import type { Catalogue } from "../catalogue.ts";
import { atStart, code, excerpt, say, type Text } from "../parts.ts";
import { number, octets, ref, refs, rules } from "./amounts.ts";

const GROUP = "Gruppen";
const key = (kind: "allow" | "disallow") => (kind === "allow" ? "Allow" : "Disallow");

function place(lines: readonly Range[], count: number): Text {
  if (lines.length < 2) return say`${refs(lines)}, ${rules(count)}.`;
  const all = lines.length === 2 ? "Begge blokke" : `Alle ${number(lines.length)} blokke`;
  return say`${refs(lines)}. ${all} gælder sammen, ${rules(count)}.`;
}

/** Danish steps of an explanation. */
export const step: Catalogue["step"] = {
  "group-own": ({ asked, lines, rules: count }) => ({
    title: GROUP,
    text: say`${excerpt(asked)} har sin egen gruppe: ${place(lines, count)} Gruppen ${code("*")} kommer ikke oveni.`,
  }),
  "group-fallback": ({ asked, token, lines, rules: count }) => ({
    title: GROUP,
    text: say`Ingen gruppe nævner ${excerpt(asked)}; dens næste token ${excerpt(token)} gælder: ${place(lines, count)}`,
  }),
  "group-star": ({ asked, lines, rules: count }) => ({
    title: GROUP,
    text:
      asked === "*"
        ? say`Spørgsmålet gælder alle, der ikke har deres egen gruppe: ${place(lines, count)}`
        : say`Ingen gruppe nævner ${excerpt(asked)}; ${code("*")} gælder: ${place(lines, count)}`,
  }),
  "group-none": ({ asked }) => ({
    title: "Ingen gruppe",
    text: say`Ingen gruppe nævner ${excerpt(asked)}, og der er ingen gruppe ${code("*")}. Uden gruppe er der ingen regler, så alt er åbent.`,
  }),
  "group-star-not-obeyed": ({ asked, lines }) => ({
    title: "Ingen gruppe",
    text: say`Ingen gruppe nævner ${excerpt(asked)}. Gruppen ${code("*")} (${refs(lines)}) gælder ikke for den: ifølge udbyderen tæller kun grupper, der nævner den.`,
  }),
  "group-without-rules": ({ asked }) => ({
    title: "En gruppe uden regler",
    text: say`Gruppen for ${excerpt(asked)} har ingen gældende regler. Dermed er alt åbent; regler fra andre grupper kommer ikke oveni.`,
  }),
  address: ({ target, normalised, octets: length }) => ({
    title: "Adressen",
    text:
      target === normalised
        ? say`Sti og forespørgselsstreng sammenlignes, ${octets(length)}: ${excerpt(target)}`
        : say`Sti og forespørgselsstreng sammenlignes, ${octets(length)}: ${excerpt(normalised)} (hentet som ${excerpt(target)})`,
  }),
  "robots-txt-itself": () => ({
    title: "Selve robots.txt",
    text: say`${code("/robots.txt")} er altid åben, ellers kunne ingen læse reglerne. Det kan ingen regel ændre.`,
  }),
  "no-match": ({ rules: count }) => ({
    title: "Ingen regel passer",
    text:
      count === 0
        ? say`Uden regler er der intet, der kan passe. Det, som ingen regel blokerer, er åbent.`
        : count === 1
          ? say`Gruppens eneste regel passer ikke på adressen. Det, som ingen regel blokerer, er åbent.`
          : say`Ingen af de ${rules(count)} passer på adressen. Det, som ingen regel blokerer, er åbent.`,
  }),
  candidates: ({ matching, rules: count }) => ({
    title: "Regler, der passer",
    text:
      count === 1
        ? say`Gruppens eneste regel passer.`
        : say`${number(matching)} af gruppens ${rules(count)} passer.`,
  }),
  "only-candidate": ({ line, kind, octets: length }) => ({
    title: "Kun én regel passer",
    text: say`${atStart([ref(line)])} afgør det. Dens ${code(key(kind))} har ${octets(length)}.`,
  }),
  "most-octets": ({ line, kind, octets: length, next }) => ({
    title: "Den længste regel vinder",
    text: say`Reglen ${code(key(kind))} på ${ref(line)} har ${octets(length)}, den næste regel ${number(next)}. Linjernes rækkefølge er ligegyldig.`,
  }),
  "tie-allow": ({ line, octets: length, against }) => ({
    title: "Samme længde: Allow vinder",
    text: say`${atStart([ref(line)])} og ${ref(against)} har begge ${octets(length)}. Ved samme længde gælder Allow, altså ${ref(line)}.`,
  }),
  "earlier-line": ({ line, octets: length, against }) => ({
    title: "Samme længde, samme udsagn",
    text: say`${atStart([ref(line)])} og ${ref(against)} har begge ${octets(length)} og siger det samme. Den tidligste nævnes.`,
  }),
  "first-match": ({ line, kind }) => ({
    title: "Den første regel, der passer, afgør det",
    text: say`Det er ${code(key(kind))} på ${ref(line)}. I denne læsemåde gælder rækkefølgen, ikke længden.`,
  }),
  "empty-rule": ({ line }) => ({
    title: "Kun en tom regel",
    text: say`${atStart([ref(line)])} angiver ingen sti. En tom regel blokerer intet, så adressen er åben.`,
  }),
};
