const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Turns octets into text, and gives the same text for the same octets where it can: logs repeat themselves, and neither
 * decoding nor looking a text up costs much the second time. A text that collides takes the place of the other.
 */
export class Interner {
  readonly #texts: (string | undefined)[];
  readonly #mask: number;
  readonly #decode: (octets: Uint8Array) => string;

  /** `bits`: two to that power texts are kept. */
  constructor(bits: number, decode: (octets: Uint8Array) => string) {
    this.#texts = new Array(1 << bits);
    this.#mask = (1 << bits) - 1;
    this.#decode = decode;
  }

  /** The text of a stretch of octets. */
  text(octets: Uint8Array, from: number, to: number): string {
    const slot = hashOf(octets, from, to) & this.#mask;
    const known = this.#texts[slot];
    if (known !== undefined && isText(known, octets, from, to)) return known;
    const text = this.#decode(octets.subarray(from, to));
    this.#texts[slot] = text;
    return text;
  }
}

/** Four octets at a step: one multiplication for each would take longer than all else. */
function hashOf(octets: Uint8Array, from: number, to: number): number {
  let hash = to - from;
  let i = from;
  for (; i + 3 < to; i += 4) {
    const four =
      (octets[i] as number) |
      ((octets[i + 1] as number) << 8) |
      ((octets[i + 2] as number) << 16) |
      ((octets[i + 3] as number) << 24);
    hash = Math.imul(hash ^ four, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  for (; i < to; i++) hash = Math.imul(hash ^ (octets[i] as number), 0x01000193);
  return hash ^ (hash >>> 13);
}

/** Whether a text is those octets, each an ASCII character. Others are decoded each time. */
function isText(text: string, octets: Uint8Array, from: number, to: number): boolean {
  const length = to - from;
  if (text.length !== length) return false;
  for (let i = 0; i < length; i++)
    if (text.charCodeAt(i) !== octets[from + i] || (octets[from + i] as number) > 127) return false;
  return true;
}

/** Octets as text: UTF-8, with U+FFFD for what is not. */
export function asText(octets: Uint8Array): string {
  return decoder.decode(octets);
}
