import { asText } from "./interner.ts";

const BACKSLASH = 92;

/** What a letter behind a backslash stands for in the logs of web servers. */
const LETTERS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12, v: 11 };

/** Text in quotes as web servers write it: `\"`, `\\`, `\n` and `\x22`. */
export function serverText(octets: Uint8Array): string {
  if (!octets.includes(BACKSLASH)) return asText(octets);
  const written = new Uint8Array(octets.length);
  let to = 0;
  for (let i = 0; i < octets.length; i++) {
    const c = octets[i] as number;
    const next = octets[i + 1];
    if (c !== BACKSLASH || next === undefined) {
      written[to++] = c;
      continue;
    }
    const pair = asText(octets.subarray(i + 2, i + 4));
    if (next === 120 && /^[0-9a-f]{2}$/i.test(pair)) {
      written[to++] = Number.parseInt(pair, 16);
      i += 3;
    } else {
      written[to++] = LETTERS[String.fromCharCode(next)] ?? next;
      i++;
    }
  }
  return asText(written.subarray(0, to));
}

/** Text in quotes as JSON writes it. What no JSON would write stays as it stands. */
export function jsonText(octets: Uint8Array): string {
  const text = asText(octets);
  if (!octets.includes(BACKSLASH)) return text;
  try {
    return JSON.parse(`"${text}"`);
  } catch {
    return text;
  }
}
