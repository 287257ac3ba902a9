import type { Language } from "@aushang/engine/texts";
import { check } from "./jobs/check.ts";
import { diff } from "./jobs/diff.ts";
import { explain } from "./jobs/explain.ts";
import { format } from "./jobs/format.ts";
import { impact } from "./jobs/impact.ts";
import { pattern } from "./jobs/pattern.ts";
import { plan } from "./jobs/plan.ts";
import { suite } from "./jobs/suite.ts";
import { why } from "./jobs/why.ts";
import type { JobName, Jobs, Results } from "./model.ts";

/** What can be done in a thread. */
export const JOBS: {
  readonly [Name in JobName]: (
    question: Jobs[Name],
    language: Language,
  ) => Results[Name] | Promise<Results[Name]>;
} = { check, diff, explain, format, impact, pattern, plan, suite, why };
