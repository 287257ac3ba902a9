import type { Asker } from "../analyse/model.ts";
import type { ReadingId } from "../model.ts";
import type { RobotsFile } from "../parse.ts";

/** What is counted and under which files. */
export interface ImpactOptions {
  /** The file in force. */
  readonly present: RobotsFile | Uint8Array | string;
  /** The file that may take its place. Without one, the rules of the present file are counted and nothing flips. */
  readonly draft?: RobotsFile | Uint8Array | string;
  /** Who is asked about. Every crawler of the registry unless told. */
  readonly crawlers?: readonly Asker[];
  /** `rfc9309` unless told. */
  readonly reading?: ReadingId;
  /**
   * Scheme, host and port that the files are for, as `https://shop.example`. Unless told, those of the first whole
   * address, or the host of the first request that names one.
   */
  readonly origin?: string;
  /**
   * Distinct addresses that are held in memory at a time. Beyond it the number of distinct addresses is an upper
   * bound; everything else stays exact. 200,000 unless told.
   */
  readonly addressLimit?: number;
}

/** Who requested an address, and what it took. */
export interface RequestedBy {
  /** The HTTP `User-Agent` header. */
  readonly userAgent?: string | null;
  /** Token of an asked crawler, in place of a header. */
  readonly crawler?: string;
  /** The host that was asked, where the address is a path. */
  readonly host?: string | null;
  /** Octets that were sent. */
  readonly bytes?: number | null;
  /** How many requests. 1 unless told. */
  readonly count?: number;
}

/** Requests in rows, as a reader of logs gives them: asked for by position, so that nobody decodes what nobody needs. */
export interface RequestRows {
  readonly length: number;
  /** Path and query, or a whole address. */
  target(row: number): string;
  userAgent(row: number): string | null;
  host(row: number): string | null;
  bytes(row: number): number | null;
}

/** How much of something. */
export interface Amount {
  /** Requests of a log, or entries of a list. */
  readonly requests: number;
  /** Distinct addresses among them: an upper bound where {@link ImpactResult.exactAddresses} is false. */
  readonly addresses: number;
  /** Octets that were sent; 0 where nothing says so. */
  readonly bytes: number;
}

/** An amount where addresses are not told apart. */
export type Requests = Omit<Amount, "addresses">;

/** A rule of a file. */
export interface RuleRef {
  readonly line: number;
  readonly kind: "allow" | "disallow";
  /** As written. */
  readonly pattern: string;
}

/** What a rule did. */
export interface RuleCount extends RuleRef {
  /** Its pattern matches. */
  readonly matched: Amount;
  /** It decides: never more than what it matches. */
  readonly decided: Amount;
}

/** One file's answers to one crawler. */
export interface SideCount {
  /** The tokens of the groups that apply, `*` among them; empty where none does. Several crawlers may have several. */
  readonly groups: readonly string[];
  readonly allowed: Amount;
  readonly disallowed: Amount;
  /** Every rule of the group, in order of lines, also those that match nothing. */
  readonly rules: readonly RuleCount[];
}

/** Addresses of one shape that flip and that the same lines decide. */
export interface FlipTemplate extends Amount {
  /** A pattern that matches them, such as `/shop/*?sort=*`. */
  readonly template: string;
  /** The lines that decide them; null where no rule does. */
  readonly lines: { readonly present: number | null; readonly draft: number | null };
  /** A few of them, path and query. */
  readonly examples: readonly string[];
}

/** All addresses that flip one way. */
export interface FlipCount extends Amount {
  /** The most requests first; at most 100. */
  readonly templates: readonly FlipTemplate[];
  /** What belongs to none of them. */
  readonly rest: Amount;
}

/**
 * How a crawler fetches the robots.txt, by its requests for it for each other one. `too-few`: fewer than 20 other
 * requests say nothing. `never`, `usual`, or `every-page`: at least one for every two other requests, a fault.
 */
export type FetchPattern = "too-few" | "never" | "usual" | "every-page";

/** Requests for `/robots.txt` against all others. */
export interface RobotsTxtFetches {
  readonly requests: number;
  readonly others: number;
  readonly pattern: FetchPattern;
}

/** What the files mean for one crawler, or for several that were asked alike and fare alike. */
export interface CrawlerImpact {
  readonly crawlers: readonly string[];
  /** Requests for the robots.txt itself are not among them. */
  readonly judged: Amount;
  readonly present: SideCount;
  /** Null without a draft. */
  readonly draft: SideCount | null;
  /** What the draft newly allows and newly blocks. */
  readonly opened: FlipCount;
  readonly closed: FlipCount;
  /** Null where addresses came from a list, which nobody requested. */
  readonly robotsTxt: RobotsTxtFetches | null;
}

/** A name and the requests under it. */
export interface Named {
  readonly name: string;
  readonly requests: number;
}

/** What was counted. Plain JSON. */
export interface ImpactResult {
  readonly reading: ReadingId;
  /** What was added: entries of a list or requests of a log; null before anything was. */
  readonly kind: "list" | "requests" | null;
  /** Whether there is a draft. */
  readonly compared: boolean;
  /** What the files are for: a whole origin, a host alone where only requests named it, or null where nothing did. */
  readonly origin: string | null;
  /** Everything that was added. The next six add up to it. */
  readonly added: Requests;
  readonly judged: Requests;
  /** Of asked crawlers, for `/robots.txt`. */
  readonly robotsTxt: Requests;
  /** On other hosts, schemes or ports: never judged. The most frequent first, at most ten. */
  readonly otherHost: Requests & { readonly hosts: readonly Named[] };
  /**
   * People and clients that the registry does not know. `names` are those whose header names a product, the most
   * frequent first, at most ten.
   */
  readonly unknown: Requests & { readonly names: readonly Named[] };
  /** Crawlers that the registry knows and nobody asked about. */
  readonly unasked: Requests & { readonly names: readonly Named[] };
  /** What is no address that a robots.txt is about: `*`, a host alone, other schemes, longer than 8,192 characters. */
  readonly notAddress: Requests & { readonly examples: readonly string[] };
  /** The most judged requests first. */
  readonly crawlers: readonly CrawlerImpact[];
  /** Rules that bind an asked crawler and matched nothing for any. `draft` is empty without one. */
  readonly unused: { readonly present: readonly RuleRef[]; readonly draft: readonly RuleRef[] };
  /** False when more distinct addresses came than are held: their number is then an upper bound. */
  readonly exactAddresses: boolean;
}

/** Counts what two files mean for addresses, as they come. */
export interface Impact {
  /**
   * Adds an address: whole, or path and query at the origin. With a header or a crawler it is a request of that one;
   * without, an entry of a list, about which every crawler is asked.
   * One impact counts a list or requests, not both. Throws `RangeError` for that and for a crawler that is not asked,
   * `TypeError` for what is no text; never for content.
   */
  add(address: string, by?: RequestedBy): void;
  /** Adds requests of a log. Rows are read before it returns. */
  addRows(rows: RequestRows): void;
  /** What was counted so far. More can be added afterwards. */
  result(): ImpactResult;
}
