/** The kind of an access log, as it was told or guessed. */
export type LogFormat = "combined" | "common" | "json" | "cloudflare";

/** Why a line of a log says nothing. */
export type LogLineProblem =
  /** It does not have the log's format. */
  | "format"
  /** Longer than 65,536 octets. */
  | "line-too-long";

/** What ends the reading of a log early. */
export type LogProblem =
  /** None of the first lines has a known format. */
  | { readonly code: "unknown-format"; readonly line: number; readonly text: string }
  /** A JSON line that lacks the field of the address; `found` names fields that it has. */
  | { readonly code: "no-address-field"; readonly line: number; readonly found: readonly string[] }
  /** A line without an end. */
  | { readonly code: "endless-line"; readonly line: number; readonly limit: number }
  | { readonly code: "empty" }
  | CompressionProblem;

/** What is wrong with compressed input. `line` is the last that could be read. */
export type CompressionProblem =
  | { readonly code: "gzip-truncated"; readonly line: number }
  | { readonly code: "gzip-damaged"; readonly line: number };

/** What is wrong with a sitemap. All but `not-an-address` end the reading; what came before is kept. */
export type SitemapProblem =
  /** An entry that is no whole http or https address. */
  | { readonly code: "not-an-address"; readonly line: number; readonly text: string }
  /** The markup breaks a rule of XML. */
  | { readonly code: "broken-xml"; readonly line: number; readonly fault: XmlFault }
  | { readonly code: "wrong-root"; readonly line: number; readonly root: string }
  | { readonly code: "html"; readonly line: number }
  | { readonly code: "too-many"; readonly line: number; readonly limit: number }
  | { readonly code: "too-large"; readonly line: number; readonly limit: number }
  | { readonly code: "empty" }
  | CompressionProblem;

/** How markup is broken. */
export type XmlFault =
  /** It ends before the root does. */
  | "unexpected-end"
  /** A closing tag that closes nothing, or something else. */
  | "wrong-closing-tag"
  | "bad-tag"
  | "bad-entity"
  /** Text or markup behind or before the root. */
  | "outside-root"
  /** A tag, comment or text longer than 65,536 characters. */
  | "too-long"
  | "too-deep";
