import { Ground } from "../../analyse/ground.ts";
import { type RuleSet, ruleSet, type SetRule } from "../../analyse/rule-set.ts";
import type { ReadingId } from "../../model.ts";
import type { RobotsFile } from "../../parse.ts";
import type { RuleGroup } from "../input/effective.ts";

/** Answers about all addresses, for the sets of rules of one file. Each is found once. */
export class Analysis {
  readonly #robots: RobotsFile;
  readonly #sets = new Map<string, RuleSet>();
  readonly #grounds = new Map<RuleSet, Ground>();

  constructor(robots: RobotsFile) {
    this.#robots = robots;
  }

  /** The rules that bind a crawler of that name. */
  set(key: string, reading: ReadingId = "rfc9309"): RuleSet {
    const name = `${reading} ${key}`;
    let set = this.#sets.get(name);
    if (set === undefined) {
      set = ruleSet(this.#robots, key, reading);
      this.#sets.set(name, set);
    }
    return set;
  }

  /**
   * The rules of a set that decide no address, with the lines that decide what they match: proven, as in `ruleStates`, by
   * what decides one word of each pattern that holds an octet which no pattern names. Rules that match no address at all
   * are left out.
   */
  deadIn(group: RuleGroup, reading: ReadingId): ReadonlyMap<number, readonly number[]> {
    const { set, ground } = this.#ground(group, reading);
    const dead = new Map<number, Set<number>>();
    const alive = new Set<number>();
    // Without such an octet nothing is proven.
    for (const rule of ground.fill.isUnused ? set.rules : []) {
      if (rule.line === null) continue;
      const by = decidersOf(set, ground, rule);
      if (by === null) alive.add(rule.line);
      else dead.set(rule.line, new Set([...(dead.get(rule.line) ?? []), ...by]));
    }
    const proven = [...dead].filter(([line, by]) => by.size > 0 && !alive.has(line));
    return new Map(proven.map(([line, by]) => [line, [...by].sort((a, b) => a - b)]));
  }

  /** An address that each disallow rule of a set decides, by line. Rules that decide none are left out. */
  closedBy(group: RuleGroup): ReadonlyMap<number, string> {
    const { set, ground } = this.#ground(group, "rfc9309");
    const closed = new Map<number, string>();
    for (const { index, line, verdict, parts } of set.rules) {
      if (line === null || verdict === "allowed") continue;
      const word = parts
        .filter((part) => ground.holdsQuietly(part) === true)
        .map((part) => ground.frozen(part))
        .find((each) => set.decider(each) === index);
      if (word !== undefined) closed.set(line, word);
    }
    return closed;
  }

  #ground({ keys }: RuleGroup, reading: ReadingId): { set: RuleSet; ground: Ground } {
    const set = this.set(keys[0] ?? "*", reading);
    const ground = this.#grounds.get(set) ?? new Ground([set]);
    this.#grounds.set(set, ground);
    return { set, ground };
  }
}

/** The lines that decide all that a rule matches; null when it decides something itself, or that is not known. */
function decidersOf(set: RuleSet, ground: Ground, rule: SetRule): readonly number[] | null {
  const lines: number[] = [];
  for (const part of rule.parts) {
    const holds = ground.holdsQuietly(part);
    if (holds === false) continue;
    const decider = set.rules[set.decider(ground.frozen(part))];
    if (holds !== true || decider === undefined || decider === rule) return null;
    if (decider.line !== null) lines.push(decider.line);
  }
  return lines;
}
