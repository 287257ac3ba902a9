import { type SuiteWords, suiteWords } from "../../analysis/suites.ts";
import { code, say } from "../../parts.ts";
import { lines, number, ref } from "../amounts.ts";
import { verdict } from "../verdicts.ts";
import { problem } from "./suite-problems.ts";

/** German words for suites. */
export const suites: SuiteWords = suiteWords({
  state: {
    passed: "erfüllt",
    failed: "nicht erfüllt",
    "not-readable": "nicht lesbar",
    skipped: "nicht gefragt",
  },
  count: {
    passed: (count) => `${number(count)} erfüllt`,
    failed: (count) => `${number(count)} nicht erfüllt`,
    "not-readable": (count) => `${number(count)} nicht lesbar`,
    skipped: (count) => `${number(count)} nicht gefragt`,
  },
  expected: { allowed: "offen", disallowed: "gesperrt" },
  verdict,
  wholeSite: "die ganze Website",
  statusOf: "robots.txt",
  fetchState: {
    readable: "lesbar",
    unavailable: "nicht vorhanden (4xx)",
    unreachable: "nicht erreichbar",
    "not-fetched": "nicht abgerufen",
  },
  httpStatus: (status) => `Status ${status}`,
  every: "jeder Crawler",
  but: (all, except) => `${all} außer ${except}`,
  verdictDiffers: (wanted, found) => say`Erwartet: ${wanted}, gefunden: ${found}.`,
  lineDiffers: (wanted, found) => {
    const is =
      found === null ? say`es entscheidet aber keine` : say`es entscheidet aber ${ref(found)}`;
    return wanted === null
      ? say`Keine Zeile sollte entscheiden, ${is}.`
      : say`Entscheiden sollte ${ref(wanted)}, ${is}.`;
  },
  groupDiffers: (wanted, found) => {
    const is = found === null ? say`es gilt aber keine` : say`es gilt aber ${found}`;
    return wanted === null
      ? say`Keine Gruppe sollte gelten, ${is}.`
      : say`Gelten sollte die Gruppe ${wanted}, ${is}.`;
  },
  statusDiffers: (wanted, found) => say`Erwartet: ${wanted}, gefunden: ${found}.`,
  unreadable: {
    unreachable: say`Die robots.txt ist nicht erreichbar, also ist nichts bekannt.`,
    "not-fetched": say`Die robots.txt wurde nicht abgerufen, also ist nichts bekannt.`,
    "other-origin": say`Die Adresse gehört zu einer anderen Website, über die diese robots.txt nichts sagt.`,
    "not-proven": say`Weder bewiesen noch widerlegt: Eine Grenze des Beweises ist erreicht.`,
  },
  noStatus: say`Eine vorliegende Datei hat keinen Status, nur eine Website im Netz hat einen.`,
  nobodyLeft: say`Es bleibt kein Crawler, nach dem zu fragen wäre.`,
  breaking: (tokens) => say`Nicht erfüllt für ${tokens}.`,
  unbound: (tokens) =>
    say`Nicht mitgezählt, weil die Gruppe ${code("*")} für sie nicht gilt: ${tokens}. Sind auch sie gemeint, nennen Sie sie in der Datei und in einer Prüfung.`,
  more: (count) => `und ${number(count)} weitere`,
  provenForAll: (word) => say`Bewiesen: Jede Adresse ist ${word}.`,
  set: (word, pattern, except, witness) =>
    except === null
      ? say`Diese sind ${word}: ${pattern}, zum Beispiel ${witness}`
      : say`Diese sind ${word}: ${pattern} ohne ${except}, zum Beispiel ${witness}`,
  moreSets: (count) =>
    count === 1
      ? say`Und noch eine weitere Menge von Adressen.`
      : say`Und ${number(count)} weitere Mengen von Adressen.`,
  nothingElse: say`Bewiesen: Keine andere Adresse verletzt die Prüfung.`,
  perhapsMore: say`Es kann mehr geben: Eine Grenze des Beweises ist erreicht.`,
  comments: {
    head: (robots) => [
      `Was in ${robots} stand, als dies geschrieben wurde.`,
      "Es gilt, solange sich keine Regel ändert, auf die es ankommt. Behalten Sie, was bleiben soll, und streichen Sie den Rest.",
    ],
    group: (token, ranges) =>
      token === null ? "Keine Gruppe: alles ist offen" : `Gruppe ${token}, ${lines(ranges)}`,
    incomplete:
      "Nicht jede Regel ist abgedeckt: Für manche lässt sich hier keine Adresse schreiben, oder es sind zu viele.",
  },
  problem,
});
