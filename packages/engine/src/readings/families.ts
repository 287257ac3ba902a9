import { isStar, type NamesCrawler } from "../agents.ts";
import type { Reading } from "./reading.ts";

type Family = Pick<
  Reading,
  | "exactKeys"
  | "knowsAllow"
  | "blankEndsRecord"
  | "groups"
  | "precedence"
  | "wildcards"
  | "severalTokens"
  | "exempt"
  | "isStar"
  | "alias"
>;

/** What RFC 9309 and Google's parser have in common. */
export const MODERN: Family = {
  exactKeys: false,
  knowsAllow: true,
  blankEndsRecord: false,
  groups: "all",
  precedence: "octets",
  wildcards: true,
  severalTokens: "in-order",
  exempt: "/robots.txt",
  isStar,
  alias: null,
};

/** Only `*` alone is everybody in the texts before RFC 9309. */
const isStarAlone: NamesCrawler = (octets, from, to) => to - from === 1 && octets[from] === 42;

/** What the texts of 1994 and 1996 have in common. */
export const OLD: Family = {
  ...MODERN,
  exactKeys: true,
  blankEndsRecord: true,
  groups: "first",
  precedence: "order",
  wildcards: false,
  isStar: isStarAlone,
};
