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
