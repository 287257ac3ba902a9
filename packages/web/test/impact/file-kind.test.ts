import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { HEAD, kindOf } from "../../src/impact/file-kind.ts";

const octets = (text: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(typeof text === "string" ? new TextEncoder().encode(text) : text);
const utf16 = (text: string) => octets(new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le")));

const SITEMAP = '<?xml version="1.0"?>\n<urlset>';
const LINE = '192.0.2.7 - - [10/Oct/2025:13:55:36 +0200] "GET / HTTP/1.1" 200 5 "-" "GPTBot"\n';

test.each([
  ["XML", octets(SITEMAP), "sitemap"],
  ["XML behind blanks and a mark", octets(`\uFEFF\n  ${SITEMAP}`), "sitemap"],
  ["XML in UTF-16", utf16(SITEMAP), "sitemap"],
  ["XML that is packed", octets(gzipSync(SITEMAP)), "sitemap"],
  ["a web page, which the reader of sitemaps names", octets("<!doctype html>"), "sitemap"],
  ["a list of addresses", octets("https://h.example/a\r\nhttps://h.example/b\r\n"), "sitemap"],
  ["a single address", octets("http://h.example/"), "sitemap"],
  ["a log", octets(LINE), "log"],
  ["a log that is packed", octets(gzipSync(LINE)), "log"],
  ["JSON lines", octets('{"request":"/"}\n'), "log"],
  ["an address within a line", octets("https://h.example/a 200 5\n"), "log"],
  ["nothing", octets(""), "log"],
  ["damaged packing", octets(new Uint8Array([0x1f, 0x8b, 9, 9, 9, 9])), "log"],
] as const)("%s", async (_, head, kind) => {
  expect(await kindOf(head)).toBe(kind);
});

test("the first octets of a large packed file are enough", async () => {
  const noise = Array.from({ length: 60_000 }, (_, at) => ((at * 2_654_435_761) % 2 ** 32) ^ at);
  const whole = gzipSync(`${SITEMAP}<!-- ${noise.join(" ")} -->`);
  expect(whole.length).toBeGreaterThan(HEAD);
  expect(await kindOf(octets(whole.subarray(0, HEAD)))).toBe("sitemap");
});
