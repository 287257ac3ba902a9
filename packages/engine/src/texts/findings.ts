import type { FindingOf, FixOf, RuleArgs, RuleFixes, RuleId } from "../lint/finding.ts";
import type { Rule } from "../lint/rule.ts";
import type { Text } from "./parts.ts";

/** Words for the findings of one rule. */
export interface RuleWords<Args, Code extends string> {
  /** What is wrong, in a few words, for lists and documentation. */
  readonly title: string;
  /** What was found, then what was expected; who is caught, where it names anybody. */
  readonly message: (args: Args) => Text;
  /** Why it matters, and for whom. */
  readonly why: Text;
  /** What each fix does, as a request: "Add a colon". */
  readonly fixes: { readonly [Each in Code]: (args: Args) => Text };
}

/** Words for every rule in one language. The type is made of the rules: a missing text does not compile. */
export type FindingWords = {
  readonly [Id in RuleId]: RuleWords<RuleArgs[Id], RuleFixes[Id]>;
};

type ById<Each> =
  Each extends Rule<infer Id, infer Args, infer Code>
    ? { id: Id; words: RuleWords<Args, Code> }
    : never;

/** Words for some of the rules: those of one registry file. */
export type WordsFor<Rules extends readonly unknown[]> = {
  readonly [Each in ById<Rules[number]> as Each["id"]]: Each["words"];
};

/** What a finding says. */
export function findingMessage<Id extends RuleId>(
  finding: FindingOf<Id>,
  words: FindingWords,
): Text {
  return words[finding.id].message(finding.args);
}

/** What a fix of a finding does. */
export function fixTitle<Id extends RuleId>(
  finding: FindingOf<Id>,
  fix: FixOf<Id>,
  words: FindingWords,
): Text {
  return words[finding.id].fixes[fix.code](finding.args);
}
