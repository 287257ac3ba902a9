import type { FindingWords } from "../findings.ts";
import { directives } from "./findings/directives.ts";
import { groups } from "./findings/groups.ts";

/** German words for all findings. */
export const deFindings: FindingWords = { ...groups, ...directives };
