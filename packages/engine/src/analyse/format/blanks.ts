import type { FormatStep } from "./model.ts";
import { lineOf, type Row, type Sheet } from "./rows.ts";
import type { Operation, Stage } from "./settle.ts";
import { unitsOf } from "./units.ts";

/** A blank line that goes, or comes in front of a row. */
interface Blank extends Operation {
  readonly index: number;
  readonly adds: boolean;
}

const EMPTY = new Uint8Array(0);

/** No blank line inside a group, one between groups, never two, none at the start and the end. */
export function blankLines(sheet: Sheet): Stage<Blank> {
  const isBlank = sheet.rows.map((_row, index) => lineOf(sheet, index).kind === "blank");
  const units = unitsOf(sheet);
  const inside = new Uint8Array(sheet.rows.length);
  for (const { first, last } of units) inside.fill(1, first, last + 1);
  const operations: Blank[] = [];
  const end = isBlank.lastIndexOf(false);
  let lastKept = -1;
  isBlank.forEach((blank, index) => {
    if (!blank) {
      lastKept = index;
      return;
    }
    const isFirstOfRun = lastKept === index - 1 && index > 0;
    if (inside[index] === 1 || !isFirstOfRun || index > end)
      operations.push(operation(sheet, index, false));
  });
  for (const { heading } of units)
    if (heading > 0 && isBlank[heading - 1] !== true)
      operations.push(operation(sheet, heading, true));
  return staged(
    sheet,
    operations.sort((a, b) => a.index - b.index),
  );
}

/** No blank line at all. */
export function noBlankLines(sheet: Sheet): Stage<Blank> {
  const operations: Blank[] = [];
  sheet.rows.forEach((_row, index) => {
    if (lineOf(sheet, index).kind === "blank") operations.push(operation(sheet, index, false));
  });
  return staged(sheet, operations);
}

function operation(sheet: Sheet, index: number, adds: boolean): Blank {
  const { line } = sheet.rows[index] as Row;
  const step: FormatStep = { code: adds ? "blank-added" : "blank-removed", line, args: {} };
  return { index, adds, step };
}

function staged(sheet: Sheet, operations: readonly Blank[]): Stage<Blank> {
  const build = (chosen: ReadonlySet<Blank>): readonly Row[] => {
    const added = new Set<number>();
    const removed = new Set<number>();
    for (const { index, adds } of chosen) (adds ? added : removed).add(index);
    return sheet.rows.flatMap((row, index) => {
      if (removed.has(index)) return [];
      return added.has(index) ? [{ line: 0, isMoved: false, octets: EMPTY }, row] : [row];
    });
  };
  return { operations, build };
}
