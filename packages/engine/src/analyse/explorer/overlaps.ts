import { textArgument } from "../../url.ts";
import { Ground } from "../ground.ts";
import { isAddress } from "../patterns/domain.ts";
import { shortest } from "../patterns/filling.ts";
import { covers, matchesWord, mayMeet, type Pattern } from "../patterns/pattern.ts";
import { type RuleSet, ruleSet, type SetRule } from "../rule-set.ts";
import type { Overlap, Overlaps, Relation } from "./model.ts";
import type { ExploreOptions } from "./pattern-facts.ts";
import { readRule } from "./rule.ts";

/** Rules that are listed; the others are counted. */
const MOST_LISTED = 500;

/** A rule with all patterns that it stands for. */
interface Side {
  readonly parts: readonly Pattern[];
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
  const asked = ruleSet(`User-agent: *\n${key}: ${rule.pattern}\n`, "*", set.reading);
  const search = new Search(new Ground([asked, set]), sideOf(asked, [...asked.rules]));
  const overlaps: Overlap[] = [];
  let more = 0;
  for (const [line, rules] of byLine(set)) {
    const found = search.overlap(line, sideOf(set, rules), set, rules);
    if (found === null) continue;
    if (overlaps.length < MOST_LISTED) overlaps.push(found);
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
    kind: written?.kind ?? "disallow",
    octets: written?.octets ?? 0,
  };
}

class Search {
  /** Lines at which a bound was reached. */
  readonly unproven = new Set<number>();
  readonly #ground: Ground;
  readonly #asked: Side;

  constructor(ground: Ground, asked: Side) {
    this.#ground = ground;
    this.#asked = { ...asked, parts: asked.parts.filter((part) => this.#mayHold(part)) };
  }

  /** How the pattern and a rule overlap; null when no address is in both. */
  overlap(line: number, rule: Side, set: RuleSet, rules: readonly SetRule[]): Overlap | null {
    const parts = rule.parts.filter((part) => this.#mayHold(part));
    const witness = this.#witness(line, parts);
    if (witness === null) return null;
    const written = set.written((rules[0] as SetRule).index);
    return {
      line,
      kind: rule.kind,
      pattern: written?.pattern ?? "",
      octets: rule.octets,
      relation: this.#relation(line, parts),
      witness,
      ...winner(this.#asked, rule, set.hasOrder),
    };
  }

  #mayHold(part: Pattern): boolean {
    return this.#ground.holdsQuietly(part) !== false;
  }

  /** A shortest address that both match; null when there is none, or when none was found at a bound. */
  #witness(line: number, parts: readonly Pattern[]): string | null {
    let best: string | null = null;
    const ground = this.#ground;
    for (const a of this.#asked.parts)
      for (const b of parts) {
        if (!mayMeet(a, b)) continue;
        const before = ground.limits.length;
        const pieces = ground.common(a, b, { old: null, new: line });
        if (ground.isSpent || ground.limits.length > before) this.unproven.add(line);
        for (const piece of pieces) {
          const word = shortest(
            piece,
            ground.fill.octet,
            (one) => isAddress(one, ground.domain) && matchesWord(a, one) && matchesWord(b, one),
          );
          if (word !== null && (best === null || isBetter(word, best))) best = word;
        }
      }
    return best;
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
