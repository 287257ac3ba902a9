/** The words of the page that explains a pattern, in one language. What is said about a pattern is the engine's. */
export interface PatternTexts {
  readonly title: { readonly start: string; readonly result: (pattern: string) => string };
  readonly heading: string;
  readonly lead: string;
  readonly form: {
    readonly title: string;
    readonly kind: string;
    readonly pattern: string;
    readonly file: string;
    readonly fileNote: string;
    readonly robots: string;
  };
  readonly start: { readonly title: string; readonly note: string };
  readonly explaining: string;
  readonly cancel: string;
  readonly stoppedTitle: string;
  readonly stopped: string;
  readonly noEffect: string;
  readonly reads: string;
  readonly compared: string;
  readonly copyExpression: string;
  readonly expressionCopied: string;
  readonly expressionNote: string;
  readonly worthKnowing: string;
  readonly columns: Readonly<Record<"address" | "shows" | "why" | "rule", string>>;
  readonly noMisses: string;
  readonly test: (address: string) => string;
  readonly overlapsLead: (crawler: string) => string;
  readonly noFile: string;
  readonly noGroup: (crawler: string) => string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkTooLong: string;
}
