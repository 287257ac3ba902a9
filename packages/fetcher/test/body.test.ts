import { gzipSync } from "node:zlib";
import { SIZE_LIMIT } from "@aushang/engine";
import { expect, test } from "vitest";
import { readBody, WIRE_LIMIT } from "../src/body.ts";
import type { Coding } from "../src/coding.ts";

interface Source {
  readonly stream: AsyncIterable<Uint8Array>;
  readonly given: () => number;
}

/** Octets in pieces, with a count of those that were asked for. */
function source(total: number, piece: number): Source {
  let given = 0;
  async function* stream(): AsyncGenerator<Uint8Array> {
    while (given < total) {
      const size = Math.min(piece, total - given);
      given += size;
      yield new Uint8Array(size).fill(97);
    }
  }
  return { stream: stream(), given: () => given };
}

const read = (stream: AsyncIterable<Uint8Array>, ...codings: Coding[]) =>
  readBody(stream, codings, () => {});

test.each([
  [0, 1_000, 0, false],
  [1, 1_000, 1, false],
  [SIZE_LIMIT - 1, 65_536, SIZE_LIMIT - 1, false],
  [SIZE_LIMIT, 65_536, SIZE_LIMIT, false],
  [SIZE_LIMIT, SIZE_LIMIT, SIZE_LIMIT, false],
  [SIZE_LIMIT + 1, 65_536, SIZE_LIMIT, true],
  [SIZE_LIMIT + 1, SIZE_LIMIT, SIZE_LIMIT, true],
  [SIZE_LIMIT + 1, SIZE_LIMIT + 1, SIZE_LIMIT, true],
  [100_000_000, 65_536, SIZE_LIMIT, true],
])("of %d octets in pieces of %d, %d are kept (cut: %s)", async (total, piece, kept, truncated) => {
  const octets = source(total, piece);
  const content = await read(octets.stream);
  expect([content.bytes.length, content.truncated]).toEqual([kept, truncated]);
  expect(octets.given()).toBeLessThanOrEqual(SIZE_LIMIT + piece);
});

test("a body of single octets is read like any other", async () => {
  const content = await read(source(100_000, 1).stream);
  expect(content.bytes.length).toBe(100_000);
  expect(content.bytes.every((octet) => octet === 97)).toBe(true);
});

test("octets that decode to nothing are read up to the limit on the wire and no further", async () => {
  // A gzip head whose file name has no end.
  const octets = source(100_000_000, 65_536);
  async function* stream(): AsyncGenerator<Uint8Array> {
    yield Buffer.from("1f8b08080000000000ff", "hex");
    yield* octets.stream;
  }
  await expect(read(stream(), "gzip")).rejects.toMatchObject({ kind: "bad-response" });
  expect(octets.given()).toBeLessThanOrEqual(WIRE_LIMIT + 65_536);
});

test("codings are undone from the last to the first", async () => {
  async function* stream(): AsyncGenerator<Uint8Array> {
    yield gzipSync(gzipSync("User-agent: *\n"));
  }
  const { bytes } = await read(stream(), "gzip", "gzip");
  expect(Buffer.from(bytes).toString()).toBe("User-agent: *\n");
});

test("a break in the source is what is told, not the coding that it cut", async () => {
  async function* stream(): AsyncGenerator<Uint8Array> {
    yield gzipSync("User-agent: *\n").subarray(0, 12);
    throw Object.assign(new Error("gone"), { code: "ECONNRESET" });
  }
  await expect(read(stream(), "gzip")).rejects.toMatchObject({ kind: "reset" });
});

test("progress is told for every piece", async () => {
  let pieces = 0;
  await readBody(source(10_000, 1_000).stream, [], () => {
    pieces += 1;
  });
  expect(pieces).toBe(10);
});

test("a larger limit is for what is no robots file", async () => {
  const { stream } = source(3_000_000, 50_000);
  const { bytes, truncated } = await readBody(stream, [], () => {}, 2_500_000);
  expect({ length: bytes.length, truncated }).toEqual({ length: 2_500_000, truncated: true });
  const whole = await readBody(source(2_000_000, 50_000).stream, [], () => {}, 2_500_000);
  expect({ length: whole.bytes.length, truncated: whole.truncated }).toEqual({
    length: 2_000_000,
    truncated: false,
  });
});
