import type { ReadingId } from "@aushang/engine";
import { DEFAULT_CRAWLER, DEFAULT_READING } from "./address-state.ts";

/** Everything that a draft consists of. */
export interface Draft {
  readonly robots: string;
  /** Host or origin that the draft is for, as typed; may be empty. */
  readonly host: string;
  /** Address or path to test, as typed. */
  readonly address: string;
  readonly crawler: string;
  readonly reading: ReadingId;
}

/** Characters of a link above which a file is the better way to hand a draft on. */
export const LINK_LIMIT = 8_000;

/** Characters that a draft may unpack to; what claims more is taken for damaged. */
const UNPACKED_LIMIT = 4_000_000;

const MARK = "#v1:";
const READINGS: readonly unknown[] = ["rfc9309", "google", "1996", "1994"];

function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  const step = 0x8000;
  for (let at = 0; at < bytes.length; at += step) {
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  }
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

/** A fragment that carries a value: `#v1:` and deflated JSON in base64url. */
export async function pack(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)])
    .stream()
    .pipeThrough(new CompressionStream("deflate-raw"));
  return MARK + toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The fragment that carries a draft. Defaults are left out. */
export function packDraft(draft: Draft): Promise<string> {
  const short = {
    r: draft.robots,
    ...(draft.host === "" ? {} : { h: draft.host }),
    ...(draft.address === "" ? {} : { a: draft.address }),
    ...(draft.crawler === DEFAULT_CRAWLER ? {} : { c: draft.crawler }),
    ...(draft.reading === DEFAULT_READING ? {} : { g: draft.reading }),
  };
  return pack(short);
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > UNPACKED_LIMIT) {
      await reader.cancel();
      return null;
    }
  }
}

function fromShort(short: unknown): Draft | null {
  if (typeof short !== "object" || short === null) return null;
  const { r, h, a, c, g } = short as Record<string, unknown>;
  if (typeof r !== "string") return null;
  const text = (value: unknown, otherwise: string): string =>
    typeof value === "string" ? value : otherwise;
  return {
    robots: r,
    host: text(h, ""),
    address: text(a, ""),
    crawler: text(c, DEFAULT_CRAWLER),
    reading: READINGS.includes(g) ? (g as ReadingId) : DEFAULT_READING,
  };
}

/** The value in a fragment; null when the fragment is damaged or unpacks to more than anybody writes. */
export async function unpack(fragment: string): Promise<unknown> {
  if (!fragment.startsWith(MARK)) return null;
  try {
    const text = await inflate(fromBase64Url(fragment.slice(MARK.length)));
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The draft in a fragment; null when it is damaged or holds something else. */
export async function unpackDraft(fragment: string): Promise<Draft | null> {
  return fromShort(await unpack(fragment));
}
