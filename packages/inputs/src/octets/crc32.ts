const TABLE = Int32Array.from({ length: 256 }, (_, octet) => {
  let c = octet;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c;
});

/** The check sum of gzip (RFC 1952 section 8) over one more row of octets, begun with 0. */
export function crc32(before: number, octets: Uint8Array): number {
  let c = ~before;
  for (let i = 0; i < octets.length; i++)
    c = (c >>> 8) ^ (TABLE[(c ^ (octets[i] as number)) & 255] as number);
  return ~c;
}
