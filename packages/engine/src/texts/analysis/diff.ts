import type { Change, DiffResult, Direction, Limit, SideLines } from "../../analyse/model.ts";
import type { Text } from "../parts.ts";

/** Words for the difference of two files, two crawlers or two readings. */
export interface DiffWords {
  /** Labels: "opened", "closed". */
  readonly direction: Readonly<Record<Direction, string>>;
  /** One sentence on all of it: how many sets of addresses open and close. Nothing that is not proven is promised. */
  readonly summary: (result: Pick<DiffResult, "changes" | "proven">) => Text;
  /** "Nothing else changes: proven.", or that it is not. */
  readonly proof: (result: Pick<DiffResult, "changes" | "proven">) => Text;
  /** A set of addresses: a pattern and what it does not hold. */
  readonly region: (change: Change) => Text;
  /** One change as a sentence: direction, addresses, example, deciding lines. */
  readonly change: (change: Change) => Text;
  /** The deciding lines on both sides: "before line 2, now no rule". */
  readonly lines: (lines: SideLines) => Text;
  /** Names of crawlers; `*` is told in words. Past eight, seven and a count. */
  readonly crawlers: (names: readonly string[]) => Text;
  /** What a bound means, one sentence. */
  readonly limit: (limit: Limit) => Text;
  readonly noRule: string;
  /** Headings of a table. */
  readonly table: Readonly<
    Record<"direction" | "addresses" | "except" | "example" | "old" | "new" | "crawlers", string>
  >;
}

const SHOWN = 7;

/** Crawlers in the order given, the unnamed ones last. */
export function listCrawlers(
  names: readonly string[],
  name: (token: string) => Text,
  everybodyElse: Text,
  more: (count: number) => Text,
): Text[] {
  const named = names.filter((token) => token !== "*");
  const shown = named.length > SHOWN + 1 ? named.slice(0, SHOWN) : named;
  const texts = shown.map(name);
  if (shown.length < named.length) texts.push(more(named.length - shown.length));
  if (named.length < names.length) texts.push(everybodyElse);
  return texts;
}

/** How many changes go either way. */
export function countChanges(changes: readonly { readonly direction: Direction }[]): {
  readonly opened: number;
  readonly closed: number;
} {
  const opened = changes.filter(({ direction }) => direction === "opened").length;
  return { opened, closed: changes.length - opened };
}
