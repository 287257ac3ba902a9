import type { NamesCrawler } from "./agents.ts";
import { type RuleListener, scan } from "./lines.ts";
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

/** Picks the effective group and its rules in one pass over the file. */
export function select(octets: Uint8Array, reading: Reading, levels: Levels): Selection {
  const selector = new Selector(octets, reading, levels);
  scan(octets, selector);
  return {
    rules: writer.take(octets, reading.precedence === "order"),
    level: selector.level,
    fileHasRules: selector.fileHasRules,
  };
}

/**
 * Keeps one list of rules. While only worse levels were met their rules are collected; the first group of a better
 * level empties the list. A group is taken when one of its user-agent lines names the level in force.
 */
class Selector implements RuleListener {
  readonly hearsBlanks: boolean;
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
    this.hearsBlanks = reading.blankEndsRecord;
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
    if (this.#inBlock && (exact || !this.#reading.exactKeys)) {
      this.fileHasRules = true;
      this.#ruleSeen = true;
      if (this.#hit) this.#add(from, to, isAllow, plain, line);
    }
    return this.#wantsRules();
  }

  blank(): void {
    this.#endBlock();
    this.#inBlock = false;
  }

  #endBlock(): void {
    if (this.#hit && this.#reading.groups === "first") this.#complete = true;
    this.#hit = false;
    this.#ruleSeen = false;
  }

  /** Foreign rules matter only until one is known, and where blank lines end a block. */
  #wantsRules(): boolean {
    return this.#hit || !this.fileHasRules || this.hearsBlanks;
  }

  #add(from: number, to: number, isAllow: boolean, plain: boolean, line: number): void {
    const octets = this.#octets;
    const reading = this.#reading;
    if (reading.skips(isAllow, octets, from, to) !== null) return;
    const allow = isAllow ? 1 : 0;
    if (plain) {
      writer.add(from, to, (to - from) * 2 + allow, line);
      if (isAllow && reading.alias !== null) addAlias(reading.alias(octets, from, to), octets, from, line);
      return;
    }
    const { written } = writer;
    const start = written.length;
    const counted = reading.writePattern(octets, from, to, written);
    writer.addWritten(start, counted * 2 + allow, line);
    if (isAllow && reading.alias !== null)
      addAlias(reading.alias(written.octets, start, written.length), written.octets, start, line);
  }
}

/** Adds the second pattern of a rule: what stands before `end`, closed by `$`. */
function addAlias(end: number, octets: Uint8Array, from: number, line: number): void {
  if (end < 0) return;
  const { written } = writer;
  const start = written.length;
  written.reserve(end - from + 1);
  for (let i = from; i < end; i++) written.octets[written.length++] = octets[i] as number;
  written.octets[written.length++] = 36;
  writer.addWritten(start, (end - from + 1) * 2 + 1, line);
}
