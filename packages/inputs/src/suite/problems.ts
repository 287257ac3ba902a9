import type { SuiteProblem, SuiteProblemArgs, SuiteProblemCode } from "@aushang/engine/suites";
import type { LineCounter } from "yaml";

/** Where something stands in the text: UTF-16 offsets from 0, the end not included. */
export type Stretch = readonly [from: number, to: number];

/** Collects what is wrong with a suite, in the order of the text. */
export class Problems {
  readonly #counter: LineCounter;
  readonly #found: { readonly problem: SuiteProblem; readonly from: number }[] = [];

  constructor(counter: LineCounter) {
    this.#counter = counter;
  }

  /** Line of an offset, from 1. */
  lineAt(offset: number): number {
    return this.#counter.linePos(offset).line || 1;
  }

  /** Adds a problem that stands there. */
  add<Code extends SuiteProblemCode>(
    code: Code,
    [from, to]: Stretch,
    args: Readonly<SuiteProblemArgs[Code]>,
  ): void {
    const start = this.#counter.linePos(from);
    const end = this.#counter.linePos(Math.max(from, to));
    const problem = {
      code,
      args,
      line: start.line || 1,
      column: start.col || 1,
      endLine: end.line || 1,
      endColumn: end.col || 1,
    };
    // Code and arguments belong together by the signature; the compiler does not see it through the generic.
    this.#found.push({ problem: problem as unknown as SuiteProblem, from });
  }

  /** All of them, the first of the text first. */
  inOrder(): readonly SuiteProblem[] {
    return [...this.#found].sort((a, b) => a.from - b.from).map(({ problem }) => problem);
  }
}
