import type { Catalogue } from "./catalogue.ts";
import { bytes, line, lines, octets } from "./da/amounts.ts";
import { answer } from "./da/answers.ts";
import { limits, note, purpose, skip } from "./da/notes.ts";
import { change, problem } from "./da/problems.ts";
import { status } from "./da/status.ts";
import { step } from "./da/steps.ts";
import { because, closedBy, differs, failure, reading, reason, verdict } from "./da/verdicts.ts";

export { daAnalysis } from "./da/analysis.ts";

/** All Danish words. */
export const da: Catalogue = {
  language: "da",
  locale: "da",
  verdict,
  closedBy,
  because,
  reason,
  step,
  status,
  failure,
  note,
  skip,
  reading,
  differs,
  purpose,
  change,
  problem,
  answer,
  limits,
  line,
  lines,
  octets,
  bytes,
  notDocumented: "ikke dokumenteret",
};
