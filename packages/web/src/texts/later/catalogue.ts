/** Labels of parts that are loaded after the first paint, in one language. */
export interface LaterTexts {
  /** Leads to the page that explains patterns. */
  readonly explain: (pattern: string) => string;
  readonly about: {
    readonly title: (token: string) => string;
    readonly own: string;
    readonly loading: string;
    readonly failed: string;
    readonly operator: string;
    readonly purpose: string;
    readonly respects: string;
    readonly respect: Readonly<Record<"yes" | "no" | "user-triggered-ignores" | "unknown", string>>;
    readonly fallback: string;
    readonly noFallback: string;
    readonly star: string;
    readonly starYes: string;
    readonly starNo: string;
    readonly crawlDelay: string;
    readonly delay: Readonly<Record<"honoured" | "ignored" | "unknown", string>>;
    readonly statuses: string;
    readonly status: Readonly<
      Record<"2xx" | "4xx" | "401" | "403" | "429" | "5xx" | "network", string>
    >;
    readonly inItsWords: string;
    readonly documentation: string;
    readonly sources: (date: string) => string;
    readonly retired: string;
  };
  readonly documented: {
    readonly title: string;
    readonly lead: string;
    readonly operator: string;
    readonly crawlers: string;
    readonly says: string;
    readonly source: string;
    readonly page: string;
    readonly read: (date: string) => string;
    readonly more: (count: number) => string;
  };
  readonly privacy: {
    readonly title: string;
    readonly texts: readonly string[];
    readonly forget: string;
    readonly forgotten: string;
  };
}
