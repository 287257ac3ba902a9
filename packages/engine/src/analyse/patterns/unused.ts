/** Letters that may fill a star, the most readable first. No hexadecimal digit: behind a `%` it would make an escape. */
const FILLS = "xyzqwvjkuhgmnoprstilXYZQWVJKUHGMNOPRSTIL~_@-!+,:;=&()|^[]'.";
/** Only where no pattern has a `%`. */
const HEX = "abcdef0123456789ABCDEF";

/** An octet of addresses that no pattern names. */
export interface Fill {
  readonly octet: string;
  /** False where every octet is named by some pattern: what a word with it shows holds for that word alone. */
  readonly isUnused: boolean;
}

/** The octets that patterns name. */
export class Named {
  readonly #seen = new Uint8Array(257);

  add(pattern: string): void {
    for (let i = 0; i < pattern.length; i++) {
      const c = pattern.charCodeAt(i);
      if (c < 256) this.#seen[c] = 1;
    }
  }

  has(octet: string): boolean {
    return this.#seen[octet.charCodeAt(0)] === 1;
  }
}

/** Finds an octet that none of these names. */
export function findFill(named: readonly Named[]): Fill {
  const isFree = (octet: string): boolean => !named.some((one) => one.has(octet));
  const letters = isFree("%") ? FILLS + HEX : FILLS;
  const octet = [...letters].find(isFree);
  return { octet: octet ?? "x", isUnused: octet !== undefined };
}
