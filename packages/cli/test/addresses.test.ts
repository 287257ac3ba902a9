import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type } from "./console.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aushang-cli-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file in the test's folder. */
function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** A robots file that opens all that is asked here, so that nothing has to be fetched. */
const open = () => file("open.txt", "User-agent: *\nDisallow: /x\n");

const targets = (out: string): string[] =>
  out
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line).target);

test("a list may end its lines in CR, CRLF or LF, wherever it is cut", async () => {
  const octets = Buffer.from("/a\r/b\r\r# not\r\n\n/c\r\n/d\n/e\rno address\r/f");
  for (const size of [1, 2, 3, 100]) {
    const cut = Array.from({ length: Math.ceil(octets.length / size) }, (_, i) =>
      octets.subarray(i * size, (i + 1) * size),
    );
    const ran = await type(["test", "--robots", open(), "--json"], { input: Readable.from(cut) });
    expect(targets(ran.out)).toEqual([..."abcdef"].map((c) => `/${c}`));
    expect(ran.err).toContain("standard input, line 9: “no address” is not an address");
  }
});

test("a list may be longer than a call may have arguments", async () => {
  const list = file("long.txt", `${"x\n".repeat(200_000)}/a\n`);
  const { code, out, err } = await type(["test", `@${list}`, "--robots", open(), "--json"]);
  expect(code).toBe(2);
  expect(err).toContain("199,980 more are wrong.");
  expect(targets(out)).toEqual(["/a"]);
});

test("one argument of several lines is as many addresses", async () => {
  const both = "https://shop.example/a\nhttps://shop.example/b\r\n";
  const { out } = await type(["test", both, "--robots", open(), "--json"]);
  expect(targets(out)).toEqual(["/a", "/b"]);
});

test.each([
  { what: "an image", octets: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex") },
  { what: "UTF-16", octets: Buffer.from("\uFEFFhttps://a.example/\n", "utf16le") },
  { what: "UTF-16 without a mark", octets: Buffer.from("https://a.example/\n", "utf16le") },
])("a list that is $what is one mistake, not one for each line", async ({ octets }) => {
  const list = file("list.bin", octets);
  for (const lang of ["en", "de", "da"]) {
    const { code, out, err } = await type(["test", `@${list}`, "--lang", lang]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err.trimEnd().split("\n")).toHaveLength(2);
    expect(err).toContain("UTF-8");
  }
});

test("a line of a list that is not UTF-8 is named, the others are tested", async () => {
  const list = file("latin.txt", Buffer.from("/a\n/\xe9\n", "latin1"));
  const { code, out, err } = await type(["test", `@${list}`, "--robots", open(), "--json"]);
  expect(code).toBe(2);
  expect(targets(out)).toEqual(["/a"]);
  expect(err).toMatch(/latin\.txt, line 2: The line is not valid UTF-8\n/);
});
