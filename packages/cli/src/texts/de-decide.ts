import type { Words } from "./catalogue.ts";

/** Fehlerhafte Zeilen von `decide` auf Deutsch. */
export const badLine: Words["badLine"] = {
  "not-utf8": () => ({
    what: "Die Zeile ist kein gültiges UTF-8.",
    why: "JSON ist UTF-8; eine robots.txt aus anderen Bytes gehört in robotsBase64.",
  }),
  "line-too-long": () => ({
    what: "Die Zeile ist länger als 8 MiB.",
    why: "Längere Zeilen werden nicht im Speicher gehalten; kürzen Sie die Zeile oder teilen Sie die Datei.",
  }),
  "not-json": (detail) => ({
    what: "Die Zeile ist kein gültiges JSON.",
    why: `Prüfen Sie Anführungszeichen, Kommas und Klammern: ${detail}`,
  }),
  "not-an-object": (detail) => ({
    what: `Die Zeile enthält einen JSON-Wert der Art ${detail}.`,
    why: 'Eine Frage ist ein Objekt: {"robots": "…", "agent": "Googlebot", "url": "https://…"}.',
  }),
  "robots-missing": () => ({
    what: "Die robots.txt fehlt.",
    why: "Geben Sie ihren Text in robots an oder ihre Bytes in robotsBase64.",
  }),
  "robots-twice": () => ({
    what: "Die robots.txt ist zweimal angegeben.",
    why: "Geben Sie robots oder robotsBase64 an, nicht beides.",
  }),
  "robots-not-text": (detail) => ({
    what: `Die robots.txt ist ein JSON-Wert der Art ${detail}.`,
    why: "robots und robotsBase64 sind Zeichenketten.",
  }),
  "robots-not-base64": () => ({
    what: "robotsBase64 ist kein Base64.",
    why: "Darin dürfen nur A bis Z, a bis z, 0 bis 9, + und / (oder - und _) stehen, am Ende auch =.",
  }),
  "agent-missing": () => ({
    what: "Der Crawler fehlt.",
    why: "Geben Sie ein Produkt-Token in agent an oder mehrere in agents.",
  }),
  "agent-twice": () => ({
    what: "Der Crawler ist zweimal angegeben.",
    why: "Geben Sie agent oder agents an, nicht beides.",
  }),
  "agent-not-text": (detail) => ({
    what: `Der Crawler ist ein JSON-Wert der Art ${detail}.`,
    why: "agent ist eine Zeichenkette, agents ein Array aus Zeichenketten.",
  }),
  "agent-empty": () => ({
    what: "agents ist leer.",
    why: "Geben Sie mindestens ein Produkt-Token an.",
  }),
  "url-missing": () => ({ what: "Die Adresse fehlt.", why: "Geben Sie sie in url an." }),
  "url-not-text": (detail) => ({
    what: `Die Adresse ist ein JSON-Wert der Art ${detail}.`,
    why: "url ist eine Zeichenkette.",
  }),
  "reading-not-text": (detail) => ({
    what: `Die Lesart ist ein JSON-Wert der Art ${detail}.`,
    why: "reading ist eine Zeichenkette.",
  }),
  "reading-unknown": (detail) => ({
    what: `Eine Lesart „${detail}“ gibt es nicht.`,
    why: "Die Lesarten heißen rfc9309, google, 1996 und 1994.",
  }),
};
