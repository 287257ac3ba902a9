import { dollarInside } from "./stars/dollar-inside.ts";
import { dollarMissing } from "./stars/dollar-missing.ts";
import { patternRegex } from "./stars/pattern-regex.ts";
import { patternTooBroad } from "./stars/pattern-too-broad.ts";
import { starNeedsSegment } from "./stars/star-needs-segment.ts";
import { starRepeated } from "./stars/star-repeated.ts";
import { starTrailing } from "./stars/star-trailing.ts";

/** Rules on `*` and `$`. */
export const starRules = [
  dollarInside,
  dollarMissing,
  starTrailing,
  starRepeated,
  starNeedsSegment,
  patternTooBroad,
  patternRegex,
] as const;
