import { LineReader } from "../decide/line-reader.ts";

/** Longest line of a list that is looked at, in octets; the address itself may be shorter still. */
const LIST_LINE = 64 * 1024;

const CR = 13;
const LF = 10;

/** A line of a list that says something, and its number, from 1. */
type ListLine =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly problem: "not-utf8" | "line-too-long" };

/** What a list turned out to be instead of lines of text: an image, an archive, text in UTF-16. */
export class NoText extends Error {}

/**
 * The lines of a list, trimmed; blank ones and comments left out. CR, LF and CRLF end a line. Throws `NoText` for octets
 * that no list holds, so that a thousand lines of an image are not a thousand complaints.
 */
export async function* listLines(
  input: AsyncIterable<Uint8Array | string>,
): AsyncGenerator<ListLine> {
  const reader = new LineReader(LIST_LINE);
  let endsInCr = false;
  const drain = function* (): Generator<ListLine> {
    for (let line = reader.next(); line !== null; line = reader.next()) {
      const text = "text" in line ? line.text.trim() : null;
      if (text === null) yield line;
      else if (text !== "" && !text.startsWith("#")) yield { number: line.number, text };
    }
  };
  for await (const chunk of input) {
    const octets = Buffer.from(chunk);
    if (octets.includes(0)) throw new NoText();
    reader.push(withLineFeeds(octets, endsInCr));
    endsInCr = octets.at(-1) === CR;
    yield* drain();
  }
  reader.end();
  yield* drain();
}

/** The octets with every line end as LF. `afterCr`: the piece before ended in a CR, and so did its line. */
function withLineFeeds(octets: Buffer, afterCr: boolean): Buffer {
  if (!afterCr && !octets.includes(CR)) return octets;
  const plain = Buffer.alloc(octets.length);
  let length = 0;
  let before = afterCr ? CR : LF;
  for (const octet of octets) {
    if (octet !== LF || before !== CR) plain[length++] = octet === CR ? LF : octet;
    before = octet;
  }
  return plain.subarray(0, length);
}
