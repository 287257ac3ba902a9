import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Damage } from "../src/octets/damage.ts";
import { inflatedByLibrary } from "../src/octets/inflate-by-library.ts";
import { inflatedByPlatform, platformTakesMembers } from "../src/octets/inflate-by-platform.ts";
import { unpacked } from "../src/octets/unpacked.ts";

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const WAYS = [
  { way: "platform", inflate: inflatedByPlatform },
  { way: "library", inflate: inflatedByLibrary },
  { way: "whatever fits", inflate: (source: Source) => unpacked(source).octets },
];

const gzip = (text: string): Uint8Array => new Uint8Array(gzipSync(text));
const join = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

function cut(octets: Uint8Array, size: number): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < octets.length; at += size) parts.push(octets.slice(at, at + size));
  return parts;
}

/** The text, and what went wrong behind it. */
async function read(octets: AsyncIterable<Uint8Array>): Promise<{ text: string; error: unknown }> {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of octets) parts.push(part.slice());
  } catch (error) {
    return { text: Buffer.concat(parts).toString(), error };
  }
  return { text: Buffer.concat(parts).toString(), error: null };
}

const LONG = Array.from({ length: 20_000 }, (_, i) => `line ${i * 7919}\n`).join("");

describe.each(WAYS)("by $way", ({ inflate }) => {
  test.each([
    { what: "one member", octets: gzip("hello"), text: "hello" },
    { what: "two members", octets: join(gzip("hello "), gzip("world")), text: "hello world" },
    { what: "an empty member between", octets: join(gzip("a"), gzip(""), gzip("b")), text: "ab" },
    { what: "a long one", octets: gzip(LONG), text: LONG },
  ])("$what, in pieces of any size", async ({ octets, text }) => {
    for (const size of [octets.length, 1000, 17, ...(octets.length < 500 ? [1] : [])])
      expect((await read(inflate(cut(octets, size)))).text).toBe(text);
  });

  test("octets that break off: what came before is given, then it is said", async () => {
    const octets = gzip(LONG);
    const { text, error } = await read(inflate(cut(octets.slice(0, octets.length >> 1), 1000)));
    expect(LONG.startsWith(text)).toBe(true);
    expect(text.length).toBeGreaterThan(1000);
    expect(error).toBeInstanceOf(Damage);
    expect((error as Damage).code).toBe("gzip-truncated");
  });

  test("octets that are wrong", async () => {
    const octets = gzip(LONG);
    octets.fill(0xff, octets.length >> 1, (octets.length >> 1) + 200);
    const { error } = await read(inflate(cut(octets, 1000)));
    expect((error as Damage).code).toBe("gzip-damaged");
  });

  test("an error of the source stays what it is", async () => {
    const own = new Error("the disk is gone");
    async function* failing() {
      yield gzip(LONG).slice(0, 5000);
      throw own;
    }
    expect((await read(inflate(failing()))).error).toBe(own);
  });

  test("who stops early stops the source", async () => {
    let ended = false;
    let given = 0;
    async function* endless() {
      try {
        for (;;) {
          given++;
          yield gzip("x".repeat(1000));
        }
      } finally {
        ended = true;
      }
    }
    for await (const _ of inflate(endless())) break;
    expect(ended).toBe(true);
    expect(given).toBeLessThan(1000);
  });
});

test("this platform reads several members", async () => {
  expect(await platformTakesMembers()).toBe(true);
});

test("what is not compressed passes, whatever its size", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 5 })), async (parts) => {
      const whole = Buffer.concat(parts);
      fc.pre(!(whole[0] === 0x1f && whole[1] === 0x8b));
      const from = unpacked(parts);
      const found: Uint8Array[] = [];
      for await (const part of from.octets) found.push(part);
      expect(Buffer.concat(found).equals(whole)).toBe(true);
      expect(from.compressed).toBe(false);
    }),
  );
});
