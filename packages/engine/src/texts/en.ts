import type { Catalogue } from "./catalogue.ts";
import { bytes, line, lines, octets } from "./en/amounts.ts";
import { answer } from "./en/answers.ts";
import { limits, note, purpose, skip } from "./en/notes.ts";
import { change, problem } from "./en/problems.ts";
import { status } from "./en/status.ts";
import { step } from "./en/steps.ts";
import { because, closedBy, differs, failure, reading, reason, verdict } from "./en/verdicts.ts";

export { enAnalysis } from "./en/analysis.ts";

/** All English words. */
export const en: Catalogue = {
  language: "en",
  locale: "en",
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
  notDocumented: "not documented",
};
