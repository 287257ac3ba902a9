import type { CounterfactualWords } from "../../analysis/counterfactual.ts";
import { joined } from "../../analysis/pattern.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number, octets, ref } from "../amounts.ts";
import { skip } from "../notes.ts";
import { diff } from "./diff.ts";
import { pattern } from "./pattern.ts";

const key = (kind: "allow" | "disallow") => (kind === "allow" ? "Allow" : "Disallow");
const word = (verdict: "allowed" | "disallowed") => (verdict === "allowed" ? "offen" : "gesperrt");

const SHOWN = 4;

/** German words for what would flip a verdict. */
export const counterfactual: CounterfactualWords = {
  kept: ({ line, kind, pattern: text, octets: length, kept }) => {
    const rule = say`${ref(line)}, ${excerpt(`${key(kind)}: ${text}`)}`;
    switch (kept.code) {
      case "no-match":
        return say`${rule}, passt nicht. ${pattern.miss(kept.miss)}`;
      case "fewer-octets":
        return say`${rule}, passt, hat aber ${octets(length)}, und ${ref(kept.against)} hat ${number(kept.octets)}: Die längere Regel gewinnt.`;
      case "tie":
        return say`${rule}, passt und ist so lang wie ${ref(kept.against)}: Bei gleicher Länge gewinnt Allow.`;
      case "later-line":
        return say`${rule}, passt, aber ${ref(kept.against)} steht früher.`;
      case "other-group":
        return say`${rule}, würde passen, steht aber in einer Gruppe, die hier nicht gilt: der von ${diff.crawlers(kept.tokens)}.`;
      case "skipped":
        return say`${rule}, hat keine Wirkung. ${skip[kept.reason]}`;
    }
  },
  noneKept: say`Keine Regel kam in die Nähe.`,
  notCompared: (count) =>
    say`${number(count)} ${count === 1 ? "Regel wurde" : "Regeln wurden"} nicht verglichen: Die Arbeitsgrenze war erreicht.`,
  instead: (line, { verdict, line: next }) =>
    next === null
      ? say`Ohne ${ref(line)} würde keine Regel passen: ${word(verdict)}.`
      : say`Ohne ${ref(line)} würde ${ref(next)} entscheiden: ${word(verdict)}.`,
  way: {
    exact: "Eine Regel nur für diese Adresse",
    prefix: "Eine Regel für alles, was so beginnt",
    directory: "Eine Regel für den Ordner",
    padded: "Eine Regel, die durch Sterne lang genug wird",
    parameter: "Eine Regel für den Parameter an dieser Stelle",
    repair: "Die nahe Regel, berichtigt",
    "end-added": "Die entscheidende Regel, mit $ abgeschlossen",
    remove: "Die entscheidende Regel, entfernt",
    turn: "Die entscheidende Regel, umgekehrt",
  },
  place: (place, crawler) => {
    switch (place) {
      case "group":
        return say`In der Gruppe, die gilt.`;
      case "own-group":
        return say`In einer neuen Gruppe nur für ${excerpt(crawler)}. Alle Regeln, die bisher galten, werden mitkopiert, denn für einen Crawler mit eigener Gruppe gilt keine andere.`;
      case "new-group":
        return say`In einer neuen Gruppe für ${excerpt(crawler)}, da noch keine gilt.`;
    }
  },
  change: ({ change, line, before, after }) => {
    switch (change) {
      case "added":
        return line === 0
          ? say`Am Anfang einfügen: ${excerpt(after ?? "")}`
          : say`Hinter ${ref(line)} einfügen: ${excerpt(after ?? "")}`;
      case "changed":
        return say`${ref(line)}: Aus ${excerpt(before ?? "")} wird ${excerpt(after ?? "")}`;
      case "removed":
        return say`${ref(line)} entfernen: ${excerpt(before ?? "")}`;
    }
  },
  own: ({ alone, changes, proven }, crawler) => {
    if (alone) return say`Für ${excerpt(crawler)} ändert sich nur diese Adresse: bewiesen.`;
    const list = listed(changes.map(diff.region));
    const rest = proven ? say`Sonst nichts: bewiesen.` : say`Nicht bewiesen: Es kann mehr sein.`;
    if (changes.length === 0)
      return say`Was sich für ${excerpt(crawler)} ändert, ist nicht bewiesen.`;
    return say`Für ${excerpt(crawler)} ändert sich: ${list}. ${rest}`;
  },
  others: ({ others, othersProven }) => {
    if (others.length === 0)
      return othersProven
        ? say`Für Crawler anderer Gruppen ändert sich nichts: bewiesen.`
        : say`Ob sich für andere Crawler etwas ändert, ist nicht bewiesen.`;
    const names = [...new Set(others.flatMap(({ crawlers }) => crawlers))];
    const rest = othersProven
      ? say`Sonst nichts: bewiesen.`
      : say`Nicht bewiesen: Es kann mehr sein.`;
    return say`Es ändert sich auch etwas für ${diff.crawlers(names)}: ${listed(others.map(diff.region))}. ${rest}`;
  },
  fixed: {
    "robots-txt-itself": say`Daran kann nichts etwas ändern: ${code("/robots.txt")} selbst ist immer offen.`,
    "none-found": say`Keine der versuchten Änderungen kehrt das Ergebnis um. Das beweist nicht, dass es keine gibt.`,
  },
  title: {
    nearest: "Die nächsten Regeln",
    flip: "Was es umkehren würde",
    sideEffects: "Nebenwirkungen",
  },
};

function listed(texts: readonly Text[]): Text {
  const shown = texts.length > SHOWN + 1 ? texts.slice(0, SHOWN) : texts;
  const left = texts.length - shown.length;
  const row = left === 0 ? shown : [...shown, say`${number(left)} weitere`];
  return joined(row, "und");
}
