import type { Basis } from "@aushang/engine";
import type { Part, Text } from "@aushang/engine/texts";
import type { Origin } from "../state/answer.ts";
import type { ExampleId } from "../state/examples.ts";
import type { RouteId } from "../state/route.ts";
import type { Failure } from "../state/session.ts";

/** Title and text of something that went wrong. */
export interface Trouble {
  readonly title: string;
  readonly text: string;
}

/** Names of the keys and what they do, for the help. */
export type KeyAction =
  | "address"
  | "crawler"
  | "test"
  | "draft"
  | "compare"
  | "line"
  | "marks"
  | "help"
  | "back";

/** The page's own labels in one language. Verdicts, steps, statuses and problems are the engine's. */
export interface PageTexts {
  readonly head: {
    readonly skip: string;
    readonly menu: string;
    readonly pages: Readonly<Record<RouteId, string>>;
    readonly language: string;
    readonly theme: Readonly<Record<"system" | "light" | "dark", string>>;
  };
  readonly title: {
    readonly start: string;
    readonly draft: string;
    readonly many: (count: number) => string;
    readonly answer: (verdict: string, address: string, crawler: string) => string;
    readonly heading: (address: string, crawler: string) => string;
  };
  readonly form: {
    readonly title: string;
    readonly source: string;
    readonly live: string;
    readonly draft: string;
    readonly liveNote: string;
    readonly address: string;
    readonly addressOfPage: string;
    readonly addressOrPath: string;
    readonly placeholder: string;
    readonly host: string;
    readonly reading: string;
    readonly test: string;
    readonly orBefore: string;
    readonly orPaste: string;
    readonly orAfter: string;
  };
  readonly crawler: {
    readonly label: string;
    readonly everyone: string;
    readonly own: string;
    readonly control: string;
    readonly more: string;
    readonly headerBefore: string;
    readonly headerAfter: string;
    readonly undo: string;
  };
  readonly start: {
    readonly title: string;
    readonly lead: string;
    readonly examples: string;
    readonly madeUp: string;
    readonly shown: string;
    readonly example: Readonly<
      Record<ExampleId, { readonly title: string; readonly about: string }>
    >;
    readonly more: string;
    readonly can: readonly { readonly title: string; readonly text: string }[];
  };
  readonly recent: { readonly title: string; readonly forget: string };
  readonly verdict: {
    readonly mode: Readonly<Record<Origin, string>>;
    readonly sub: (crawler: string) => string;
    readonly cancelled: string;
    readonly noServer: string;
  };
  readonly loading: {
    readonly reading: string;
    readonly seconds: (count: number) => string;
    readonly cancel: string;
  };
  readonly facts: {
    readonly group: string;
    readonly blocks: (count: number) => string;
    readonly scope: string;
    readonly thisHost: string;
    readonly tested: string;
    /** A rule of the group that does not apply would decide otherwise. */
    readonly otherGroup: (line: Part, kind: "allow" | "disallow", crawler: Part) => Text;
  };
  readonly actions: {
    readonly openDraft: string;
    readonly compare: string;
    readonly copyLink: string;
    readonly linkCopied: Readonly<Record<Exclude<Origin, "example">, string>>;
    readonly linkTooLong: string;
    readonly json: string;
    readonly jsonCopied: string;
    readonly download: string;
    readonly edit: string;
    readonly openLive: string;
    readonly again: string;
  };
  readonly fetched: {
    readonly redirects: (count: number) => string;
    readonly notRules: string;
    readonly cacheNote: string;
    readonly readBefore: string;
    readonly readAfter: string;
    readonly olderCopies: string;
    readonly again: string;
    readonly searchConsole: string;
  };
  readonly readings: {
    /** `same`: the verdicts agree, only the lines differ. */
    readonly title: (count: number, same: boolean) => string;
    readonly show: string;
  };
  readonly answers: { readonly title: string; readonly lead: string };
  readonly limits: string;
  readonly sheet: {
    readonly draft: string;
    readonly example: string;
    readonly came: string;
    readonly lines: (count: number) => string;
    readonly changed: (time: string) => string;
    readonly decides: string;
    readonly matches: string;
    readonly skipped: string;
    readonly beyond: string;
    readonly groupTag: (group: string, block: number, blocks: number) => string;
    readonly cut: string;
    readonly invisible: (name: string) => string;
    readonly restOfLine: (characters: number) => string;
    readonly otherGroup: string;
    readonly hidden: (from: number, to: number) => string;
    readonly showAll: (lines: number) => string;
    readonly skippedTitle: string;
    readonly skippedCount: (count: number) => string;
    readonly applied: (rules: number) => string;
    readonly none: string;
    readonly previous: string;
    readonly next: string;
    readonly openedAsText: string;
  };
  readonly draft: {
    readonly notLive: string;
    readonly notSent: string;
    readonly placeholder: string;
    readonly follows: string;
    readonly damagedTitle: string;
    readonly damagedText: string;
    readonly startEmpty: string;
    /** On the plate while host or address cannot be read. */
    readonly noQuestion: string;
  };
  readonly why: {
    readonly title: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyHead: (address: string, crawler: string, reading: string) => string;
    readonly address: string;
    readonly pattern: string;
    readonly takes: (pattern: string, address: string) => string;
    readonly restOf: (rest: string) => string;
    readonly alignment: (address: string, pattern: string, pieces: readonly string[]) => string;
    readonly caption: (matching: number, rules: number) => string;
    readonly line: string;
    readonly rule: string;
    readonly octets: string;
    readonly outcome: string;
    readonly comparedAs: string;
    readonly showAll: (count: number) => string;
  };
  readonly others: {
    readonly title: string;
    readonly lead: (asked: string) => string;
    readonly caption: string;
    readonly filter: string;
    readonly show: string;
    readonly all: (count: number) => string;
    readonly onlyDifferent: string;
    readonly crawler: string;
    readonly operator: string;
    readonly verdict: string;
    readonly against: (asked: string) => string;
    readonly difference: string;
    readonly different: string;
    readonly decides: string;
    readonly group: string;
    readonly note: string;
    readonly noMatch: string;
    readonly noGroup: string;
    readonly counts: (different: number, same: number) => string;
    readonly more: (count: number, differing: boolean) => string;
    readonly showAll: (count: number) => string;
    readonly noneDiffer: (asked: string) => string;
    readonly choose: (token: string) => string;
    readonly control: string;
    readonly via: (token: string) => string;
    readonly ignores: string;
    readonly userTriggered: string;
    readonly respectUnknown: string;
  };
  /** Instead of a line: why a verdict is what it is. */
  readonly basis: Readonly<Record<Basis, string>>;
  readonly advice: {
    readonly title: string;
    readonly askedAs: string;
    readonly eachHost: string;
    readonly readOther: (host: string) => string;
    readonly write: string;
    readonly paste: string;
    readonly change: string;
  };
  readonly trouble: {
    readonly of: (failure: Failure) => Trouble;
    readonly pasteLabel: string;
    readonly again: string;
    readonly cancelledTitle: string;
    readonly cancelledText: string;
    readonly offline: string;
  };
  readonly many: {
    readonly title: (count: number, crawler: string) => string;
    readonly lead: string;
    readonly left: (count: number) => string;
    readonly notTested: string;
    readonly reason: string;
    readonly show: string;
  };
  readonly foot: {
    readonly request: string;
    readonly says: string;
    readonly crawlers: string;
    readonly http: string;
    readonly keyboard: string;
    readonly privacy: string;
  };
  readonly keys: {
    readonly title: string;
    readonly does: Readonly<Record<KeyAction, string>>;
    readonly single: string;
    readonly singleNote: string;
    readonly lineTitle: string;
    readonly lineLabel: (lines: number) => string;
    readonly go: string;
  };
  readonly dialog: {
    readonly close: string;
    readonly copyTitle: string;
    readonly copyText: string;
  };
}
