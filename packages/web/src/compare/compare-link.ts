import type { ReadingId } from "@aushang/engine";
import { DEFAULT_READING, readPageAddress } from "../state/address-state.ts";
import { LINK_LIMIT, pack, unpack } from "../state/draft-link.ts";
import { FURTHER_ADDRESSES } from "../state/route.ts";
import { NO_SIDE, type Side, textOf } from "./sides.ts";

/** What is compared. */
export interface Comparison {
  readonly old: Side;
  readonly next: Side;
  readonly reading: ReadingId;
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
  old: NO_SIDE,
  next: { ...NO_SIDE, kind: "draft" },
  reading: DEFAULT_READING,
};

/** An entry of the history for a comparison. */
export function keptAs(comparison: Comparison): Kept {
  return { comparison };
}

function kept(state: unknown): Comparison | null {
  const comparison = (state as Partial<Kept> | null)?.comparison;
  return comparison?.old && comparison.next ? comparison : null;
}

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
  const { draft: fragment, reading } = readPageAddress(href);
  const asked = new URL(href).searchParams;
  const texts = fragment === null ? {} : ((await unpack(fragment)) as Record<string, unknown>);
  const comparison = {
    old: side(asked.get("left"), texts?.l, NOTHING.old),
    next: side(asked.get("right"), texts?.r, asked.has("right") ? NO_SIDE : NOTHING.next),
    reading,
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

/** The address of the page for a comparison, and whether it holds all of it. */
export async function comparisonAddress({
  old,
  next,
  reading,
}: Comparison): Promise<{ readonly address: string; readonly whole: boolean }> {
  const search = new URLSearchParams();
  if (old.kind === "live" && old.sent !== null) search.set("left", old.sent);
  if (next.kind === "live" && next.sent !== null) search.set("right", next.sent);
  if (reading !== DEFAULT_READING) search.set("reading", reading);
  const query = search.toString();
  const address = FURTHER_ADDRESSES.compare + (query === "" ? "" : `?${query}`);
  const [l, r] = [linkText(old), linkText(next)];
  if (l === null || r === null) return { address, whole: false };
  if (l === undefined && r === undefined) return { address, whole: true };
  const fragment = await pack({ l, r });
  const whole = address.length + fragment.length <= LINK_LIMIT;
  return { address: whole ? address + fragment : address, whole };
}
