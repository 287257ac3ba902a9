import type { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import { FetchFailure } from "./failure.ts";

/** A content coding that can be undone. */
export type Coding = "gzip" | "br" | "deflate";

/** What is sent as `Accept-Encoding`. */
export const ACCEPT_ENCODING = "gzip, br, deflate";

/** More codings on top of each other than anybody sends in earnest; each one multiplies a bomb. */
const MOST_CODINGS = 2;

const CODINGS: ReadonlyMap<string, Coding> = new Map<string, Coding>([
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["br", "br"],
  ["deflate", "deflate"],
]);

/**
 * The codings that a `Content-Encoding` names, in the order they were applied; `identity` and empty members
 * are none. Throws a `bad-response` for an unknown coding and for more than two.
 * Source: RFC 9110 section 8.4.
 */
export function parseCodings(header: string): readonly Coding[] {
  const named = namesIn(header);
  if (named.length > MOST_CODINGS) {
    throw new FetchFailure("bad-response", "The body is compressed more than twice.");
  }
  return named.map((name) => {
    const coding = CODINGS.get(name);
    if (coding !== undefined) return coding;
    throw new FetchFailure("bad-response", "The body has a content coding that was not asked for.");
  });
}

/**
 * Whether a `Transfer-Encoding` says that the body comes in chunks, which tell where it ends. Throws a `bad-response`
 * for any other coding of the transfer: none was asked for, nobody undoes it, and what it makes of rules is no text.
 * Source: RFC 9112 section 6.1.
 */
export function isChunked(header: string): boolean {
  const named = namesIn(header);
  if (named.some((name) => name !== "chunked") || named.length > 1) {
    throw new FetchFailure(
      "bad-response",
      "The body has a transfer coding that was not asked for.",
    );
  }
  return named.length === 1;
}

/** The codings that a header names, in lower case, without those that do nothing. */
function namesIn(header: string): readonly string[] {
  return header
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "identity");
}

/**
 * The bytes with one coding undone, piece by piece. No bytes at all stay no bytes, as servers send them with
 * an empty answer. Bytes that do not follow the coding, or end too early, are a `bad-response`; a failure of
 * the source passes through as it is.
 */
export async function* decode(
  source: AsyncIterable<Uint8Array>,
  coding: Coding,
): AsyncGenerator<Uint8Array> {
  const input = source[Symbol.asyncIterator]();
  const head = await firstOctets(input);
  if (head.length === 0) return;
  const decoder = createDecoder(coding, head);
  // Its rejection says nothing new: whatever ends it also ends the decoder, which is read below.
  pipeline(rejoin(head, input), decoder).catch(() => undefined);
  try {
    for await (const chunk of decoder) yield chunk;
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    throw new FetchFailure("bad-response", `The body is not valid ${coding}.`, { cause: error });
  } finally {
    decoder.destroy();
  }
}

function createDecoder(coding: Coding, head: Uint8Array): Transform {
  if (coding === "gzip") return createGunzip();
  if (coding === "br") return createBrotliDecompress();
  return hasZlibHeader(head) ? createInflate() : createInflateRaw();
}

/** "deflate" means zlib (RFC 9110 section 8.4.1.2), but some servers send it bare: its header tells. */
function hasZlibHeader([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
}

/** The first two octets with whatever came along; fewer only if there are no more. */
async function firstOctets(input: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let head: Uint8Array = new Uint8Array();
  while (head.length < 2) {
    const next = await input.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  return head;
}

async function* rejoin(
  head: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
