const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Text as UTF-8 octets; octets as they are. Lone surrogates become U+FFFD, as the platform does it. */
export function toOctets(input: Uint8Array | string): Uint8Array {
  return typeof input === "string" ? encoder.encode(input) : input;
}

/** A stretch of octets as text. Octets that are not UTF-8 become U+FFFD; a BOM stays. Never throws. */
export function toText(octets: Uint8Array, from = 0, to = octets.length): string {
  return decoder.decode(octets.subarray(from, to));
}

/**
 * Writes text as UTF-8 into the front of a buffer and returns the number of octets.
 * The caller sees to it that three octets per UTF-16 unit are free.
 */
export function writeOctets(text: string, into: Uint8Array): number {
  return encoder.encodeInto(text, into).written;
}
