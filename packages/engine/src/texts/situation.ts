import type { FailureKind } from "../outcome.ts";
import type { TestResult } from "../tester/model.ts";
import type { Text } from "./parts.ts";

/** What decided a result, told apart as finely as people need it, with what a sentence about it names. */
interface SituationArgs {
  /** `rule` is the rule as written; null when the result does not carry it. */
  rule: { line: number; rule: string | null };
  "empty-rule": { line: number };
  "no-match": { group: string };
  "no-group": { asked: string };
  "star-not-obeyed": { asked: string };
  "group-without-rules": { group: string };
  "file-empty": Record<never, never>;
  "web-page": Record<never, never>;
  "no-text": Record<never, never>;
  "no-rules": Record<never, never>;
  "robots-txt-itself": Record<never, never>;
  "no-file": { status: number };
  forbidden: { status: number };
  "other-4xx": { status: number | null };
  "redirect-limit": Record<never, never>;
  "redirect-without-location": Record<never, never>;
  "status-429": Record<never, never>;
  "status-5xx": { status: number | null };
  unreachable: { failure: FailureKind };
  "private-address": Record<never, never>;
  cancelled: Record<never, never>;
  "own-limit": Record<never, never>;
  "other-origin": { file: string; asked: string };
  cached: { line: number | null; rule: string | null };
}

/** Name of a situation. */
type SituationCode = keyof SituationArgs;

/** A sentence for every situation. */
export type SituationWords = {
  readonly [Code in SituationCode]: (args: Readonly<SituationArgs[Code]>) => Text;
};

type Situation = {
  [Code in SituationCode]: { readonly code: Code; readonly args: Readonly<SituationArgs[Code]> };
}[SituationCode];

function ruleOf(result: TestResult): string | null {
  const candidate = result.candidates.find((c) => c.line === result.line);
  if (!candidate) return null;
  const key = candidate.kind === "allow" ? "Allow" : "Disallow";
  return `${key}: ${candidate.pattern}`.trimEnd();
}

function originOf(address: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(address)?.[0] ?? address;
}

function unmatched(result: TestResult): Situation {
  const empty = result.candidates.find((c) => c.because === "empty");
  if (empty) return { code: "empty-rule", args: { line: empty.line } };
  const codes = new Set(result.steps.map((step) => step.code));
  const asked = result.crawler.token;
  const group = result.group.token ?? asked;
  if (codes.has("group-star-not-obeyed")) return { code: "star-not-obeyed", args: { asked } };
  if (codes.has("group-without-rules")) return { code: "group-without-rules", args: { group } };
  if (result.group.via === "none") return { code: "no-group", args: { asked } };
  return { code: "no-match", args: { group } };
}

function withoutRules(result: TestResult): Situation {
  const notes = new Set(result.notes);
  if (notes.has("file-empty")) return { code: "file-empty", args: {} };
  if (!notes.has("no-rules-in-file")) return unmatched(result);
  if (notes.has("html-served")) return { code: "web-page", args: {} };
  if (notes.has("binary-served")) return { code: "no-text", args: {} };
  return { code: "no-rules", args: {} };
}

function refused(status: number | null): Situation {
  if (status === 404 || status === 410) return { code: "no-file", args: { status } };
  if (status === 401 || status === 403) return { code: "forbidden", args: { status } };
  return { code: "other-4xx", args: { status } };
}

function withoutFile({ robots: { meaning, status } }: TestResult): Situation {
  switch (meaning.state) {
    case "unavailable":
      return meaning.cause === "status-4xx" ? refused(status) : { code: meaning.cause, args: {} };
    case "not-fetched":
      return { code: meaning.cause, args: {} };
    case "unreachable":
      if (meaning.cause === "status-429") return { code: "status-429", args: {} };
      if (meaning.cause === "status-5xx") return { code: "status-5xx", args: { status } };
      return { code: "unreachable", args: { failure: meaning.cause } };
    case "readable":
      throw new TypeError("A readable file has no verdict by fetch status.");
  }
}

function situationOf(result: TestResult): Situation {
  const { basis, line } = result;
  if (basis === "rule" && line !== null) {
    const decides = result.candidates.find((c) => c.line === line);
    if (decides?.because === "empty") return { code: "empty-rule", args: { line } };
    return { code: "rule", args: { line, rule: ruleOf(result) } };
  }
  switch (basis) {
    case "rule":
    case "no-match":
      return unmatched(result);
    case "no-rules":
      return withoutRules(result);
    case "robots-txt-itself":
      return { code: "robots-txt-itself", args: {} };
    case "other-origin":
      return {
        code: "other-origin",
        args: { file: originOf(result.robots.address), asked: result.origin },
      };
    case "cached":
      return { code: "cached", args: { line, rule: ruleOf(result) } };
    default:
      return withoutFile(result);
  }
}

function tell<Code extends SituationCode>(
  words: SituationWords,
  code: Code,
  args: Readonly<SituationArgs[Code]>,
): Text {
  return words[code](args);
}

/** The sentence after the verdict, from one language's sentences. */
export function verdictSentence(words: SituationWords): (result: TestResult) => Text {
  return (result) => {
    const { code, args } = situationOf(result);
    return tell(words, code, args);
  };
}
