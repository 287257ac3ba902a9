import type { FetchOutcome } from "../../outcome.ts";
import type { LiveFacts } from "../model.ts";

/** How two answers for what should be one file differ. */
export interface LiveDifference {
  readonly own: string;
  readonly other: string;
  readonly what: "content" | "status";
  readonly ownStatus: number | null;
  readonly otherStatus: number | null;
}

/** How the other answer differs from the first; null when it does not, or was not asked for, or we refused to ask. */
export function differenceOf(
  live: LiveFacts | undefined,
  which: "otherHost" | "otherScheme",
): LiveDifference | null {
  const other = live?.[which];
  if (live === undefined || other === undefined || other.failure === "private-address") return null;
  const { outcome } = live;
  const ends = { own: outcome.address, other: other.address };
  const statuses = { ownStatus: outcome.status, otherStatus: other.status };
  if (kindOf(outcome) !== kindOf(other)) return { ...ends, what: "status", ...statuses };
  if (sameOctets(outcome.body, other.body)) return null;
  return { ...ends, what: "content", ...statuses };
}

/** What an answer means: the first digit of its status, or that there was none. */
const kindOf = ({ status, failure }: FetchOutcome): number =>
  failure !== null || status === null ? 0 : Math.floor(status / 100);

const sameOctets = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((octet, i) => octet === b[i]);
