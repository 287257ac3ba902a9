import { toOctets, writeOctets } from "./decode.ts";
import { equals, matches } from "./lookup/match.ts";
import type { Decision } from "./model.ts";
import { OctetWriter } from "./octets.ts";
import type { Reading } from "./readings/reading.ts";
import { END, LINE, RANK, type Rules, STRIDE } from "./rules.ts";
import { targetOf, targetStart } from "./url.ts";

/** Where the row of the best matching rule begins, or -1. */
export type FindBest = (target: Uint8Array, length: number) => number;

/** Tries every rule that could still win. Right for few rules or few questions. */
export function bestByScan({ patterns, rows }: Rules, wildcards: boolean): FindBest {
  return (target, length) => {
    const size = rows.length;
    let best = -1;
    let bestRank = -1;
    for (let at = 0; at < size; at += STRIDE) {
      const rank = rows[at + RANK] as number;
      if (rank <= bestRank) continue;
      if (ruleMatches(patterns, rows, at, target, length, wildcards)) {
        best = at;
        bestRank = rank;
      }
    }
    return best;
  };
}

/** Whether the rule whose row begins at `at` matches the target. */
export function ruleMatches(
  patterns: Uint8Array,
  rows: Int32Array,
  at: number,
  target: Uint8Array,
  length: number,
  wildcards: boolean,
): boolean {
  const from = rows[at] as number;
  const to = rows[at + END] as number;
  if (wildcards) return matches(patterns, from, to, target, length);
  return to - from <= length && equals(patterns, from, target, 0, to - from);
}

const form = new OctetWriter(1024);
/** A buffer of this size is kept; what a longer address needed is let go. */
const KEEP = 65_536;

/**
 * An address in the form that the reading compares. Shares its buffer with the next call.
 * Most addresses are plain and are written in one pass; the others go the long way.
 */
export function formOf(address: string, reading: Reading): OctetWriter {
  if (form.octets.length > KEEP) form.octets = new Uint8Array(1024);
  const from = targetStart(address);
  if (from >= 0 && writePlain(address, from)) return form;
  return formOfTarget(targetOf(address), reading);
}

/** Addresses from this length on are handed to the platform's encoder, which is faster but slow to call. */
const LONG = 200;

/** Writes the target when all of it is compared as it stands in every reading. */
function writePlain(address: string, from: number): boolean {
  const length = address.length;
  form.length = 0;
  if (length - from > LONG) return encodePlain(address, from);
  form.reserve(length - from + 1);
  const into = form.octets;
  let to = 0;
  if (from === length || address.charCodeAt(from) !== 47) into[to++] = 47;
  for (let i = from; i < length; i++) {
    const c = address.charCodeAt(i);
    if (!isPlainOctet(c)) return false;
    into[to++] = c;
  }
  form.length = to;
  return true;
}

function encodePlain(address: string, from: number): boolean {
  if (address.charCodeAt(from) !== 47) return false;
  form.reserve((address.length - from) * 3);
  const into = form.octets;
  const length = writeOctets(address.slice(from), into);
  for (let i = 0; i < length; i++) if (!isPlainOctet(into[i] as number)) return false;
  form.length = length;
  return true;
}

/** From `&` to DEL without `*`: what every form leaves as it is. */
const isPlainOctet = (c: number): boolean => (c - 38) >>> 0 < 90 && c !== 42;

/** Path and query, without an authority before them, in the form that the reading compares. Shares its buffer too. */
export function formOfTarget(target: string, reading: Reading): OctetWriter {
  const octets = toOctets(target);
  form.length = 0;
  reading.writeTarget(octets, 0, octets.length, form);
  return form;
}

/** Frozen, since all questions share it: who wrote into one answer would change all others. */
const open = (basis: Decision["basis"]): Decision =>
  Object.freeze({ verdict: "allowed", basis, line: null });

/** The decision for `/robots.txt` itself. */
export const EXEMPT: Decision = open("robots-txt-itself");
const NO_MATCH = open("no-match");
const NO_RULES = open("no-rules");

/** The decision that the best rule makes. */
export function decisionOf(rules: Rules, best: number, fileHasRules: boolean): Decision {
  if (best < 0) return fileHasRules ? NO_MATCH : NO_RULES;
  const rank = rules.rows[best + RANK] as number;
  // An empty rule has no octets: it allows, whatever it is called.
  const disallows = (rank & 1) === 0 && rank > 0;
  return {
    verdict: disallows ? "disallowed" : "allowed",
    basis: "rule",
    line: rules.rows[best + LINE] as number,
  };
}
