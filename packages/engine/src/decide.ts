import { writeOctets } from "./decode.ts";
import { equals, matches } from "./match.ts";
import type { Decision } from "./model.ts";
import { OctetWriter } from "./octets.ts";
import type { Reading } from "./readings/reading.ts";
import type { Rules } from "./rules.ts";

/** Position of the best matching rule, or -1. */
export type FindBest = (target: Uint8Array, length: number) => number;

/** Tries every rule that could still win. Right for few rules or few questions. */
export function bestByScan(rules: Rules, wildcards: boolean): FindBest {
  const { count, patterns, starts, ranks } = rules;
  return (target, length) => {
    let best = -1;
    let bestRank = -1;
    for (let i = 0; i < count; i++) {
      const rank = ranks[i] as number;
      if (rank <= bestRank) continue;
      if (rulesMatch(patterns, starts, i, target, length, wildcards)) {
        best = i;
        bestRank = rank;
      }
    }
    return best;
  };
}

/** Whether rule `i` matches the target. */
export function rulesMatch(
  patterns: Uint8Array,
  starts: Int32Array,
  i: number,
  target: Uint8Array,
  length: number,
  wildcards: boolean,
): boolean {
  const from = starts[i] as number;
  const to = starts[i + 1] as number;
  if (wildcards) return matches(patterns, from, to, target, length);
  return to - from <= length && equals(patterns, from, target, 0, to - from);
}

const raw = { octets: new Uint8Array(1024) };
const form = new OctetWriter(1024);
/** Buffers of this size are kept; what a longer address needed is let go. */
const KEEP = 65_536;

/** A target in the form that the reading compares. Shares its buffer with the next call. */
export function formOf(target: string, reading: Reading): OctetWriter {
  const units = target.length;
  if (raw.octets.length < units * 3) raw.octets = new Uint8Array(units * 3);
  const length = encode(target, raw.octets);
  form.length = 0;
  reading.writeTarget(raw.octets, 0, length, form);
  if (raw.octets.length > KEEP) raw.octets = new Uint8Array(1024);
  return form;
}

/** ASCII by hand where that is quicker than a call into the platform. */
function encode(text: string, into: Uint8Array): number {
  const length = text.length;
  if (length > 200) return writeOctets(text, into);
  for (let i = 0; i < length; i++) {
    const c = text.charCodeAt(i);
    if (c >= 0x80) return writeOctets(text, into);
    into[i] = c;
  }
  return length;
}

/** Whether the target may be fetched whatever the rules say. */
export const isExempt = (target: string, reading: Reading): boolean => target === reading.exempt;

/** The decision for `/robots.txt` itself. */
export const EXEMPT: Decision = { verdict: "allowed", basis: "robots-txt-itself", line: null };
const NO_MATCH: Decision = { verdict: "allowed", basis: "no-match", line: null };
const NO_RULES: Decision = { verdict: "allowed", basis: "no-rules", line: null };

/** The decision that the best rule makes. */
export function decisionOf(rules: Rules, best: number, fileHasRules: boolean): Decision {
  if (best < 0) return fileHasRules ? NO_MATCH : NO_RULES;
  const rank = rules.ranks[best] as number;
  // An empty rule has no octets: it allows, whatever it is called.
  const disallows = (rank & 1) === 0 && rank > 0;
  return {
    verdict: disallows ? "disallowed" : "allowed",
    basis: "rule",
    line: rules.lines[best] as number,
  };
}
