import { READINGS } from "@aushang/engine";
import { crawlers, type Purpose } from "@aushang/engine/crawlers";
import type { ExpectedVerdict } from "@aushang/engine/suites";

/** Keys of the three kinds of mappings in a suite. The reader and the schema both stand on this table. */
export const KEYS = {
  suite: ["name", "reading", "file", "address", "environments", "checks"],
  environment: ["file", "address"],
  check: [
    "crawler",
    "crawlers",
    "purpose",
    "except",
    "url",
    "urls",
    "all",
    "expect",
    "line",
    "group",
    "status",
    "reading",
    "in",
    "why",
  ],
} as const;

/** Words that may stand for a verdict; the two of the product come first. */
export const VERDICT_WORDS: Readonly<Record<string, ExpectedVerdict>> = {
  allowed: "allowed",
  disallowed: "disallowed",
  allow: "allowed",
  disallow: "disallowed",
  open: "allowed",
  blocked: "disallowed",
};

/** Words that may stand for a status. */
export const STATUS_WORDS = ["readable", "unavailable", "unreachable"] as const;

/** Lowest and highest HTTP status. */
export const STATUS_RANGE = [100, 599] as const;

/** In place of crawlers: every token that the file names, and everybody whom it does not name. */
export const EVERY = "every";

/** In place of a line or a group: that there is none. */
export const NONE = "none";

/** Readings as they are written. */
export const READING_WORDS: readonly string[] = READINGS;

/** What crawlers fetch for, as the registry tells them apart. */
export const PURPOSES: readonly Purpose[] = [
  ...new Set(crawlers.map((crawler) => crawler.purpose)),
].sort();
