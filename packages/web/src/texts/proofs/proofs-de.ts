import { lineRef, say } from "@aushang/engine/texts";
import { numbersIn } from "../numbers.ts";
import type { ProofTexts } from "./catalogue.ts";
import { inRow } from "./row.ts";

const { n, count } = numbersIn("de");

/** German labels of what is proven on the tester's page. */
export const proofs: ProofTexts = {
  cancel: "Abbrechen",
  flip: {
    title: {
      allowed: "So würde die Adresse gesperrt",
      disallowed: "So würde die Adresse offen",
    },
    add: (behind, amount) =>
      behind === 0
        ? say`Am Anfang ${count(amount, "Zeile", "Zeilen")} einfügen:`
        : say`Hinter ${lineRef(behind, `Zeile ${n(behind)}`)} ${count(amount, "Zeile", "Zeilen")} einfügen:`,
    moreLines: (amount) => count(amount, "weitere Zeile", "weitere Zeilen"),
    moreRules: (amount) =>
      amount === 1 ? "Eine weitere nahe Regel" : `${n(amount)} weitere nahe Regeln`,
    moreWays: (amount) => (amount === 1 ? "Ein anderer Weg" : `${n(amount)} andere Wege`),
    followers: (crawlers, more) =>
      say`Dasselbe gilt für ${inRow(crawlers, more, "und", `${n(more)} weitere`)}, solange keine Gruppe sie nennt.`,
    put: { draft: "In den Entwurf einfügen", live: "Als Entwurf probieren" },
    done: "Der Entwurf ist geändert. „Rückgängig“ nimmt es zurück.",
    working: "Sucht, was das Ergebnis umkehren würde",
    stopped: "Die Suche wurde abgebrochen oder ist gescheitert. Das Ergebnis hängt nicht davon ab.",
    tooLong:
      "Mit einer Änderung wäre die Datei länger als die 500 KiB, die Crawler lesen, und andere Zeilen fielen heraus. Darum wird keine angeboten.",
  },
  rules: {
    title: "Was jede Regel bewirkt",
    counts: (dead, redundant) => {
      if (dead + redundant === 0) return "keine ist überflüssig";
      const said = [
        ...(dead > 0 ? [`${n(dead)} ${dead === 1 ? "entscheidet" : "entscheiden"} nie`] : []),
        ...(redundant > 0
          ? [`${n(redundant)} ${redundant === 1 ? "ändert" : "ändern"} nichts`]
          : []),
      ];
      return said.join(", ");
    },
    lead: (crawler, reading) =>
      say`Für ${crawler}, Lesart ${reading}. Bewiesen für alle Adressen, keine Stichprobe.`,
    tag: { dead: "entscheidet nie", redundant: "ändert nichts", unproven: "nicht bewiesen" },
    covered: (lines, amount) =>
      say`Entscheidet nie: ${lines} ${amount === 1 ? "deckt" : "decken"} alles ab, worauf sie passt.`,
    repeated: (lines, amount) =>
      say`Entscheidet nie: ${lines} ${amount === 1 ? "hat" : "haben"} dasselbe Muster.`,
    noAddress: "Entscheidet nie: Keine Adresse kann auf sie passen.",
    redundant: "Ändert nichts: Nimmt man nur diese Regel heraus, bleiben alle Ergebnisse gleich.",
    unproven: "Ob sie je entscheidet, ist nicht bewiesen.",
    decides: (witness) => say`Entscheidet zum Beispiel ${witness}.`,
    and: "und",
    moreLines: (amount) => `${n(amount)} weitere`,
    test: (address) => `${address} testen`,
    more: (amount) => (amount === 1 ? "Noch eine Regel zeigen" : `${n(amount)} weitere zeigen`),
    notListed: (amount) =>
      `${count(amount, "weitere Regel ist", "weitere Regeln sind")} nicht aufgeführt.`,
    notLooked: (amount) =>
      amount === 1
        ? "Ob eine der Regeln etwas ändert, ist nicht bewiesen."
        : `Ob ${n(amount)} der Regeln etwas ändern, ist nicht bewiesen.`,
    working: "Sieht jede Regel an",
    stopped: "Das wurde abgebrochen oder ist gescheitert. Das Ergebnis hängt nicht davon ab.",
  },
  summary: {
    title: "Was diese Datei sagt",
    for: (crawler) => `Für ${crawler}`,
    whole: "Die ganze Datei",
    groups: (amount) => `Alle ${n(amount)} Gruppen zeigen`,
    working: "Liest die ganze Datei",
    stopped: "Das wurde abgebrochen oder ist gescheitert. Über die Datei wird nichts behauptet.",
  },
  format: {
    more: "Weitere Arten aufzuräumen",
    undo: "Rückgängig",
    undone: "Der Entwurf ist wieder wie zuvor.",
    working: "Beweist, dass sich kein Ergebnis ändert",
    stopped: "Das Formatieren wurde abgebrochen oder ist gescheitert. Der Entwurf ist, wie er war.",
    overtaken: "Der Entwurf wurde inzwischen geändert und darum nicht formatiert.",
    tooLong:
      "Die Datei ist länger als die 500 KiB, die Crawler lesen, oder würde es. Dann lägen andere Zeilen hinter dieser Grenze; darum wurde nichts getan.",
    done: "Was getan wurde",
    left: "Was unterlassen wurde",
    line: (line) => `Zeile ${n(line)}`,
    wholeFile: "ganze Datei",
    before: "Gezählt sind die Zeilen der Datei davor.",
    moreOf: (amount) => `und ${n(amount)} weitere`,
  },
};
