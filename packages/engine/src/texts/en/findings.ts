import type { FindingWords } from "../findings.ts";
import { directives } from "./findings/directives.ts";
import { extensions } from "./findings/extensions.ts";
import { fetch } from "./findings/fetch.ts";
import { file } from "./findings/file.ts";
import { groups } from "./findings/groups.ts";
import { legacy } from "./findings/legacy.ts";
import { patterns } from "./findings/patterns.ts";
import { precedence } from "./findings/precedence.ts";
import { signals } from "./findings/signals.ts";
import { site } from "./findings/site.ts";
import { sitemaps } from "./findings/sitemaps.ts";
import { stars } from "./findings/stars.ts";
import { tokens } from "./findings/tokens.ts";

/** English words for all findings. */
export const enFindings: FindingWords = {
  ...groups,
  ...directives,
  ...patterns,
  ...stars,
  ...precedence,
  ...tokens,
  ...sitemaps,
  ...extensions,
  ...signals,
  ...site,
  ...legacy,
  ...file,
  ...fetch,
};
