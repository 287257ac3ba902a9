/** What a file is written in, when it is not UTF-8. */
export type Encoding = "binary" | "utf-16be" | "utf-16le" | "windows-1252";

/** Octets at the start that tell a text from something else. */
const SAMPLE = 1024;

/** UTF-16 by its mark or because every other octet is a NUL; something that is no text; null for the rest. */
export function encodingOf(bytes: Uint8Array): Exclude<Encoding, "windows-1252"> | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE);
  const nuls = [0, 0];
  let control = 0;
  sample.forEach((c, i) => {
    if (c === 0) nuls[i % 2] = (nuls[i % 2] ?? 0) + 1;
    else if (c < 9 || (c > 13 && c < 32 && c !== 27)) control++;
  });
  const [even = 0, odd = 0] = nuls;
  const half = sample.length / 2;
  if (half >= 4 && odd > half * 0.8 && even === 0) return "utf-16le";
  if (half >= 4 && even > half * 0.8 && odd === 0) return "utf-16be";
  return even + odd > 1 || control * 10 > sample.length ? "binary" : null;
}
