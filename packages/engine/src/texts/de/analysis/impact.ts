import { type ImpactUnit, type ImpactWords, impactWords } from "../../analysis/impact.ts";
import { code, excerpt, say } from "../../parts.ts";
import { number } from "../amounts.ts";
import { diff } from "./diff.ts";
import { input } from "./input-problems.ts";

const ONE: Readonly<Record<ImpactUnit, string>> = { addresses: "Adresse", requests: "Abruf" };
const MANY: Readonly<Record<ImpactUnit, string>> = { addresses: "Adressen", requests: "Abrufe" };
const DATIVE: Readonly<Record<ImpactUnit, string>> = {
  addresses: "Adressen",
  requests: "Abrufen",
};

const amount: ImpactWords["amount"] = (count, unit) =>
  `${number(count)} ${count === 1 ? ONE[unit] : MANY[unit]}`;
const rules = (count: number): string => `${number(count)} ${count === 1 ? "Regel" : "Regeln"}`;
const none = (unit: ImpactUnit): string => (unit === "addresses" ? "keine Adresse" : "kein Abruf");

/** German words for the impact on real addresses. */
export const impact: ImpactWords = impactWords({
  amount,
  crawlers: diff.crawlers,
  flipping: ({ crawlers, closed, opened, unit }) => {
    const total = closed + opened;
    const verb = total === 1 ? "wechselt" : "wechseln";
    return say`${amount(total, unit)} ${verb} für ${crawlers}: ${number(closed)} gesperrt, ${number(opened)} geöffnet.`;
  },
  blocking: ({ crawlers, blocked, total, unit }) =>
    say`${number(blocked)} von ${number(total)} ${total === 1 ? ONE[unit] : DATIVE[unit]} gesperrt für ${crawlers}.`,
  noFlips: (unit) =>
    unit === "addresses"
      ? say`Nichts wechselt: Jede der Adressen behält ihr Ergebnis.`
      : say`Nichts wechselt: Jeder der Abrufe behält sein Ergebnis.`,
  noFlipsElse: (count, unit) =>
    count === 1
      ? say`Für den anderen Crawler wechselt ${none(unit)}.`
      : say`Für die ${number(count)} anderen Crawler wechselt ${none(unit)}.`,
  moreFlips: (count) => say`Für ${number(count)} weitere Crawler wechselt etwas.`,
  unused: (count, side, unit) =>
    say`${rules(count)} ${side === "present" ? "der jetzigen Datei" : "des Entwurfs"} ${count === 1 ? "passt" : "passen"} auf ${unit === "addresses" ? "keine der Adressen" : "keinen der Abrufe"}.`,
  otherHost: (count, origin, unit) =>
    say`${amount(count, unit)} auf anderen Hosts als ${excerpt(origin)}: nicht beurteilt.`,
  notAddress: (count, unit) =>
    unit === "requests"
      ? say`${amount(count, unit)} ohne eine Adresse, die sich beurteilen lässt.`
      : say`${number(count)} ${count === 1 ? "Eintrag ist" : "Einträge sind"} keine Adresse, die sich beurteilen lässt.`,
  unknown: (count) =>
    say`${amount(count, "requests")} von Menschen und unbekannten Programmen: nicht beurteilt.`,
  unasked: (count) =>
    say`${amount(count, "requests")} von Crawlern, nach denen nicht gefragt wurde.`,
  nothingJudged: (unit) =>
    unit === "requests"
      ? say`Kein Abruf eines Crawlers, nach dem gefragt wurde, also keine Aussage über die Regeln.`
      : say`Keine Adresse, die sich beurteilen lässt, also keine Aussage über die Regeln.`,
  upperBound: say`Zu viele verschiedene Adressen, um alle auseinanderzuhalten: Ihre Zahl ist eine obere Grenze. Die Zahlen der Abrufe sind genau.`,
  fetches: (crawler, { requests, others, pattern }) => {
    const fetched = say`${excerpt(crawler)} hat ${code("/robots.txt")} bei ${number(others)} ${others === 1 ? "anderen Abruf" : "anderen Abrufen"} ${requests === 1 ? "einmal" : `${number(requests)}-mal`} abgerufen`;
    if (pattern === "every-page")
      return say`${fetched}: etwa so oft wie Seiten, und das ist ein Fehler des Crawlers.`;
    if (pattern === "never") return say`${fetched}: Hier hat er die Regeln nie gelesen.`;
    if (pattern === "too-few") return say`${fetched}: zu wenig, um eine Gewohnheit zu erkennen.`;
    return say`${fetched}: wie üblich.`;
  },
  fetchPattern: {
    "too-few": "zu wenige Abrufe",
    never: "nie",
    usual: "üblich",
    "every-page": "vor jeder Seite",
  },
  title: {
    impact: "Wirkung auf echte Adressen",
    coverage: "Was die Regeln tun",
    opened: "Geöffnet",
    closed: "Gesperrt",
    rules: "Regeln",
    unused: "Regeln, die auf nichts passen",
    robotsTxt: "Abrufe der robots.txt",
    notJudged: "Nicht beurteilt",
    crawlers: "Crawler",
    template: "Adressen wie",
    examples: "Beispiele",
    matched: "Passt auf",
    decided: "Entscheidet",
    bytes: "Bytes",
    addresses: "Adressen",
    requests: "Abrufe",
  },
  input,
});
