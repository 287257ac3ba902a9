import type { FindingWords } from "../findings.ts";
import { directives } from "./findings/directives.ts";
import { file } from "./findings/file.ts";
import { groups } from "./findings/groups.ts";
import { patterns } from "./findings/patterns.ts";
import { precedence } from "./findings/precedence.ts";
import { stars } from "./findings/stars.ts";
import { tokens } from "./findings/tokens.ts";

/** German words for all findings. */
export const deFindings: FindingWords = {
  ...groups,
  ...directives,
  ...patterns,
  ...stars,
  ...precedence,
  ...tokens,
  ...file,
};
