/** Octets as characters of the same number. */
export function rawText(bytes: Uint8Array, from: number, to: number): string {
  let text = "";
  for (let i = from; i < to; i++) text += String.fromCharCode(bytes[i] as number);
  return text;
}
