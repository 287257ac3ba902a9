import type { Words } from "./catalogue.ts";
import { check } from "./check/de.ts";
import { badLine } from "./de-decide.ts";
import { help } from "./de-help.ts";
import { usage } from "./de-usage.ts";
import { lint } from "./lint/de.ts";
import { proofs } from "./proofs/de.ts";

/** Die Befehlszeile auf Deutsch. */
export const words: Words = {
  language: "de",
  help,
  usage,
  badLine,
  check,
  lint,
  proofs,
  test: {
    verdictFor: (verdict, token) => `${verdict} für ${token}`,
    reading: "Lesart",
    given: (name) => `übergebene Datei ${name}`,
    givenAddress: (address) => `übergebene Adresse ${address}`,
    noAnswer: "keine Antwort",
    heading: {
      why: "Warum",
      file: "Die Zeilen, auf die es ankommt",
      rules: "Regeln, die passen",
      readings: "Anders gelesen",
      notes: "Gut zu wissen",
      others: "Andere Crawler",
    },
    column: {
      line: "Zeile",
      rule: "Regel",
      octets: "Oktette",
      why: "Warum",
      verdict: "Ergebnis",
      crawler: "Crawler",
      address: "Adresse",
      group: "Gruppe",
    },
    gap: (lines, shown) => (lines === 1 ? "1 Zeile" : `${shown} Zeilen`),
    decides: "entscheidet",
    next: "Nächster Schritt:",
    noLine: "keine Zeile",
    moreRules: (count) => `${count} weitere Regeln passen; --all zeigt sie.`,
    othersSame: (same, total) =>
      same === total
        ? `Für alle ${total} anderen Crawler der Liste lautet das Ergebnis ebenso.`
        : `Für ${same} von ${total} lautet das Ergebnis ebenso. Für diese nicht:`,
    othersAll: "--all zeigt jeden Crawler.",
    noGroup: "keine Gruppe",
    noOwnAgent: "nur ein Wort in der Datei",
    tally: (count, verdict) => `${count} ${verdict}`,
    details: "--details gibt zu jedem den ganzen Bericht.",
    fromHeader: (token) => `Der User-Agent-Header nennt das Produkt-Token ${token}.`,
    ownToken: (token) =>
      `${token} steht nicht in der Liste der Crawler; es wird als eigenes Token getestet.`,
    didYouMean: (nearest) => `Meinten Sie ${nearest}?`,
    progress: (done, total) => `robots.txt wird abgerufen: ${done} von ${total} Ursprüngen`,
  },
  crawlers: {
    column: {
      token: "Token",
      operator: "Betreiber",
      purpose: "Zweck",
      fallback: "Danach",
      star: "Befolgt *",
      respects: "Befolgt robots.txt",
    },
    star: { yes: "ja", no: "nein", unknown: "nicht dokumentiert" },
    respects: {
      yes: "ja",
      no: "nein",
      "user-triggered-ignores": "nicht im Auftrag von Nutzern",
      unknown: "nicht dokumentiert",
    },
    count: (shown, total) =>
      shown === total ? `${total} Crawler` : `${shown} von ${total} Crawlern`,
    noneFound: (search, nearest) =>
      `Kein Crawler passt zu „${search}“. ${nearest ? `Meinten Sie ${nearest}?` : "aushang crawlers zeigt alle."}`,
    fact: {
      aliases: "Heißt auch",
      header: "User-Agent-Header enthält",
      crawlDelay: "Crawl-delay",
      respectsNotes: "Zu robots.txt",
      status: (status) => (status === "network" ? "Ohne Antwort" : `Bei ${status}`),
      size: "Liest höchstens",
      wildcards: "Kennt * und $",
      directives: "Weitere Direktiven",
      source: "Quelle",
      read: "Gelesen am",
      notes: "Anmerkungen",
      controlOnly: "Nur ein Wort in der Datei: Unter diesem Namen ruft niemand etwas ab",
      retired: "Außer Dienst",
    },
    crawlDelay: {
      honoured: "wird befolgt",
      ignored: "wird ignoriert",
      unknown: "nicht dokumentiert",
    },
    yes: "ja",
    no: "nein",
  },
  serve: {
    ready: (address) => `Aushang ist bereit: ${address}`,
    howToStop: "Strg+C beendet es.",
    reachable: (host) =>
      `Aushang lauscht auf ${host}: Andere im Netz können diese Seite erreichen. Sie ruft in deren Auftrag Adressen ab; private werden abgelehnt.`,
    stopping: "Aushang wird beendet: Offene Anfragen werden noch beantwortet.",
  },
};
