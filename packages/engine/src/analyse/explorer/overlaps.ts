import { textArgument } from "../../url.ts";
import { Ground } from "../ground.ts";
import { shortest } from "../patterns/filling.ts";
import { covers, mayMeet, type Pattern, starsIn } from "../patterns/pattern.ts";
import { type RuleSet, ruleSet, type SetRule } from "../rule-set.ts";
import type { Overlap, Overlaps, Relation } from "./model.ts";
import type { ExploreOptions } from "./pattern-facts.ts";
import { readRule } from "./rule.ts";

/** Rules that are listed; the others are counted. */
const MOST_LISTED = 500;

/** Common parts that are formed in one question. */
const MOST_PIECES = 20_000;
/** Common parts, and stars of one, in which the shortest address is looked for. */
const MOST_FILLED = 4;
const MOST_STARS = 6;

/** A rule with all patterns that it stands for. */
interface Side {
  readonly parts: readonly Pattern[];
  readonly pattern: string;
  readonly kind: "allow" | "disallow";
  readonly octets: number;
}

/**
 * The rules of an effective group that match some address which the pattern matches too, in file order: how the two lie
 * to each other, an address that both match, and which of the two would decide it if the pattern were a rule behind all
 * others. Over addresses as they are requested. Empty for a pattern that is no rule in the reading of the set.
 */
export function overlapsOf(
  pattern: string,
  set: RuleSet,
  options: Pick<ExploreOptions, "kind"> = {},
): Overlaps {
  const { kind = "disallow" } = options;
  const rule = readRule(textArgument("pattern", pattern), set.reading, kind);
  if (rule.skip !== null) return { overlaps: [], proven: true, unproven: [], more: 0 };
  const key = kind === "allow" ? "Allow" : "Disallow";
  const own = ruleSet(`User-agent: *\n${key}: ${rule.pattern}\n`, "*", set.reading);
  const search = new Search(new Ground([own, set]), sideOf(own, own.rules));
  const overlaps: Overlap[] = [];
  let more = 0;
  for (const [line, rules] of byLine(set)) {
    const side = sideOf(set, rules);
    // A rule without a path never wins over another one.
    if (side.octets === 0) continue;
    const common = search.common(line, side);
    if (common.length === 0) continue;
    if (overlaps.length < MOST_LISTED) overlaps.push(search.overlap(line, side, common, set));
    else more++;
  }
  const unproven = [...search.unproven].sort((a, b) => a - b);
  return { overlaps, proven: unproven.length === 0, unproven, more };
}

function byLine(set: RuleSet): ReadonlyMap<number, SetRule[]> {
  const lines = new Map<number, SetRule[]>();
  for (const rule of set.rules) {
    if (rule.line === null) continue;
    const known = lines.get(rule.line);
    if (known === undefined) lines.set(rule.line, [rule]);
    else known.push(rule);
  }
  return lines;
}

function sideOf(set: RuleSet, rules: readonly SetRule[]): Side {
  const own = rules.filter((rule) => rule.line !== null);
  const written = set.written((own[0] as SetRule).index);
  return {
    parts: own.flatMap((rule) => rule.parts),
    pattern: written?.pattern ?? "",
    kind: written?.kind ?? "disallow",
    octets: written?.octets ?? 0,
  };
}

class Search {
  /** Lines at which a bound was reached. */
  readonly unproven: Set<number> = new Set();
  readonly #ground: Ground;
  readonly #asked: Side;
  #pieces = 0;

  constructor(ground: Ground, asked: Side) {
    this.#ground = ground;
    this.#asked = { ...asked, parts: asked.parts.filter((part) => this.#mayHold(part)) };
  }

  /** The addresses that both match, as patterns that hold some; none where a bound was reached. */
  common(line: number, rule: Side): readonly Pattern[] {
    const found: Pattern[] = [];
    for (const a of this.#asked.parts)
      for (const b of rule.parts) if (mayMeet(a, b)) found.push(...this.#meet(line, a, b));
    return found;
  }

  #meet(line: number, a: Pattern, b: Pattern): readonly Pattern[] {
    if (this.#pieces > MOST_PIECES) {
      this.unproven.add(line);
      return [];
    }
    const before = this.#ground.limits.length;
    const pieces = this.#ground.common(a, b, { old: null, new: line });
    this.#pieces += pieces.length;
    if (this.#ground.limits.length > before) this.unproven.add(line);
    return pieces;
  }

  overlap(line: number, rule: Side, common: readonly Pattern[], set: RuleSet): Overlap {
    const parts = rule.parts.filter((part) => this.#mayHold(part));
    return {
      line,
      kind: rule.kind,
      pattern: rule.pattern,
      octets: rule.octets,
      relation: this.#relation(line, parts),
      witness: this.#witness(common),
      ...winner(this.#asked, rule, set.hasOrder),
    };
  }

  #mayHold(part: Pattern): boolean {
    return this.#ground.holdsQuietly(part) !== false;
  }

  /** A short address of these patterns. */
  #witness(common: readonly Pattern[]): string {
    const ground = this.#ground;
    const shortFirst = [...common].sort((a, b) => a.length - b.length).slice(0, MOST_FILLED);
    return shortFirst
      .map((piece) => {
        const word = ground.frozen(piece);
        const frozen = ground.address(word) ?? word;
        if (starsIn(piece) > MOST_STARS) return frozen;
        return (
          shortest(piece, ground.fill.octet, ground.space, (text) => ground.address(text)) ?? frozen
        );
      })
      .reduce((best, word) => (isBetter(word, best) ? word : best));
  }

  /** With an octet that neither names, what one does not cover has an address outside of it. */
  #relation(line: number, parts: readonly Pattern[]): Relation {
    const contains = isCovered(parts, this.#asked.parts);
    const within = isCovered(this.#asked.parts, parts);
    if (!this.#ground.fill.isUnused && !(contains && within)) this.unproven.add(line);
    if (contains) return within ? "same" : "contains";
    return within ? "within" : "overlaps";
  }
}

const isCovered = (inner: readonly Pattern[], outer: readonly Pattern[]): boolean =>
  inner.every((one) => outer.some((other) => covers(other, one)));

const isBetter = (a: string, b: string): boolean =>
  a.startsWith("//") === b.startsWith("//") ? a.length < b.length : b.startsWith("//");

function winner(asked: Side, rule: Side, hasOrder: boolean): Pick<Overlap, "wins" | "by"> {
  if (hasOrder) return { wins: "rule", by: "order" };
  if (asked.octets !== rule.octets)
    return { wins: asked.octets > rule.octets ? "asked" : "rule", by: "octets" };
  if (asked.kind !== rule.kind)
    return { wins: asked.kind === "allow" ? "asked" : "rule", by: "allow" };
  return { wins: "rule", by: "order" };
}
