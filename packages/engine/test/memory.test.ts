import { expect, test } from "vitest";
import { compile } from "../src/compile.ts";
import { parse } from "../src/parse.ts";

const SIZE = 512_000;

/** Octets of arrays that a call leaves behind; collected or not, allocations of this size are counted at once. */
function arrays<Result>(call: () => Result): { octets: number; result: Result } {
  const before = process.memoryUsage().arrayBuffers;
  const result = call();
  return { octets: process.memoryUsage().arrayBuffers - before, result };
}

test.each([
  ["line ends alone", "\n".repeat(SIZE)],
  ["the shortest rules", "Allow:/\n".repeat(SIZE / 8)],
  ["one line", "a".repeat(SIZE)],
  ["escapes in every rule", "Allow:/%41\u00e9\n".repeat(SIZE / 14)],
])("512,000 octets of %s take less than ten times their size", (_what, text) => {
  const bytes = new TextEncoder().encode(`User-agent: *\n${text}`).slice(0, SIZE);
  const { octets, result } = arrays(() => {
    const file = parse(bytes);
    return [file.lineCount, compile(file, "FooBot").decide("/")];
  });
  expect(result).toHaveLength(2);
  expect(octets).toBeLessThan(10 * SIZE);
});

test("parsing octets copies nothing", () => {
  const bytes = new Uint8Array(SIZE);
  expect(parse(bytes).bytes).toBe(bytes);
});
