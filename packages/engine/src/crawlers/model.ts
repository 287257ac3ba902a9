/** What a crawler fetches pages for. */
export type Purpose =
  | "search"
  | "ai-training"
  | "ai-search"
  | "ai-user"
  | "ads"
  | "seo"
  | "archive"
  | "social"
  | "monitoring"
  | "feed"
  | "other";

/** Whether a crawler's operator says that it follows robots.txt. */
export type Respect = "yes" | "no" | "user-triggered-ignores" | "unknown";

/** What is known of the fallback: the operator says so, it is widely said, it is only a convention, or nothing. */
export type FallbackBasis = "documented" | "reported" | "assumed";

/** What a verdict needs to know about a crawler. Where its page says nothing the value is null: "not documented". */
export interface Crawler {
  readonly token: string;
  /**
   * Further product tokens of the same crawler or its close relatives, for which the same facts hold.
   * In a file each is a token of its own: a group for `SiteAuditBot` is no group for `SemrushBot`.
   */
  readonly aliases: readonly string[];
  readonly operator: string | null;
  readonly purpose: Purpose;
  /** A word in the file only: nothing fetches under this name. */
  readonly controlOnly: boolean;
  /** What its HTTP User-Agent header contains; null when not documented or when it has none. */
  readonly userAgentContains: string | null;
  /** Tokens tried after its own and before `*`, in order. */
  readonly fallback: readonly string[];
  /** Null with an empty fallback: nothing is known. "documented" with an empty one: its operator says that it has none. */
  readonly fallbackBasis: FallbackBasis | null;
  /** False: `*` groups do not count for it. Null counts as true. */
  readonly obeysStar: boolean | null;
  readonly respects: Respect;
  readonly retired: boolean;
}

/** A crawler as `data.ts` writes it: what every crawler has, then what only some have. */
export type CrawlerRow = readonly [
  token: string,
  operator: string | null,
  purpose: Purpose,
  respects: Respect,
  obeysStar: boolean | null,
  userAgentContains: string | null,
  rest?: Partial<
    Pick<Crawler, "aliases" | "fallback" | "fallbackBasis" | "controlOnly" | "retired">
  >,
];

/** One statement and where it was read. */
export interface Evidence {
  readonly source: string;
  readonly says: string;
}

/** Where the registry's statement on robots.txt behaviour comes from. */
export type Confidence = "documented" | "widely-reported" | "unsure";

/** A peculiarity of a crawler that a person should be told of. Each is put in words in `crawlers.json`. */
export type Quirk =
  | "prefix-tolerant-token"
  | "crawl-delay-inherited-from-star"
  | "legacy-msnbot-group-applies"
  | "blank-line-ends-group"
  | "substring-token-match"
  | "rules-limit-2048"
  | "rule-length-limit-1024"
  | "pattern-must-start-with-slash-or-star"
  | "blank-line-separates-records"
  | "docs-cite-www-robotrules"
  | "token-has-space"
  | "token-starts-with-digit"
  | "token-has-digit"
  | "token-has-dot"
  | "doc-example-adds-star-group"
  | "older-doc-example-adds-star-group"
  | "several-tokens-on-one-line"
  | "absolute-url-in-disallow-reads-as-slash"
  | "put-own-group-above-star"
  | "software-default-cap-500-kib"
  | "software-matches-token-as-substring";

/** Redirects of robots.txt itself: how many are followed, and what more of them mean. */
export interface RedirectRule {
  readonly followed: number | null;
  readonly then: string | null;
  readonly notes: string | null;
}

/** How long a copy is used, or how long a change takes to act; `hours` is null when no number is given. */
export interface CacheRule {
  readonly hours: number | null;
  readonly notes: string | null;
}

/** The answers for which a source may say what they mean; "network" is no answer at all. */
export type StatusClass = "2xx" | "4xx" | "401" | "403" | "429" | "5xx" | "network";

/** The facts behind a crawler, for its page, notes and documentation. */
export interface CrawlerFacts {
  readonly token: string;
  /** "implied": the operator only says that it follows the standard. */
  readonly obeysStarBasis: "documented" | "implied" | "unknown";
  readonly respectsNotes: string | null;
  readonly crawlDelay: {
    readonly status: "honoured" | "ignored" | "unknown";
    readonly notes: string | null;
  };
  /** Name of a documented way to handle answers over time; null when there is none for it. */
  readonly statusPolicy: "google" | "yandex" | "amazon" | null;
  /** As the source words it, plain text. A class that is missing is not documented. */
  readonly statusHandling: Readonly<Partial<Record<StatusClass, string>>>;
  readonly redirects: RedirectRule | null;
  readonly cache: CacheRule | null;
  readonly sizeLimitBytes: number | null;
  readonly supportsWildcards: boolean | null;
  /** Directives that it reads beside user-agent, allow, disallow and crawl-delay. */
  readonly otherDirectives: readonly string[];
  readonly quirks: readonly Quirk[];
  readonly docUrl: string | null;
  readonly evidence: readonly Evidence[];
  /** The day the sources were read, ISO date. */
  readonly dateRead: string;
  /** On what it does with robots.txt, not on whether it exists. */
  readonly confidence: Confidence;
  readonly notes: string | null;
}
