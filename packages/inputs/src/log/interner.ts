const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Octets with a view for reading four at a time, from wherever they begin. */
export interface Stretch {
  readonly octets: Uint8Array;
  readonly view: DataView;
}

/** Octets that can be read four at a time. */
export function stretchOf(octets: Uint8Array): Stretch {
  return { octets, view: new DataView(octets.buffer, octets.byteOffset, octets.length) };
}

/**
 * Turns octets into text, and gives the same text for the same octets where it can: logs repeat themselves, and neither
 * decoding nor looking a text up costs much the second time. Texts that collide take each other's place; long ones are
 * decoded each time.
 */
export class Interner {
  readonly #texts: (string | undefined)[];
  readonly #lengths: Int32Array;
  /** The octets of each text, in places of one size. */
  readonly #kept: Stretch;
  readonly #size: number;
  readonly #mask: number;
  readonly #decode: (octets: Uint8Array) => string;

  /** `bits`: two to that power texts are kept. `size`: octets of the longest. */
  constructor(bits: number, size: number, decode: (octets: Uint8Array) => string) {
    this.#texts = new Array(1 << bits);
    this.#lengths = new Int32Array(1 << bits).fill(-1);
    this.#kept = stretchOf(new Uint8Array(size << bits));
    this.#size = size;
    this.#mask = (1 << bits) - 1;
    this.#decode = decode;
  }

  /** The text of the octets from one place to another. */
  text({ octets, view }: Stretch, from: number, to: number): string {
    const length = to - from;
    if (length > this.#size) return this.#decode(octets.subarray(from, to));
    const slot = hashOf(octets, view, from, to) & this.#mask;
    const place = slot * this.#size;
    if (this.#lengths[slot] === length && isSame(this.#kept, place, octets, view, from, length))
      return this.#texts[slot] as string;
    const stretch = octets.subarray(from, to);
    const text = this.#decode(stretch);
    this.#texts[slot] = text;
    this.#lengths[slot] = length;
    this.#kept.octets.set(stretch, place);
    return text;
  }
}

/** Four octets at a step: one multiplication for each would take longer than all else. */
function hashOf(octets: Uint8Array, view: DataView, from: number, to: number): number {
  let hash = to - from;
  let i = from;
  for (; i + 3 < to; i += 4) {
    hash = Math.imul(hash ^ view.getInt32(i, true), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  for (; i < to; i++) hash = Math.imul(hash ^ (octets[i] as number), 0x01000193);
  return hash ^ (hash >>> 13);
}

function isSame(
  kept: Stretch,
  place: number,
  octets: Uint8Array,
  view: DataView,
  from: number,
  length: number,
): boolean {
  let i = 0;
  for (; i + 3 < length; i += 4)
    if (kept.view.getInt32(place + i, true) !== view.getInt32(from + i, true)) return false;
  for (; i < length; i++) if (kept.octets[place + i] !== octets[from + i]) return false;
  return true;
}

/** Octets as text: UTF-8, with U+FFFD for what is not. */
export function asText(octets: Uint8Array): string {
  return decoder.decode(octets);
}
