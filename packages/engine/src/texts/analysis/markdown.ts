import type { CrawlerChange, DiffResult } from "../../analyse/model.ts";
import type { Part, Text } from "../parts.ts";
import type { DiffWords } from "./diff.ts";

/** Rows of the table; what is more is counted. */
const MOST_ROWS = 100;
/** Characters of a pattern or address that are shown in a cell. */
const MOST_SHOWN = 300;

/**
 * A difference as Markdown for a review comment: one sentence, a table of what changes, and the proof or its limits.
 * Whatever comes from a file is code, in which nothing acts as markup, mention or the end of a cell.
 */
export function markdownOf(diff: DiffResult, words: DiffWords): string {
  const { changes, limits } = diff;
  const blocks = [prose(words.summary(diff))];
  if (changes.length > 0) blocks.push(tableOf(changes, words));
  if (changes.length > MOST_ROWS) blocks.push(`… +${changes.length - MOST_ROWS}`);
  blocks.push(prose(words.proof(diff)));
  const said = [...new Set(limits.map((limit) => `- ${prose(words.limit(limit))}`))];
  if (said.length > 0) blocks.push(said.join("\n"));
  return `${blocks.join("\n\n")}\n`;
}

function tableOf(changes: readonly CrawlerChange[], words: DiffWords): string {
  const { table } = words;
  const hasReadings = new Set(changes.map(({ reading }) => reading)).size > 1;
  const head = [
    table.direction,
    table.addresses,
    table.except,
    table.example,
    table.old,
    table.new,
    table.crawlers,
  ];
  const rows = changes.slice(0, MOST_ROWS).map((change) => rowOf(change, words, hasReadings));
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function rowOf(change: CrawlerChange, words: DiffWords, hasReadings: boolean): string[] {
  const line = (number: number | null): string =>
    number === null ? prose([words.noRule]) : String(number);
  const { exceptLines } = change;
  const lines = exceptLines === null ? [] : [...exceptLines.old, ...exceptLines.new];
  const except =
    exceptLines === null
      ? change.except.map(span).join(" ")
      : `${lines.length} (${shortened(lines)})`;
  const crawlers = prose(words.crawlers(change.crawlers));
  return [
    prose([words.direction[change.direction]]),
    span(change.pattern),
    except,
    span(change.witness),
    line(change.lines.old),
    line(change.lines.new),
    hasReadings ? `${crawlers} (${change.reading})` : crawlers,
  ];
}

const shortened = (lines: readonly number[]): string =>
  lines.length <= 6 ? lines.join(", ") : `${lines.slice(0, 5).join(", ")}, …`;

/** A message as Markdown within a line. Whatever comes from a file is code, in which nothing acts as markup. */
export const markdownText = (text: Text): string => prose(text);

const prose = (text: Text): string => text.map(partOf).join("");

function partOf(part: Part): string {
  if (typeof part === "string") return escaped(part);
  return part.kind === "code" ? span(part.text) : escaped(part.text);
}

const escaped = (text: string): string =>
  visible(text).replace(/[\\`*_{}[\]<>#|~&@]/g, (c) => `\\${c}`);

/** Code within a line of a table. What a code span cannot hold there is written as entities. */
function span(text: string): string {
  const shown = visible(text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);
  if (shown === "") return "";
  if (!/[`|\\]|^ | $/.test(shown)) return `\`${shown}\``;
  const entities = shown.replace(/[^A-Za-z0-9]/gu, (c) => `&#${c.codePointAt(0)};`);
  return `<code>${entities}</code>`;
}

/** What has no look of its own, or turns the direction of writing, is told by its number. */
const visible = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
    (c) => `U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
  );
