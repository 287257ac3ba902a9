import type { Severity } from "@aushang/engine/lint";
import type { Message } from "../catalogue.ts";

/** What can be wrong with a configuration, each with what it says. */
export interface ConfigWords {
  readonly notUtf8: () => Message;
  readonly tooLarge: (limit: string) => Message;
  readonly notJson: () => Message;
  /** `what` is what was found: "a list", "a number". */
  readonly notAnObject: (key: string | null) => Message;
  readonly notAList: (key: string) => Message;
  readonly keyTwice: (key: string) => Message;
  readonly keyUnknown: (key: string, nearest: string | null, known: string) => Message;
  readonly ruleUnknown: (id: string, nearest: string | null) => Message;
  readonly valueUnknown: (key: string, given: string, known: string) => Message;
  readonly addressInvalid: (given: string) => Message;
}

/** Words of `lint` beside those of the engine. */
export interface LintWords {
  readonly failOnUnknown: (given: string, known: string) => Message;
  readonly fixUnknown: (given: string) => Message;
  readonly fixAddress: (address: string) => Message;
  readonly noMatch: (pattern: string) => Message;
  readonly config: ConfigWords;
  readonly severity: Readonly<Record<Severity, string>>;
  readonly count: Readonly<Record<Severity, (count: number) => string>>;
  readonly clean: string;
  readonly notRead: string;
  readonly status: (status: number) => string;
  /** In front of what a fix does. */
  readonly provenFix: string;
  readonly choiceFix: string;
  readonly otherFix: string;
  readonly more: (count: number) => string;
  readonly files: (count: number) => string;
  /** What `--fix` and `--fix=all` could do. */
  readonly fixable: (proven: number, choices: number) => string;
  readonly fixed: (name: string, count: number) => string;
  readonly nothingFixed: (name: string) => string;
  readonly effect: (name: string) => string;
  /** What the changed file is called beside the one that is there. */
  readonly draft: (name: string) => string;
}
