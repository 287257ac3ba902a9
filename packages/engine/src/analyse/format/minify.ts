import { toText } from "../../decode.ts";
import type { FormatStep } from "./model.ts";
import { agentText, octetText } from "./proof/structure.ts";
import { lineOf, type Row, type Sheet } from "./rows.ts";
import type { Operation, Stage } from "./settle.ts";
import { untouchable } from "./spelling.ts";
import { unitsOf } from "./units.ts";
import type { UselessRules } from "./useless.ts";

/** A row that is written otherwise, or left out. */
interface Shortening extends Operation {
  readonly index: number;
  /** Null for a row that is left out. */
  readonly octets: Uint8Array | null;
}

function staged(sheet: Sheet, operations: readonly Shortening[]): Stage<Shortening> {
  const build = (chosen: ReadonlySet<Shortening>): readonly Row[] => {
    const octets = new Map([...chosen].map((each) => [each.index, each.octets]));
    return sheet.rows.flatMap((row, index) => {
      const changed = octets.get(index);
      if (changed === null) return [];
      return [changed === undefined ? row : { ...row, octets: changed }];
    });
  };
  return { operations, build };
}

const without = (step: FormatStep, index: number): Shortening => ({ step, index, octets: null });

/** Stars at the end of patterns, where no `$` or only a `$` follows. */
export function trailingStars(sheet: Sheet): Stage<Shortening> {
  const operations: Shortening[] = [];
  sheet.rows.forEach((row, index) => {
    const line = lineOf(sheet, index);
    if ((line.kind !== "allow" && line.kind !== "disallow") || line.value === null) return;
    if (untouchable(row, line) !== null) return;
    const from = sheet.file.text(line.value);
    const to = from.replace(/\*+\$?$/, "");
    if (to === from || to === "") return;
    const { bytes } = sheet.file;
    const start = sheet.bom && index === 0 ? 3 : line.from;
    const cut =
      line.value.from - start + (line.value.to - line.value.from) - (from.length - to.length);
    const rest = bytes.subarray(line.value.to, line.end);
    const octets = new Uint8Array(cut + rest.length);
    octets.set(row.octets.subarray(0, cut));
    octets.set(rest, cut);
    operations.push({
      step: { code: "star-removed", line: row.line, args: { from, to } },
      index,
      octets,
    });
  });
  return staged(sheet, operations);
}

/** Rules that never decide in any of the readings; each group keeps one. */
export function deadRules(sheet: Sheet, useless: UselessRules): Stage<Shortening> {
  const dead = useless.find(sheet, "dead");
  const kept = keptRules(sheet, new Set(dead.keys()));
  const operations = [...dead].flatMap(([index, coveredBy]) => {
    if (kept.has(index)) return [];
    const lines = coveredBy.map((number) => (sheet.rows[number - 1] as Row).line);
    const { row, ...args } = ruleAt(sheet, index);
    return [
      without({ code: "dead-rule", line: row.line, args: { ...args, coveredBy: lines } }, index),
    ];
  });
  return staged(sheet, operations);
}

/** Rules without which another decides the same in all of the readings; each group keeps one. */
export function redundantRules(sheet: Sheet, useless: UselessRules): Stage<Shortening> {
  const redundant = useless.find(sheet, "redundant");
  const kept = keptRules(sheet, new Set(redundant.keys()));
  const operations = [...redundant.keys()].flatMap((index) => {
    if (kept.has(index)) return [];
    const { row, ...args } = ruleAt(sheet, index);
    return [without({ code: "redundant-rule", line: row.line, args }, index)];
  });
  return staged(sheet, operations);
}

function ruleAt(
  sheet: Sheet,
  index: number,
): { readonly row: Row; readonly kind: "allow" | "disallow"; readonly pattern: string } {
  const { kind, value } = lineOf(sheet, index);
  return {
    row: sheet.rows[index] as Row,
    kind: kind === "allow" ? "allow" : "disallow",
    pattern: value === null ? "" : toText(sheet.file.bytes, value.from, value.to),
  };
}

/**
 * One rule of each group that would lose all: without any, its user-agent lines would belong to the next group. The
 * empty one where there is one, since it says what is meant.
 */
function keptRules(sheet: Sheet, useless: ReadonlySet<number>): ReadonlySet<number> {
  const kept = new Set<number>();
  for (const { rules } of unitsOf(sheet)) {
    if (rules.length === 0 || rules.some((index) => !useless.has(index))) continue;
    const empty = rules.find((index) => {
      const { value } = lineOf(sheet, index);
      return value?.from === value?.to;
    });
    kept.add(empty ?? (rules[0] as number));
  }
  return kept;
}

/**
 * User-agent lines and directives that stand twice in a group, and sitemaps that stand twice in the file. Not where
 * directives part the user-agent lines of a group: there each may be meant for those above it.
 */
export function repeatedLines(sheet: Sheet): Stage<Shortening> {
  const { bytes } = sheet.file;
  const group = new Int32Array(sheet.rows.length).fill(-1);
  unitsOf(sheet).forEach(({ first, last, isSplit }, i) => {
    if (!isSplit) group.fill(i, first, last + 1);
  });
  const known = new Map<string, number>();
  const operations: Shortening[] = [];
  sheet.rows.forEach((row, index) => {
    const { kind, key, value } = lineOf(sheet, index);
    if (value === null || key === null) return;
    const isInGroup = (kind === "user-agent" || kind === "other") && group[index] !== -1;
    if (!isInGroup && kind !== "sitemap") return;
    const said =
      kind === "user-agent" ? agentText(bytes, value) : octetText(bytes, value.from, value.to);
    const place = kind === "sitemap" ? "" : group[index];
    const text = [place, agentText(bytes, key), said].join("\n");
    const of = known.get(text);
    if (of === undefined) known.set(text, row.line);
    else operations.push(without({ code: "repeated-line", line: row.line, args: { of } }, index));
  });
  return staged(sheet, operations);
}

/** Comments, on lines of their own and behind others. */
export function comments(sheet: Sheet): Stage<Shortening> {
  const operations: Shortening[] = [];
  sheet.rows.forEach((row, index) => {
    const line = lineOf(sheet, index);
    if (line.comment === null || untouchable(row, line) !== null) return;
    const step: FormatStep = { code: "comment-removed", line: row.line, args: {} };
    const from = sheet.bom && index === 0 ? 3 : line.from;
    const said = line.kind === "comment" ? 0 : (line.value?.to ?? line.comment.from) - from;
    const octets = said === 0 ? null : row.octets.subarray(0, said);
    operations.push({ step, index, octets });
  });
  return staged(sheet, operations);
}
