import { toOctets } from "../../src/decode.ts";
import { applyEdits } from "../../src/edit.ts";
import { type Example, type Finding, type LintOptions, lint, rules } from "../../src/lint/index.ts";

/** One example of one rule. */
export interface RuleExample extends Example {
  readonly id: string;
  readonly number: number;
  readonly profile: LintOptions;
}

/** All examples of all rules. */
export const examples: readonly RuleExample[] = rules.flatMap((rule) =>
  rule.examples.map((example: Example, i) => ({
    ...example,
    id: rule.id,
    number: i + 1,
    profile: {
      ...(rule.profile === null ? {} : { profiles: [rule.profile] }),
      ...example.options,
    },
  })),
);

/** The findings of one rule. */
export function findingsOf(
  id: string,
  source: string | Uint8Array,
  options: LintOptions,
): readonly Finding[] {
  return lint(source, options).filter((finding) => finding.id === id);
}

/** A place as examples write it. */
export const placeOf = ({ line, column, endLine, endColumn }: Finding): string =>
  `${line}:${column}-${endLine}:${endColumn}`;

/** A file after the first fix of some findings. */
export function fixedBy(findings: readonly Finding[], source: string | Uint8Array): Uint8Array {
  return applyEdits(
    toOctets(source),
    findings.flatMap(({ fix }) => fix?.edits ?? []),
  );
}
