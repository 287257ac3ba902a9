import { Ground } from "../../analyse/ground.ts";
import type { RuleState } from "../../analyse/model.ts";
import { type RuleSet, ruleSet } from "../../analyse/rule-set.ts";
import { ruleStates } from "../../analyse/rule-states.ts";
import type { ReadingId } from "../../model.ts";
import type { RobotsFile } from "../../parse.ts";
import type { RuleGroup } from "../input/effective.ts";
import { Budget } from "./budget.ts";

/** Rules that are looked at in full. Real files have up to 40,000, one in a thousand more than 3,000. */
const WORK = 120_000;

/** Answers about all addresses, for the sets of rules of one file. Each is found once. */
export class Analysis {
  readonly #robots: RobotsFile;
  readonly #budget = new Budget(WORK);
  readonly #sets = new Map<string, RuleSet>();
  readonly #grounds = new Map<RuleSet, Ground>();
  readonly #states = new Map<string, ReadonlyMap<number, RuleState> | null>();

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

  /** Whether any rule of a set might decide nothing. Far cheaper than to know which, and which are proven. */
  hasDoubtful(group: RuleGroup, reading: ReadingId): boolean {
    const { set, ground } = this.#ground(group, reading);
    return set.rules.some(
      ({ index, line, parts }) =>
        line !== null && !parts.some((part) => set.decider(ground.frozen(part)) === index),
    );
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

  /** What becomes of each rule of a set, by line; null where that is too much work. */
  states(
    { keys, groups }: RuleGroup,
    reading: ReadingId = "rfc9309",
  ): ReadonlyMap<number, RuleState> | null {
    const key = keys[0] ?? "*";
    const name = `${reading} ${key}`;
    const known = this.#states.get(name);
    if (known !== undefined) return known;
    const count = groups.reduce((sum, { rules }) => sum + rules.length, 0);
    const states = this.#budget.spend(count + 1)
      ? new Map(ruleStates(this.set(key, reading)).map((state) => [state.line, state]))
      : null;
    this.#states.set(name, states);
    return states;
  }
}
