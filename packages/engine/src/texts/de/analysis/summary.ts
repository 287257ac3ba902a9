import { inRow, type Listed, type SummaryWords, summaryWords } from "../../analysis/summary.ts";
import { say, type Text } from "../../parts.ts";
import { number, refs } from "../amounts.ts";

const row =
  (last: string, more: string) =>
  ({ shown, hidden }: Listed): Text =>
    inRow(hidden === 0 ? shown : [...shown, [`${number(hidden)} ${more}`]], last);
const and = row(" und ", "weitere");
const andDative = row(" und ", "weiteren");
const orDative = row(" oder ", "weiteren");

const isOne = ({ shown, hidden }: Listed): boolean => shown.length + hidden === 1;

/** German words for the summary of a file. */
export const summary: SummaryWords = summaryWords({
  amounts: { number, refs },
  and,
  areas: ({ shown, hidden }) =>
    inRow(
      hidden === 0 ? shown : [...shown, [`${number(hidden)} weitere Arten von Adressen`]],
      " sowie ",
    ),
  area: {
    home: () => ["die Startseite"],
    folder: (list, role) => {
      if (!isOne(list)) return say`die Ordner ${and(list)}`;
      return say`${role === "object" ? "den" : "der"} Ordner ${and(list)}`;
    },
    prefix: (list) =>
      isOne(list)
        ? say`Adressen mit dem Anfang ${and(list)}`
        : say`Adressen mit einem der Anfänge ${orDative(list)}`,
    address: (list) => say`${isOne(list) ? "die Adresse" : "die Adressen"} ${and(list)}`,
    "file-type": ({ shown, hidden }, _role, names) => {
      const types = names.slice(0, shown.length).map((name) => name.toUpperCase());
      const last = hidden === 0 ? types.pop() : `${number(hidden)} weitere`;
      if (types.length === 0) return [`${last}-Dateien`];
      const before = types.map((type) => `${type}-`).join(", ");
      return [hidden === 0 ? `${before} und ${last}-Dateien` : `${before} und ${last} Dateiarten`];
    },
    query: () => ["Adressen mit Parametern"],
    parameter: (list) =>
      isOne(list)
        ? say`Adressen mit dem Parameter ${and(list)}`
        : say`Adressen mit einem der Parameter ${orDative(list)}`,
    "first-parameter": (list) => say`Adressen mit ${orDative(list)} als erstem Parameter`,
    "later-parameter": (list) => say`Adressen mit ${orDative(list)} als weiterem Parameter`,
    containing: (list) =>
      isOne(list)
        ? say`Adressen mit dem Bestandteil ${and(list)}`
        : say`Adressen mit einem der Bestandteile ${orDative(list)}`,
    pattern: (list) =>
      isOne(list)
        ? say`Adressen nach dem Muster ${and(list)}`
        : say`Adressen nach einem der Muster ${orDative(list)}`,
  },
  everybody: ["alle Crawler"],
  others: (except) => say`alle Crawler außer ${andDative(except)}`,
  extent: {
    everything: ({ text, isPlural }) => say`${text} ${may(isPlural)} alles abrufen.`,
    nothing: ({ kind, text, isPlural }) =>
      kind === "everybody"
        ? ["Kein Crawler darf etwas abrufen."]
        : say`${text} ${may(isPlural)} nichts abrufen.`,
    "all-but": ({ text, isPlural }, areas) =>
      say`${text} ${may(isPlural)} alles abrufen, nur nicht ${areas}.`,
    only: ({ text, isPlural }, areas) => say`${text} ${may(isPlural)} nur ${areas} abrufen.`,
  },
  someAddresses: ["einige Adressen"],
  stillOpen: (areas) => say`Trotzdem offen: ${areas}.`,
  stillClosed: (areas) => say`Trotzdem gesperrt: ${areas}.`,
  also: (crawlers, isPlural) =>
    say`Dasselbe gilt für ${crawlers}, solange keine Gruppe ${isPlural ? "diese" : "diesen"} Crawler nennt.`,
  notProven: ["Ob das für jede Adresse gilt, ist nicht bewiesen."],
  noRules: ["Die Datei hat keine Regeln: Alle Crawler dürfen alles abrufen."],
  siteClosed: [
    "Die ganze Website ist für jeden Crawler gesperrt, der sich nach den Regeln für alle richtet. Das ist für alle Adressen bewiesen.",
  ],
  moreGroups: (count) =>
    count === 1
      ? ["Eine weitere Gruppe hat eigene Regeln."]
      : [`${number(count)} weitere Gruppen haben eigene Regeln.`],
  freed: (crawlers, _isPlural, witness) =>
    say`Für ${crawlers} gilt nur die eigene Gruppe: ${witness} ist dort offen, für alle anderen gesperrt.`,
  unbound: (crawlers, isPlural) =>
    say`Die Regeln für alle gelten nicht für ${crawlers}: ${isPlural ? "Diese Crawler müssen" : "Dieser Crawler muss"} eigens genannt werden.`,
  sitemaps: (count) =>
    count === 1
      ? ["Die Datei nennt eine Sitemap."]
      : [`Die Datei nennt ${number(count)} Sitemaps.`],
  remarks: (directives) =>
    say`Außerdem steht darin ${directives}; nicht jeder Crawler beachtet solche Zeilen.`,
  withoutEffect: (lines) => say`Ohne Wirkung: ${lines}.`,
});

function may(isPlural: boolean): string {
  return isPlural ? "dürfen" : "darf";
}
