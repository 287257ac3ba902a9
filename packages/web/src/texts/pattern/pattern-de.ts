import type { PatternTexts } from "./catalogue.ts";

/** German labels of the page that explains a pattern. */
export const pattern: PatternTexts = {
  title: {
    start: "Worauf passt ein Muster? – Aushang",
    result: (pattern) => `${pattern} – worauf es passt – Aushang`,
  },
  heading: "Worauf passt dieses Muster?",
  lead: "In einem Satz, als regulärer Ausdruck, mit Adressen, auf die es passt, und anderen, die es knapp verfehlt.",
  form: {
    title: "Das Muster",
    kind: "Direktive",
    pattern: "Muster",
    file: "Mit den Regeln einer Datei vergleichen",
    fileNote: "Die Datei wird in diesem Browser gelesen und nirgendwohin gesendet.",
    robots: "Text der Datei",
  },
  start: { title: "Muster, die vorkommen", note: "eines drücken und sehen, was es sagt" },
  explaining: "Das Muster wird untersucht",
  cancel: "Abbrechen",
  stoppedTitle: "Die Erklärung ist abgebrochen",
  stopped:
    "Der rechnende Teil der Seite wurde abgebrochen, brach selbst ab oder ließ sich nicht laden.",
  noEffect: "Eine Regel mit diesem Muster hat keine Wirkung",
  reads: "Gelesen als",
  compared: "Verglichen als",
  copyExpression: "Kopieren",
  expressionCopied: "Regulärer Ausdruck kopiert.",
  expressionNote:
    "Für JavaScript mit dem Flag s, über Pfad und Abfrage. Zum Lesen; verglichen wird nicht damit.",
  worthKnowing: "Gut zu wissen",
  columns: {
    address: "Adresse",
    shows: "Was sie zeigt",
    why: "Warum es nicht passt",
    rule: "Regel",
  },
  noMisses: "Es gibt keine naheliegende Adresse, die es verfehlt.",
  test: (address) => `${address} mit dieser Regel testen`,
  overlapsLead: (crawler) =>
    `Regeln der Datei, die für ${crawler} gelten und auf manche derselben Adressen passen.`,
  noFile: "Geben Sie oben eine Datei an, und hier stehen die Regeln, die dieses Muster berührt.",
  noGroup: (crawler) => `Keine Gruppe der Datei gilt für ${crawler}.`,
  copyLink: "Link kopieren",
  linkCopied:
    "Link kopiert. Er enthält das Muster und die Datei, falls es eine gibt. Kein Server erhält die Datei.",
  linkTooLong:
    "Die Datei ist zu lang für einen Link, den jedes Programm annimmt. Geben Sie stattdessen die Datei weiter.",
};
