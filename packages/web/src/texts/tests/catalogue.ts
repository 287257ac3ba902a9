import type { CheckState } from "@aushang/engine/suites";
import type { By } from "../../tests/question.ts";

/** The words of the page that checks, in one language. What is said about suites and plans is the engine's. */
export interface TestsTexts {
  readonly title: { readonly start: string; readonly result: (sentence: string) => string };
  readonly heading: string;
  readonly lead: string;
  readonly form: {
    readonly title: string;
    readonly by: string;
    readonly byWhat: Readonly<Record<By, string>>;
    readonly expected: string;
    readonly suite: string;
    readonly suiteNote: string;
    readonly choose: string;
    readonly save: string;
    readonly copy: string;
    readonly copied: string;
    readonly write: string;
    readonly writing: string;
    readonly written: string;
    readonly writtenPart: string;
    readonly undo: string;
    readonly rowsCaption: string;
    readonly rowAddress: (row: number) => string;
    readonly rowCrawler: (row: number) => string;
    readonly rowExpect: (row: number) => string;
    readonly rowRemove: (row: number) => string;
    readonly addRow: string;
    readonly toSuite: string;
    readonly notAddress: string;
    readonly file: string;
    readonly source: string;
    readonly draft: string;
    readonly live: string;
    readonly robots: string;
    readonly draftNote: string;
    readonly tester: string;
    readonly site: string;
    readonly siteNote: string;
    readonly read: string;
    readonly again: string;
    readonly cancel: string;
    readonly environment: string;
    readonly allEnvironments: string;
    readonly tooMany: string;
  };
  readonly start: {
    readonly title: string;
    readonly text: string;
    readonly example: string;
  };
  readonly state: {
    readonly nothingExpected: string;
    readonly nothingExpectedText: string;
    readonly giveExpected: string;
    readonly noFile: string;
    readonly noFileText: string;
    readonly giveFile: string;
    readonly notRead: string;
    readonly notReadText: (sites: number) => string;
    readonly noSite: string;
    readonly noSiteText: string;
    readonly siteless: (environments: string) => string;
    readonly reading: string;
    readonly checking: string;
    readonly stoppedTitle: string;
    readonly stopped: string;
    readonly damagedTitle: string;
    readonly damaged: string;
    readonly nothingAsked: string;
  };
  readonly problems: {
    readonly title: (count: number) => string;
    readonly place: (line: number, column: number) => string;
    readonly more: (count: number) => string;
  };
  readonly result: {
    /** One sentence on all checks. */
    readonly sentence: (counts: {
      readonly passed: number;
      readonly failed: number;
      readonly notReadable: number;
    }) => string;
    readonly columns: Readonly<
      Record<"state" | "crawler" | "address" | "expected" | "found" | "at", string>
    >;
    readonly group: Readonly<Record<CheckState, string>>;
    readonly line: (line: number) => string;
    readonly row: (row: number) => string;
    readonly byNoLine: string;
    readonly noFileRules: string;
    readonly appliedGroup: (token: string) => string;
    readonly noGroup: string;
    readonly toLine: string;
    readonly test: string;
    readonly steps: string;
    readonly more: (next: number, all: number) => string;
    readonly notListed: (count: number) => string;
    readonly live: string;
    readonly draft: string;
    readonly environment: (name: string) => string;
  };
  readonly plan: {
    readonly button: string;
    readonly about: (unmet: number, kept: number) => string;
    readonly left: (count: number) => string;
    readonly planning: string;
    readonly put: string;
    readonly done: string;
    readonly compare: string;
    readonly wishes: string;
    readonly wish: (crawler: string, verdict: string) => string;
    readonly added: string;
    readonly removed: string;
    readonly stoppedTitle: string;
  };
  readonly actions: {
    readonly copyLink: string;
    readonly linkCopied: string;
    readonly linkTooLong: string;
  };
}
