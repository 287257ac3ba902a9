import type { ReadingId } from "@aushang/engine";
import { DEFAULT_CRAWLER, DEFAULT_READING, readPageAddress } from "../state/address-state.ts";
import { LINK_LIMIT, pack, unpack } from "../state/draft-link.ts";
import { FURTHER_ADDRESSES } from "../state/route.ts";
import { NO_SIDE, type Side, type SideId, textOf } from "./sides.ts";

/** What differs between the two: the file, who asks, or how it is read. */
export type By = "file" | "crawler" | "reading";

/** One of something for either side. */
export type Pair<Value> = Readonly<Record<SideId, Value>>;

/** What is compared. With `crawler` and `reading`, the old file is the only one. */
export interface Comparison {
  readonly by: By;
  readonly old: Side;
  readonly next: Side;
  readonly reading: ReadingId;
  /** As typed. The old one alone is asked about two readings. */
  readonly crawlers: Pair<string>;
  readonly readings: Pair<ReadingId>;
}

/** A comparison of two files, nothing else being asked for. */
export function comparisonOfFiles(old: Side, next: Side, reading: ReadingId): Comparison {
  return { ...NOTHING, old, next, reading };
}

/** What the page begins with, and whether a link to it could not be read. */
export interface FirstComparison {
  readonly comparison: Comparison;
  readonly damaged: boolean;
}

/** What the page's entry in the history keeps, also of files that no link can hold. */
interface Kept {
  readonly comparison: Comparison;
}

const NOTHING: Comparison = {
  by: "file",
  old: NO_SIDE,
  next: { ...NO_SIDE, kind: "draft" },
  reading: DEFAULT_READING,
  crawlers: { old: DEFAULT_CRAWLER, next: "Bingbot" },
  readings: { old: DEFAULT_READING, next: "google" },
};

/** An entry of the history for a comparison. */
export function keptAs(comparison: Comparison): Kept {
  return { comparison };
}

function kept(state: unknown): Comparison | null {
  const comparison = (state as Partial<Kept> | null)?.comparison;
  return comparison?.old && comparison.next && comparison.by ? comparison : null;
}

const BY: readonly By[] = ["file", "crawler", "reading"];
const READINGS: readonly ReadingId[] = ["rfc9309", "google", "1996", "1994"];

const readingNamed = (name: string): ReadingId | undefined =>
  READINGS.find((id) => id === name.toLowerCase());

const sent = (address: string): Side => ({ ...NO_SIDE, address, sent: address });
const draft = (text: string): Side => ({ ...NO_SIDE, kind: "draft", text });

function side(address: string | null, text: unknown, otherwise: Side): Side {
  if (typeof text === "string") return draft(text);
  return address !== null && address.trim() !== "" ? sent(address.trim()) : otherwise;
}

/**
 * What an address of the page asks for: `?left=` and `?right=` are fetched, `#v1:` holds texts. What the entry of the
 * history keeps goes before both.
 */
export async function readComparison(href: string, state: unknown): Promise<FirstComparison> {
  const before = kept(state);
  if (before) return { comparison: before, damaged: false };
  const { draft: fragment } = readPageAddress(href);
  const asked = new URL(href).searchParams;
  const texts = fragment === null ? {} : ((await unpack(fragment)) as Record<string, unknown>);
  const by = BY.find((one) => one === asked.get("by")) ?? "file";
  const [first, second] = asked.getAll("as").map((name) => name.trim());
  const readings = asked.getAll("reading").map(readingNamed);
  const comparison: Comparison = {
    by,
    old: side(asked.get("left"), texts?.l, NOTHING.old),
    next: side(asked.get("right"), texts?.r, asked.has("right") ? NO_SIDE : NOTHING.next),
    reading: by === "reading" ? DEFAULT_READING : (readings[0] ?? DEFAULT_READING),
    crawlers: {
      old: first || NOTHING.crawlers.old,
      next: second || NOTHING.crawlers.next,
    },
    readings: {
      old: (by === "reading" ? readings[0] : undefined) ?? NOTHING.readings.old,
      next: readings[1] ?? NOTHING.readings.next,
    },
  };
  return { comparison, damaged: texts === null };
}

/** The text of a side for a link; undefined for a live one, null for what a link cannot hold. */
function linkText({ kind, text, file }: Side): string | undefined | null {
  if (kind === "live") return undefined;
  if (kind === "draft" || !file) return text === "" ? undefined : text;
  const whole = textOf(file.bytes);
  return whole.whole && file.size === file.bytes.length ? whole.text : null;
}

function queryOf(comparison: Comparison): URLSearchParams {
  const { by, old, next, reading, crawlers, readings } = comparison;
  const search = new URLSearchParams();
  if (by !== "file") search.set("by", by);
  if (old.kind === "live" && old.sent !== null) search.set("left", old.sent);
  if (by === "file" && next.kind === "live" && next.sent !== null) search.set("right", next.sent);
  if (by !== "file") search.append("as", crawlers.old);
  if (by === "crawler") search.append("as", crawlers.next);
  if (by === "reading") {
    search.append("reading", readings.old);
    search.append("reading", readings.next);
  } else if (reading !== DEFAULT_READING) search.set("reading", reading);
  return search;
}

/** The address of the page for a comparison, and whether it holds all of it. */
export async function comparisonAddress(
  comparison: Comparison,
): Promise<{ readonly address: string; readonly whole: boolean }> {
  const query = queryOf(comparison).toString();
  const address = FURTHER_ADDRESSES.compare + (query === "" ? "" : `?${query}`);
  const l = linkText(comparison.old);
  const r = comparison.by === "file" ? linkText(comparison.next) : undefined;
  if (l === null || r === null) return { address, whole: false };
  if (l === undefined && r === undefined) return { address, whole: true };
  const fragment = await pack({ l, r });
  const whole = address.length + fragment.length <= LINK_LIMIT;
  return { address: whole ? address + fragment : address, whole };
}
