import type { Part, Text } from "@aushang/engine/texts";

/** What becomes of a rule, as the page tells them apart. */
export type RuleFate = "dead" | "redundant" | "alive" | "unproven";

/** Labels of everything that is proven on the tester's page, in one language. What is proven is said by the engine. */
export interface ProofTexts {
  readonly cancel: string;
  readonly flip: {
    /** By the verdict that is to be flipped. */
    readonly title: Readonly<Record<"allowed" | "disallowed", string>>;
    /** Several lines that are added behind a line, 0 for the start; the lines follow. */
    readonly add: (behind: number, count: number) => Text;
    readonly moreLines: (count: number) => string;
    readonly moreRules: (count: number) => string;
    readonly moreWays: (count: number) => string;
    /** Crawlers that come to the group by a fallback, and how many more there are. */
    readonly followers: (crawlers: readonly Part[], more: number) => Text;
    readonly put: Readonly<Record<"draft" | "live", string>>;
    readonly done: string;
    readonly working: string;
    readonly stopped: string;
    readonly tooLong: string;
  };
  readonly rules: {
    readonly title: string;
    /** How many rules of the group never decide and change nothing. */
    readonly counts: (dead: number, redundant: number) => string;
    readonly lead: (crawler: Part, reading: string) => Text;
    readonly tag: Readonly<Record<Exclude<RuleFate, "alive">, string>>;
    readonly covered: (lines: Text, count: number) => Text;
    readonly repeated: (lines: Text, count: number) => Text;
    readonly noAddress: string;
    readonly redundant: string;
    readonly unproven: string;
    readonly decides: (witness: Part) => Text;
    readonly and: string;
    readonly moreLines: (count: number) => string;
    readonly test: (address: string) => string;
    readonly more: (count: number) => string;
    readonly notListed: (count: number) => string;
    readonly notLooked: (count: number) => string;
    readonly working: string;
    readonly stopped: string;
  };
  readonly summary: {
    readonly title: string;
    readonly for: (crawler: string) => string;
    readonly whole: string;
    readonly groups: (count: number) => string;
    readonly working: string;
    readonly stopped: string;
  };
  readonly format: {
    readonly more: string;
    readonly undo: string;
    readonly undone: string;
    readonly working: string;
    readonly stopped: string;
    readonly overtaken: string;
    readonly tooLong: string;
    readonly done: string;
    readonly left: string;
    readonly line: (line: number) => string;
    readonly wholeFile: string;
    readonly before: string;
    readonly moreOf: (count: number) => string;
  };
}
