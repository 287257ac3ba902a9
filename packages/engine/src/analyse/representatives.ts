import { Ground } from "./ground.ts";
import type { Representative, Representatives, SideLines } from "./model.ts";
import { shortest } from "./patterns/filling.ts";
import type { Entry } from "./patterns/heads.ts";
import { Heads } from "./patterns/heads.ts";
import { ANY, type Pattern } from "./patterns/pattern.ts";
import { NO_RULE, type RuleSet } from "./rule-set.ts";

/** What may be asked of {@link representatives}. */
export interface RepresentativesOptions {
  /** Addresses that are wanted at most; 1,000 unless told. */
  readonly limit?: number;
}

/** Patterns that are followed from one set to the next. */
const MOST_PATTERNS = 20_000;

/**
 * One short address for each way in which the rule sets decide together: for each combination of verdicts and lines
 * that occurs. With one set: an address for each rule that decides any, and one that no rule matches.
 *
 * Every combination occurs at the frozen word of the meeting of its rules, so the meetings are followed from set to
 * set, each only as long as its rules decide there.
 */
export function representatives(
  sets: readonly RuleSet[],
  { limit = 1000 }: RepresentativesOptions = {},
): Representatives {
  const distinct = sets.filter((set, i) => sets.findIndex((other) => other.isSameAs(set)) === i);
  const ground = new Ground(distinct);
  const known = new Map<string, Representative>();
  for (const pattern of meetings(distinct, ground)) {
    const key = decided(distinct, ground.frozen(pattern));
    const address = witnessOf(distinct, ground, pattern, key);
    const before = known.get(key);
    if (before === undefined || isPlainer(address, before.address))
      known.set(key, { address, decisions: sets.map((set) => set.decide(address)) });
  }
  const all = [...known.values()].sort((a, b) => (isPlainer(a.address, b.address) ? -1 : 1));
  if (all.length > limit) ground.reach({ code: "work", lines: { old: null, new: null } });
  return { addresses: all.slice(0, limit), proven: ground.isProven, limits: ground.limits };
}

const isPlainer = (a: string, b: string): boolean =>
  a.startsWith("//") === b.startsWith("//")
    ? a.length < b.length || (a.length === b.length && a < b)
    : b.startsWith("//");

/** Verdicts and lines of a word as a text. */
const decided = (sets: readonly RuleSet[], word: string): string =>
  sets
    .map((set) => set.decider(word))
    .map((rule, i) => `${sets[i]?.lineOf(rule)} ${sets[i]?.verdictOf(rule)}`)
    .join(", ");

/** Patterns whose frozen words show every combination of deciding rules. */
function meetings(sets: readonly RuleSet[], ground: Ground): readonly Pattern[] {
  let patterns: ReadonlySet<Pattern> = new Set([ANY]);
  for (const set of sets) {
    const heads = new Heads(partsOf(set));
    const next = new Set<Pattern>();
    for (const pattern of patterns) {
      if (set.decider(ground.frozen(pattern)) === NO_RULE) next.add(pattern);
      for (const entry of heads.fitting(pattern)) meetWith(set, ground, pattern, entry, next);
      if (next.size > MOST_PATTERNS) {
        ground.reach({ code: "work", lines: NO_LINES });
        break;
      }
    }
    patterns = next;
  }
  return [...patterns];
}

const NO_LINES: SideLines = { old: null, new: null };

/** Adds the common parts of a pattern and a rule in which the rule decides. */
function meetWith(
  set: RuleSet,
  ground: Ground,
  pattern: Pattern,
  { part, rule }: Entry,
  into: Set<Pattern>,
): void {
  for (const piece of ground.common(pattern, part, { old: set.lineOf(rule), new: null }))
    if (set.decider(ground.frozen(piece)) === rule) into.add(piece);
}

function partsOf(set: RuleSet): Entry[] {
  return set.rules.flatMap(({ parts, index }) => parts.map((part) => ({ part, rule: index })));
}

/** The shortest address of the pattern that is decided as its frozen word is. */
function witnessOf(
  sets: readonly RuleSet[],
  ground: Ground,
  pattern: Pattern,
  key: string,
): string {
  const frozen = ground.frozen(pattern);
  const found = shortest(pattern, ground.fill.octet, ground.space, (word) =>
    decided(sets, word) === key ? ground.address(word) : null,
  );
  return found ?? ground.address(frozen) ?? frozen;
}
