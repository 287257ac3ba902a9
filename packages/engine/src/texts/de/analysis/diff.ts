import type { SideLines } from "../../../analyse/model.ts";
import { countChanges, type DiffWords, listCrawlers } from "../../analysis/diff.ts";
import { joined } from "../../analysis/pattern.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number, ref, refs } from "../amounts.ts";

const sets = (count: number): string =>
  count === 1 ? "eine Menge von Adressen" : `${number(count)} Mengen von Adressen`;
const side = (line: number | null): Text => (line === null ? say`keine Regel` : say`${ref(line)}`);
const ranges = (lines: readonly number[]) => refs(lines.map((line) => [line, line] as const));

const lines: DiffWords["lines"] = (both) => say`vorher ${side(both.old)}, jetzt ${side(both.new)}`;

/** The pair that a bound is about, where there is one. */
const at = (both: SideLines): Text =>
  both.old === null && both.new === null ? [] : say` (${lines(both)})`;

const region: DiffWords["region"] = ({ pattern, except, exceptLines }) => {
  const but: Text[] = except.map((one) => [excerpt(one)]);
  if (exceptLines !== null) {
    if (exceptLines.old.length > 0)
      but.push(say`was in der alten Datei ${ranges(exceptLines.old)} entscheidet`);
    if (exceptLines.new.length > 0)
      but.push(say`was in der neuen Datei ${ranges(exceptLines.new)} entscheidet`);
  }
  return but.length === 0
    ? say`${excerpt(pattern)}`
    : say`${excerpt(pattern)} außer ${joined(but, "und")}`;
};

/** German words for differences. */
export const diff: DiffWords = {
  direction: { opened: "geöffnet", closed: "gesperrt" },
  summary: ({ changes, proven }) => {
    const { opened, closed } = countChanges(changes);
    if (changes.length === 0)
      return proven
        ? say`Bei keiner Adresse ändert sich das Ergebnis.`
        : say`Es wurde keine Änderung gefunden, aber nicht alles ist bewiesen.`;
    if (closed === 0) return say`Öffnet ${sets(opened)}, sperrt keine.`;
    if (opened === 0) return say`Sperrt ${sets(closed)}, öffnet keine.`;
    return say`Öffnet ${sets(opened)} und sperrt ${closed === 1 ? "eine" : number(closed)}.`;
  },
  proof: ({ changes, proven }) => {
    if (!proven) return say`Nicht bewiesen: Es kann sich mehr ändern als hier steht.`;
    return changes.length === 0
      ? say`Bei keiner Adresse ändert sich etwas: bewiesen.`
      : say`Sonst ändert sich bei keiner Adresse etwas: bewiesen.`;
  },
  region,
  change: (change) =>
    say`${change.direction === "opened" ? "Geöffnet" : "Gesperrt"}: ${region(change)}, zum Beispiel ${excerpt(change.witness)} (${lines(change.lines)}).`,
  lines,
  crawlers: (names) =>
    joined(
      listCrawlers(
        names,
        (token) => [excerpt(token)],
        say`alle Crawler ohne eigene Gruppe`,
        (count) => say`${number(count)} weitere`,
      ),
      "und",
    ),
  limit: (limit) => {
    switch (limit.code) {
      case "pieces":
        return say`Zwei Muster überschneiden sich auf mehr Arten, als aufgezählt werden${at(limit.lines)}.`;
      case "no-unused-octet":
        return say`Die Muster brauchen alle Zeichen auf, die in Adressen vorkommen können.`;
      case "work":
        return say`Der Vergleich wurde an seiner Arbeitsgrenze abgebrochen${at(limit.lines)}.`;
      case "percent-before-star":
        return say`In einem Muster steht ${code("%")} vor einem Stern, und die Lesarten schreiben Escapes verschieden${at(limit.lines)}.`;
    }
  },
  noRule: "keine Regel",
  table: {
    direction: "Änderung",
    addresses: "Adressen",
    except: "Außer",
    example: "Beispiel",
    old: "Zeile vorher",
    new: "Zeile jetzt",
    crawlers: "Crawler",
  },
};
