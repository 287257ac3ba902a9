import { toText } from "../decode.ts";
import { matches } from "../lookup/match.ts";
import { END, LINE, type Rules, STRIDE } from "../rules.ts";

const STAR = 42;
const DOLLAR = 36;

/** The rules that share a literal head, by what follows it. */
interface Head {
  /** Nothing: everything that begins with the head matches. */
  readonly plain: number[];
  /** `$`. */
  readonly exact: number[];
  /** A star: the whole pattern is tried. */
  readonly starred: number[];
}

/**
 * Finds all rules that match, not only the best. Rules are filed under their text up to the first star or final `$`,
 * and that is looked up at the lengths that occur: the cost grows with the rules that might match, not with all.
 */
export class RuleMatches {
  /** The line of each rule, in order; a rule that stands for two patterns is one. */
  readonly lines: readonly number[];
  readonly #heads = new Map<string, Head>();
  readonly #lengths: readonly number[];
  readonly #rules: Rules;
  /** The rule of each row. */
  readonly #ruleOf: Int32Array;
  /** Which octets each row needs, folded into 32 bits. */
  readonly #needs: Int32Array;

  constructor(rules: Rules, wildcards: boolean) {
    const { count, patterns, rows } = rules;
    const lines: number[] = [];
    const lengths = new Set<number>();
    this.#rules = rules;
    this.#ruleOf = new Int32Array(count);
    this.#needs = new Int32Array(count);
    for (let row = 0; row < count; row++) {
      const from = rows[row * STRIDE] as number;
      const to = rows[row * STRIDE + END] as number;
      const line = rows[row * STRIDE + LINE] as number;
      if (lines.at(-1) !== line) lines.push(line);
      this.#ruleOf[row] = lines.length - 1;
      const end = wildcards ? headEnd(patterns, from, to) : to;
      lengths.add(end - from);
      const head = this.#headOf(text(patterns, from, end));
      if (end === to) head.plain.push(row);
      else if (patterns[end] === DOLLAR) head.exact.push(row);
      else head.starred.push(row);
      if (end < to) this.#needs[row] = fold(patterns, from, to);
    }
    this.lines = lines;
    this.#lengths = [...lengths].sort((a, b) => a - b);
  }

  #headOf(key: string): Head {
    let head = this.#heads.get(key);
    if (head === undefined) {
      head = { plain: [], exact: [], starred: [] };
      this.#heads.set(key, head);
    }
    return head;
  }

  /** Positions in {@link lines} of the rules that match, each once, in no order. */
  find(target: Uint8Array, length: number): number[] {
    const found: number[] = [];
    const whole = text(target, 0, length);
    const lacks = ~fold(target, 0, length);
    for (const size of this.#lengths) {
      if (size > length) break;
      const head = this.#heads.get(whole.slice(0, size));
      if (head === undefined) continue;
      for (const row of head.plain) this.#add(found, row);
      if (size === length) for (const row of head.exact) this.#add(found, row);
      this.#tryAll(found, head.starred, lacks, target, length);
    }
    return found;
  }

  #tryAll(found: number[], rows: number[], lacks: number, target: Uint8Array, length: number) {
    for (const row of rows)
      if (((this.#needs[row] as number) & lacks) === 0) this.#try(found, row, target, length);
  }

  #try(found: number[], row: number, target: Uint8Array, length: number): void {
    const { patterns, rows } = this.#rules;
    const from = rows[row * STRIDE] as number;
    const to = rows[row * STRIDE + END] as number;
    if (matches(patterns, from, to, target, length)) this.#add(found, row);
  }

  /** The second pattern of a line must not count twice. */
  #add(found: number[], row: number): void {
    const rule = this.#ruleOf[row] as number;
    const { count } = this.#rules;
    const isAlone =
      count === this.lines.length ||
      (rule !== this.#ruleOf[row - 1] && rule !== this.#ruleOf[row + 1]);
    if (isAlone || !found.includes(rule)) found.push(rule);
  }
}

/** Where the literal start of a pattern ends: at its first star or final `$`, or nowhere. */
function headEnd(patterns: Uint8Array, from: number, to: number): number {
  for (let i = from; i < to; i++) {
    if (patterns[i] === STAR || (patterns[i] === DOLLAR && i === to - 1)) return i;
  }
  return to;
}

/** Which octets occur but stars and a final `$`, folded. */
function fold(octets: Uint8Array, from: number, to: number): number {
  const end = octets[to - 1] === DOLLAR ? to - 1 : to;
  let bits = 0;
  for (let i = from; i < end; i++) if (octets[i] !== STAR) bits |= 1 << (octets[i] as number);
  return bits;
}

/** Octets as text, one character each. The platform is fast where all are ASCII, as nearly always. */
function text(octets: Uint8Array, from: number, to: number): string {
  let all = 0;
  for (let i = from; i < to; i++) all |= octets[i] as number;
  if (all < 128) return toText(octets, from, to);
  let whole = "";
  for (let i = from; i < to; i++) whole += String.fromCharCode(octets[i] as number);
  return whole;
}
