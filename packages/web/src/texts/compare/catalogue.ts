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
  };
}
