import type { Language } from "@aushang/engine/texts";
import { check } from "./check.ts";
import { diff } from "./diff.ts";
import { explain } from "./explain.ts";
import { format } from "./format.ts";
import { impact } from "./impact.ts";
import type { JobName, Jobs, Results } from "./model.ts";
import { pattern } from "./pattern.ts";
import { plan } from "./plan.ts";
import { suite } from "./suite.ts";
import { why } from "./why.ts";

/** What can be done in a thread. */
export const JOBS: {
  readonly [Name in JobName]: (
    question: Jobs[Name],
    language: Language,
  ) => Results[Name] | Promise<Results[Name]>;
} = { check, diff, explain, format, impact, pattern, plan, suite, why };
