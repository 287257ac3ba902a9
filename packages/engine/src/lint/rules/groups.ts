import { groupEmpty } from "./groups/group-empty.ts";
import { groupFreesCrawler } from "./groups/group-frees-crawler.ts";
import { groupGlued } from "./groups/group-glued.ts";
import { groupRepeated } from "./groups/group-repeated.ts";
import { groupSplitBlank } from "./groups/group-split-blank.ts";
import { ruleBeforeGroup } from "./groups/rule-before-group.ts";
import { starGroupRepeated } from "./groups/star-group-repeated.ts";

/** Rules on how a file falls into groups. */
export const groupRules = [
  ruleBeforeGroup,
  groupEmpty,
  groupFreesCrawler,
  groupGlued,
  groupSplitBlank,
  groupRepeated,
  starGroupRepeated,
] as const;
