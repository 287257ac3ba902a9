import type { NamesCrawler } from "../agents.ts";
import type { WriteForm } from "../escapes.ts";
import type { ReadingId, SkipReason } from "../model.ts";

/** Everything in which two ways to interpret a file can differ. */
export interface Reading {
  readonly id: ReadingId;
  /** Keys must be spelt as in the standard, with a colon; otherwise Google's tolerance holds. */
  readonly exactKeys: boolean;
  /** Whether an allow line is a rule; otherwise it is a directive like any other. */
  readonly knowsAllow: boolean;
  /** A line of white space alone ends a record. */
  readonly blankEndsRecord: boolean;
  /** `all`: groups of one token are one; `first`: only the first record that fits applies. */
  readonly groups: "all" | "first";
  /** `octets`: the longest rule decides, allow before disallow; `order`: the first rule that matches. */
  readonly precedence: "octets" | "order";
  /** Whether `*` and a final `$` are special. */
  readonly wildcards: boolean;
  /** Whether several asked tokens are a fallback order, or one crawler with several names. */
  readonly severalTokens: "in-order" | "merged";
  /** A target that is always allowed, or null. */
  readonly exempt: string | null;
  /** What an asked token names. */
  readonly names: (token: string) => NamesCrawler;
  /** Whether a value names everybody. */
  readonly isStar: NamesCrawler;
  /** Why a rule has no effect, or null. Offsets are those of the trimmed value. */
  readonly skips: (
    isAllow: boolean,
    octets: Uint8Array,
    from: number,
    to: number,
  ) => SkipReason | null;
  /** How a rule's value becomes what is compared. */
  readonly writePattern: WriteForm;
  /** How path and query of an address become what is compared. */
  readonly writeTarget: WriteForm;
  /**
   * End of a second pattern that an allow rule stands for when its own does not match, or -1. The second pattern is
   * the value up to that end, closed by `$`.
   */
  readonly alias: ((octets: Uint8Array, from: number, to: number) => number) | null;
}
