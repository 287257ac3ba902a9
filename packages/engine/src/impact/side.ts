import type { Asker } from "../analyse/model.ts";
import { compile, type Matcher } from "../compile.ts";
import { formOf } from "../decide.ts";
import type { ReadingId, Span } from "../model.ts";
import { parse, RobotsFile } from "../parse.ts";
import { readingOf } from "../readings/index.ts";
import type { Reading } from "../readings/reading.ts";
import { levelsOf, select } from "../select.ts";
import type { RuleRef } from "./model.ts";
import { RuleMatches } from "./rule-matches.ts";

/** What one file says about one address. */
export interface Answer {
  readonly disallowed: boolean;
  readonly line: number | null;
  /** Position of the deciding rule among those of the set, -1 where none decides. */
  readonly decides: number;
  /** Positions of all that match. */
  readonly matched: readonly number[];
}

/** The rules of one file for one crawler, for decisions and for counting. */
export class RuleSide {
  /** Equal keys of one file: the same rules. */
  readonly key: string;
  readonly group: string | null;
  readonly rules: readonly RuleRef[];
  readonly #matcher: Matcher;
  readonly #matches: RuleMatches;
  readonly #positions: ReadonlyMap<number, number>;
  readonly #reading: Reading;

  constructor(file: RobotsFile, asker: Asker, id: ReadingId) {
    const reading = readingOf(id);
    const levels = levelsOf(reading, asker.tokens, asker.obeysStar, true);
    const { rules } = select(file.bytes, reading, levels);
    this.#reading = reading;
    this.#matcher = compile(file, asker.tokens, {
      reading: id,
      obeysStar: asker.obeysStar,
      fallback: "in-order",
    });
    this.#matches = new RuleMatches(rules, reading.wildcards);
    const { lines } = this.#matches;
    this.#positions = new Map(lines.map((line, i) => [line, i]));
    this.group = this.#matcher.group.token;
    this.rules = lines.map((line) => ruleAt(file, line));
    this.key = `${this.group === null ? "none" : "some"} ${lines.join(" ")}`;
  }

  /** The answer for a path and query. The verdict is the matcher's alone; the index only says who else matches. */
  answer(target: string): Answer {
    // What begins with two slashes would be read as a host.
    const asked = target.startsWith("//") ? `http://host${target}` : target;
    const { verdict, line, basis } = this.#matcher.decide(asked);
    const { octets, length } = formOf(asked, this.#reading);
    const isExempt = basis === "robots-txt-itself";
    return {
      disallowed: verdict === "disallowed",
      line,
      decides: line === null ? -1 : (this.#positions.get(line) as number),
      matched: isExempt ? [] : this.#matches.find(octets, length),
    };
  }
}

function ruleAt(file: RobotsFile, number: number): RuleRef {
  const line = file.line(number);
  return {
    line: number,
    kind: line.kind === "allow" ? "allow" : "disallow",
    pattern: file.text(line.value as Span),
  };
}

/** A file as it was given, parsed. */
export function asFile(input: RobotsFile | Uint8Array | string): RobotsFile {
  return input instanceof RobotsFile ? input : parse(input);
}
