import type { ReadingId } from "@aushang/engine";
import type { Language } from "@aushang/engine/texts";

/** The crawler that is asked about when nothing else is said. */
export const DEFAULT_CRAWLER = "Googlebot";

/** The reading that is used when nothing else is said. */
export const DEFAULT_READING: ReadingId = "rfc9309";

/** What an address of the page says. Nothing of it was checked, but every value can be shown. */
export interface PageState {
  /** Addresses to test, as typed; empty on the start page and in a draft. */
  readonly addresses: readonly string[];
  readonly crawler: string;
  readonly reading: ReadingId;
  /** A reading that does not exist, as it stood in the address. */
  readonly unknownReading: string | null;
  readonly language: Language | null;
  /** The fragment of a draft, with its `#v1:`; null without one. */
  readonly draft: string | null;
  /** A line of the file, from `#L14`. */
  readonly line: number | null;
}

/** What a live address of the page is made of. */
export interface LiveState {
  readonly addresses: readonly string[];
  readonly crawler: string;
  readonly reading: ReadingId;
  readonly language: Language | null;
}

const READINGS: readonly ReadingId[] = ["rfc9309", "google", "1996", "1994"];
const LANGUAGES: readonly Language[] = ["de", "en", "da"];

/** Reads the address of the page: `/?url=…&as=…&reading=…&lang=…`, `#v1:…` for a draft, `#L14` for a line. */
export function readPageAddress(href: string): PageState {
  const page = new URL(href);
  const asked = page.searchParams;
  const reading = asked.get("reading");
  const known = READINGS.find((id) => id === reading?.toLowerCase());
  const line = /^#L([1-9]\d{0,8})$/.exec(page.hash);
  return {
    addresses: asked.getAll("url").filter((address) => address.trim() !== ""),
    crawler: asked.get("as")?.trim() || DEFAULT_CRAWLER,
    reading: known ?? DEFAULT_READING,
    unknownReading: reading && !known ? reading : null,
    language: LANGUAGES.find((id) => id === asked.get("lang")?.toLowerCase()) ?? null,
    draft: page.hash.startsWith("#v1:") ? page.hash : null,
    line: line ? Number(line[1]) : null,
  };
}

function query(language: Language | null, addresses: readonly string[] = []): URLSearchParams {
  const search = new URLSearchParams();
  for (const address of addresses) search.append("url", address);
  if (language) search.set("lang", language);
  return search;
}

/** Path and query of a live state; defaults stay out, so that links are short. */
export function livePageAddress({ addresses, crawler, reading, language }: LiveState): string {
  const search = query(null, addresses);
  if (addresses.length > 0 || crawler !== DEFAULT_CRAWLER) search.set("as", crawler);
  if (reading !== DEFAULT_READING) search.set("reading", reading);
  if (language) search.set("lang", language);
  const text = search.toString();
  return text === "" ? "/" : `/?${text}`;
}

/** Path, query and fragment of a draft: the query never says anything about the draft. */
export function draftPageAddress(fragment: string, language: Language | null): string {
  const text = query(language).toString();
  return `/${text === "" ? "" : `?${text}`}${fragment}`;
}
