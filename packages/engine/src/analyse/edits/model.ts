/** One line that an edit adds, changes or removes. */
export interface LineChange {
  readonly change: "added" | "changed" | "removed";
  /** Its number in the old file; for an added line the one that it stands behind, 0 at the start. */
  readonly line: number;
  /** The text of the old line; null for an added one. */
  readonly before: string | null;
  /** The text of the new line; null for a removed one. */
  readonly after: string | null;
}

/** How an edit flips a verdict. */
export type EditWay =
  /** A rule for this very address. */
  | "exact"
  /** A rule for all that begins so. */
  | "prefix"
  /** A rule for the directory. */
  | "directory"
  /** Such a rule, with stars that only add octets. */
  | "padded"
  /** A rule that takes a query parameter in the place where it stands. */
  | "parameter"
  /** A rule that nearly matches, changed so that it does. */
  | "repair"
  /** The deciding rule, closed by `$`. */
  | "end-added"
  /** The deciding rule is removed. */
  | "remove"
  /** The deciding Allow becomes a Disallow, or the other way round. */
  | "turn";

/** Where an edit takes place. */
export type EditPlace =
  /** In the group that applies. */
  | "group"
  /** In a group of the crawler's own, which is new; all rules that applied are copied along. */
  | "own-group"
  /** In a new group, since none applied. */
  | "new-group";

/** A change of one line of a file, before it is made. */
export type Operation =
  /** Lines behind the line of that number, 0 for the start. */
  | { readonly kind: "add"; readonly behind: number; readonly texts: readonly string[] }
  /** The line's key, its value, or all of it but the line end becomes that text. */
  | {
      readonly kind: "rewrite";
      readonly line: number;
      readonly part: "key" | "value" | "line";
      readonly text: string;
    }
  | { readonly kind: "remove"; readonly line: number };
