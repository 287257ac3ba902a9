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

/** An entry of a sitemap that is no whole http or https address. It is passed over. */
export interface BadAddress {
  readonly line: number;
  /** Its first 200 characters. */
  readonly text: string;
}

/** What ends the reading of a sitemap. What came before is kept. */
export type SitemapProblem =
  /** The markup breaks a rule of XML. */
  | { readonly code: "broken-xml"; readonly line: number; readonly fault: XmlFault }
  /** It ends before its root does. */
  | { readonly code: "unexpected-end"; readonly line: number }
  /** XML, but neither `urlset` nor `sitemapindex`. */
  | { readonly code: "wrong-root"; readonly line: number; readonly root: string }
  /** A page for browsers. */
  | { readonly code: "html"; readonly line: number }
  /** Neither XML nor a list of addresses: none of the first lines is one. */
  | { readonly code: "unknown-format"; readonly line: number; readonly text: string }
  /** More entries than a sitemap may have. */
  | { readonly code: "too-many"; readonly line: number; readonly limit: number }
  /** More octets, unpacked, than a sitemap may have. */
  | { readonly code: "too-large"; readonly line: number; readonly limit: number }
  /** Elements within elements, or attributes of one, without end. */
  | { readonly code: "too-deep"; readonly line: number; readonly limit: number }
  | { readonly code: "empty" }
  | CompressionProblem;

/** How markup is broken. */
export type XmlFault =
  /** A closing tag that closes nothing, or something else. */
  | "wrong-closing-tag"
  | "bad-tag"
  /** An `&` that begins no entity that XML knows by itself. */
  | "bad-entity"
  /** Text, or a second root, outside of the root. */
  | "outside-root"
  /** `<?xml` that is not at the very start. */
  | "late-declaration"
  /** A tag, comment or text longer than 65,536 characters. */
  | "too-long";
