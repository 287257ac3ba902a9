import { sameVerdicts } from "../../analyse/flips.ts";
import { ruleSet } from "../../analyse/rule-set.ts";
import { applyEdits, type TextEdit } from "../../edit.ts";
import type { ReadingId } from "../../model.ts";
import { parse, type RobotsFile } from "../../parse.ts";
import { Budget } from "./budget.ts";
import { type Said, saidBy } from "./said.ts";
import { isSame } from "./signature.ts";
import { saysTheSame, touchedLines } from "./touched.ts";

/** Octets and rules that may be looked at for the proofs of one file. A usual file needs a hundredth. */
const WORK = 2_000_000;

const READINGS: readonly ReadingId[] = ["rfc9309", "google"];

/** Proves that changes of one file change no verdict: for every crawler, every address, in `rfc9309` and `google`. */
export class Proofs {
  readonly #robots: RobotsFile;
  readonly #budget = new Budget(WORK);
  #said: Said | null = null;

  constructor(robots: RobotsFile) {
    this.#robots = robots;
  }

  /** Whether the edits are proven to change nothing. False also where it was too much work to find out. */
  changesNothing(edits: readonly TextEdit[]): boolean {
    const { bytes } = this.#robots;
    if (edits.length === 0 || edits.some(({ end }) => end > bytes.length)) return false;
    const { from, to } = touchedLines(bytes, edits);
    if (!this.#budget.spend(to - from)) return false;
    return saysTheSame(bytes, edits) || this.#keepsVerdicts(edits);
  }

  #keepsVerdicts(edits: readonly TextEdit[]): boolean {
    const old = this.#robots;
    if (!this.#budget.spend(old.bytes.length)) return false;
    const next = parse(applyEdits(old.bytes, edits));
    this.#said ??= saidBy(old, this.#budget);
    const said = saidBy(next, this.#budget);
    if (this.#said === null || said === null) return false;
    const differing = namesThatDiffer(this.#said, said);
    return differing?.every((name) => this.#isSameFor(name, next)) ?? false;
  }

  /** Only where the rules differ is there anything to compare. */
  #isSameFor(name: string, next: RobotsFile): boolean {
    const rules = this.#said?.get(name)?.length ?? 0;
    const cost = READINGS.length * (this.#robots.bytes.length + 50 * rules);
    if (!this.#budget.spend(cost)) return false;
    return READINGS.every((reading) => {
      const sameness = sameVerdicts(
        ruleSet(this.#robots, name, reading),
        ruleSet(next, name, reading),
      );
      return sameness.same === true;
    });
  }
}

/**
 * The names to which two files do not say the same; null when they do not name the same crawlers: then it depends on
 * their second choices what binds them. A `*` that only one of them has is a group without rules to the other.
 */
function namesThatDiffer(old: Said, next: Said): readonly string[] | null {
  const names = [...old.keys()].filter((name) => name !== "*");
  const count = next.size - (next.has("*") ? 1 : 0);
  if (names.length !== count || !names.every((name) => next.has(name))) return null;
  return ["*", ...names].filter((name) => !isSame(old.get(name) ?? [], next.get(name) ?? []));
}
