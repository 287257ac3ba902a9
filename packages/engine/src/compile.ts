import { bestByScan, decisionOf, EXEMPT, type FindBest, formOf } from "./decide.ts";
import { explain } from "./explanation/explain.ts";
import { appliedGroup } from "./explanation/records.ts";
import { bestByIndex } from "./lookup/best-by-index.ts";
import type { AppliedGroup, Decision, Explanation, ReadingId } from "./model.ts";
import { parse, RobotsFile } from "./parse.ts";
import { readingOf } from "./readings/index.ts";
import type { Reading } from "./readings/reading.ts";
import { type Levels, levelsOf, type Selection, select } from "./select.ts";
import { targetOf, textArgument } from "./url.ts";

/** How a question is to be understood. */
export interface CompileOptions {
  /** `rfc9309` unless told. */
  readonly reading?: ReadingId;
  /** False for a crawler that does not obey the groups of `*`. True unless told. */
  readonly obeysStar?: boolean;
  /**
   * `as-read`: several tokens mean what the reading says, a fallback order in `rfc9309`, one crawler with several
   * names in `google`. `in-order`: always a fallback order. `as-read` unless told.
   */
  readonly fallback?: "as-read" | "in-order";
}

/** The rules of a file for one crawler, ready for many addresses. */
export interface Matcher {
  readonly reading: ReadingId;
  /** The effective group. */
  readonly group: AppliedGroup;
  /**
   * Whether an address may be fetched. The address is taken as it stands, whole or as path and query; nothing is
   * resolved or decoded beyond what the reading says. Never throws on a string.
   */
  decide(address: string): Decision;
  /** The same with group, candidates, steps and what other readings answer. */
  explain(address: string): Explanation;
}

/**
 * Compiles the rules that apply to a crawler.
 *
 * `tokens` are product tokens, the crawler's own first and then its fallbacks; `*` asks for the `*` groups.
 * Throws `TypeError`, naming the argument, for arguments of the wrong kind; never for what a file holds.
 */
export function compile(
  input: RobotsFile | Uint8Array | string,
  tokens: string | readonly string[],
  options: CompileOptions = {},
): Matcher {
  const file = input instanceof RobotsFile ? input : parse(input);
  // Copies: what the caller does with the arguments afterwards must not change the answers.
  const asked: readonly string[] = Array.isArray(tokens) ? tokens.slice() : [tokens];
  if (asked.length === 0 || asked.some((t) => typeof t !== "string"))
    throw new TypeError("tokens: expected a string or a list of them");
  return new CompiledMatcher(file, asked, { ...options });
}

/** Questions that are answered by a scan before an index is built: no index for somebody who asks once. */
const PATIENCE = 8;
/** Rules times octets that a scan may touch in one question. */
const HEAVY = 1 << 25;
/** Octets of `/robots.txt`. */
const ROBOTS_TXT = 11;

class CompiledMatcher implements Matcher {
  readonly #file: RobotsFile;
  readonly #reading: Reading;
  readonly #levels: Levels;
  readonly #selection: Selection;
  readonly #options: CompileOptions;
  #findBest: FindBest;
  readonly #others: Partial<Record<ReadingId, Matcher>> = {};
  #group: AppliedGroup | null = null;
  #patience = PATIENCE;

  constructor(file: RobotsFile, tokens: readonly string[], options: CompileOptions) {
    const reading = readingOf(options.reading ?? "rfc9309");
    const inOrder = options.fallback === "in-order" || reading.severalTokens === "in-order";
    this.#file = file;
    this.#reading = reading;
    this.#options = options;
    this.#levels = levelsOf(reading, tokens, options.obeysStar !== false, inOrder);
    this.#selection = select(file.bytes, reading, this.#levels);
    this.#findBest = bestByScan(this.#selection.rules, reading.wildcards);
  }

  get reading(): ReadingId {
    return this.#reading.id;
  }

  get group(): AppliedGroup {
    this.#group ??= appliedGroup(this.#file, this.#reading, this.#levels, this.#selection);
    return this.#group;
  }

  decide(address: string): Decision {
    const form = formOf(textArgument("address", address), this.#reading);
    if (form.length === ROBOTS_TXT && targetOf(address) === this.#reading.exempt) return EXEMPT;
    if (this.#patience > 0) this.#index(form.length);
    return this.#decision(this.#findBest(form.octets, form.length));
  }

  #decision(best: number): Decision {
    return decisionOf(this.#selection.rules, best, this.#selection.fileHasRules);
  }

  /** Builds the index when it pays: for many questions, or for one that a scan would take long to answer. */
  #index(length: number): void {
    const { rules } = this.#selection;
    if (--this.#patience > 0 && rules.count * length <= HEAVY) return;
    this.#patience = 0;
    if (this.#reading.wildcards) this.#findBest = bestByIndex(rules);
  }

  /** The same question in another reading, compiled once. */
  #elsewhere(reading: ReadingId): Matcher {
    this.#others[reading] ??= compile(this.#file, this.#levels.tokens, {
      ...this.#options,
      reading,
    });
    return this.#others[reading];
  }

  explain(address: string): Explanation {
    const target = targetOf(textArgument("address", address));
    return explain({
      file: this.#file,
      reading: this.#reading,
      levels: this.#levels,
      selection: this.#selection,
      group: this.group,
      target,
      decide: (best) => (target === this.#reading.exempt ? EXEMPT : this.#decision(best)),
      elsewhere: (reading) => this.#elsewhere(reading).decide(address),
    });
  }
}
