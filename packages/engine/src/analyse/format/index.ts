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
