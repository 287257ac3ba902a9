import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Coding, decode, isChunked, parseCodings } from "../src/coding.ts";

async function* pieces(octets: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < octets.length; at += size) yield octets.subarray(at, at + size);
}

async function decoded(octets: Uint8Array, coding: Coding, size = 7): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of decode(pieces(octets, size), coding)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test.each([
  ["", []],
  ["identity", []],
  [" , ,", []],
  ["gzip", ["gzip"]],
  ["X-GZIP", ["gzip"]],
  ["deflate, br", ["deflate", "br"]],
  ["identity, gzip, identity", ["gzip"]],
])("Content-Encoding %j", (header, codings) => {
  expect(parseCodings(header)).toEqual(codings);
});

test.each(["zstd", "gzip, compress", "utf-8", "gzip;q=1", "gzip, gzip, gzip", "br,br,br,br"])(
  "Content-Encoding %j is refused",
  (header) => {
    expect(() => parseCodings(header)).toThrow(
      expect.objectContaining({ kind: "bad-response" }) as Error,
    );
  },
);

test.each([
  ["", false],
  ["identity", false],
  ["chunked", true],
  [" Chunked ,", true],
])("Transfer-Encoding %j", (header, chunked) => {
  expect(isChunked(header)).toBe(chunked);
});

test.each(["gzip", "gzip, chunked", "chunked, chunked", "chunked;q=1", "br"])(
  "Transfer-Encoding %j is refused",
  (header) => {
    expect(() => isChunked(header)).toThrow(
      expect.objectContaining({ kind: "bad-response" }) as Error,
    );
  },
);

const ENCODERS = [
  ["gzip", gzipSync],
  ["br", brotliCompressSync],
  ["deflate", deflateSync],
  ["deflate", deflateRawSync],
] as const;

test("whatever was coded comes back, in pieces of any size", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 0, maxLength: 300 }),
      fc.integer({ min: 1, max: 64 }),
      async (octets, size) => {
        for (const [coding, encode] of ENCODERS) {
          expect(new Uint8Array(await decoded(encode(octets), coding, size))).toEqual(octets);
        }
      },
    ),
    { numRuns: 50 },
  );
});

test.each(ENCODERS)("%s that ends too early is a bad response", async (coding, encode) => {
  const whole = encode(Buffer.from("User-agent: *\nDisallow: /shut/\n"));
  for (const length of [1, 2, 5, whole.length - 1]) {
    await expect(decoded(whole.subarray(0, length), coding)).rejects.toMatchObject({
      kind: "bad-response",
    });
  }
});

test("no octets stay none, under every coding", async () => {
  for (const [coding] of ENCODERS) {
    expect(await decoded(new Uint8Array(), coding)).toHaveLength(0);
  }
});

test("several gzip members are one text", async () => {
  const both = Buffer.concat([gzipSync("User-agent: *\n"), gzipSync("Disallow: /\n")]);
  expect((await decoded(both, "gzip")).toString()).toBe("User-agent: *\nDisallow: /\n");
});

test("a source that is left early is told so", async () => {
  let left = false;
  async function* source(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield gzipSync(Buffer.alloc(100_000));
    } finally {
      left = true;
    }
  }
  for await (const chunk of decode(source(), "gzip")) if (chunk.length > 0) break;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(left).toBe(true);
});
