import type { TextEdit } from "../edit.ts";
import type { Span } from "../model.ts";
import type { LintFile } from "./input/file.ts";
import type { Fix, LintOptions, Profile, Severity, Signed } from "./model.ts";
import type { Source } from "./sources.ts";

/** A fix as a rule proposes it; whether it changes a verdict is found out for it. */
export interface DraftFix<Code extends string> {
  readonly code: Code;
  readonly edits: readonly TextEdit[];
  /** Not offered at all unless it is proven to change nothing. */
  readonly onlyProven?: boolean;
  /** The rule has proven by itself that it changes nothing; otherwise that is found out. */
  readonly isProven?: boolean;
  /** Never proven: it is meant to change something, or the rule knows that it must be chosen. */
  readonly isChoice?: boolean;
}

/** What a rule finds: no words, no id. */
export interface Draft<Args, Level extends Severity, Code extends string> extends Span {
  readonly args: Args;
  /** The first of the rule's severities unless told. */
  readonly severity?: Level;
  readonly cause?: Span | null;
  readonly fix?: DraftFix<Code> | null;
  readonly otherFixes?: readonly DraftFix<Code>[];
}

/** A file and what the rule says to it: its test, and its documentation. */
export interface Example {
  readonly source: string | Uint8Array;
  /** Places as `line:column-line:column`. */
  readonly reports: readonly string[];
  /** The file after the fix of each of these findings, where there is one. */
  readonly fixed?: string;
  readonly options?: LintOptions;
}

/** One rule as it is written. */
export interface Definition<Id extends string, Level extends Severity, Args, Code extends string> {
  readonly id: Id;
  /** The severities that it may give; the first is the usual one. */
  readonly severities: readonly [Level, ...Level[]];
  /** Version that brought it. */
  readonly since: string;
  readonly sources: readonly [Source, ...Source[]];
  /** It runs only with this profile. */
  readonly profile?: Profile;
  /** Codes of the fixes that it may offer. */
  readonly fixes?: readonly Code[];
  /** At least one that is clean and one that is not. */
  readonly examples: readonly [Example, Example, ...Example[]];
  /** Looks through a file. */
  readonly check: (file: LintFile) => Iterable<Draft<Args, Level, Code>>;
}

/** A rule as it is run. */
export interface Rule<Id extends string, Args, Code extends string> {
  readonly id: Id;
  readonly severities: readonly Severity[];
  readonly since: string;
  readonly sources: readonly Source[];
  readonly profile: Profile | null;
  readonly fixes: readonly Code[];
  readonly examples: readonly Example[];
  /** The findings in a file, signed with the rule's id. */
  readonly run: (file: LintFile) => Iterable<Signed<Id, Args, Code>>;
}

/**
 * Makes a rule of its definition. Each finding is signed with the id here, inside the generic: that is why a finding's
 * arguments and the words for them are checked for every rule without a cast.
 */
export function defineRule<
  const Id extends string,
  const Level extends Severity,
  Args extends object,
  const Code extends string = never,
>(definition: Definition<Id, Level, Args, Code>): Rule<Id, Args, Code> {
  const { id, severities, since, sources, profile = null, fixes = [], examples } = definition;
  function* run(file: LintFile): Generator<Signed<Id, Args, Code>> {
    for (const draft of definition.check(file)) {
      const fix = settle(file, draft.fix ?? null);
      yield {
        id,
        severity: draft.severity ?? severities[0],
        ...file.place(draft),
        args: draft.args,
        cause: draft.cause == null ? null : file.place(draft.cause),
        fix,
        otherFixes: (draft.otherFixes ?? []).flatMap((other) => settle(file, other) ?? []),
      };
    }
  }
  return { id, severities, since, sources, profile, fixes, examples, run };
}

/** A proposed fix with its proof; null when it may not be offered without one. */
function settle<Code extends string>(
  file: LintFile,
  draft: DraftFix<Code> | null,
): Fix<Code> | null {
  if (draft === null) return null;
  // Where the end of a file is not read, an edit moves other lines into or out of what is.
  const isWhole = file.bytes.length === file.whole.length;
  const isProven = draft.isProven === true || file.changesNothing(draft.edits);
  const proven = draft.isChoice !== true && isWhole && isProven;
  if (draft.onlyProven === true && !proven) return null;
  return { code: draft.code, proven, edits: draft.edits };
}
