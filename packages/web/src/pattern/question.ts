import type { ReadingId } from "@aushang/engine";
import { DEFAULT_CRAWLER, DEFAULT_READING, readPageAddress } from "../state/address-state.ts";
import { LINK_LIMIT, pack, unpack } from "../state/draft-link.ts";
import { FURTHER_ADDRESSES } from "../state/route.ts";

/** What is asked about a pattern. */
export interface PatternQuestion {
  /** As typed. */
  readonly pattern: string;
  readonly kind: "allow" | "disallow";
  readonly reading: ReadingId;
  /** A file to compare it with; empty for none. */
  readonly robots: string;
  readonly crawler: string;
}

/** What the page's entry in the history keeps, also of a file that no link can hold. */
interface Kept {
  readonly patternQuestion: PatternQuestion;
}

/** An entry of the history for a question. */
export function keptAs(patternQuestion: PatternQuestion): Kept {
  return { patternQuestion };
}

/** What an address of the page asks for; what the entry of the history keeps goes before it. */
export async function readQuestion(href: string, state: unknown): Promise<PatternQuestion> {
  const kept = (state as Partial<Kept> | null)?.patternQuestion;
  if (kept) return kept;
  const { draft, reading, crawler } = readPageAddress(href);
  const asked = new URL(href).searchParams;
  const file = draft === null ? null : ((await unpack(draft)) as Record<string, unknown> | null);
  return {
    pattern: asked.get("pattern") ?? "",
    kind: asked.get("kind") === "allow" ? "allow" : "disallow",
    reading,
    robots: typeof file?.r === "string" ? file.r : "",
    crawler,
  };
}

/** The address of the page for a question, and whether it holds all of it. */
export async function questionAddress(
  question: PatternQuestion,
): Promise<{ readonly address: string; readonly whole: boolean }> {
  const { pattern, kind, reading, robots, crawler } = question;
  const search = new URLSearchParams();
  if (pattern !== "") search.set("pattern", pattern);
  if (kind !== "disallow") search.set("kind", kind);
  if (reading !== DEFAULT_READING) search.set("reading", reading);
  if (crawler !== DEFAULT_CRAWLER) search.set("as", crawler);
  const query = search.toString();
  const address = FURTHER_ADDRESSES.pattern + (query === "" ? "" : `?${query}`);
  if (robots === "") return { address, whole: address.length <= LINK_LIMIT };
  const fragment = await pack({ r: robots });
  const whole = address.length + fragment.length <= LINK_LIMIT;
  return { address: whole ? address + fragment : address, whole };
}
