import type { NamesCrawler } from "./agents.ts";
import { type RuleListener, scan, scanAll } from "./lines.ts";
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

/** Picks the effective group and its rules in one pass over the file. */
export function select(octets: Uint8Array, reading: Reading, levels: Levels): Selection {
  const selector = new Selector(octets, reading, levels);
  if (reading.blankEndsRecord) scanAll(octets, selector);
  else scan(octets, selector);
  return {
    rules: writer.take(octets),
    level: selector.level,
    fileHasRules: selector.fileHasRules,
  };
}

/**
 * Keeps one list of rules. While only worse levels were met their rules are collected; the first group of a better
 * level empties the list. A group is taken when one of its user-agent lines names the level in force.
 */
class Selector implements RuleListener {
  level: number;
  fileHasRules = false;
  /** The block that is being read belongs to the effective group. */
  #hit = false;
  /** The block has begun: a rule outside of any is no rule. */
  #inBlock = false;
  /** A rule was met: the next user-agent line begins a new block. */
  #ruleSeen = false;
  /** A block of the level in force is complete. */
  #complete = false;
  readonly #octets: Uint8Array;
  readonly #reading: Reading;
  readonly #levels: Levels;

  constructor(octets: Uint8Array, reading: Reading, levels: Levels) {
    this.#octets = octets;
    this.#reading = reading;
    this.#levels = levels;
    this.level = levels.star + 1;
    writer.clear();
  }

  agent(from: number, to: number, exact: boolean, _line: number): boolean {
    if (this.#reading.exactKeys && !exact) return this.#wantsRules();
    if (this.#ruleSeen) this.#endBlock();
    this.#inBlock = true;
    const level = this.#levels.of(this.#octets, from, to);
    if (level < this.level) {
      this.level = level;
      this.#hit = true;
      this.#complete = false;
      writer.clear();
    } else if (level === this.level && level <= this.#levels.star) {
      if (!this.#complete) this.#hit = true;
    }
    return this.#wantsRules();
  }

  rule(
    from: number,
    to: number,
    isAllow: boolean,
    exact: boolean,
    plain: boolean,
    line: number,
  ): boolean {
    const { exactKeys, knowsAllow } = this.#reading;
    if (this.#inBlock && (exact || !exactKeys) && (knowsAllow || !isAllow)) {
      this.fileHasRules = true;
      this.#ruleSeen = true;
      if (this.#hit) this.#add(from, to, isAllow, plain, line);
    }
    return this.#wantsRules();
  }

  /** A blank line, where it ends a record. */
  blank(): void {
    this.#endBlock();
    this.#inBlock = false;
  }

  #endBlock(): void {
    if (this.#hit && this.#reading.groups === "first") this.#complete = true;
    this.#hit = false;
    this.#ruleSeen = false;
  }

  /** Foreign rules matter only until one is known. */
  #wantsRules(): boolean {
    return this.#hit || !this.fileHasRules;
  }

  #add(from: number, to: number, isAllow: boolean, plain: boolean, line: number): void {
    const octets = this.#octets;
    const reading = this.#reading;
    if (reading.skips(isAllow, octets, from, to) !== null) return;
    if (plain) {
      writer.add(from, to, this.#rank(to - from, isAllow), line);
    } else {
      const start = written.length;
      const counted = reading.writePattern(octets, from, to, written);
      this.#addWritten(start, counted, isAllow, line);
    }
    if (!isAllow || reading.alias === null) return;
    const end = reading.alias(octets, from, to);
    if (end < 0) return;
    const start = written.length;
    reading.writePattern(octets, from, end, written);
    written.reserve(1);
    written.octets[written.length++] = 36;
    this.#addWritten(start, written.length - start, isAllow, line);
  }

  #addWritten(start: number, counted: number, isAllow: boolean, line: number): void {
    const behind = this.#octets.length;
    writer.add(behind + start, behind + written.length, this.#rank(counted, isAllow), line);
  }

  #rank(octets: number, isAllow: boolean): number {
    const high = this.#reading.precedence === "octets" ? octets : FIRST - writer.count;
    return high * 2 + (isAllow ? 1 : 0);
  }
}
