import type { NamesCrawler } from "./agents.ts";
import { type BlankListener, scan, scanAll } from "./lines.ts";
import type { Reading } from "./readings/reading.ts";
import { type Rules, RuleWriter } from "./rules.ts";

/** What the asked tokens name, best first: a level is the position in the fallback order, the last level is `*`. */
export interface Levels {
  /** The best level that a user-agent value names, or a number greater than `star`. */
  readonly of: NamesLevel;
  /** The level of `*`. */
  readonly star: number;
  /** The asked token of each level but the last. */
  readonly tokens: readonly string[];
}

type NamesLevel = (octets: Uint8Array, from: number, to: number) => number;

/** The levels of a question. Where a reading merges several tokens they share the first level. */
export function levelsOf(
  reading: Reading,
  tokens: readonly string[],
  obeysStar: boolean,
  inOrder: boolean,
): Levels {
  const named: readonly NamesCrawler[] = tokens.map(reading.names);
  const star = inOrder ? named.length : 1;
  const none = star + 1;
  const of: NamesLevel = (octets, from, to) => {
    if (reading.isStar(octets, from, to)) {
      // `*` as an asked token asks for the `*` groups; it is no name of its own.
      return obeysStar ? star : none;
    }
    for (let i = 0; i < named.length; i++)
      if ((named[i] as NamesCrawler)(octets, from, to)) return inOrder ? i : 0;
    return none;
  };
  return { of, star, tokens };
}

/** The rules that apply to a question. */
export interface Selection {
  readonly rules: Rules;
  /** The level of the effective group, or a number greater than `star` when no group applies. */
  readonly level: number;
  /** Whether any group of the file has an allow or disallow line. */
  readonly fileHasRules: boolean;
}

const writer = new RuleWriter();
const { written } = writer;
/** Rank of the first rule where the order decides, halved: more than any file has rules. */
const FIRST = 1 << 29;

/**
 * Picks the effective group and its rules in one pass over the file.
 *
 * There is one list of rules. While only worse levels were met their rules are collected; the first group of a better
 * level empties the list. A group is taken when one of its user-agent lines names the level in force.
 */
export function select(octets: Uint8Array, reading: Reading, levels: Levels): Selection {
  const { exactKeys, knowsAllow } = reading;
  let level = levels.star + 1;
  let fileHasRules = false;
  /** The block that is being read belongs to the effective group. */
  let hit = false;
  /** The block has begun: a rule outside of any is no rule. */
  let inBlock = false;
  /** A rule was met: the next user-agent line begins a new block. */
  let ruleSeen = false;
  /** A block of the level in force is complete, and only the first counts. */
  let complete = false;

  const endBlock = () => {
    complete ||= hit && reading.groups === "first";
    hit = ruleSeen = false;
  };
  const listener: BlankListener = {
    agent(from, to, exact) {
      if (exact || !exactKeys) {
        if (ruleSeen) endBlock();
        inBlock = true;
        const named = levels.of(octets, from, to);
        if (named < level) {
          level = named;
          hit = true;
          complete = false;
          writer.clear();
        } else if (named === level && named <= levels.star) {
          hit ||= !complete;
        }
      }
      return hit || !fileHasRules;
    },
    rule(from, to, isAllow, exact, plain, line) {
      if (inBlock && (exact || !exactKeys) && (knowsAllow || !isAllow)) {
        fileHasRules = ruleSeen = true;
        if (hit) addRule(octets, reading, from, to, isAllow, plain, line);
      }
      // Foreign rules matter only until one is known.
      return hit || !fileHasRules;
    },
    blank() {
      endBlock();
      inBlock = false;
    },
  };

  writer.clear();
  if (reading.blankEndsRecord) scanAll(octets, listener);
  else scan(octets, listener);
  return { rules: writer.take(octets), level, fileHasRules };
}

function addRule(
  octets: Uint8Array,
  reading: Reading,
  from: number,
  to: number,
  isAllow: boolean,
  plain: boolean,
  line: number,
): void {
  if (reading.skips(isAllow, octets, from, to) !== null) return;
  if (plain) writer.add(from, to, rankOf(reading, to - from, isAllow), line);
  else addWritten(octets, reading, from, to, isAllow, false, line);
  const end = isAllow && reading.alias !== null ? reading.alias(octets, from, to) : -1;
  if (end >= 0) addWritten(octets, reading, from, end, isAllow, true, line);
}

/** Adds a rule whose pattern is written out, behind the file, and closed by `$` if it `closes`. */
function addWritten(
  octets: Uint8Array,
  reading: Reading,
  from: number,
  to: number,
  isAllow: boolean,
  closes: boolean,
  line: number,
): void {
  const start = written.length;
  let counted = reading.writePattern(octets, from, to, written);
  if (closes) {
    written.reserve(1);
    written.octets[written.length++] = 36;
    counted++;
  }
  const behind = octets.length;
  const rank = rankOf(reading, counted, isAllow);
  writer.add(behind + start, behind + written.length, rank, line);
}

function rankOf(reading: Reading, counted: number, isAllow: boolean): number {
  const high = reading.precedence === "octets" ? counted : FIRST - writer.count;
  return high * 2 + (isAllow ? 1 : 0);
}
