import { compile, type Matcher } from "../../compile.ts";
import { toOctets, toText } from "../../decode.ts";
import type { Line, ReadingId, SkipReason, Span } from "../../model.ts";
import { OctetWriter } from "../../octets.ts";
import { parse } from "../../parse.ts";
import { readingOf } from "../../readings/index.ts";
import type { PatternCut } from "./model.ts";

/** A pattern as a rule of a file would have it. */
export interface PatternRule {
  readonly reading: ReadingId;
  readonly kind: "allow" | "disallow";
  /** As read. */
  readonly pattern: string;
  readonly cut: PatternCut | null;
  readonly skip: SkipReason | null;
  /** The form that is compared. */
  readonly form: Uint8Array;
  readonly octets: number;
  /** The form of the second pattern of an `index.htm` rule, or null. */
  readonly alias: Uint8Array | null;
  /** The plain matcher's word on an address, path and query. */
  readonly matches: (address: string) => boolean;
}

/** Reads a pattern as the value of a rule. Never throws on a string. */
export function readRule(given: string, id: ReadingId, kind: "allow" | "disallow"): PatternRule {
  const reading = readingOf(id);
  const isAllow = kind === "allow";
  const key = isAllow ? "Allow" : "Disallow";
  const file = parse(`User-agent: *\n${key}: ${given}`);
  const line = file.line(2);
  const { from, to } = line.value as Span;
  const value = file.bytes.slice(from, to);
  const end = isAllow && reading.alias !== null ? reading.alias(value, 0, value.length) : -1;
  const { form, octets } = formOfPattern(value, id);
  const alone = [toOctets(`User-agent: *\n${key}: `), value, toOctets("\n")];
  let matcher: Matcher | null = null;
  return {
    reading: id,
    kind,
    pattern: toText(value),
    cut: cutOf(line, file.lineCount),
    skip: skipOf(value, id, isAllow),
    form,
    octets,
    alias: end < 0 ? null : formOfPattern(value.subarray(0, end), id, "$").form,
    matches: (address) => {
      matcher ??= compile(joined(alone), "*", { reading: id });
      // With a host before it, a path that begins with `//` is a path.
      return matcher.decide(`https://h${address}`).line === 2;
    },
  };
}

/** A pattern in the form that the reading compares, with the octets that count; `close` is written behind it. */
function formOfPattern(
  value: Uint8Array,
  id: ReadingId,
  close = "",
): { readonly form: Uint8Array; readonly octets: number } {
  const out = new OctetWriter(value.length * 3 + 8);
  const octets = readingOf(id).writePattern(value, 0, value.length, out);
  const form = out.octets.subarray(0, out.length);
  return { form: joined([form, toOctets(close)]), octets: octets + close.length };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function cutOf(line: Line, lines: number): PatternCut | null {
  if (line.comment !== null) return "comment";
  if (line.nul) return "nul";
  if (line.cut) return "length";
  return lines > 2 ? "line-break" : null;
}

/** An empty pattern never wins over another one, in any reading: it is no rule to explore. */
function skipOf(value: Uint8Array, id: ReadingId, isAllow: boolean): SkipReason | null {
  const reading = readingOf(id);
  if (isAllow && !reading.knowsAllow) return "allow-not-known";
  if (value.length === 0) return "pattern-empty";
  return reading.skips(isAllow, value, 0, value.length);
}
