import type { Range } from "../amounts.ts";
import type { Catalogue } from "../catalogue.ts";
import { code, excerpt, say, type Text } from "../parts.ts";
import { number, octets, ref, refs, rules } from "./amounts.ts";

const GROUP = "Die Gruppe";
const key = (kind: "allow" | "disallow") => (kind === "allow" ? "Allow" : "Disallow");

function place(lines: readonly Range[], count: number): Text {
  if (lines.length < 2) return say`${refs(lines)}, ${rules(count)}.`;
  const all = lines.length === 2 ? "Beide Blöcke" : `Alle ${number(lines.length)} Blöcke`;
  return say`${refs(lines)}. ${all} gelten zusammen, ${rules(count)}.`;
}

/** German steps of an explanation. */
export const step: Catalogue["step"] = {
  "group-own": ({ asked, lines, rules: count }) => ({
    title: GROUP,
    text: say`${excerpt(asked)} hat eine eigene Gruppe: ${place(lines, count)} Die Gruppe ${code("*")} gilt daneben nicht.`,
  }),
  "group-fallback": ({ asked, token, lines, rules: count }) => ({
    title: GROUP,
    text: say`Keine Gruppe nennt ${excerpt(asked)}; es gilt sein nächstes Token ${excerpt(token)}: ${place(lines, count)}`,
  }),
  "group-star": ({ asked, lines, rules: count }) => ({
    title: GROUP,
    text:
      asked === "*"
        ? say`Gefragt ist nach allen, die keine eigene Gruppe haben: ${place(lines, count)}`
        : say`Keine Gruppe nennt ${excerpt(asked)}; es gilt ${code("*")}: ${place(lines, count)}`,
  }),
  "group-none": ({ asked }) => ({
    title: "Keine Gruppe",
    text: say`Keine Gruppe nennt ${excerpt(asked)}, und eine Gruppe ${code("*")} gibt es nicht. Ohne Gruppe gibt es keine Regel, also ist alles offen.`,
  }),
  "group-star-not-obeyed": ({ asked, lines }) => ({
    title: "Keine Gruppe",
    text: say`Keine Gruppe nennt ${excerpt(asked)}. Die Gruppe ${code("*")} (${refs(lines)}) gilt für ihn nicht: Laut Betreiber zählen nur Gruppen, die ihn nennen.`,
  }),
  "group-without-rules": ({ asked }) => ({
    title: "Eine Gruppe ohne Regeln",
    text: say`Die Gruppe für ${excerpt(asked)} enthält keine wirksame Regel. Damit ist alles offen; Regeln anderer Gruppen kommen nicht dazu.`,
  }),
  address: ({ target, normalised, octets: length }) => ({
    title: "Die Adresse",
    text:
      target === normalised
        ? say`Verglichen werden Pfad und Abfrage, ${octets(length)}: ${excerpt(target)}`
        : say`Verglichen werden Pfad und Abfrage, ${octets(length)}: ${excerpt(normalised)} (angefragt als ${excerpt(target)})`,
  }),
  "robots-txt-itself": () => ({
    title: "Die robots.txt selbst",
    text: say`${code("/robots.txt")} ist immer offen, sonst könnte niemand die Regeln lesen. Keine Regel kann das ändern.`,
  }),
  "no-match": ({ rules: count }) => ({
    title: "Keine Regel passt",
    text:
      count === 0
        ? say`Ohne Regel gibt es nichts, was passen könnte. Was keine Regel sperrt, ist offen.`
        : count === 1
          ? say`Die einzige Regel der Gruppe passt nicht auf diese Adresse. Was keine Regel sperrt, ist offen.`
          : say`Keine der ${rules(count)} passt auf diese Adresse. Was keine Regel sperrt, ist offen.`,
  }),
  candidates: ({ matching, rules: count }) => ({
    title: "Passende Regeln",
    text:
      count === 1
        ? say`Die einzige Regel der Gruppe passt.`
        : say`${number(matching)} von ${rules(count)} der Gruppe ${matching === 1 ? "passt" : "passen"}.`,
  }),
  "only-candidate": ({ line, kind, octets: length }) => ({
    title: "Nur eine Regel passt",
    text: say`Es entscheidet das ${code(key(kind))} in ${ref(line)}. Es hat ${octets(length)}.`,
  }),
  "most-octets": ({ line, kind, octets: length, next }) => ({
    title: "Die längste Regel gewinnt",
    text: say`Das ${code(key(kind))} in ${ref(line)} hat ${octets(length)}, die nächste Regel ${number(next)}. Die Reihenfolge der Zeilen zählt nicht.`,
  }),
  "tie-allow": ({ line, octets: length, against }) => ({
    title: "Gleich lang: Allow gewinnt",
    text: say`${ref(line)} und ${ref(against)} haben beide ${octets(length)}. Bei gleicher Länge gilt das Allow, also ${ref(line)}.`,
  }),
  "earlier-line": ({ line, octets: length, against }) => ({
    title: "Gleich lang, gleiche Aussage",
    text: say`${ref(line)} und ${ref(against)} haben beide ${octets(length)} und sagen dasselbe. Genannt wird die frühere.`,
  }),
  "first-match": ({ line, kind }) => ({
    title: "Die erste passende Regel entscheidet",
    text: say`Das ist das ${code(key(kind))} in ${ref(line)}. In dieser Lesart zählt die Reihenfolge, nicht die Länge.`,
  }),
  "empty-rule": ({ line }) => ({
    title: "Nur eine leere Regel",
    text: say`${ref(line)} nennt keinen Pfad. Eine leere Regel sperrt nichts, also ist die Adresse offen.`,
  }),
};
