export type {
  Area,
  AreaKind,
  Audience,
  Extent,
  Freed,
  GroupSummary,
  Remark,
  Summary,
} from "./model.ts";
export { type SummaryOptions, summarise } from "./summary.ts";
