import type { TextEdit } from "../../edit.ts";
import type { ReadingId } from "../../model.ts";
import type { LineChange } from "../edits/model.ts";
import type { Asker, CrawlerChange, DiffResult } from "../model.ts";

/** What somebody wants a file to say. */
export interface Wish {
  /** A crawler, or its product token. */
  readonly asker: Asker | string;
  /** Whole, or path and query, as requested. */
  readonly address: string;
  readonly verdict: "allowed" | "disallowed";
}

/** Why wishes cannot be met. Numbers are positions in the list of wishes, from 0. */
export type Obstacle =
  /** The same address for the same crawler, both ways. */
  | { readonly code: "contradiction"; readonly wishes: readonly [number, number] }
  /** The same address both ways for two crawlers that no file can tell apart in this reading. */
  | { readonly code: "not-told-apart"; readonly wishes: readonly [number, number] }
  /** `/robots.txt` itself is always allowed in this reading. */
  | { readonly code: "robots-txt-itself"; readonly wishes: readonly [number] }
  /** No edit that is tried meets this wish together with the others: not a proof. */
  | { readonly code: "not-found"; readonly wishes: readonly [number] };

/** A group that a plan makes, so that a crawler can be told apart from others. */
export interface NewGroup {
  readonly crawler: string;
  /** Rules of the group that applied before, copied along so that nothing else changes. */
  readonly copied: number;
}

/** The edits that make a file say what was wanted. Plain JSON. */
export interface Plan {
  readonly reading: ReadingId;
  /** Whether all wishes are met by the edited file; the plain matcher was asked for each. */
  readonly possible: boolean;
  /** Empty when it is possible. */
  readonly obstacles: readonly Obstacle[];
  /** Whether the obstacles are a proof that it cannot be; true when it is possible. */
  readonly proven: boolean;
  /** Positions of the wishes that are true already. */
  readonly already: readonly number[];
  readonly edits: readonly TextEdit[];
  readonly lines: readonly LineChange[];
  readonly groups: readonly NewGroup[];
  /** No smaller set of lines does it: proven. False: perhaps there is a smaller one. */
  readonly minimal: boolean;
  /** All that changes, for every crawler that either file names and for all others. Null when it is not possible. */
  readonly effects: DiffResult | null;
  /** Of these, what is not only a wanted address. */
  readonly beside: readonly CrawlerChange[];
}
