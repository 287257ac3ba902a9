/** Response headers as undici gives them: names in lower case, repeated ones as a list, octets as Latin-1. */
export type WireHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The headers that an outcome keeps: what says how the answer was made, how long it holds and who gave it. */
const KEPT = [
  "content-type",
  "content-length",
  "content-encoding",
  "cache-control",
  "expires",
  "date",
  "last-modified",
  "etag",
  "retry-after",
  "location",
  "server",
  "x-robots-tag",
  "age",
  "vary",
  "via",
] as const;

/** Longest value that is kept of one header, in characters. */
const LONGEST = 2_048;

/** The headers worth keeping, each cut at 2,048 characters; repeated ones joined by a comma. */
export function keptHeaders(headers: WireHeaders): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const name of KEPT) {
    if (headers[name] !== undefined) kept[name] = headerText(headers[name]).slice(0, LONGEST);
  }
  return kept;
}

/** All values of one header as one text; empty when there is none. */
export function headerText(value: string | string[] | undefined): string {
  return [value ?? []].flat().map(decodeOctets).join(", ");
}

/** Octets that form valid UTF-8 are read as that, as browsers do with `Location`; others stay Latin-1. */
export function decodeOctets(latin1: string): string {
  try {
    return UTF8.decode(Buffer.from(latin1, "latin1"));
  } catch {
    return latin1;
  }
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });
