import { legacyAllow } from "./legacy/legacy-allow.ts";
import { legacyMultiAgent } from "./legacy/legacy-multi-agent.ts";
import { legacyRecordSize } from "./legacy/legacy-record-size.ts";
import { legacyStarNotLast } from "./legacy/legacy-star-not-last.ts";
import { legacyUserAgentCase } from "./legacy/legacy-user-agent-case.ts";
import { legacyWildcard } from "./legacy/legacy-wildcard.ts";

/** Rules on what crawlers of the standards of 1994 and 1996 would do; with the profile `legacy` alone. */
export const legacyRules = [
  legacyWildcard,
  legacyAllow,
  legacyUserAgentCase,
  legacyRecordSize,
  legacyStarNotLast,
  legacyMultiAgent,
] as const;
