import type { FindingWords } from "../findings.ts";
import { directives } from "./findings/directives.ts";
import { groups } from "./findings/groups.ts";

/** Danish words for all findings. */
export const daFindings: FindingWords = { ...groups, ...directives };
