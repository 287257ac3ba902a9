import { Ground } from "../../analyse/ground.ts";
import type { Pattern } from "../../analyse/patterns/pattern.ts";
import { type RuleSet, ruleSet, type SetRule } from "../../analyse/rule-set.ts";
import { toOctets } from "../../decode.ts";
import type { ReadingId } from "../../model.ts";
import { type RuleGroup, rulesOf } from "../input/effective.ts";
import type { RuleLine } from "../input/groups.ts";

const NAME = "a";

/** Somebody's verdict for an address, with the line of the file that decides. */
export interface AreaDecision {
  readonly verdict: "allowed" | "disallowed";
  readonly line: number | null;
}

/**
 * The rules of one set, ready for questions about all addresses. They are read from their own lines alone: a file of a
 * thousand groups is not read a thousand times.
 */
export class RuleArea {
  readonly #set: RuleSet;
  readonly #ground: Ground;
  /** Lines of the whole file, by the lines of the set's own. */
  readonly #lines: readonly number[];
  #byLine: ReadonlyMap<number, readonly SetRule[]> | null = null;

  /** Reads the rules of a set as a reading does. */
  constructor(bytes: Uint8Array, group: RuleGroup, reading: ReadingId) {
    const rules = [...rulesOf(group)];
    this.#set = ruleSet(fileOf(bytes, rules), NAME, reading);
    this.#ground = new Ground([this.#set]);
    this.#lines = [0, 0, ...rules.map(({ line }) => line.number)];
  }

  /** What decides an address: path and query. */
  decide(target: string): AreaDecision {
    const { verdict, line } = this.#set.decide(target);
    return { verdict, line: this.#lineOf(line) };
  }

  /**
   * The rules that decide no address, with the lines that decide what they match: proven, as in `ruleStates`, by what
   * decides one word of each pattern that holds an octet which no pattern names. Rules that match no address at all are
   * left out.
   */
  dead(): ReadonlyMap<number, readonly number[]> {
    const dead = new Map<number, readonly number[]>();
    // Without such an octet nothing is proven.
    if (!this.#ground.fill.isUnused) return dead;
    for (const [line, rules] of this.#rulesByLine()) {
      const by = rules.map((rule) => this.#decidersOf(rule));
      if (!by.every((lines) => lines !== null)) continue;
      const lines = [...new Set(by.flat())].sort((a, b) => a - b);
      if (lines.length > 0) dead.set(line, lines);
    }
    return dead;
  }

  /** An address that each disallow rule decides, by line. Rules that decide none are left out. */
  closed(): ReadonlyMap<number, string> {
    const closed = new Map<number, string>();
    for (const { index, line, verdict, parts } of this.#set.rules) {
      if (line === null || verdict === "allowed") continue;
      const word = parts
        .filter((part) => this.#ground.holdsQuietly(part) === true)
        .map((part) => this.#ground.frozen(part))
        .find((each) => this.#set.decider(each) === index);
      if (word !== undefined) closed.set(this.#lineOf(line) ?? 0, word);
    }
    return closed;
  }

  /** Whether the rules of two lines match a common address, or it is not known that they do not. */
  meet(a: number, b: number): boolean {
    const lines = { old: a, new: b };
    const others = this.#partsAt(b);
    for (const part of this.#partsAt(a))
      for (const other of others)
        if (this.#ground.common(part, other, lines).length > 0) return true;
    return !this.#ground.isProven;
  }

  #partsAt(line: number): readonly Pattern[] {
    return (this.#rulesByLine().get(line) ?? []).flatMap(({ parts }) => parts);
  }

  #rulesByLine(): ReadonlyMap<number, readonly SetRule[]> {
    if (this.#byLine !== null) return this.#byLine;
    const byLine = new Map<number, SetRule[]>();
    for (const rule of this.#set.rules) {
      const line = this.#lineOf(rule.line);
      if (line === null) continue;
      const known = byLine.get(line);
      if (known === undefined) byLine.set(line, [rule]);
      else known.push(rule);
    }
    this.#byLine = byLine;
    return byLine;
  }

  #lineOf(line: number | null): number | null {
    return line === null ? null : (this.#lines[line] ?? null);
  }

  /** The lines that decide all that a rule matches; null when it decides something itself, or that is not known. */
  #decidersOf(rule: SetRule): readonly number[] | null {
    const lines: number[] = [];
    for (const part of rule.parts) {
      const holds = this.#ground.holdsQuietly(part);
      if (holds === false) continue;
      const decider = this.#set.rules[this.#set.decider(this.#ground.frozen(part))];
      if (holds !== true || decider === undefined || decider === rule) return null;
      const line = this.#lineOf(decider.line);
      if (line !== null) lines.push(line);
    }
    return lines;
  }
}

/** The rules alone, one a line, under one user-agent line. */
function fileOf(bytes: Uint8Array, rules: readonly RuleLine[]): Uint8Array {
  const allow = toOctets("Allow:");
  const disallow = toOctets("Disallow:");
  const end = toOctets("\n");
  const parts = [toOctets(`User-agent:${NAME}\n`)];
  for (const { isAllow, from, to } of rules)
    parts.push(isAllow ? allow : disallow, bytes.subarray(from, to), end);
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
