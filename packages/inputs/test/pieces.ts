/** Octets in pieces of one size. */
export function cut(octets: Uint8Array, size: number): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < octets.length; at += size) parts.push(octets.slice(at, at + size));
  return parts;
}

/** Text as octets. */
export const octetsOf = (text: string): Uint8Array => new TextEncoder().encode(text);
