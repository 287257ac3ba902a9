import type { ReadingId } from "../../model.ts";
import type { RobotsFile } from "../../parse.ts";
import { readingOf } from "../../readings/index.ts";
import { askersIn } from "../askers.ts";
import { flips } from "../flips.ts";
import type { Asker, Change, CrawlerChange, DiffResult, Flips, Limit, Outcome } from "../model.ts";
import { mayMeet, starsIn } from "../patterns/pattern.ts";
import { type RuleSet, ruleSet, type SetRule } from "../rule-set.ts";

/** Rules and lines that are read for all crawlers in one question. */
const MOST_READ = 150_000;
/** Common parts of changed rules with others: past so many the flips of a hostile file would take minutes. */
const MOST_PIECES = 20_000;

/** What flips for one crawler and for others. */
export interface SideEffects {
  /** What flips for the crawler that was asked about, the wanted address included. */
  readonly changes: readonly Change[];
  /** Nothing but one address flips for this crawler: proven. */
  readonly alone: boolean;
  /** Whether `changes` is all that flips for this crawler. */
  readonly proven: boolean;
  readonly limits: readonly Limit[];
  /**
   * What flips for other names; `*` stands for all that no group names. A crawler that falls back to the name that was
   * asked about fares as that one does and is not among them.
   */
  readonly others: readonly CrawlerChange[];
  /** Whether `others` is all that flips for other crawlers. Never in `1996` and `1994`, where parts of names count. */
  readonly othersProven: boolean;
}

/** Crawlers to which the same rules apply, before and after. */
interface Alike {
  readonly before: RuleSet;
  readonly after: RuleSet;
  readonly crawlers: string[];
}

/** What edits of one file change. Keeps account of the work of one question. */
export class Effects {
  readonly #file: RobotsFile;
  readonly #reading: ReadingId;
  readonly #before = new Map<string, RuleSet>();
  #read = 0;

  constructor(file: RobotsFile, reading: ReadingId) {
    this.#file = file;
    this.#reading = reading;
  }

  /** Whether the bound of work is reached: a further edit is then better not looked at. */
  get isSpent(): boolean {
    return this.#read > MOST_READ;
  }

  /** All that flips when the file becomes the edited one, for the crawler of a set and for all others. */
  of(set: RuleSet, edited: RobotsFile): SideEffects {
    const { asker } = set;
    const next = this.#setAfter(edited, asker);
    const own = boundedFlips(set, next);
    const all = askersIn([this.#file, edited], this.#reading);
    const others = this.reach(edited, othersThan(asker, all));
    return {
      ...own,
      alone: own.proven && own.changes.length === 1 && isOneAddress(own.changes[0] as Change),
      others: others.changes,
      // Where parts of names count, other names than the tried ones may be meant.
      othersProven: others.proven && readingOf(this.#reading).groups === "all",
    };
  }

  /** What flips for these crawlers; the first is always asked. Not proven past the bound of work. */
  reach(edited: RobotsFile, askers: readonly Asker[]): DiffResult {
    const groups: Alike[] = [];
    const left = new Set<string>();
    for (const [i, asker] of askers.entries()) {
      if (i > 0 && this.isSpent) {
        left.add(asker.token);
        continue;
      }
      const before = this.#setBefore(asker);
      const after = this.#setAfter(edited, asker);
      const same = groups.find((one) => one.before.isSameAs(before) && one.after.isSameAs(after));
      if (same === undefined) groups.push({ before, after, crawlers: [asker.token] });
      else if (!same.crawlers.includes(asker.token)) same.crawlers.push(asker.token);
    }
    return resultOf(groups, [...left], this.#reading);
  }

  #setBefore(asker: Asker): RuleSet {
    const key = JSON.stringify([asker.tokens, asker.obeysStar]);
    let set = this.#before.get(key);
    if (set === undefined) {
      set = this.#setAfter(this.#file, asker);
      this.#before.set(key, set);
    }
    return set;
  }

  #setAfter(file: RobotsFile, asker: Asker): RuleSet {
    const set = ruleSet(file, asker, this.#reading);
    this.#read += set.rules.length + file.lineCount / 20;
    return set;
  }
}

/** The flips of groups of crawlers, told as a difference of files is; what is the same for several is told once. */
function resultOf(
  groups: readonly Alike[],
  left: readonly string[],
  reading: ReadingId,
): DiffResult {
  const changes = new Map<string, { change: Change; crawlers: string[] }>();
  const limits: DiffResult["limits"][number][] = [];
  const outcomes: Outcome[] = [];
  for (const { before, after, crawlers } of groups) {
    const found = boundedFlips(before, after);
    for (const change of found.changes) note(changes, change, crawlers);
    limits.push(...found.limits.map((limit) => ({ ...limit, crawlers, reading })));
    const opened = found.changes.filter(({ direction }) => direction === "opened").length;
    outcomes.push({
      crawlers,
      reading,
      opened,
      closed: found.changes.length - opened,
      proven: found.proven,
      groups: { old: before.group, new: after.group },
    });
  }
  if (left.length > 0) limits.push({ ...STOPPED, crawlers: left, reading });
  return {
    changes: [...changes.values()].map((one) => ({
      ...one.change,
      crawlers: one.crawlers,
      reading,
    })),
    proven: left.length === 0 && outcomes.every(({ proven }) => proven),
    limits,
    outcomes,
  };
}

const STOPPED = { code: "work", lines: { old: null, new: null } } as const;

function note(
  changes: Map<string, { change: Change; crawlers: string[] }>,
  change: Change,
  crawlers: readonly string[],
): void {
  const key = JSON.stringify(change);
  const known = changes.get(key);
  if (known === undefined) changes.set(key, { change, crawlers: [...crawlers] });
  else known.crawlers.push(...crawlers.filter((one) => !known.crawlers.includes(one)));
}

/** Askers for everybody but one crawler; whoever no file names, told as `*`, comes first. */
export function othersThan(asker: Asker, all: readonly Asker[]): readonly Asker[] {
  const own = asker.tokens[0]?.toLowerCase();
  const others = all.filter(({ tokens: [token] }) => token?.toLowerCase() !== own);
  return [
    ...others.filter(({ token }) => token === "*" && own !== "*"),
    ...others.filter(({ token }) => token !== "*"),
  ];
}

/** All that flips; where that would take minutes, nothing is claimed. */
function boundedFlips(old: RuleSet, next: RuleSet): Flips {
  if (!isHeavy(old, next)) return flips(old, next);
  return { changes: [], proven: false, limits: [STOPPED] };
}

function isHeavy(old: RuleSet, next: RuleSet): boolean {
  const before = new Set(old.rules.map(({ key }) => key));
  const after = new Set(next.rules.map(({ key }) => key));
  let pieces = 0;
  for (const [rules, known, others] of [
    [next.rules, before, old.rules],
    [old.rules, after, next.rules],
  ] as const)
    for (const rule of rules) {
      if (!known.has(rule.key)) pieces += piecesWith(rule, others);
      if (pieces > MOST_PIECES) return true;
    }
  return false;
}

function piecesWith(rule: SetRule, others: readonly SetRule[]): number {
  let pieces = 0;
  for (const part of rule.parts)
    for (const other of others)
      for (const one of other.parts)
        if (mayMeet(part, one)) pieces += waysToMeet(starsIn(part), starsIn(one));
  return pieces;
}

/** In how many ways the stars of two patterns can interleave, an upper bound of their common parts. */
function waysToMeet(a: number, b: number): number {
  let ways = 1;
  for (let i = 1; i <= Math.min(a, b); i++) ways = (ways * (Math.max(a, b) + i)) / i;
  return ways;
}

/** Whether a set of addresses is a single one. */
export function isOneAddress({ pattern, except, exceptLines }: Change): boolean {
  return (
    except.length === 0 &&
    exceptLines === null &&
    pattern.endsWith("$") &&
    !pattern.slice(0, -1).includes("*")
  );
}
