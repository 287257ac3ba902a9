import { type FormatWords, formatWords, newlineName, single } from "../../analysis/format.ts";
import { inRow } from "../../analysis/summary.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number, ref, refs } from "../amounts.ts";
import { reading } from "../verdicts.ts";

const tokens = (all: readonly string[]): Text => {
  const shown = all.slice(0, all.length > 4 ? 3 : 4).map((token): Text => [excerpt(token)]);
  const hidden = all.length - shown.length;
  return inRow(hidden === 0 ? shown : [...shown, [`${number(hidden)} andre`]], " og ");
};

const rule = ({ kind, pattern }: { kind: "allow" | "disallow"; pattern: string }) =>
  excerpt(`${kind === "allow" ? "Allow" : "Disallow"}: ${pattern}`);

const VERDICT = { allowed: "åben", disallowed: "blokeret" };

/** Danish words for formatting. */
export const format: FormatWords = formatWords({
  mode: {
    format: {
      name: "Formatér",
      about: "Stavemåde, mellemrum og tomme linjer. Ingen linje går tabt.",
    },
    merge: {
      name: "Flet",
      about: "Samler desuden grupper. Ingen regel og ingen kommentar går tabt.",
    },
    minify: { name: "Gør kort", about: "Udelader desuden det, der intet ændrer." },
  },
  step: {
    "line-ends": ({ count, to }) =>
      count === 1
        ? say`én linjeafslutning ændret til ${newlineName(to)}`
        : say`${number(count)} linjeafslutninger ændret til ${newlineName(to)}`,
    "last-line-end": () => ["linjeafslutning tilføjet sidst i filen"],
    "bom-removed": () => ["byte order mark fjernet"],
    key: ({ from, to }) => say`nøgle: ${excerpt(from)} → ${code(to)}`,
    colon: ({ key }) => say`kolon tilføjet efter ${code(key)}`,
    spacing: () => ["mellemrum rettet"],
    "blank-added": () => ["tom linje tilføjet før gruppen"],
    "blank-removed": () => ["tom linje fjernet"],
    "groups-merged": ({ into, tokens: all }) =>
      say`gruppen for ${tokens(all)} flettet ind i den fra ${ref(into)}`,
    "groups-joined": ({ into, tokens: all }) =>
      say`${tokens(all)} flyttet til gruppen med de samme regler fra ${ref(into)}`,
    "star-removed": ({ from, to }) => say`stjerne til sidst: ${excerpt(from)} → ${excerpt(to)}`,
    "dead-rule": (args) =>
      args.coveredBy.length === 0
        ? say`${rule(args)} fjernet: afgør aldrig noget`
        : say`${rule(args)} fjernet: afgør aldrig noget på grund af ${refs(single(args.coveredBy))}`,
    "redundant-rule": (args) => say`${rule(args)} fjernet: resultaterne er de samme uden den`,
    "repeated-line": ({ of }) => say`fjernet: det samme som ${ref(of)}`,
    "comment-removed": () => ["kommentar fjernet"],
  },
  because: {
    verdict: ({ counterexample: { address, crawler, anybody, reading: id, before, after } }) => {
      const who = anybody ? "crawlere, som ingen gruppe nævner," : excerpt(crawler);
      return say`Det ville ændre et resultat: ${excerpt(address)} er ${VERDICT[before]} for ${who} og ville blive ${VERDICT[after]} (${reading[id].name}).`;
    },
    "not-proven": ({ reading: id }) =>
      say`Det kunne ikke bevises, at intet resultat ændrer sig (${reading[id].name}).`,
    "directive-moves": () => ["En linje som Crawl-delay ville komme til at gælde andre crawlere."],
    work: () => ["Filen er for stor til også at bevise det."],
    "not-utf8": () => ["Linjen er ikke gyldig UTF-8 og forbliver, som den er."],
    nul: () => ["Linjen indeholder et NUL-tegn og forbliver, som den er."],
    "too-long": () => ["Linjen er længere, end crawlere læser, og forbliver, som den er."],
    "key-unclear": () => [
      "Nøglen begynder kun som en kendt; det, der følger efter, kan betyde noget.",
    ],
    "shared-group": ({ token, lines }) =>
      say`${excerpt(token)} har endnu en gruppe (${refs(single(lines))}) sammen med andre crawlere: De kan ikke blive til én.`,
    "not-text": () => ["Det er ikke tekst i UTF-8. Intet er ændret."],
  },
  done: (count) => {
    if (count === 0) return "intet at gøre";
    return count === 1 ? "1 ændring" : `${number(count)} ændringer`;
  },
  left: (count) => (count === 0 ? "" : `${number(count)} undladt`),
  proven: (ids) =>
    `Bevist: Intet resultat ændrer sig, for nogen crawler og nogen adresse (${ids.map((id) => reading[id].name).join(", ")}).`,
  warning: {
    glued: ({ line, tokens: own, added }) =>
      say`Gruppen for ${tokens(own)} fra ${ref(line)} har ingen regler. Derfor hører ${tokens(added)} fra skabelonen til samme gruppe, og de regler, der følger, gælder dem alle.`,
    "rules-first": ({ tokens: own }) =>
      own.length === 0
        ? [
            "Skabelonen begynder med regler, der ikke hører til nogen gruppe: De har ingen virkning.",
          ]
        : say`Skabelonen begynder med regler: De gælder for ${tokens(own)}, den sidste gruppe i din fil.`,
    "same-token": ({ token, lines }) =>
      say`Din fil har allerede en gruppe for ${excerpt(token)} (${refs(single(lines))}): Reglerne i begge gælder sammen.`,
    freed: ({ token, witness }) =>
      say`${excerpt(token)} får sin egen gruppe og er ikke længere bundet af reglerne for alle: ${excerpt(witness)} var blokeret og bliver åben.`,
    "open-end": ({ tokens: own }) =>
      say`Skabelonen slutter med ${tokens(own)} og uden regel: De næste regler, som nogen skriver bagefter, kommer til at gælde her.`,
  },
});
