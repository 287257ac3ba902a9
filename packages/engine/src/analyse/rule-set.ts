import { bestByScan, decisionOf, type FindBest, formOfTarget } from "../decide.ts";
import { toText } from "../decode.ts";
import { matching } from "../explanation/explain.ts";
import { bestByIndex } from "../lookup/best-by-index.ts";
import type { ReadingId } from "../model.ts";
import { OctetWriter } from "../octets.ts";
import { parse, RobotsFile } from "../parse.ts";
import { readingOf } from "../readings/index.ts";
import type { Reading } from "../readings/reading.ts";
import { END, LINE, RANK, type Rules, STRIDE } from "../rules.ts";
import { levelsOf, select } from "../select.ts";
import type { Asker } from "./model.ts";
import { partsOf } from "./patterns/parts.ts";
import type { Pattern } from "./patterns/pattern.ts";
import { type Space, spaceOf } from "./patterns/space.ts";
import { wordsOf } from "./patterns/spelling.ts";
import { Named } from "./patterns/unused.ts";

/** What decides an address: a rule of the set, or nothing. */
export interface SetDecision {
  readonly verdict: "allowed" | "disallowed";
  readonly line: number | null;
}

/** A rule of an effective group, as the set of words that it matches. */
export interface SetRule {
  /** Position in {@link RuleSet.rules}. */
  readonly index: number;
  /** Null for what the reading allows by itself, such as `/robots.txt`. */
  readonly line: number | null;
  readonly verdict: "allowed" | "disallowed";
  /** The higher rank decides; of equal ranks the earlier rule. */
  readonly rank: number;
  /** Together all words that it matches, each beginning with `/`; some may hold no word of the space. */
  readonly parts: readonly Pattern[];
  /** Equal keys: the same words at the same rank. */
  readonly key: string;
}

/** Index for "no rule matches". */
export const NO_RULE = -1;

/** Rules up to which a scan is as fast as an index. */
const FEW = 12;
/** Decisions that are kept. */
const KEEP = 50_000;

/** The rules of one effective group, prepared for questions about all addresses. */
export class RuleSet {
  readonly reading: ReadingId;
  readonly asker: Asker;
  readonly file: RobotsFile;
  /** The token of the group that applies: as asked for, `*`, or null for none. */
  readonly group: string | null;
  /** What the words of the rules are. */
  readonly space: Space;
  readonly #reading: Reading;
  readonly #rows: Rules;
  readonly #known = new Map<string, number>();
  readonly #exempt: number;
  /** Made when they are first needed: of many rule sets most are only held against each other. */
  #rules: readonly SetRule[] | null = null;
  #named: Named | null = null;
  #findBest: FindBest | null = null;

  constructor(file: RobotsFile, asker: Asker, id: ReadingId, space: Space = spaceOf([id])) {
    const reading = readingOf(id);
    const levels = levelsOf(reading, asker.tokens, asker.obeysStar, true);
    const { rules: rows, level } = select(file.bytes, reading, levels);
    this.reading = id;
    this.asker = asker;
    this.file = file;
    this.group = level > levels.star ? null : level === levels.star ? "*" : nameOf(asker, level);
    this.space = space;
    this.#reading = reading;
    this.#rows = rows;
    this.#exempt = reading.exempt === null ? NO_RULE : rows.count;
  }

  get rules(): readonly SetRule[] {
    this.#rules ??= this.#prepared();
    return this.#rules;
  }

  /** Octets that the patterns name. */
  get named(): Named {
    if (this.#named === null) {
      this.#named = new Named();
      for (const { parts } of this.rules) for (const part of parts) this.#named.add(part);
    }
    return this.#named;
  }

  #prepared(): readonly SetRule[] {
    const { exempt } = this.#reading;
    const rows = this.#rows;
    const rules = Array.from({ length: rows.count }, (_, i) =>
      ruleAt(this.#reading, rows, i, this.space),
    );
    if (exempt !== null) rules.push(exemption(exempt, rules.length));
    return rules;
  }

  /** The same rules with the words of another space. */
  in(space: Space): RuleSet {
    return new RuleSet(this.file, this.asker, this.reading, space);
  }

  /** The rule that decides a word, asked of the plain matcher. */
  decider(word: string): number {
    if (word === this.#reading.exempt) return this.#exempt;
    let found = this.#known.get(word);
    if (found === undefined) {
      found = this.#decide(word);
      if (this.#known.size >= KEEP) this.#known.clear();
      this.#known.set(word, found);
    }
    return found;
  }

  #decide(word: string): number {
    // Between readings a word is an address; within one it is already in the form that is compared.
    if (this.space.of === "canonical") return this.#ask(formOfTarget(word, this.#reading));
    return this.#ask(writtenOctets(word));
  }

  #ask({ octets, length }: OctetWriter): number {
    this.#findBest ??= finderFor(this.#rows, this.#reading);
    const row = this.#findBest(octets, length);
    return row < 0 ? NO_RULE : row / STRIDE;
  }

  /** Verdict and line for an address: path and query, as requested. */
  decide(target: string): SetDecision {
    const isExempt = target === this.#reading.exempt;
    const rule = isExempt ? undefined : this.rules[this.#ask(formOfTarget(target, this.#reading))];
    return rule === undefined
      ? { verdict: "allowed", line: null }
      : { verdict: rule.verdict, line: rule.line };
  }

  /** Whether the order of lines ranks the rules, instead of their octets. */
  get hasOrder(): boolean {
    return this.#reading.precedence === "order";
  }

  /** The verdict of a rule, or of none. */
  verdictOf(index: number): SetDecision["verdict"] {
    return this.rules[index]?.verdict ?? "allowed";
  }

  lineOf(index: number): number | null {
    return this.rules[index]?.line ?? null;
  }

  /** The rules that match a word, best first, one for each line. Reads all rules. */
  matching(word: string): readonly number[] {
    if (word === this.#reading.exempt) return [this.#exempt];
    const { octets, length } =
      this.space.of === "canonical" ? formOfTarget(word, this.#reading) : writtenOctets(word);
    return matching(this.#rows, this.#reading, octets.slice(0, length)).map((at) => at / STRIDE);
  }

  /** Pattern as written, kind and octets of the rule at a position; null for what the reading allows by itself. */
  written(index: number): { kind: "allow" | "disallow"; pattern: string; octets: number } | null {
    const at = index * STRIDE;
    const { rows } = this.#rows;
    if (index < 0 || at >= rows.length) return null;
    const line = this.file.line(rows[at + LINE] as number);
    const { from, to } = line.value ?? { from: 0, to: 0 };
    const isRanked = this.#reading.precedence === "octets";
    return {
      kind: line.kind === "allow" ? "allow" : "disallow",
      pattern: toText(this.file.bytes, from, to),
      octets: isRanked
        ? (rows[at + RANK] as number) >> 1
        : (rows[at + END] as number) - (rows[at] as number),
    };
  }

  /** Whether the rules are the same lines of the same file in the same reading. */
  isSameAs(other: RuleSet): boolean {
    if (this.file !== other.file || this.reading !== other.reading) return false;
    const a = this.#rows.rows;
    const b = other.#rows.rows;
    return a.length === b.length && a.every((number, i) => number === b[i]);
  }
}

function nameOf(asker: Asker, level: number): string {
  return asker.tokens[level] ?? asker.token;
}

function finderFor(rows: Rules, { wildcards }: Reading): FindBest {
  if (rows.count <= FEW) return bestByScan(rows, wildcards);
  return wildcards ? bestByIndex(rows) : firstByPrefix(rows);
}

/** Where patterns are plain prefixes and the first that matches decides: each is looked up by its text. */
function firstByPrefix({ count, patterns, rows }: Rules): FindBest {
  const textAt = (octets: Uint8Array, from: number, to: number): string => {
    let text = "";
    for (let i = from; i < to; i++) text += String.fromCharCode(octets[i] as number);
    return text;
  };
  const first = new Map<string, number>();
  for (let at = 0; at < count * STRIDE; at += STRIDE) {
    const prefix = textAt(patterns, rows[at] as number, rows[at + END] as number);
    if (!first.has(prefix)) first.set(prefix, at);
  }
  const lengths = [...new Set([...first.keys()].map((prefix) => prefix.length))];
  return (target, length) => {
    const text = textAt(target, 0, length);
    let best = -1;
    for (const size of lengths) {
      if (size > length) continue;
      const at = first.get(text.slice(0, size));
      if (at !== undefined && (best < 0 || at < best)) best = at;
    }
    return best;
  };
}

const written = new OctetWriter(256);

/** A word as octets. Shares its buffer with the next call. */
function writtenOctets(word: string): OctetWriter {
  written.length = 0;
  written.reserve(word.length);
  for (let i = 0; i < word.length; i++) written.octets[written.length++] = word.charCodeAt(i);
  return written;
}

function ruleAt(reading: Reading, { rows, patterns }: Rules, index: number, space: Space): SetRule {
  const at = index * STRIDE;
  const rank = rows[at + RANK] as number;
  const from = rows[at] as number;
  const to = rows[at + END] as number;
  const words = wordsOf(reading, patterns, from, to, space);
  const parts = words.flatMap((pattern) => partsOf(pattern, space));
  const { verdict } = decisionOf({ count: 0, patterns, rows }, at, true);
  return {
    index,
    line: rows[at + LINE] as number,
    verdict,
    rank,
    parts,
    key: `${rank} ${parts.join("\n")}`,
  };
}

/** What is always allowed outranks every rule. */
function exemption(target: string, index: number): SetRule {
  const rank = Number.MAX_SAFE_INTEGER;
  return { index, line: null, verdict: "allowed", rank, parts: [target], key: `${rank} ${target}` };
}

/**
 * The effective group of a crawler, prepared for questions about all addresses. A text as crawler is a product token
 * without fallbacks. Never throws for what a file holds; `TypeError` for arguments of the wrong kind.
 */
export function ruleSet(
  input: RobotsFile | Uint8Array | string,
  asker: Asker | string,
  reading: ReadingId = "rfc9309",
): RuleSet {
  const file = input instanceof RobotsFile ? input : parse(input);
  if (typeof asker === "string")
    return new RuleSet(file, { token: asker, tokens: [asker], obeysStar: true }, reading);
  return new RuleSet(file, asker, reading);
}
