import type { FuzzCase } from "./check.ts";

/** A whole number from 0 to below `limit`. */
export type Random = (limit: number) => number;

/** A row of random numbers that a seed repeats (xorshift). */
export function randomFrom(seed: number): Random {
  let state = seed | 0 || 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

/** Longest file that is made: what is long is rarely what is wrong, and always slow. */
const LONGEST = 4000;

/** What a new case is made of. */
export interface Material {
  readonly dictionary: readonly string[];
  /** Cases that were worth keeping. */
  readonly pool: readonly FuzzCase[];
  readonly random: Random;
}

const TOKENS = [
  "FooBot",
  "foobot",
  "FooBot-News",
  "Bar",
  "MJ12bot",
  "360Spider",
  "Sogou web spider",
  "FooBot/2.1",
  "*",
  "*/2",
  "",
  " FooBot ",
];

/** A case made from others: a few changes, one upon the other. */
export function mutated(material: Material): FuzzCase {
  const { pool, random } = material;
  const base = pool[random(pool.length)] as FuzzCase;
  let { octets, address, tokens } = base;
  const changes = 1 + random(6);
  for (let i = 0; i < changes; i++) {
    const what = random(10);
    if (what < 6) octets = changedText(octets, material);
    else if (what < 9) address = changedAddress(address, octets, material);
    else tokens = changedTokens(tokens, random);
  }
  return { octets: octets.slice(0, LONGEST), tokens, address: address.slice(0, 400) };
}

function changedTokens(tokens: FuzzCase["tokens"], random: Random): FuzzCase["tokens"] {
  const other = TOKENS[random(TOKENS.length)] as string;
  return random(4) === 0
    ? ([...tokens.slice(0, 2), other] as unknown as FuzzCase["tokens"])
    : [other];
}

function changedText(text: string, { dictionary, pool, random }: Material): string {
  const at = random(text.length + 1);
  const size = 1 + random(8);
  const other = pool[random(pool.length)] as FuzzCase;
  switch (random(11)) {
    case 0:
      return text.slice(0, at) + text.slice(at + size);
    case 1:
      return text.slice(0, at) + text.slice(at, at + size).repeat(1 + random(4)) + text.slice(at);
    case 2:
      return text.slice(0, at) + String.fromCharCode(random(256)) + text.slice(at + 1);
    case 3:
      return text.slice(0, at) + other.octets.slice(random(other.octets.length + 1));
    case 4:
      return withLines(text, random);
    case 5:
      return text.replace(/[A-Za-z]/g, (c) => (random(6) === 0 ? otherCase(c) : c));
    case 6:
      return text + crowd(dictionary, random);
    default:
      return (
        text.slice(0, at) +
        (dictionary[random(dictionary.length)] as string) +
        text.slice(at + (random(2) === 0 ? size : 0))
      );
  }
}

/** So many rules that the engine builds its index: they begin alike, and some of their stars cover the same. */
function crowd(dictionary: readonly string[], random: Random): string {
  const letters = ["a", "b", "ab", "/", "*", "?", "$", "%61", "%2A"];
  const pattern = () =>
    Array.from({ length: random(6) }, () => letters[random(letters.length)]).join("");
  const rules = Array.from({ length: 6 + random(50) }, () => {
    const start = ["/", "/", "/a", "*"][random(4)] as string;
    const odd = random(12) === 0 ? (dictionary[random(dictionary.length)] as string) : "";
    return `${random(2) === 0 ? "Allow" : "Disallow"}: ${start}${pattern()}${odd}\n`;
  });
  return `\n${random(2) === 0 ? "User-agent: *\n" : ""}${rules.join("")}`;
}

const otherCase = (c: string): string =>
  c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase();

/** Lines moved, doubled, or ended in another way. */
function withLines(text: string, random: Random): string {
  const lines = text.split(/(?<=[\r\n])/);
  const from = random(lines.length);
  const to = random(lines.length);
  const line = lines[from] as string;
  if (random(2) === 0) lines.splice(from, 1);
  lines.splice(to, 0, line.replace(/[\r\n]+$/, ["\n", "\r", "\r\n", "\n\n"][random(4)] as string));
  return lines.join("");
}

/** An address that is near one of the patterns of the file, or another one changed a little. */
function changedAddress(address: string, octets: string, { dictionary, random }: Material): string {
  const piece = () =>
    Buffer.from(dictionary[random(dictionary.length)] as string, "latin1").toString("utf8");
  const patterns = octets.match(/\/[^\s#]*/g) ?? [];
  if (patterns.length > 0 && random(2) === 0) {
    const pattern = Buffer.from(patterns[random(patterns.length)] as string, "latin1").toString(
      "utf8",
    );
    const path = pattern.replace(/\$$/, "").replaceAll("*", () => (random(2) === 0 ? "" : piece()));
    return (random(3) === 0 ? "" : "https://h.example") + path + (random(3) === 0 ? piece() : "");
  }
  const at = random(address.length + 1);
  return random(3) === 0
    ? address.slice(0, at) + address.slice(at + 1 + random(4))
    : address.slice(0, at) + piece() + address.slice(at);
}
