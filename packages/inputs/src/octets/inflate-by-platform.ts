import { Damage } from "./damage.ts";

/** Compressed octets that are handed over at a time: some platforms unpack all of them at once, a thousandfold. */
const PIECE = 32_768;

/** "a" and "b", compressed each for itself. */
const TWO_MEMBERS = new Uint8Array([
  31, 139, 8, 0, 0, 0, 0, 0, 0, 3, 75, 4, 0, 67, 190, 183, 232, 1, 0, 0, 0, 31, 139, 8, 0, 0, 0, 0,
  0, 0, 3, 75, 2, 0, 249, 239, 190, 113, 1, 0, 0, 0,
]);

let answer: Promise<boolean> | undefined;

/** Whether the platform reads several gzip members in a row. Its standard lets it refuse all but the first. */
export function platformTakesMembers(): Promise<boolean> {
  answer ??= (async () => {
    let count = 0;
    try {
      for await (const piece of inflatedByPlatform([TWO_MEMBERS])) count += piece.length;
    } catch {
      return false;
    }
    return count === 2;
  })();
  return answer;
}

/** Unpacks with the platform's own decompressor, which does not block: in Node it works in another thread. */
export async function* inflatedByPlatform(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { readable, writable } = new DecompressionStream("gzip");
  const pumped = pump(source, writable.getWriter());
  const reader = readable.getReader();
  let ended = false;
  try {
    for (;;) {
      const { done, value } = await read(reader, pumped);
      if (done) break;
      yield value;
    }
    ended = true;
  } finally {
    if (!ended) await reader.cancel().catch(() => {});
    await pumped;
  }
}

/** How the pump ended: an error of the source is not one of the octets. */
interface Pumped {
  readonly sourceError: unknown;
  readonly failed: boolean;
}

async function read(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  pumped: Promise<Pumped>,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read();
  } catch (error) {
    const { failed, sourceError } = await pumped;
    if (failed) throw sourceError;
    throw new Damage(isEnd(error) ? "gzip-truncated" : "gzip-damaged", error);
  }
}

/** Node says it by a code, browsers by their words. */
function isEnd(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === "Z_BUF_ERROR" || /unexpected end|truncated|was empty/i.test(message ?? "");
}

async function pump(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  writer: WritableStreamDefaultWriter<BufferSource>,
): Promise<Pumped> {
  let writing = false;
  try {
    for await (const piece of source) {
      writing = true;
      for (let at = 0; at < piece.length; at += PIECE)
        await writer.write(piece.subarray(at, at + PIECE) as Uint8Array<ArrayBuffer>);
      writing = false;
    }
    writing = true;
    await writer.close();
  } catch (error) {
    if (writing) return { failed: false, sourceError: null };
    await writer.abort(error).catch(() => {});
    return { failed: true, sourceError: error };
  }
  return { failed: false, sourceError: null };
}
