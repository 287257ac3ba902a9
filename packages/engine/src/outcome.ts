/** Why a robots.txt could not be had. */
export type FailureKind =
  | "dns"
  | "tls"
  | "timeout"
  | "refused"
  | "reset"
  | "redirect-limit"
  | "private-address"
  | "bad-response";

/** One redirect: which answer sent us where. */
export interface Hop {
  readonly status: number;
  readonly from: string;
  /** Absolute address, or the `Location` as received when it could not be used. */
  readonly to: string;
}

/** What came of fetching the robots.txt of one origin. Always a value, never an exception. */
export interface FetchOutcome {
  /** Address of the robots.txt asked for: its origin is the scope of the rules, whatever the redirects say. */
  readonly address: string;
  /** Address that gave the last answer. */
  readonly finalAddress: string;
  /** When the fetch began, ISO 8601 UTC. */
  readonly at: string;
  readonly elapsedMs: number;
  /** Status of the last answer; null when none came. */
  readonly status: number | null;
  readonly failure: FailureKind | null;
  /** One plain English line on the failure, without secrets, for logs and details; null without a failure. */
  readonly failureDetail: string | null;
  readonly redirects: readonly Hop[];
  /** Selected response headers, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The decoded body, at most 512,000 octets; empty after a failure without an answer. */
  readonly body: Uint8Array;
  /** More than 512,000 octets came; the rest was not read. */
  readonly truncated: boolean;
  /** The `User-Agent` that was sent. */
  readonly userAgent: string;
}

/** The size up to which a robots file is read: 500 KiB (RFC 9309 section 2.5, Google's documented limit). */
export const SIZE_LIMIT = 512_000;

/**
 * Where what is read of a file ends: behind the last line end within the limit (RFC 9309 section 2.5). A line that is
 * cut there is not read: a cut rule would be a wider one. `moreExists` says that octets behind these were not fetched.
 */
export function readableEnd(bytes: Uint8Array, moreExists = false): number {
  if (bytes.length <= SIZE_LIMIT && !moreExists) return bytes.length;
  let end = Math.min(bytes.length, SIZE_LIMIT);
  if (end < bytes.length && isLineEnd(bytes[end])) return end;
  while (end > 0 && !isLineEnd(bytes[end - 1])) end--;
  return end;
}

const isLineEnd = (c: number | undefined): boolean => c === 10 || c === 13;
