import { parse } from "@aushang/engine";
import type { LineChange } from "@aushang/engine/analyse";

/** One line of a difference. */
export interface EditLine {
  /** Its number: in the old file for what goes, in the new one for what comes and stays. */
  readonly number: number;
  readonly kind: "ins" | "del" | "same";
  readonly text: string;
}

/** The lines that edits add, change or remove, each stretch with the line in front of it. */
export function editLines(changes: readonly LineChange[], bytes: Uint8Array): readonly EditLine[] {
  const file = parse(bytes);
  const drawn: EditLine[] = [];
  let shift = 0;
  let last = 0;
  for (const { change, line, before, after } of changes) {
    const front = change === "added" ? line : line - 1;
    if (front > last && front <= file.lineCount) {
      const text = file.text(file.line(front)).replace(/[\r\n]+$/, "");
      drawn.push({ number: front + shift, kind: "same", text });
    }
    if (before !== null) drawn.push({ number: line, kind: "del", text: before });
    if (change === "added") shift++;
    if (after !== null) drawn.push({ number: line + shift, kind: "ins", text: after });
    if (change === "removed") shift--;
    last = line;
  }
  return drawn;
}
