import type { PolicyWarning } from "../../analyse/format/append.ts";
import type {
  FormatMode,
  FormatStep,
  FormatStepArgs,
  FormatStepCode,
  RefusalReason,
} from "../../analyse/format/model.ts";
import type { ReadingId } from "../../model.ts";
import type { Text } from "../parts.ts";

/** Words for formatting, merging and minifying, and for policies put at the end of a file. */
export interface FormatWords {
  /** What each mode does: a label, and a sentence. */
  readonly mode: Readonly<Record<FormatMode, { readonly name: string; readonly about: string }>>;
  /** What was done, without its line: "key: useragent → User-agent". */
  readonly step: (step: FormatStep) => Text;
  /** Why something was not done, a sentence. */
  readonly because: (reason: RefusalReason) => Text;
  /** "12 changes", "nothing to do". */
  readonly done: (count: number) => string;
  /** "3 left as they are"; empty without any. */
  readonly left: (count: number) => string;
  /** The proof in a sentence. */
  readonly proven: (readings: readonly ReadingId[]) => string;
  /** What a policy at the end of a file does that may not be meant, a sentence. */
  readonly warning: (warning: PolicyWarning) => Text;
}

/** A sentence for each step. */
export type StepPhrases = {
  readonly [Code in FormatStepCode]: (args: FormatStepArgs[Code]) => Text;
};

/** A sentence for each reason. */
export type ReasonPhrases = {
  readonly [Code in RefusalReason["code"]]: (
    reason: Extract<RefusalReason, { readonly code: Code }>,
  ) => Text;
};

/** A sentence for each warning. */
export type WarningPhrases = {
  readonly [Code in PolicyWarning["code"]]: (
    warning: Extract<PolicyWarning, { readonly code: Code }>,
  ) => Text;
};

/** The sentences of one language by their codes. */
export function formatWords(
  phrases: Omit<FormatWords, "step" | "because" | "warning"> & {
    readonly step: StepPhrases;
    readonly because: ReasonPhrases;
    readonly warning: WarningPhrases;
  },
): FormatWords {
  // Each code has its own arguments; that they belong together is in the types of the phrases.
  const step = phrases.step as Readonly<Record<string, (args: FormatStep["args"]) => Text>>;
  const because = phrases.because as Readonly<Record<string, (reason: RefusalReason) => Text>>;
  const warning = phrases.warning as Readonly<Record<string, (said: PolicyWarning) => Text>>;
  return {
    ...phrases,
    step: ({ code, args }) => step[code]?.(args) ?? [],
    because: (reason) => because[reason.code]?.(reason) ?? [],
    warning: (said) => warning[said.code]?.(said) ?? [],
  };
}

/** How a line end is called; the same in all languages. */
export const newlineName = (newline: "\n" | "\r\n"): string => (newline === "\n" ? "LF" : "CRLF");

/** Lines as runs of one. */
export const single = (lines: readonly number[]): readonly (readonly [number, number])[] =>
  lines.map((line) => [line, line] as const);
