import { code, say } from "@aushang/engine/texts";
import { numbersIn } from "./numbers.ts";
import type { ProofWords } from "./words.ts";

const { count, number } = numbersIn("de");

const groupIn = (group: string | null): string => group ?? "keine";

/** Die Wörter der Befehle, die etwas über alle Adressen beweisen, auf Deutsch. */
export const proofs: ProofWords = {
  source: {
    notRead: (address, why) => ({
      title: `${address}: ${why}`,
      next: "Die Regeln sind unbekannt, deshalb wird nichts darüber gesagt. Versuchen Sie es später noch einmal oder geben Sie eine Datei an.",
    }),
    stdinTwice: () => ({
      title: "Die Standardeingabe kann nur für eines stehen",
      next: "Nennen Sie für das andere eine Datei.",
    }),
    formatUnknown: (given, known) => ({
      title: `Das Format „${given}“ gibt es nicht`,
      next: `Möglich sind: ${known}`,
    }),
    fileMissing: (example) => ({
      title: "Es fehlt eine robots.txt",
      next: `Zum Beispiel: ${example}`,
    }),
    absent: "es gibt keine Datei, also ist nichts gesperrt",
  },
  diff: {
    secondMissing: () => ({
      title: "Womit soll verglichen werden?",
      next: "Nennen Sie eine zweite robots.txt, oder ergänzen Sie --against mit einem Crawler oder --against-reading mit einer Lesart.",
    }),
    againstFiles: (option) => ({
      title: `${option} vergleicht innerhalb einer Datei, und es sind zwei angegeben`,
      next: `Lassen Sie die zweite Datei oder ${option} weg.`,
    }),
    againstBoth: () => ({
      title: "Crawler und Lesarten lassen sich nicht zugleich vergleichen",
      next: "Lassen Sie --against oder --against-reading weg.",
    }),
    againstOne: (option) => ({
      title: `${option} vergleicht mit einem einzigen, und es sind mehrere angegeben`,
      next: `Geben Sie bei ${option === "--against" ? "--as" : "--reading"} nur einen Wert an.`,
    }),
    againstSame: (option, value) => ({
      title: `${value} würde mit sich selbst verglichen`,
      next: `Geben Sie bei ${option} einen anderen Wert an.`,
    }),
    side: { old: "alt", new: "neu", file: "Datei" },
    example: "etwa",
    before: "vorher",
    now: "jetzt",
    everyCrawler: "alle Crawler",
    groups: (old, next) =>
      old === next
        ? old === null
          ? "keine Gruppe"
          : `Gruppe ${old}`
        : `Gruppe ${groupIn(old)}, jetzt ${groupIn(next)}`,
    unchanged: (crawlers) =>
      `Für ${count(crawlers, "weiteren Crawler", "weitere Crawler")} ändert sich nichts: bewiesen.`,
    unsettled: (crawlers) =>
      `Für ${count(crawlers, "weiteren Crawler", "weitere Crawler")} wurde keine Änderung gefunden, aber nicht bewiesen, dass es keine gibt.`,
    moreChanges: (changes) =>
      `Und ${count(changes, "weitere Menge", "weitere Mengen")} von Adressen; --format json nennt alle.`,
    moreLimits: (limits) => `Und ${count(limits, "weitere Grenze", "weitere Grenzen")}.`,
    nothingShared:
      "Kein Crawler hat in beiden Dateien eine Gruppe. Wo eine Datei keine für ihn hat, ist einem Crawler alles offen.",
    apart: {
      summary: (sets, proven, old, next) => {
        if (sets > 0)
          return [
            `${old} und ${next} unterscheiden sich bei ${count(sets, "Menge", "Mengen")} von Adressen.`,
          ];
        return proven
          ? [`${old} und ${next} geben jeder Adresse dasselbe Ergebnis.`]
          : ["Es wurde kein Unterschied gefunden, aber nicht alles ist bewiesen."];
      },
      only: (name) => `nur für ${name} offen`,
      nothingElse: ["Alles andere ist gleich, bei jeder Adresse: bewiesen."],
      notProven: ["Nicht bewiesen: Sie können sich bei mehr unterscheiden, als hier steht."],
      openFor: "Offen für",
      lineFor: (name) => `Zeile für ${name}`,
    },
  },
  spelling: {
    alike: (old, next) => [
      `${old} und ${next} geben jeder Adresse in üblicher Schreibweise dasselbe Ergebnis.`,
    ],
    proven: ["Für alle bewiesen."],
    nothingElse: ["Alles andere ist gleich, bei jeder Adresse in üblicher Schreibweise: bewiesen."],
    aside: say`Außer Betracht bleiben Escapes, die niemand braucht, etwa ${code("%62")} für ${code("b")}: Dort unterscheiden sich die Lesarten bei fast jeder Datei.`,
  },
  explain: {
    heading: {
      representatives: "Eine Adresse für jede Art, wie die Datei entscheidet",
      readings: "Andere Lesarten",
      withoutEffect: "Zeilen ohne Wirkung",
    },
    column: { effect: "Was sie bewirkt", openFor: "Offen für", blockedFor: "Gesperrt für" },
    noRules: "keine Regel gilt, also ist alles offen",
    effect: {
      decides: "entscheidet, etwa",
      redundant: (witness) => `überflüssig: ohne sie ändert sich nichts (entscheidet ${witness})`,
      repeat: (lines) => `entscheidet nie: dasselbe wie ${lines}`,
      covered: (lines) => `entscheidet nie, wegen ${lines}`,
      noAddress: "entscheidet nie: keine Adresse kann passen",
      unproven: "ob sie etwas entscheidet, ist nicht bewiesen",
    },
    more: (left) => `und ${number(left)} weitere; --all zeigt sie`,
    notAllWays: "Es kann mehr Arten geben: Eine Grenze wurde erreicht.",
    readsAlike: (reading) =>
      `${reading}: bei jeder Adresse in üblicher Schreibweise dasselbe Ergebnis, bewiesen.`,
    readsOtherwise: (reading, sets) =>
      `${reading}: ein anderes Ergebnis bei ${count(sets, "Menge", "Mengen")} von Adressen, etwa`,
    notCompared: (reading) =>
      `${reading}: kein Unterschied gefunden, aber nicht alles ist bewiesen.`,
  },
  pattern: {
    missing: () => ({
      title: "Es fehlt ein Muster",
      next: "Zum Beispiel: aushang pattern '/*.pdf$' (in Anführungszeichen, damit die Shell * und $ stehen lässt)",
    }),
  },
  why: {
    addressMissing: () => ({
      title: "Es fehlt eine Adresse",
      next: "Zum Beispiel: aushang why https://example.com/hilfe",
    }),
    notKnown:
      "Die Regeln sind unbekannt, deshalb lässt sich nicht sagen, was das Ergebnis umkehren würde.",
    moreEdits: (left) => `Und ${number(left)} weitere; --json nennt alle.`,
    alsoFor: (crawler, others) =>
      say`Was sich für ${crawler} ändert, ändert sich ebenso für ${others}: Ohne eigene Gruppe gilt für sie dieselbe.`,
  },
  plan: {
    wishMissing: () => ({
      title: "Was soll gelten?",
      next: 'Ergänzen Sie --want "Googlebot /hilfe allowed" oder --wants mit einer Datei solcher Zeilen.',
    }),
    wishUnclear: (given) => ({
      title: `„${given}“ ist kein Wunsch`,
      next: "Schreiben Sie Crawler, Adresse und Ergebnis, wie in: Googlebot /hilfe allowed",
    }),
    verdictUnknown: (given) => ({
      title: `„${given}“ ist kein Ergebnis`,
      next: "Schreiben Sie allowed oder disallowed.",
    }),
  },
  format: {
    modeUnknown: (given, known) => ({
      title: `Den Modus „${given}“ gibt es nicht`,
      next: `Möglich sind: ${known}`,
    }),
    checkWrites: () => ({
      title: "--check schreibt nichts",
      next: "Lassen Sie --check weg oder --write und --output.",
    }),
    jsonAndFile: () => ({
      title: "Die Standardausgabe kann nicht Datei und JSON zugleich aufnehmen",
      next: "Geben Sie --output einen Dateinamen oder lassen Sie --json weg.",
    }),
    wholeFile: "ganze Datei",
    moreLeft: (left) => `Und ${number(left)} weitere; --json nennt alle.`,
  },
  file: {
    writeAndOutput: () => ({
      title: "--write und --output nennen zwei Orte für die neue Datei",
      next: "Lassen Sie eines von beiden weg.",
    }),
    writeWhere: () => ({
      title: "--write kann nur eine Datei überschreiben",
      next: "Nennen Sie mit --output eine neue Datei.",
    }),
    tooLong: (name) => ({
      title: `${name} ist länger als 512.000 Byte, und was dahinter steht, liest kein Crawler`,
      next: "Kürzen Sie die Datei zuerst: Neu geschrieben ginge ihr Ende verloren.",
    }),
    exists: (path) => ({
      title: `„${path}“ gibt es schon`,
      next: "Nennen Sie eine neue Datei, oder überschreiben Sie mit --write die robots.txt selbst.",
    }),
    notWritten: (path, detail) => ({
      title: `„${path}“ konnte nicht geschrieben werden: ${detail}`,
      next: "Prüfen Sie den Ordner und seine Rechte. Die alte Datei ist unverändert.",
    }),
    written: (path) => `Geschrieben: ${path}`,
  },
  impact: {
    notFetched: (address, why) => ({
      title: `${address}: ${why}`,
      next: "Von dieser Sitemap ist nichts mitgezählt. Prüfen Sie die Adresse oder versuchen Sie es später noch einmal.",
    }),
    onlyFiles: () => ({
      title: "--sitemap und --log sind für zwei Dateien da",
      next: "Lassen Sie --against und --against-reading weg.",
    }),
    oneReading: () => ({
      title: "--sitemap und --log gehen nur mit einer Lesart",
      next: "Geben Sie bei --reading nur einen Wert an.",
    }),
    readingSitemap: (name, done, total) =>
      `Lese Sitemap ${number(done)} von ${number(total)}: ${name}`,
    readingLog: (name, size) => `Lese ${name}: ${size}`,
  },
};
