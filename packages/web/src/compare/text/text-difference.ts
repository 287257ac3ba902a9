import type { RobotsFile } from "@aushang/engine";
import { diffArrays } from "diff";
import type { Block, TextDifference } from "../jobs.ts";

/** Milliseconds after which two texts count as too different to be laid side by side. */
const PATIENCE_MS = 3_000;

/** The lines of a file as text, without their ends. */
function linesOf(file: RobotsFile): string[] {
  return Array.from({ length: file.lineCount }, (_, at) => {
    const { from, end } = file.line(at + 1);
    return file.text({ from, to: end });
  });
}

/** A removal and the addition after it are one block: they take each other's place. */
function joined(blocks: readonly Block[]): Block[] {
  const all: Block[] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (!last || last.same || block.same) all.push(block);
    else {
      all[all.length - 1] = {
        same: false,
        old: [last.old[0], last.old[1] + block.old[1]],
        next: [last.next[0], last.next[1] + block.next[1]],
      };
    }
  }
  return all;
}

/** How the lines of two files differ; line ends do not count. */
export function textDifference(
  old: RobotsFile,
  next: RobotsFile,
  patience = PATIENCE_MS,
): TextDifference {
  const [oldLines, newLines] = [linesOf(old), linesOf(next)];
  const changes = diffArrays(oldLines, newLines, { timeout: patience });
  if (!changes) {
    const all: Block = { same: false, old: [1, oldLines.length], next: [1, newLines.length] };
    return { blocks: [all], tooDifferent: true };
  }
  const blocks: Block[] = [];
  let [left, right] = [1, 1];
  for (const { added, removed, count } of changes) {
    const [inOld, inNew] = [added ? 0 : count, removed ? 0 : count];
    blocks.push({ same: !added && !removed, old: [left, inOld], next: [right, inNew] });
    left += inOld;
    right += inNew;
  }
  return { blocks: joined(blocks), tooDifferent: false };
}
