import type { RobotsFile } from "../../parse.ts";
import type { Operation } from "../edits/model.ts";
import { type Edited, edited } from "../edits/operations.ts";

/** A line of a draft. */
interface Row {
  /** The line of the original file that it is, or null for a new one. */
  readonly origin: number | null;
  /** Its text where it is new or changed. */
  readonly text: string | null;
  /** Which step brought or changed it; -1 for none. */
  readonly step: number;
}

/** A file on its way from the original to the wanted one. */
export class Draft {
  readonly original: RobotsFile;
  readonly file: RobotsFile;
  readonly #rows: readonly Row[];
  readonly steps: number;

  private constructor(original: RobotsFile, rows: readonly Row[], file: RobotsFile, steps: number) {
    this.original = original;
    this.file = file;
    this.steps = steps;
    this.#rows = rows;
  }

  /** The original as it is. */
  static of(original: RobotsFile): Draft {
    const rows = Array.from({ length: original.lineCount }, (_, i) => ({
      origin: i + 1,
      text: null,
      step: -1,
    }));
    return new Draft(original, rows, original, 0);
  }

  /** The draft after operations on its present file. */
  after(operations: readonly Operation[]): Draft {
    const { lines, file } = edited(this.file, operations);
    const added = new Map<number, string[]>();
    const changed = new Map<number, string | null>();
    for (const { change, line, after } of lines) {
      if (change !== "added") changed.set(line, after);
      else added.set(line, [...(added.get(line) ?? []), after ?? ""]);
    }
    const step = this.steps;
    const news = (line: number): Row[] =>
      (added.get(line) ?? []).map((text) => ({ origin: null, text, step }));
    const rows = news(0);
    this.#rows.forEach((row, i) => {
      const text = changed.get(i + 1);
      if (text === undefined) rows.push(row);
      else if (text !== null) rows.push({ origin: row.origin, text, step });
      rows.push(...news(i + 1));
    });
    return new Draft(this.original, rows, file, step + 1);
  }

  /** What the draft is, as operations on the original; without what some steps added or changed, if told. */
  operations(without: ReadonlySet<number> = new Set()): readonly Operation[] {
    const operations: Operation[] = [];
    const here = new Set<number>();
    let behind = 0;
    let texts: string[] = [];
    const flush = (): void => {
      if (texts.length > 0) operations.push({ kind: "add", behind, texts });
      texts = [];
    };
    for (const { origin, text, step } of this.#rows) {
      if (origin === null) {
        if (text !== null && !without.has(step)) texts.push(text);
        continue;
      }
      flush();
      behind = origin;
      here.add(origin);
      if (text !== null && !without.has(step))
        operations.push({ kind: "rewrite", line: origin, part: "line", text });
    }
    flush();
    // Which step took a line is not known: it stays gone.
    for (let line = 1; line <= this.original.lineCount; line++)
      if (!here.has(line)) operations.push({ kind: "remove", line });
    return operations;
  }

  /** The draft as edits of the original. */
  edited(without?: ReadonlySet<number>): Edited {
    return edited(this.original, this.operations(without));
  }
}
