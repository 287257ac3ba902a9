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

/** What a verdict needs to know about a crawler. Where its page says nothing the value is null: "not documented". */
export interface Crawler {
  readonly token: string;
  readonly aliases: readonly string[];
  readonly operator: string | null;
  readonly purpose: Purpose;
  /** A word in the file only: nothing fetches under this name. */
  readonly controlOnly: boolean;
  /** What its HTTP User-Agent header contains; null when not documented or when it has none. */
  readonly userAgentContains: string | null;
  /** Tokens tried after its own and before `*`, in order. */
  readonly fallback: readonly string[];
  /** False: `*` groups do not count for it. Null counts as true. */
  readonly obeysStar: boolean | null;
  readonly respects: Respect;
  readonly retired: boolean;
}

/** One statement and where it was read. */
export interface Evidence {
  readonly source: string;
  readonly says: string;
}

/** The facts behind a crawler, for its page, notes and documentation. */
export interface CrawlerFacts {
  readonly token: string;
  readonly obeysStarBasis: "documented" | "implied" | "unknown";
  readonly respectsNotes: string | null;
  readonly crawlDelay: { readonly status: string; readonly notes: string | null };
  /** Keyed by status class as the source words it, plain text. */
  readonly statusHandling: Readonly<Record<string, string>>;
  readonly sizeLimitBytes: number | null;
  readonly supportsWildcards: boolean | null;
  readonly otherDirectives: readonly string[];
  readonly quirks: readonly string[];
  readonly docUrl: string | null;
  readonly evidence: readonly Evidence[];
  /** The day the sources were read, ISO date. */
  readonly dateRead: string;
  readonly confidence: string;
  readonly notes: string | null;
}
