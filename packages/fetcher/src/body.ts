import { SIZE_LIMIT } from "@aushang/engine";
import { type Coding, decode } from "./coding.ts";
import { asFailure, FetchFailure } from "./failure.ts";

/**
 * Octets of a robots file that are taken off the wire. Twice the size limit, for text that compression makes longer;
 * what needs more, such as a stream that never yields anything, is not a robots file.
 */
export const WIRE_LIMIT = 1_048_576;

/** A body, decoded and cut. */
export interface Content {
  /** At most as many octets as were asked for. */
  readonly bytes: Uint8Array;
  /** There was at least one more octet; the rest was not read. */
  readonly truncated: boolean;
}

/**
 * Reads a body, undoes its codings and stops after so many decoded octets. `onProgress` is called for every
 * piece off the wire. Throws a failure when the body breaks off, is wrongly coded or too long on the wire;
 * never gives a part for the whole.
 */
export async function readBody(
  body: AsyncIterable<Uint8Array>,
  codings: readonly Coding[],
  onProgress: () => void,
  limit: number = SIZE_LIMIT,
): Promise<Content> {
  let stream: AsyncIterable<Uint8Array> = fromWire(body, onProgress, limit);
  for (const coding of codings.toReversed()) stream = decode(stream, coding);
  return collect(stream, limit);
}

async function* fromWire(
  body: AsyncIterable<Uint8Array>,
  onProgress: () => void,
  limit: number,
): AsyncGenerator<Uint8Array> {
  const most = Math.max(WIRE_LIMIT, 2 * limit);
  let octets = 0;
  try {
    for await (const chunk of body) {
      onProgress();
      octets += chunk.length;
      if (octets > most) {
        const size = Math.round(most / 1_048_576);
        throw new FetchFailure("bad-response", `The compressed body is longer than ${size} MiB.`);
      }
      yield chunk;
    }
  } catch (error) {
    throw asFailure(error);
  }
}

async function collect(stream: AsyncIterable<Uint8Array>, limit: number): Promise<Content> {
  // One growing buffer instead of a list of pieces: a body that drips in single octets costs no more.
  let buffer = new Uint8Array(16_384);
  let length = 0;
  for await (const chunk of stream) {
    const taken = Math.min(chunk.length, limit - length);
    buffer = withRoom(buffer, length + taken);
    buffer.set(chunk.subarray(0, taken), length);
    length += taken;
    if (taken < chunk.length) return { bytes: buffer.slice(0, length), truncated: true };
  }
  return { bytes: buffer.slice(0, length), truncated: false };
}

function withRoom(buffer: Uint8Array<ArrayBuffer>, needed: number): Uint8Array<ArrayBuffer> {
  if (needed <= buffer.length) return buffer;
  const larger = new Uint8Array(Math.max(needed, buffer.length * 2));
  larger.set(buffer);
  return larger;
}
