import type { OtherCrawler, TestResult } from "@aushang/engine/tester";
import { type Catalogue, isEarned, type VerdictWord, verdictWord } from "@aushang/engine/texts";
import type { TestWords } from "../texts/catalogue.ts";
import { wrap } from "./layout.ts";
import { ownWords, safe } from "./safe.ts";
import { type Style, verdictLook } from "./style.ts";
import { type Cell, table } from "./table.ts";

/** What the section needs beside the result. */
interface Means {
  readonly style: Style;
  readonly texts: Catalogue;
  readonly words: TestWords;
}

/** Tokens of one kind that are named in the short form. */
const NAMED = 12;

const differs = (result: TestResult, other: OtherCrawler): boolean =>
  verdictWord(other) !== verdictWord(result);

/** Those that fare differently, in heaps of the same verdict, group and line. */
function heaps(others: readonly OtherCrawler[]): readonly (readonly OtherCrawler[])[] {
  const byKey = new Map<string, OtherCrawler[]>();
  for (const other of others) {
    const key = `${verdictWord(other)} ${other.line} ${other.basis}`;
    byKey.set(key, [...(byKey.get(key) ?? []), other]);
  }
  return [...byKey.values()].sort((a, b) => (a[0]?.line ?? 0) - (b[0]?.line ?? 0));
}

function drawHeap(
  heap: readonly OtherCrawler[],
  { style, texts, words }: Means,
): readonly string[] {
  const [first] = heap;
  if (first === undefined) return [];
  const word: VerdictWord = verdictWord(first);
  const look = verdictLook(style, word, isEarned(first));
  const line = first.line === null ? words.noLine : texts.line(first.line);
  const head = `  ${look.paint(`${look.sign} ${texts.verdict[word]}`)}  ${ownWords(line)}`;
  const named = heap.slice(0, NAMED).map((other) => safe(other.token));
  const more = heap.length - named.length;
  const list = named.join(", ") + (more > 0 ? ` +${more}` : "");
  return [head, ...wrap([list], style, "    ")];
}

function short(result: TestResult, means: Means): readonly string[] {
  const { style, words } = means;
  const different = result.others.filter((other) => differs(result, other));
  const same = result.others.length - different.length;
  return [
    ...wrap([words.othersSame(same, result.others.length)], style, "  "),
    ...heaps(different).flatMap((heap) => drawHeap(heap, means)),
  ];
}

function groupOf(other: OtherCrawler, words: TestWords): string {
  return other.group === null ? words.noGroup : safe(other.group);
}

function row(
  other: OtherCrawler,
  result: TestResult,
  { style, texts, words }: Means,
): readonly Cell[] {
  const word = verdictWord(other);
  const look = verdictLook(style, word, isEarned(other));
  const quiet = style.colors.gray;
  return [
    { text: differs(result, other) ? style.signs.differs : " " },
    { text: `${look.sign} ${ownWords(texts.verdict[word])}`, paint: look.paint },
    { text: safe(other.token) },
    { text: other.line === null ? "" : String(other.line) },
    { text: groupOf(other, words) },
    { text: other.controlOnly ? words.noOwnAgent : safe(other.operator ?? ""), paint: quiet },
  ];
}

function long(result: TestResult, means: Means): readonly string[] {
  const { style, words } = means;
  const sorted = [
    ...result.others.filter((other) => differs(result, other)),
    ...result.others.filter((other) => !differs(result, other)),
  ];
  return table(
    [
      { title: "" },
      { title: words.column.verdict },
      { title: words.column.crawler },
      { title: words.column.line, align: "right" },
      { title: words.column.group },
      { title: "", flexible: true },
    ],
    sorted.map((other) => row(other, result, means)),
    { width: style.tableWidth, indent: "  ", head: style.colors.gray },
  );
}

/** How the other crawlers of the registry fare: those that differ, or all of them, the different ones first. */
export function drawOthers(result: TestResult, all: boolean, means: Means): readonly string[] {
  if (result.others.length === 0) return [];
  return all ? long(result, means) : short(result, means);
}
