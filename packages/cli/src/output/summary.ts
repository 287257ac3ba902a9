import type { TestResult } from "@aushang/engine/tester";
import { isEarned, type VerdictWord, verdictWord } from "@aushang/engine/texts";
import { wrap } from "./layout.ts";
import { ownWords, safe } from "./safe.ts";
import { verdictLook } from "./style.ts";
import { type Cell, table } from "./table.ts";
import { fileNoteRows, type ReportMeans, sourceRows } from "./text.ts";

/** Results that are drawn as one table at most; more make a further table. */
const BATCH = 500;

const KEY = { allow: "Allow", disallow: "Disallow" } as const;

/**
 * Several results in short: a head for each robots file, a row for each result. Results come one by one; `add` and
 * `finish` give the text that is ready.
 */
export class Summary {
  readonly #means: ReportMeans;
  #batch: TestResult[] = [];
  #first = true;
  readonly #counts = new Map<VerdictWord, number>();

  constructor(means: ReportMeans) {
    this.#means = means;
  }

  /** Takes the next result; gives what can be shown now. */
  add(result: TestResult): string {
    const word = verdictWord(result);
    this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
    const [before] = this.#batch;
    const ready =
      before !== undefined &&
      (this.#fileOf(before) !== this.#fileOf(result) || this.#batch.length >= BATCH);
    const text = ready ? this.#draw() : "";
    this.#batch.push(result);
    return text;
  }

  /** The rest, and how many results there are of each verdict. */
  finish(): string {
    const { style, texts, words } = this.#means;
    const number = new Intl.NumberFormat(texts.locale);
    const counts = [...this.#counts].map(([word, count]) =>
      ownWords(words.tally(number.format(count), texts.verdict[word])),
    );
    const tally = wrap([counts.join(` ${style.signs.dot} `)], style).map(style.colors.bold);
    const details = wrap([words.details], style).map(style.colors.gray);
    return `${this.#draw()}\n${[...tally, ...details].join("\n")}\n`;
  }

  /** What the rows under one head have in common. A given file is one, whatever the addresses. */
  #fileOf({ robots }: TestResult): string {
    return this.#means.given ?? robots.address;
  }

  #draw(): string {
    const { style, words } = this.#means;
    // What came of fetching a file is known by the addresses of its own site alone.
    const lead = this.#batch.find(({ robots }) => robots.source === "live") ?? this.#batch[0];
    if (lead === undefined) return "";
    const rows = table(
      [
        { title: words.column.verdict },
        { title: words.column.crawler },
        { title: words.column.line, align: "right" },
        { title: words.column.address, flexible: true, least: 24 },
        { title: words.column.rule, flexible: true, least: 16 },
      ],
      this.#batch.map((result) => this.#row(result)),
      { width: style.tableWidth, indent: "  ", head: style.colors.gray },
    );
    const gap = this.#first ? "" : "\n";
    this.#first = false;
    this.#batch = [];
    const head = [...sourceRows(lead, this.#means), ...fileNoteRows(lead, this.#means)];
    return `${gap}${[...head, ...rows].join("\n")}\n`;
  }

  #row(result: TestResult): readonly Cell[] {
    const { style, texts } = this.#means;
    const word = verdictWord(result);
    const look = verdictLook(style, word, isEarned(result));
    const rule = result.candidates.find((candidate) => candidate.decides);
    return [
      { text: `${look.sign} ${ownWords(texts.verdict[word])}`, paint: look.paint },
      { text: safe(result.crawler.token) },
      { text: result.line === null ? "" : String(result.line) },
      // The head names the site when the file is its own.
      { text: safe(result.robots.source === "live" ? result.target : result.address) },
      {
        text: rule === undefined ? "" : safe(`${KEY[rule.kind]}: ${rule.pattern}`.trimEnd()),
        paint: style.colors.gray,
      },
    ];
  }
}
