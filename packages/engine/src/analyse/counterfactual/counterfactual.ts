import { compile } from "../../compile.ts";
import { toText } from "../../decode.ts";
import type { Decision, ReadingId } from "../../model.ts";
import { parse, RobotsFile } from "../../parse.ts";
import { readingOf } from "../../readings/index.ts";
import { targetOf } from "../../url.ts";
import {
  type Candidate,
  candidatesFor,
  separateCandidates,
  type Target,
} from "../edits/candidates.ts";
import { Effects, type SideEffects } from "../edits/effects.ts";
import { layoutOf } from "../edits/layout.ts";
import { type Edited, edited } from "../edits/operations.ts";
import { formOfAddress } from "../explorer/near-misses.ts";
import { octetText } from "../explorer/segments.ts";
import type { Asker } from "../model.ts";
import { type RuleSet, ruleSet } from "../rule-set.ts";
import { keptRules } from "./kept.ts";
import type { Counterfactual, Fixed, FlippingEdit, KeptRule } from "./model.ts";
import { repairsOf } from "./repairs.ts";

/** Edits that are told. */
const MOST_EDITS = 8;
/** Rules that a group of the crawler's own may have for an edit that is only offered. */
const MOST_COPIED = 500;

/** How a question is to be understood. */
export interface CounterfactualOptions {
  /** `rfc9309` unless told. */
  readonly reading?: ReadingId;
}

/**
 * Why an address has its verdict, which rules came near to the other one and what kept them, and the smallest edits that
 * flip it, each with all that it changes besides, for this crawler and for others. Every edit was made, and the plain
 * matcher asked. An edit for one crawler in a group that binds others is never silent about them. Throws `TypeError`
 * for arguments of the wrong kind, never for what a file or an address holds.
 */
export function counterfactual(
  input: RobotsFile | Uint8Array | string,
  asker: Asker | string,
  address: string,
  options: CounterfactualOptions = {},
): Counterfactual {
  const { reading = "rfc9309" } = options;
  const file = input instanceof RobotsFile ? input : parse(input);
  const set = ruleSet(file, asker, reading);
  const layout = layoutOf(file, set.asker, reading);
  const target = targetOf(address);
  const { verdict, line } = set.decide(target);
  const wanted = verdict === "allowed" ? "disallowed" : "allowed";
  const isExempt = target === readingOf(reading).exempt;
  const { kept, notCompared } = isExempt
    ? { kept: [], notCompared: 0 }
    : keptRules(set, layout, target);
  const edits = isExempt ? [] : flippingEdits({ layout, set, address: target, wanted, line }, kept);
  const none: Fixed = isExempt ? "robots-txt-itself" : "none-found";
  return {
    reading,
    crawler: set.asker.token,
    address: target,
    normalised: toText(formOfAddress(target, reading)),
    verdict,
    basis: isExempt ? "robots-txt-itself" : line !== null ? "rule" : basisWithoutRule(set),
    line,
    group: layout.applied,
    instead: line === null ? null : insteadOf(set, target, line),
    kept,
    notCompared,
    edits,
    fixed: edits.length > 0 ? null : none,
  };
}

/** Whether the file has no rule at all: then every address is allowed for that. */
function basisWithoutRule(set: RuleSet): "no-match" | "no-rules" {
  if (set.rules.some(({ line }) => line !== null)) return "no-match";
  const { tokens, obeysStar } = set.asker;
  const { basis } = compile(set.file, tokens, { reading: set.reading, obeysStar }).decide("/");
  return basis === "no-rules" ? "no-rules" : "no-match";
}

/** What decides when the deciding line is not there. */
function insteadOf(set: RuleSet, target: string, line: number): Counterfactual["instead"] {
  const form = octetText(formOfAddress(target, set.reading));
  const next = set.matching(form).find((index) => set.lineOf(index) !== line);
  if (next === undefined) return { verdict: "allowed", line: null };
  return { verdict: set.verdictOf(next), line: set.lineOf(next) };
}

function flippingEdits(target: Target, kept: readonly KeptRule[]): readonly FlippingEdit[] {
  const effects = new Effects(target.set.file, target.set.reading);
  const known = new Set<string>();
  const found: FlippingEdit[] = [];
  for (const candidate of ordered(target, kept)) {
    if (found.length >= MOST_EDITS || (effects.isSpent && found.length > 0)) break;
    const made = edited(target.layout.file, candidate.operations);
    const { verdict, line } = decide(made.file, target);
    const text = JSON.stringify(made.lines);
    if (verdict !== target.wanted || known.has(text)) continue;
    known.add(text);
    found.push(asEdit(candidate, made, line, effects.of(target.set, made.file)));
  }
  return found.sort((a, b) => costOf(a) - costOf(b));
}

/** The candidates, those with few side effects first: of too many the last ones are not looked at. */
function ordered(target: Target, kept: readonly KeptRule[]): readonly Candidate[] {
  const direct = candidatesFor(target);
  const exact = direct.filter(({ way }) => way === "exact");
  const others = direct.filter(({ way }) => way !== "exact");
  const [first, ...further] = separateCandidates(target, MOST_COPIED);
  return [
    ...exact,
    ...(first === undefined ? [] : [first]),
    ...repairsOf(target, kept),
    ...others,
    ...further,
  ];
}

function asEdit(
  { way, place }: Candidate,
  made: Edited,
  decides: number | null,
  effects: SideEffects,
): FlippingEdit {
  return { way, place, edits: made.edits, lines: made.lines, decides, effects };
}

/** The plain matcher's answer. With a host before it, a path that begins with `//` is a path. */
function decide(file: RobotsFile, { set, address }: Target): Decision {
  const { tokens, obeysStar } = set.asker;
  const options = { reading: set.reading, obeysStar, fallback: "in-order" } as const;
  return compile(file, tokens, options).decide(`https://h${address}`);
}

/** Side effects weigh more than lines, and what is not proven as much as many. */
function costOf({ lines, effects }: FlippingEdit): number {
  const { alone, changes, others, proven, othersProven } = effects;
  const size =
    lines.length + lines.reduce((sum, one) => sum + (one.after?.length ?? 0), 0) / 10_000;
  const unproven = (proven ? 0 : 20) + (othersProven ? 0 : 5);
  return size + (alone ? 0 : 2 * changes.length) + 2 * others.length + unproven;
}
