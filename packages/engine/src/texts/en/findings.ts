import type { FindingWords } from "../findings.ts";
import { directives } from "./findings/directives.ts";
import { groups } from "./findings/groups.ts";

/** English words for all findings. */
export const enFindings: FindingWords = { ...groups, ...directives };
