import { concat } from "./concat.ts";

/** Octets of a line that are read; a longer one is passed over. */
export const LINE_LIMIT = 65_536;
/** Octets without a line end that are waited for. */
export const ENDLESS = 1 << 26;

/** Whole lines. */
export interface LineBlock {
  readonly octets: Uint8Array;
  /** Before them a line ended that was longer than {@link LINE_LIMIT}; of it nothing is kept. */
  readonly afterLongLine: boolean;
}

/** Thrown for a source that goes on and on without a line end. */
export class EndlessLine extends Error {
  override readonly name = "EndlessLine";
}

/**
 * Octets in blocks that end where a line ends, or at the end of the source. A byte order mark at the start is dropped.
 * Memory is bounded by the size of the pieces and one line.
 */
export async function* lineBlocks(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<LineBlock, void, undefined> {
  const splitter = new Splitter();
  for await (const piece of source) {
    const block = splitter.take(piece);
    if (block !== null) yield block;
  }
  const last = splitter.end();
  if (last !== null) yield last;
}

/** Keeps what came behind the last line end. */
class Splitter {
  #tail: Uint8Array = new Uint8Array(0);
  /** The line that is being read is too long to be kept. */
  #isLong = false;
  /** Octets since the last line end. */
  #waited = 0;
  #isStart = true;

  take(piece: Uint8Array): LineBlock | null {
    let fresh = piece;
    if (this.#isStart) {
      fresh = this.#begun(piece);
      if (this.#isStart) return null;
    }
    const end = fresh.lastIndexOf(10) + 1;
    const block = end > 0 ? this.#block(fresh, end) : null;
    if (end > 0) {
      this.#tail = fresh.slice(end);
      this.#waited = this.#tail.length;
    } else {
      this.#waited += fresh.length;
      if (!this.#isLong) this.#tail = concat(this.#tail, fresh);
    }
    if (this.#tail.length > LINE_LIMIT) {
      this.#tail = new Uint8Array(0);
      this.#isLong = true;
    }
    if (this.#waited > ENDLESS) throw new EndlessLine("no line end");
    return block;
  }

  /** The first octets without their byte order mark, once there are enough to see it. */
  #begun(piece: Uint8Array): Uint8Array {
    const start = concat(this.#tail, piece);
    this.#isStart = start.length < 3;
    this.#tail = this.#isStart ? start : new Uint8Array(0);
    return withoutMark(start);
  }

  #block(fresh: Uint8Array, end: number): LineBlock {
    const afterLongLine = this.#isLong;
    this.#isLong = false;
    if (afterLongLine) return { octets: fresh.subarray(fresh.indexOf(10) + 1, end), afterLongLine };
    return { octets: concat(this.#tail, fresh.subarray(0, end)), afterLongLine };
  }

  end(): LineBlock | null {
    const octets = this.#isStart ? withoutMark(this.#tail) : this.#tail;
    if (octets.length === 0 && !this.#isLong) return null;
    return { octets, afterLongLine: this.#isLong };
  }
}

function withoutMark(octets: Uint8Array): Uint8Array {
  const hasMark = octets[0] === 0xef && octets[1] === 0xbb && octets[2] === 0xbf;
  return hasMark ? octets.subarray(3) : octets;
}
