export { type CompileOptions, compile, type Matcher } from "./compile.ts";
export { applyEdits, type TextEdit } from "./edit.ts";
export { groups, skipped } from "./explanation/records.ts";
export type {
  AppliedGroup,
  Basis,
  Because,
  Candidate,
  Decision,
  Difference,
  Explanation,
  Group,
  GroupVia,
  Line,
  LineKind,
  Piece,
  ReadingId,
  SkipReason,
  Span,
  Spelling,
  Step,
  StepArgs,
  StepCode,
  Verdict,
} from "./model.ts";
export { type FailureKind, type FetchOutcome, type Hop, SIZE_LIMIT } from "./outcome.ts";
export { parse, RobotsFile } from "./parse.ts";
export { isReadingId, READINGS } from "./readings/index.ts";
export { targetOf } from "./url.ts";
