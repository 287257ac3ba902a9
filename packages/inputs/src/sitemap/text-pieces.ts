import { concat } from "../octets/concat.ts";

/** Octets among which an XML declaration names the encoding. */
const START = 256;

/**
 * Octets as text, in pieces: in the encoding that a byte order mark or an XML declaration names, else UTF-8. What is not
 * of that encoding becomes U+FFFD.
 */
export async function* textPieces(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  let start: Uint8Array = new Uint8Array(0);
  let decoder: TextDecoder | null = null;
  for await (const piece of source) {
    if (decoder !== null) {
      yield decoder.decode(piece as Uint8Array<ArrayBuffer>, { stream: true });
      continue;
    }
    start = concat(start, piece);
    if (start.length < START) continue;
    decoder = decoderFor(start);
    yield decoder.decode(start as Uint8Array<ArrayBuffer>, { stream: true });
  }
  yield decoder === null
    ? decoderFor(start).decode(start as Uint8Array<ArrayBuffer>)
    : decoder.decode();
}

function decoderFor(start: Uint8Array): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder("utf-16le");
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder("utf-16be");
  const declared = new TextDecoder("latin1").decode(
    start.subarray(0, START) as Uint8Array<ArrayBuffer>,
  );
  const label = /^(?:ï»¿)?<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(declared)?.[1];
  // What is read octet by octet cannot be in 16 bits, whatever it says.
  if (label === undefined || /^utf-?16/i.test(label)) return new TextDecoder();
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
