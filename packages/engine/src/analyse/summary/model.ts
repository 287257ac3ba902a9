import type { ReadingId } from "../../model.ts";

/** Whom a part of the summary is about. */
export type Audience =
  /** All crawlers: no group names anybody. */
  | { readonly kind: "everybody" }
  /** All that no group names: those that are named otherwise stand in `except`. */
  | { readonly kind: "others"; readonly except: readonly string[] }
  /** Crawlers that the file names, in the order of the file. `also`: those that come to the group by a fallback. */
  | {
      readonly kind: "crawlers";
      readonly tokens: readonly string[];
      readonly also: readonly string[];
    };

/** A kind of addresses that a person recognises. */
export type AreaKind =
  /** `/`, when only the home page is meant: `/$`. */
  | "home"
  /** `/cart/`: all below a folder. */
  | "folder"
  /** `/cart`: all that begins so. */
  | "prefix"
  /** `/cart$`: one address. */
  | "address"
  /** `/*.pdf$`: addresses that end so. The name is the extension, without its dot. */
  | "file-type"
  /**
   * `/*?*sort=`, or `/*?sort=` together with `/*&sort=`: addresses with a parameter of that name in any place; where
   * the rule has a value too, `sort=price`.
   */
  | "parameter"
  /** `/*?sort=`: it has to be the first parameter. */
  | "first-parameter"
  /** `/*&sort=`: it has to stand behind another parameter. */
  | "later-parameter"
  /** `/*?`: addresses with a query at all. */
  | "query"
  /** `/*cart`: addresses that contain this. */
  | "containing"
  /** Everything else: the pattern itself. */
  | "pattern";

/** Addresses of one kind that are decided alike, with the names of all of them. */
export interface Area {
  readonly kind: AreaKind;
  /** What is named in each: a folder, an extension, a parameter; as written, biggest first. Empty for `home` and `query`. */
  readonly names: readonly string[];
  /** Lines of the rules, in the order of the names. */
  readonly lines: readonly number[];
}

/**
 * What is open to an audience.
 *
 * `everything`, `nothing`: proven for all addresses. `all-but`: open but for `closed`; `only`: closed but for `open`.
 */
export type Extent = "everything" | "nothing" | "all-but" | "only";

/** What one audience may fetch. */
export interface GroupSummary {
  readonly audience: Audience;
  readonly extent: Extent;
  /** What is closed; for `only`, what is closed inside of what is open. */
  readonly closed: readonly Area[];
  /** What is open; for `all-but`, what is open inside of what is closed. */
  readonly open: readonly Area[];
  /** Whether `extent` is proven for all addresses. */
  readonly proven: boolean;
  /** How the group came to apply: a group of its own, `*`, or none. */
  readonly via: "own" | "star" | "none";
  /** Lines of the rules that apply. */
  readonly lines: readonly number[];
  /** Rules that decide nothing: repeated, covered, or such that no address can match. */
  readonly dead: number;
}

/** Crawlers that a group of their own frees from what is closed to everybody else. */
export interface Freed {
  readonly tokens: readonly string[];
  /** Lines of the rules for everybody else that close what is open to them. */
  readonly lines: readonly number[];
  /** An address that is closed to everybody else and open to them. */
  readonly witness: string;
}

/** A line that says something beside what may be fetched. */
export interface Remark {
  /** The key in lower case: `crawl-delay`, `content-signal` and so on. */
  readonly directive: string;
  readonly value: string;
  readonly line: number;
  /**
   * To whom it applies: tokens of its group, `*` among them, the first twenty; empty for a line outside of any group.
   */
  readonly tokens: readonly string[];
  /** How many crawlers these are in all. */
  readonly crawlers: number;
}

/** What a file says, in the order in which a person should hear it. */
export interface Summary {
  readonly reading: ReadingId;
  /** Whether any line is a rule. Without one everything is open. */
  readonly hasRules: boolean;
  /** Whether the whole site is closed to every crawler that obeys `*`: proven for all addresses, not for a sample. */
  readonly siteClosed: boolean;
  /** Everybody or everybody else first, then the named ones: those to whom least is open first. */
  readonly groups: readonly GroupSummary[];
  readonly freed: readonly Freed[];
  /** Crawlers among those asked about that the groups of `*` do not bind, where these groups close something. */
  readonly unbound: readonly string[];
  /** Addresses of sitemaps with their lines, in order. */
  readonly sitemaps: readonly { readonly address: string; readonly line: number }[];
  readonly remarks: readonly Remark[];
  /** Lines that look like rules or directives and have no effect. */
  readonly withoutEffect: readonly number[];
}
