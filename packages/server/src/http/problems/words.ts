import type { Language } from "@aushang/engine/texts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** Arguments of each problem that only the HTTP interface has. */
export interface ServerProblems {
  "json-invalid": { line: number; column: number } | null;
  "body-missing": null;
  "body-not-utf8": null;
  "body-invalid": null;
  "body-too-large": { limit: number };
  "media-type": null;
  "content-encoding": null;
  "not-found": null;
  "method-not-allowed": { allowed: string };
  "url-invalid": null;
  "request-malformed": null;
  "too-much-work": null;
  "robots-not-readable": null;
  "suite-invalid": null;
  "log-invalid": null;
  "rate-limited": { seconds: number };
  "target-limited": { host: string; seconds: number };
  "cross-site": null;
  "host-not-allowed": { host: string };
  "page-not-built": null;
  overloaded: { seconds: number };
  stopping: null;
  internal: { id: string };
}

/** Arguments of each fault of one property in a request body. */
export interface FieldFaults {
  "unknown-property": { name: string };
  "wrong-type": { expected: JsonType };
  missing: null;
  "too-few": { limit: number };
  "too-many": { limit: number };
  "not-in-list": { allowed: string };
  repeated: null;
  "named-twice": null;
  "not-together": { other: string };
  needs: { other: string };
  "needs-single": null;
  "too-many-results": { results: number; limit: number };
  /** One of several properties is missing; `names` are all that would do. */
  "needs-one-of": { names: string };
  "too-long": { limit: number };
  "too-deep": null;
  "not-a-file": null;
  "other-origin": { origin: string };
  "not-an-origin": null;
  "environment-unknown": { known: string };
  "environment-needed": { known: string };
  /** A robots.txt beside a suite cannot be read here, and no other is named. */
  "source-missing": null;
  /** Something within a text that was sent; `text` is in the caller's language. */
  "at-line": { line: number; column: number; text: string };
  invalid: null;
}

/** Types that a property may be asked to have. */
export type JsonType = "string" | "boolean" | "array" | "object" | "number";

/** What a person reads: what is wrong, and what to do next. */
export interface ProblemText {
  readonly title: string;
  readonly detail: string;
}

/** Words of the HTTP interface in one language; everything about verdicts comes from the engine's catalogue. */
export interface ServerWords {
  readonly problem: {
    readonly [Code in keyof ServerProblems]: (args: ServerProblems[Code]) => ProblemText;
  };
  readonly fault: { readonly [Code in keyof FieldFaults]: (args: FieldFaults[Code]) => string };
  /** Link on the page for an address that does not exist. */
  readonly toTester: string;
  readonly listen: Readonly<
    Record<"port-taken" | "port-forbidden" | "host-unknown", (host: string, port: number) => string>
  >;
}

const WORDS: Readonly<Record<Language, ServerWords>> = { de, en, da };

/** Words of the HTTP interface in a language. */
export function wordsOf(language: Language): ServerWords {
  return WORDS[language];
}
