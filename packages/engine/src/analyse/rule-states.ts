import { Ground } from "./ground.ts";
import type { RuleState } from "./model.ts";
import { shortest } from "./patterns/filling.ts";
import { covers, type Pattern } from "./patterns/pattern.ts";
import { redundantLines } from "./redundant.ts";
import type { RuleSet, SetRule } from "./rule-set.ts";

/** What may be asked of {@link ruleStates}. */
export interface RuleStateOptions {
  /** Whether it is wanted which rules change nothing when they go. Costs more than the rest. False unless told. */
  readonly redundant?: boolean;
}

/** What one rule does, before rules of one line are told as one. */
interface Life {
  readonly witness: string | null;
  readonly coveredBy: readonly number[];
  readonly isRepeat: boolean;
  readonly hasAddress: boolean;
  readonly isProven: boolean;
}

/**
 * What becomes of each rule of an effective group, in file order: whether it decides any address, which one, and if it
 * decides none, which rules do. Proven for all addresses, but where `state` is `unproven`.
 *
 * A rule decides some address exactly if it decides the frozen word of one of its parts: whatever outranks it there
 * matches the whole part.
 */
export function ruleStates(set: RuleSet, options: RuleStateOptions = {}): readonly RuleState[] {
  const ground = new Ground([set]);
  const byLine = new Map<number, { index: number; lives: Life[] }>();
  for (const rule of set.rules) {
    if (rule.line === null) continue;
    const life = lifeOf(set, ground, rule);
    const known = byLine.get(rule.line);
    if (known === undefined) byLine.set(rule.line, { index: rule.index, lives: [life] });
    else known.lives.push(life);
  }
  const states = [...byLine].map(([line, { index, lives }]) => stateOf(set, line, index, lives));
  if (options.redundant !== true) return states;
  const redundant = redundantLines(set, states);
  return states.map((state) => ({ ...state, redundant: redundant.get(state.line) ?? null }));
}

function lifeOf(set: RuleSet, ground: Ground, rule: SetRule): Life {
  let witness: string | null = null;
  let hasAddress = false;
  let isProven = true;
  const coveredBy = new Set<SetRule>();
  for (const part of rule.parts) {
    const holds = ground.holdsQuietly(part);
    if (holds === false) continue;
    hasAddress = true;
    if (holds === "unsure") isProven = false;
    const decider = set.decider(ground.frozen(part));
    const other = set.rules[decider];
    if (decider === rule.index)
      witness = shorter(witness, witnessIn(set, ground, rule.index, part));
    else if (other !== undefined && isCovered(ground, other, part)) coveredBy.add(other);
    else isProven = false;
  }
  const lines = [...coveredBy].flatMap(({ line }) => line ?? []);
  const isRepeat = [...coveredBy].some((other) => other.line !== null && hasSameParts(rule, other));
  return { witness, coveredBy: lines, isRepeat, hasAddress, isProven };
}

const hasSameParts = (a: SetRule, b: SetRule): boolean =>
  a.parts.length === b.parts.length && a.parts.every((part) => b.parts.includes(part));

/** With an unused octet the decider of the frozen word is the proof; without one its own patterns have to be. */
const isCovered = (ground: Ground, other: SetRule, part: Pattern): boolean =>
  ground.fill.isUnused || other.parts.some((outer) => covers(outer, part));

function witnessIn(set: RuleSet, ground: Ground, index: number, part: Pattern): string | null {
  return shortest(part, ground.fill.octet, ground.space, (word) =>
    set.decider(word) === index ? ground.address(word) : null,
  );
}

/** The shorter of two words; one that begins with `//`, which reads as a host, only where there is no other. */
function shorter(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  if (a.startsWith("//") !== b.startsWith("//")) return a.startsWith("//") ? b : a;
  return b.length < a.length ? b : a;
}

function stateOf(set: RuleSet, line: number, index: number, lives: readonly Life[]): RuleState {
  const written = set.written(index) ?? { kind: "disallow" as const, pattern: "", octets: 0 };
  const witness = lives.map((life) => life.witness).reduce(shorter, null);
  const coveredBy = [...new Set(lives.flatMap((life) => life.coveredBy))].filter((l) => l !== line);
  const base = { line, ...written, redundant: null };
  if (witness !== null) return { ...base, state: "alive", witness, because: null, coveredBy: [] };
  if (!lives.every((life) => life.isProven))
    return { ...base, state: "unproven", witness: null, because: null, coveredBy: [] };
  const hasAddress = lives.some((life) => life.hasAddress);
  const isRepeat = lives.some((life) => life.isRepeat);
  return {
    ...base,
    state: "dead",
    witness: null,
    because: hasAddress ? (isRepeat ? "repeat" : "covered") : "no-address",
    coveredBy: coveredBy.sort((a, b) => a - b),
  };
}
