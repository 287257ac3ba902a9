import { difference } from "@aushang/engine/analyse";
import { type Finding, fix, type LintOptions } from "@aushang/engine/lint";
import { drawDiff } from "../diff/pretty.ts";
import { readAskers } from "../input/askers.ts";
import { robotsAtHand } from "../input/robots-file.ts";
import { forDisplay } from "../output/safe.ts";
import { styleFor } from "../output/style.ts";
import { refuse, type Session } from "../session.ts";

/** Which fixes are to be made. */
export type Which = "proven" | "all";

/** Rounds after which no further fix is made, and octets from which on there is one: each round costs what a file does. */
const ROUNDS = 20;
const LARGE = 64 * 1024;

/** What `--fix` asks for; null without. Throws a `Refusal` for any other word than `all`. */
export function whichFrom(session: Session, given: unknown): Which | null {
  if (given === undefined) return null;
  if (given === true || given === "proven") return "proven";
  if (given === "all") return "all";
  throw refuse(session.words.lint.fixUnknown(forDisplay(String(given))));
}

/** What came of fixing. */
export interface Mended {
  readonly bytes: Uint8Array;
  /** The findings that were answered, in the order in which that was done. */
  readonly applied: readonly Finding[];
  /** What is left. */
  readonly findings: readonly Finding[];
}

/** Makes the fixes of a file until none is left that may be made; of a very large file perhaps not all. */
export function mend(bytes: Uint8Array, options: LintOptions, which: Which): Mended {
  const applied: Finding[] = [];
  let made = fix(bytes, options, which);
  const rounds = bytes.length > LARGE ? 1 : ROUNDS;
  for (let round = 1; made.applied.length > 0 && round < rounds; round++) {
    applied.push(...made.applied);
    made = fix(made.bytes, options, which);
  }
  return { ...made, applied: [...applied, ...made.applied] };
}

/** What fixes change for whom, as a comparison of both files: for people, before anything is written. */
export function drawEffect(
  session: Session,
  name: string,
  old: Uint8Array,
  next: Uint8Array,
): string {
  const { lint } = session.words;
  const readings = ["rfc9309", "google"] as const;
  const before = robotsAtHand(name, old);
  const after = robotsAtHand(lint.draft(name), next);
  const askers = readAskers(session, undefined, [before.file, after.file], readings);
  const result = difference(before.file, after.file, askers, readings);
  const compared = { by: "file", result, askers, readings, names: null } as const;
  return `${lint.effect(forDisplay(name))}\n${drawDiff(session, styleFor(session.io, false), compared, [before, after])}`;
}
