import { toText } from "../../decode.ts";
import type { ReadingId } from "../../model.ts";
import { isReadingId, READINGS, readingOf } from "../../readings/index.ts";
import { textArgument } from "../../url.ts";
import { partsOf } from "../patterns/parts.ts";
import { STAR } from "../patterns/pattern.ts";
import { hasWords, spaceOf } from "../patterns/space.ts";
import { wordsOf } from "../patterns/spelling.ts";
import { findFill, Named } from "../patterns/unused.ts";
import { examplesOf } from "./examples.ts";
import { expressionOf } from "./expression.ts";
import type { PatternFacts, PatternRemark } from "./model.ts";
import { nearMissesOf } from "./near-misses.ts";
import { type PatternRule, readRule } from "./rule.ts";
import { partsOfForm, segmentsOf } from "./segments.ts";

/** How a pattern is to be read. */
export interface ExploreOptions {
  /** `rfc9309` unless told. */
  readonly reading?: ReadingId;
  /** Whose pattern it is. `disallow` unless told; the two differ in `google` (`index.htm`) and 1994 (no Allow). */
  readonly kind?: "allow" | "disallow";
}

/**
 * What a pattern means: whether it is taken, what it matches and what it just misses. Read as the value of a rule: white
 * space around it is dropped, a comment and a line end stop it. Every address was asked of the plain matcher. Throws
 * `TypeError` for arguments of the wrong kind, never for what a pattern holds.
 */
export function explorePattern(pattern: string, options: ExploreOptions = {}): PatternFacts {
  const { reading = "rfc9309", kind = "disallow" } = options;
  if (!isReadingId(reading)) throw new TypeError(`reading: expected one of ${READINGS.join(", ")}`);
  if (kind !== "allow" && kind !== "disallow")
    throw new TypeError("kind: expected allow or disallow");
  const rule = readRule(textArgument("pattern", pattern), reading, kind);
  const inForce = rule.skip === null;
  const segments = segmentsOf(rule.form, reading);
  const examples = inForce ? examplesOf(rule) : [];
  return {
    reading,
    kind,
    given: pattern,
    pattern: rule.pattern,
    cut: rule.cut,
    skip: rule.skip,
    normalised: toText(rule.form),
    octets: rule.octets,
    parts: inForce ? partsOfForm(segments) : [],
    also: inForce && rule.alias !== null ? toText(rule.alias) : null,
    expression: inForce ? expressionOf(rule) : null,
    remarks: inForce ? remarksOf(rule) : [],
    examples,
    misses: examples.length > 0 ? nearMissesOf(rule) : [],
  };
}

function remarksOf(rule: PatternRule): PatternRemark[] {
  const { pattern, form, reading } = rule;
  const { wildcards } = readingOf(reading);
  const normalised = toText(form);
  const said: readonly [PatternRemark, boolean][] = [
    ["no-address", !hasAnyAddress(rule)],
    ["everything", wildcards && /^\/?\*+\$?$|^\/$/.test(normalised)],
    ["no-wildcards", !wildcards && /\*|\$$/.test(pattern)],
    ["star-first", wildcards && pattern.startsWith("*")],
    ["final-star", wildcards && /[^*]\*+$/.test(normalised) && normalised !== "/*"],
    ["star-before-end", wildcards && /\*\$$/.test(normalised)],
    ["stars-in-a-row", wildcards && normalised.includes("**")],
    ["dollar-inside", wildcards && /\$./s.test(pattern)],
    ["contains-not-ends", wildcards && /\*[^*?]*\.[A-Za-z0-9]{1,5}$/.test(normalised)],
    ["written-otherwise", normalised !== pattern],
  ];
  return said.flatMap(([remark, holds]) => (holds ? [remark] : []));
}

/** Whether some address that a crawler may request is matched. Only a proven no counts. */
function hasAnyAddress({ form, alias, reading }: PatternRule): boolean {
  const space = spaceOf([reading]);
  const patterns = [form, ...(alias === null ? [] : [alias])].flatMap((one) =>
    wordsOf(readingOf(reading), one, 0, one.length, space),
  );
  const named = new Named();
  for (const one of patterns) named.add(one.replaceAll(STAR, ""));
  const { octet, isUnused } = findFill([named]);
  const parts = patterns.flatMap((one) => partsOf(one, space));
  return !isUnused || parts.some((part) => hasWords(part, octet, space) !== false);
}
