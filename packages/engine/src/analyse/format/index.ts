export {
  type Appended,
  type AppendOptions,
  appendPolicy,
  type PolicyWarning,
} from "./append.ts";
export { formatFile } from "./format.ts";
export type {
  Counterexample,
  FormatMode,
  FormatOptions,
  FormatStep,
  FormatStepArgs,
  FormatStepCode,
  Formatted,
  Refusal,
  RefusalReason,
} from "./model.ts";
