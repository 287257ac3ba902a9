import type { Catalogue } from "./catalogue.ts";
import { bytes, line, lines, octets } from "./de/amounts.ts";
import { answer } from "./de/answers.ts";
import { limits, note, purpose, skip } from "./de/notes.ts";
import { change, problem } from "./de/problems.ts";
import { status } from "./de/status.ts";
import { step } from "./de/steps.ts";
import { because, closedBy, differs, failure, reading, reason, verdict } from "./de/verdicts.ts";

export { deAnalysis } from "./de/analysis.ts";

/** All German words, formal address (Sie). */
export const de: Catalogue = {
  language: "de",
  locale: "de",
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
  notDocumented: "nicht dokumentiert",
};
