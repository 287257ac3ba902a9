import type { PageTexts } from "../catalogue.ts";
import { numbersIn } from "../numbers.ts";

const { n } = numbersIn("de");

/** German labels of the crawler field. */
export const crawler: PageTexts["crawler"] = {
  label: "Crawler",
  everyone: "alle ohne eigene Gruppe",
  own: "eigenes Token",
  control: "Steuerwort, kein eigener Abruf",
  more: "Weitere",
  headerBefore: "Gelesen als",
  headerAfter: ", das Token, das in einer robots.txt steht.",
  undo: "Rückgängig",
};

/** German labels of the table of other crawlers. */
export const others: PageTexts["others"] = {
  title: "Andere Crawler, dieselbe Adresse",
  lead: (asked) =>
    `Zuerst die, für die etwas anderes gilt als für ${asked}. Was nach der Datei gilt, nicht, was ein Crawler tut.`,
  caption: "Ergebnis für andere Crawler, nach Zweck, Unterschiede zuerst",
  filter: "Auswahl",
  show: "zeigen",
  all: (amount) => `Alle ${n(amount)}`,
  onlyDifferent: "Nur Unterschiede",
  crawler: "Crawler",
  operator: "Betreiber",
  verdict: "Ergebnis",
  against: (asked) => `Gegen ${asked}`,
  difference: "Unterschied",
  different: "anders",
  decides: "Entscheidet",
  group: "Gruppe",
  note: "Hinweis",
  noMatch: "keine Regel passt",
  noGroup: "keine Gruppe",
  counts: (different, same) =>
    [different > 0 ? `${n(different)} anders` : "", same > 0 ? `${n(same)} gleich` : ""]
      .filter((part) => part !== "")
      .join(", "),
  more: (amount, differing) =>
    differing ? `${n(amount)} weitere zeigen` : `${n(amount)} weitere zeigen, alle gleich`,
  showAll: (amount) => `Alle ${n(amount)} Crawler zeigen`,
  noneDiffer: (asked) => `Für alle anderen gilt dasselbe wie für ${asked}.`,
  choose: (token) => `Mit ${token} testen`,
  control: "Steuerwort, kein eigener Abruf",
  via: (token) => `über ${token}`,
  ignores: "hält sich laut Betreiber nicht daran",
  userTriggered: "hält sich laut Betreiber nicht immer daran",
  respectUnknown: "nicht dokumentiert, ob er sich daran hält",
};

/** German labels of what is known about a crawler. */
export const about: PageTexts["about"] = {
  title: (token) => `Über ${token}`,
  own: "Ein eigenes Token, das nicht im Register steht. Angenommen wird RFC 9309: eigene Gruppe, sonst die Gruppe *.",
  loading: "Die Quellen werden geladen …",
  failed: "Die Quellen ließen sich nicht laden. Das Ergebnis hängt nicht davon ab.",
  operator: "Betreiber",
  purpose: "Zweck",
  respects: "Beachtet robots.txt",
  respect: {
    yes: "ja, laut Betreiber",
    no: "nein, laut Betreiber",
    "user-triggered-ignores": "nicht immer: ruft im Auftrag von Nutzern ab",
    unknown: "nicht dokumentiert",
  },
  fallback: "Zweites Token",
  noFallback: "keines, danach gilt *",
  star: "Gruppe *",
  starYes: "gilt, wenn keine Gruppe ihn nennt",
  starNo: "gilt nicht für ihn",
  crawlDelay: "Crawl-delay",
  delay: { honoured: "wird beachtet", ignored: "wird ignoriert", unknown: "nicht dokumentiert" },
  statuses: "Was Abrufergebnisse für ihn bedeuten",
  status: {
    "2xx": "2xx",
    "4xx": "4xx",
    "401": "401",
    "403": "403",
    "429": "429",
    "5xx": "5xx",
    network: "keine Antwort",
  },
  inItsWords: "in den Worten der Quelle, englisch",
  documentation: "Dokumentation des Betreibers",
  sources: (date) => `Quellen, gelesen am ${date}`,
  retired: "außer Dienst",
};

/** German labels of what operators document. */
export const documented: PageTexts["documented"] = {
  title: "Was Betreiber zu diesem Fall dokumentieren",
  lead: "Das Ergebnis oben ist das des Standards. Was Betreiber selbst dazu dokumentieren, steht hier in den Worten der Quelle, englisch. Für alle anderen wird der Standard angenommen.",
  operator: "Betreiber",
  crawlers: "Crawler",
  says: "Was die Quelle sagt",
  source: "Quelle",
  page: "Dokumentation",
  read: (date) => `gelesen ${date}`,
  more: (amount) => `und ${n(amount)} weitere`,
};
