import { patternCaseTwin } from "./patterns/pattern-case-twin.ts";
import { patternFullUrl } from "./patterns/pattern-full-url.ts";
import { patternHashCut } from "./patterns/pattern-hash-cut.ts";
import { patternInvisible } from "./patterns/pattern-invisible.ts";
import { patternNonAscii } from "./patterns/pattern-non-ascii.ts";
import { patternPercentMalformed } from "./patterns/pattern-percent-malformed.ts";
import { patternPercentUnreserved } from "./patterns/pattern-percent-unreserved.ts";
import { patternSpace } from "./patterns/pattern-space.ts";
import { patternTooLong } from "./patterns/pattern-too-long.ts";
import { patternWithoutSlash } from "./patterns/pattern-without-slash.ts";

/** Rules on what a pattern is written with. */
export const patternRules = [
  patternWithoutSlash,
  patternFullUrl,
  patternPercentMalformed,
  patternPercentUnreserved,
  patternNonAscii,
  patternSpace,
  patternInvisible,
  patternCaseTwin,
  patternHashCut,
  patternTooLong,
] as const;
