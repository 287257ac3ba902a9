/** Where the parts of a request stand, as pairs of offsets into a block; -1 for a part that is missing. */
export const COLUMN = {
  target: 0,
  query: 2,
  userAgent: 4,
  host: 6,
  status: 8,
  bytes: 10,
  time: 12,
} as const;

/** Numbers a row. */
export const WIDTH = 14;

/** Rows of offsets that grow. */
export class Columns {
  offsets: Int32Array;
  length = 0;

  constructor(rows: number) {
    this.offsets = new Int32Array(rows * WIDTH);
  }

  /** Where the next row goes, with every part missing. */
  next(): number {
    const at = this.length * WIDTH;
    if (at + WIDTH > this.offsets.length) {
      const larger = new Int32Array(this.offsets.length * 2);
      larger.set(this.offsets);
      this.offsets = larger;
    }
    // A call of the platform takes longer than these few steps.
    for (let i = at; i < at + WIDTH; i++) this.offsets[i] = -1;
    return at;
  }
}

/** Reads one line of a block into a row. */
export interface LineReader {
  /** Where the line ends: at its line feed or at the end of the octets. Set by {@link read}. */
  end: number;
  /** Whether the line at `from` has the format. Writes offsets to the row at `at` of the columns. */
  read(octets: Uint8Array, from: number, columns: Int32Array, at: number): boolean;
}

/** Where a line ends. */
export function lineEnd(octets: Uint8Array, from: number): number {
  let i = from;
  while (i < octets.length && octets[i] !== 10) i++;
  return i;
}
