import type { ReadingId } from "../../model.ts";
import { parse, RobotsFile } from "../../parse.ts";
import { readingOf } from "../../readings/index.ts";
import { blankLines, noBlankLines } from "./blanks.ts";
import { editsBetween } from "./edits.ts";
import { joinGroups, mergeGroups } from "./gather.ts";
import { comments, deadRules, redundantRules, repeatedLines, trailingStars } from "./minify.ts";
import type { FormatOptions, FormatStep, Formatted, Refusal, RefusalReason } from "./model.ts";
import { Budget } from "./proof/budget.ts";
import { Proof } from "./proof/proof.ts";
import { isNoText, makeSheet, readSheet, type Sheet, usualNewline } from "./rows.ts";
import { type Operation, type Settled, type Stage, settle } from "./settle.ts";
import { spelling } from "./spelling.ts";
import { UselessRules } from "./useless.ts";

/** The readings that are watched unless told. */
const USUAL: readonly ReadingId[] = ["rfc9309", "google"];
/** One thing done can make room for another; real files need two rounds. */
const MOST_ROUNDS = 6;

/** A part of the work: does what can be proven. */
type Work = (sheet: Sheet, proof: Proof) => Settled;

/** The work of a stage; what it does not touch, whatever the verdicts, is told with what was refused. */
function work<Op extends Operation>(
  stage: (sheet: Sheet) => Stage<Op> & { readonly left?: readonly Refusal[] },
): Work {
  return (sheet, proof) => {
    const made = stage(sheet);
    const settled = settle(sheet, made, proof);
    return { ...settled, refused: [...(made.left ?? []), ...settled.refused] };
  };
}

/** Of two rules that could each go, only one can: that the other stays needs no word. */
const quietly =
  (part: Work): Work =>
  (sheet, proof) => ({
    ...part(sheet, proof),
    refused: [],
  });

/** What costs least comes first, and what makes the rest cheaper. */
function plan({ mode, keep = [] }: FormatOptions, useless: UselessRules): readonly Work[] {
  const spell = work(spelling);
  if (mode === "format") return [spell, work(blankLines)];
  const gather = [work(mergeGroups), work(joinGroups)];
  if (mode === "merge") return [spell, ...gather, work(blankLines)];
  return [
    spell,
    ...(keep.includes("comments") ? [] : [work(comments)]),
    work(repeatedLines),
    ...gather,
    work(keep.includes("blank-lines") ? blankLines : noBlankLines),
    work((sheet) => deadRules(sheet, useless)),
    quietly(work((sheet) => redundantRules(sheet, useless))),
    work(trailingStars),
  ];
}

/**
 * Writes a file anew: tidied (`format`), with its groups brought together (`merge`), or as short as can be (`minify`).
 * Every step is proven to change no verdict in the readings, for all crawlers and addresses, and to move neither
 * sitemaps nor lines such as Crawl-delay to others; a step that would is left out and told, with an address for which it
 * would. Formatting twice changes nothing more, unless the bound of work was reached.
 *
 * Lines that cannot be read in full stay as they are. Never throws for what a file holds; `TypeError` without a reading,
 * or for one that does not exist.
 */
export function formatFile(
  input: RobotsFile | Uint8Array | string,
  options: FormatOptions,
): Formatted {
  const file = input instanceof RobotsFile ? input : parse(input);
  const readings = [...(options.readings ?? USUAL)];
  for (const id of readings) readingOf(id);
  if (readings.length === 0) throw new TypeError("readings: expected at least one");
  if (isNoText(file.bytes)) return untouched(file, readings, { code: "not-text" });
  const newline = options.newline ?? usualNewline(file);
  const budget = new Budget();
  const proof = new Proof(readings, budget);
  const first = readSheet(file, newline);
  const because = proof.objection(file, first.file);
  if (because !== null) return untouched(file, readings, because);
  const { sheet, steps, refused } = rounds(
    first,
    plan(options, new UselessRules(readings, budget)),
    proof,
  );
  const bare = options.mode === "minify" && sheet.bom ? withoutBom(sheet, proof) : null;
  const last = bare ?? sheet;
  const bom: readonly FormatStep[] =
    bare === null ? [] : [{ code: "bom-removed", line: 0, args: {} }];
  return {
    bytes: last.file.bytes,
    edits: editsBetween(file, last),
    steps: inOrder([...lineEndSteps(file, newline), ...bom, ...steps]),
    refused: inOrder(refused),
    readings,
    proven: true,
  };
}

/** Does all the work until nothing is left to do. What is refused at the end is what the last round refused. */
function rounds(first: Sheet, parts: readonly Work[], proof: Proof): Settled {
  const steps: FormatStep[] = [];
  let refused: readonly Refusal[] = [];
  let sheet = first;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = sheet;
    const told: Refusal[] = [];
    for (const part of parts) {
      const done = part(sheet, proof);
      sheet = done.sheet;
      for (const step of done.steps) steps.push(step);
      for (const refusal of done.refused) told.push(refusal);
    }
    refused = told;
    if (sheet === before) break;
  }
  return { sheet, steps, refused };
}

function withoutBom(sheet: Sheet, proof: Proof): Sheet | null {
  // Behind the mark may stand another one, which would then be taken for it.
  if (sheet.rows[0]?.octets[0] === 0xef) return null;
  const bare = makeSheet(sheet.rows, { bom: false, newline: sheet.newline });
  return proof.objection(sheet.file, bare.file) === null ? bare : null;
}

function lineEndSteps(file: RobotsFile, to: Sheet["newline"]): readonly FormatStep[] {
  let count = 0;
  let isOpen = false;
  for (const line of file.lines()) {
    if (line.to === line.end) isOpen = true;
    else if (file.text({ from: line.end, to: line.to }) !== to) count++;
  }
  const steps: FormatStep[] = [];
  if (count > 0) steps.push({ code: "line-ends", line: 0, args: { count, to } });
  if (isOpen) steps.push({ code: "last-line-end", line: file.lineCount, args: {} });
  return steps;
}

const inOrder = <T extends { readonly line: number }>(list: readonly T[]): readonly T[] =>
  [...list].sort((a, b) => a.line - b.line);

function untouched(
  file: RobotsFile,
  readings: readonly ReadingId[],
  because: RefusalReason,
): Formatted {
  return {
    bytes: file.bytes,
    edits: [],
    steps: [],
    refused: [{ line: 0, step: null, because }],
    readings,
    proven: true,
  };
}
