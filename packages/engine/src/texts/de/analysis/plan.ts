import { joined } from "../../analysis/pattern.ts";
import { isProvenForAll, type PlanWords } from "../../analysis/plan.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number } from "../amounts.ts";
import { diff } from "./diff.ts";

const wish = (index: number): string => `Wunsch ${number(index + 1)}`;
const SHOWN = 4;

function met(lines: number, count: number, already: number): Text {
  const size = lines === 1 ? "Eine Zeile" : `${number(lines)} Zeilen`;
  const all =
    count === 1
      ? "ist der Wunsch"
      : count === 2
        ? "sind beide Wünsche"
        : `sind alle ${number(count)} Wünsche`;
  const before =
    already === 0 ? "" : `; ${number(already)} ${already === 1 ? "war" : "waren"} es schon`;
  return say`${size} zu ändern, dann ${all} erfüllt${before}.`;
}

/** German words for plans. */
export const plan: PlanWords = {
  outcome: ({ possible, proven, already, lines, obstacles }, count) => {
    if (possible && lines.length === 0) return say`Die Datei sagt das alles schon.`;
    if (possible) return met(lines.length, count, already.length);
    const all =
      count === 1 ? "den Wunsch" : count === 2 ? "beide Wünsche" : `alle ${number(count)} Wünsche`;
    return proven
      ? say`Das kann nicht sein: Keine Datei erfüllt ${all}.`
      : say`Für ${number(obstacles.length)} von ${number(count)} Wünschen wurde keine Änderung gefunden. Das beweist nicht, dass es keine gibt.`;
  },
  obstacle: ({ code: kind, wishes: [first, second] }) => {
    const both = `${wish(first)} und ${wish(second ?? first)}`;
    switch (kind) {
      case "contradiction":
        return say`${both} verlangen für denselben Crawler und dieselbe Adresse beides.`;
      case "not-told-apart":
        return say`${both} verlangen für dieselbe Adresse beides, bei zwei Crawlern, die in dieser Lesart keine Gruppe nennen kann.`;
      case "robots-txt-itself":
        return say`${wish(first)} verlangt, ${code("/robots.txt")} selbst zu sperren; sie ist immer offen.`;
      case "not-found":
        return say`Für ${wish(first)} wurde keine Änderung gefunden, bei der die anderen erfüllt bleiben.`;
    }
  },
  group: ({ crawler, copied }) => {
    const along =
      copied === 1 ? "eine Regel wird mitkopiert" : `${number(copied)} Regeln werden mitkopiert`;
    return copied === 0
      ? say`${excerpt(crawler)} bekommt eine eigene Gruppe.`
      : say`${excerpt(crawler)} bekommt eine eigene Gruppe, ${along}: Für einen Crawler mit eigener Gruppe gilt keine andere.`;
  },
  minimal: say`Mit weniger Zeilen geht es nicht: bewiesen.`,
  notMinimal: say`Ob weniger Zeilen genügen würden, ist nicht bewiesen.`,
  beside: ({ beside, effects, reading }) => {
    const proven = isProvenForAll({ effects, reading });
    if (beside.length === 0)
      return proven
        ? say`Für alle Crawler ändern sich nur die gewünschten Adressen: bewiesen.`
        : say`Ob sich sonst etwas ändert, ist nicht bewiesen.`;
    const shown = beside.length > SHOWN + 1 ? beside.slice(0, SHOWN) : beside;
    const texts = shown.map(
      (change) =>
        say`${diff.region(change)} ${diff.direction[change.direction]} für ${diff.crawlers(change.crawlers)}`,
    );
    if (shown.length < beside.length)
      texts.push(say`${number(beside.length - shown.length)} weitere`);
    const rest = proven ? say`Sonst nichts: bewiesen.` : say`Nicht bewiesen: Es kann mehr sein.`;
    return say`Neben den Wünschen: ${joined(texts, "und")}. ${rest}`;
  },
  title: {
    lines: "Zu ändernde Zeilen",
    beside: "Nebenwirkungen",
    obstacles: "Was dem entgegensteht",
  },
};
