import { groupEmpty } from "./groups/group-empty.ts";
import { ruleBeforeGroup } from "./groups/rule-before-group.ts";

/** Rules on how a file falls into groups. */
export const groupRules = [ruleBeforeGroup, groupEmpty] as const;
