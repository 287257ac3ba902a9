import type { Direction } from "@aushang/engine/analyse";
import type { By } from "../../compare/compare-link.ts";
import type { SideId, SideKind } from "../../compare/sides.ts";

/** The words of the page that compares two files, in one language. Words of the proof are the engine's. */
export interface CompareTexts {
  readonly title: {
    readonly start: string;
    /** For the window, once there is a result. */
    readonly result: (sentence: string) => string;
  };
  readonly heading: string;
  readonly lead: string;
  readonly form: {
    readonly title: string;
    readonly by: string;
    readonly byWhat: Readonly<Record<By, string>>;
    readonly theFile: string;
    readonly crawler: Readonly<Record<SideId, string>>;
    readonly reading: Readonly<Record<SideId, string>>;
    readonly side: Readonly<Record<SideId, string>>;
    readonly source: Readonly<Record<SideId, string>>;
    readonly kind: Readonly<Record<SideKind, string>>;
    readonly address: Readonly<Record<SideId, string>>;
    readonly text: Readonly<Record<SideId, string>>;
    readonly file: Readonly<Record<SideId, string>>;
    readonly read: string;
    readonly again: string;
    readonly cancel: string;
    readonly choose: string;
    readonly chooseOther: string;
    readonly drop: string;
    readonly stays: string;
    readonly cut: string;
    readonly swap: string;
    readonly swapped: string;
  };
  readonly state: {
    readonly missingTitle: string;
    readonly missing: string;
    readonly missingSide: Readonly<Record<SideId, string>>;
    readonly give: Readonly<Record<SideId, string>>;
    readonly reading: Readonly<Record<SideId, string>>;
    readonly notReadable: Readonly<Record<SideId, string>>;
    readonly notReadableText: string;
    readonly absent: Readonly<Record<SideId, string>>;
    readonly absentText: string;
    readonly damagedTitle: string;
    readonly damaged: string;
    readonly workerTitle: string;
    readonly worker: string;
  };
  readonly tabs: {
    readonly label: string;
    readonly verdicts: string;
    readonly text: string;
  };
  readonly crawlers: {
    /** After the first names of a long list. */
    readonly more: (count: number) => string;
  };
  readonly verdicts: {
    /** How many different sets of addresses open and close; `proven` that nothing else does. */
    readonly sentence: (opened: number, closed: number, proven: boolean) => string;
    readonly lede: (changed: number, crawlers: number, proven: boolean) => string;
    readonly comparing: string;
    readonly comparingText: string;
    readonly caption: string;
    readonly captionNote: string;
    readonly columns: Readonly<
      Record<"change" | "addresses" | "witness" | "verdict" | "decided", string>
    >;
    readonly direction: Readonly<Record<Direction, string>>;
    /** Joins a pattern and what is taken out of it; `and` stands before the last. */
    readonly except: string;
    readonly and: string;
    /** Lines of either file as people write them; null for none. */
    readonly exceptLines: (old: string | null, next: string | null) => string;
    readonly line: Readonly<Record<SideId, (line: number) => string>>;
    readonly noRule: Readonly<Record<SideId, string>>;
    readonly tryIt: Readonly<Record<SideId, string>>;
    readonly counts: (opened: number, closed: number) => string;
    /** The groups that apply; null for none. */
    readonly applied: (old: string | null, next: string | null) => string;
    readonly more: (next: number, all: number) => string;
    readonly nothingElseProven: string;
    readonly nothingProven: string;
    readonly provenText: string;
    readonly forAll: (crawlers: number) => string;
    readonly unchanged: (crawlers: number) => string;
    readonly unsettled: (crawlers: number) => string;
    readonly notProven: string;
    readonly notProvenText: string;
    readonly nothingShared: string;
    readonly nothingSharedText: string;
  };
  /** Two crawlers, or two readings, of one file. */
  readonly apart: {
    readonly caption: string;
    /** Head of the column that names who alone may. */
    readonly openFor: string;
    readonly sentence: (sets: number) => string;
    readonly lede: (
      old: string,
      next: string,
      opened: number,
      closed: number,
      proven: boolean,
    ) => string;
    readonly only: (name: string) => string;
    readonly noRule: string;
    readonly tryIt: (name: string) => string;
    readonly nothingProven: string;
    readonly nothingFound: string;
    readonly nothingElseProven: string;
    readonly notProven: string;
    /** A claim about addresses as readings spell them alike. */
    readonly inUsualSpelling: (claim: string) => string;
    /** Which addresses are not compared between readings, and why. */
    readonly otherSpellings: string;
  };
  readonly text: {
    readonly caption: string;
    readonly line: Readonly<Record<SideId, string>>;
    readonly removed: string;
    readonly added: string;
    readonly differ: (removed: number, added: number) => string;
    readonly same: string;
    readonly sameText: string;
    readonly sameLines: string;
    readonly tooDifferent: string;
    readonly hidden: (lines: number) => string;
    readonly more: (lines: number) => string;
  };
  readonly actions: {
    readonly copyLink: string;
    readonly linkCopied: Readonly<Record<"live" | "texts", string>>;
    readonly linkTooLong: string;
    readonly copyMarkdown: string;
    readonly markdownCopied: string;
    /** Leads to what the two files mean for addresses of a sitemap or log. */
    readonly toImpact: string;
  };
}
