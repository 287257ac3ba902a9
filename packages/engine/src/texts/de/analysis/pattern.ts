import {
  type After,
  joined,
  type PatternClauses,
  type PatternWords,
  patternSentence,
} from "../../analysis/pattern.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number, octets, ref } from "../amounts.ts";

const where: Readonly<Record<After, string>> = {
  nothing: "irgendwo",
  slash: "irgendwo hinter dem ersten Schrägstrich",
  start: "irgendwo dahinter",
};

const behind: Readonly<Record<After, string>> = {
  nothing: "",
  slash: "hinter dem ersten Schrägstrich ",
  start: "dahinter ",
};

const clauses: PatternClauses = {
  everything: say`Jede Adresse: Das Muster passt auf die ganze Website.`,
  exact: (text) => say`Nur die Adresse ${excerpt(text)}, ohne etwas dahinter.`,
  whole: (row) => say`Jede Adresse, die ${row}.`,
  begins: (text) => say`mit ${excerpt(text)} beginnt`,
  contains: (texts, after) => {
    const list = joined(
      texts.map((text) => [excerpt(text)]),
      "und",
    );
    const order = texts.length > 1 ? ", in dieser Reihenfolge," : "";
    return say`${where[after]} ${list}${order} enthält`;
  },
  ends: (text, after) => say`${behind[after]}mit ${excerpt(text)} endet`,
  and: "und",
};

const miss: PatternWords["miss"] = (found) => {
  switch (found.code) {
    case "case":
      return say`Groß- und Kleinschreibung zählt: Verlangt ist ${excerpt(found.wanted)}, da steht ${excerpt(found.found)}.`;
    case "slash-missing":
      return say`Das Muster endet mit einem Schrägstrich, den die Adresse nicht hat.`;
    case "slash-added":
      return say`Die Adresse hat noch einen Schrägstrich, wo das Muster ihr Ende verlangt.`;
    case "ends-early":
      return say`Die Adresse endet vor ${excerpt(found.wanted)}.`;
    case "behind-end":
      return say`Die Adresse geht mit ${excerpt(found.rest)} weiter, wo das Muster ihr Ende (${code("$")}) verlangt.`;
    case "not-at-start":
      return say`${excerpt(found.wanted)} muss am Anfang der Adresse stehen.`;
    case "order":
      return say`${excerpt(found.wanted)} steht vor ${excerpt(found.after)} und nicht dahinter.`;
    case "query-order":
      return found.caughtBy.includes(`&${found.name}`)
        ? say`Es würde passen, wenn ${excerpt(found.name)} in der Abfrage zuerst käme; ${excerpt(found.caughtBy)} trifft es hier.`
        : say`Es würde passen, wenn vor ${excerpt(found.name)} ein anderer Parameter stünde; ${excerpt(found.caughtBy)} trifft es hier.`;
    case "escape":
      return say`Dieselben Zeichen, anders geschrieben: Verlangt ist ${excerpt(found.wanted)}, da steht ${excerpt(found.found)}.`;
    case "part-missing":
      if (found.found !== null)
        return say`Da steht ${excerpt(found.found)}, wo das Muster ${excerpt(found.wanted)} verlangt.`;
      return found.after === ""
        ? say`Es fehlt ${excerpt(found.wanted)}.`
        : say`Hinter ${excerpt(found.after)} fehlt ${excerpt(found.wanted)}.`;
    case "robots-txt-itself":
      return say`${code("/robots.txt")} selbst ist in dieser Lesart immer offen.`;
  }
};

const key = (kind: "allow" | "disallow") => (kind === "allow" ? "Allow" : "Disallow");

/** German words for patterns. */
export const pattern: PatternWords = {
  sentence: patternSentence(clauses),
  cut: {
    comment: say`Gelesen wird nur, was vor ${code("#")} steht; der Rest ist ein Kommentar.`,
    "line-break": say`Eine Regel ist eine Zeile: Nur die erste wird gelesen.`,
    nul: say`Ein NUL-Zeichen beendet, was gelesen wird.`,
    length: say`Eine Zeile wird bis 16.663 Byte gelesen, der Rest fällt weg.`,
  },
  example: {
    plain: "so wie es dasteht",
    longer: "mit mehr dahinter",
    deeper: "mit einem Pfad dahinter",
    query: "mit einer Abfrage",
    "path-in-star": "mit einem Pfad anstelle eines Sterns",
    "directory-of-index": "der Ordner der Indexseite",
  },
  miss,
  remark: {
    "final-star": say`Der Stern am Ende trifft keine Adresse mehr. Er macht die Regel nur länger, und dadurch kann sie gewinnen.`,
    "star-before-end": say`${code("*$")} am Ende lässt jedes Ende zu: Es trifft keine Adresse mehr und macht die Regel nur länger.`,
    "stars-in-a-row": say`Mehrere Sterne hintereinander treffen dasselbe wie einer, zählen aber je ein Oktett.`,
    "dollar-inside": say`${code("$")} hat nur ganz am Ende eine besondere Bedeutung; hier steht es für sich selbst.`,
    "contains-not-ends": say`Es passt, wo immer dieser Text steht, nicht nur am Ende. Ist nur das Ende gemeint, dann schließen Sie es mit ${code("$")} ab.`,
    everything: say`Es passt auf jede Adresse der Website.`,
    "star-first": say`Es beginnt mit einem Stern. Googles Parser nimmt das an, die Grammatik von RFC 9309 verlangt aber zuerst einen Schrägstrich: Wer streng liest, verwirft die Regel.`,
    "written-otherwise": say`Vor dem Vergleich wird es in eine andere Form gebracht.`,
    "no-wildcards": say`In dieser Lesart sind ${code("*")} und ${code("$")} gewöhnliche Zeichen.`,
    "no-address": say`Keine Adresse kann passen: Verlangt sind Zeichen, die kein Crawler in dieser Form anfragt.`,
  },
  overlap: ({ line, relation, witness, wins, by, kind, octets: length }) => {
    const lies: Readonly<Record<typeof relation, Text>> = {
      same: say`trifft genau dieselben Adressen`,
      contains: say`trifft nur Adressen, die auch dieses Muster trifft`,
      within: say`trifft alle Adressen dieses Musters und weitere`,
      overlaps: say`trifft zum Teil dieselben Adressen`,
    };
    const because: Readonly<Record<typeof by, Text>> = {
      octets: say`nach der Länge (${octets(length)} in der Datei)`,
      allow: say`weil bei gleicher Länge Allow gewinnt`,
      order: say`weil die Regel früher steht`,
    };
    const winner = wins === "asked" ? say`das gefragte Muster` : say`${ref(line)}`;
    return say`${code(key(kind))} in ${ref(line)} ${lies[relation]}, zum Beispiel ${excerpt(witness)}; dort gewinnt ${winner}, ${because[by]}.`;
  },
  noOverlap: say`Keine Regel der Gruppe trifft eine dieser Adressen.`,
  overlapsUnproven: (count) =>
    say`${number(count)} ${count === 1 ? "Zeile wurde" : "Zeilen wurden"} nicht zu Ende verglichen: Die Arbeitsgrenze war erreicht.`,
  more: (count) => `und ${number(count)} weitere`,
  also: (text) =>
    say`In Googles Parser steht diese Regel auch für ${excerpt(text)}, den Ordner der Indexseite.`,
  title: {
    pattern: "Muster",
    meaning: "Bedeutung",
    expression: "Als regulärer Ausdruck",
    octets: "Oktette",
    matches: "Trifft",
    misses: "Knapp daneben",
    overlaps: "Berührt diese Regeln",
  },
};
