import { describe, expect, test } from "vitest";
import type { NoteCode } from "../../src/tester/index.ts";
import { answered, given, live, tested } from "./outcomes.ts";

const RULES = "User-agent: *\nDisallow: /a\n";
const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
const PNG = Buffer.from(
  "89504e470d0a1a0a0000000d49484452000001000000010008060000005c72a866",
  "hex",
);

describe("on the file", () => {
  test.each<[why: string, body: Uint8Array | string, type: string | null, notes: NoteCode[]]>([
    ["rules as plain text", RULES, "text/plain", []],
    ["rules without a type", RULES, null, []],
    ["plain text with a charset", RULES, "text/plain; charset=utf-8", []],
    ["the type whatever its case", RULES, "Text/Plain", []],
    ["an empty file", "", "text/plain", ["file-empty"]],
    ["a file of white space", " \r\n\t\n", "text/plain", ["file-empty"]],
    ["a byte order mark alone", "\ufeff", "text/plain", ["file-empty"]],
    ["comments alone", "# nothing\n", "text/plain", ["no-rules-in-file"]],
    [
      "a web page",
      "<!DOCTYPE html>\n<title>Hello</title>\n",
      "text/html",
      ["html-served", "no-rules-in-file"],
    ],
    [
      "a web page called plain text",
      "<html><body>Hello</body></html>",
      "text/plain",
      ["html-served", "no-rules-in-file"],
    ],
    [
      "a web page behind a byte order mark and blanks",
      "\ufeff \n<html>",
      null,
      ["html-served", "no-rules-in-file"],
    ],
    [
      "a web page with rules in it",
      `<!doctype html><pre>\n${RULES}</pre>`,
      "text/html",
      ["html-served"],
    ],
    [
      "a piece of a web page",
      "<pre>Hello</pre>",
      "text/plain",
      ["html-served", "no-rules-in-file"],
    ],
    ["XML", "<?xml version='1.0'?>\n<Error/>", null, ["html-served", "no-rules-in-file"]],
    ["a comment sign of markup", "<!-- none -->", null, ["html-served", "no-rules-in-file"]],
    ["a sign that begins no markup", "<3 robots\n", "text/plain", ["no-rules-in-file"]],
    ["rules called a web page", RULES, "text/html", ["content-type-not-text"]],
    ["rules called JSON", RULES, "application/json", ["content-type-not-text"]],
    ["an image", PNG, "image/png", ["binary-served", "no-rules-in-file", "content-type-not-text"]],
    ["UTF-16", utf16(RULES), "text/plain", ["binary-served", "no-rules-in-file"]],
    ["one NUL is no picture", "User-agent: *\0\nDisallow: /a\n", "text/plain", []],
  ])("%s", (_why, body, type, notes) => {
    const headers: Record<string, string> = type === null ? {} : { "content-type": type };
    expect(tested(live(answered(200, body, { headers }))).notes).toEqual(notes);
  });

  test("a given file has no type to remark on", () => {
    expect(tested(given("<html>")).notes).toEqual(["html-served", "no-rules-in-file"]);
    expect(tested(given(RULES)).notes).toEqual([]);
  });
});

describe("on the crawler", () => {
  test.each<[token: string, file: string, notes: NoteCode[]]>([
    ["Googlebot", RULES, []],
    ["FooBot", RULES, []],
    ["Google-Extended", RULES, ["crawler-control-only"]],
    ["ChatGPT-User", "User-agent: ChatGPT-User\nDisallow: /\n", ["crawler-user-triggered"]],
    ["Bytespider", "User-agent: Bytespider\nDisallow: /\n", ["crawler-respect-unknown"]],
    ["Bytespider", RULES, ["crawler-respect-unknown", "crawler-star-not-documented"]],
    ["archive.org_bot", "User-agent: archive.org_bot\nDisallow: /\n", ["crawler-ignores-robots"]],
    [
      "anthropic-ai",
      "User-agent: anthropic-ai\nDisallow: /\n",
      ["crawler-retired", "crawler-respect-unknown"],
    ],
  ])("%s", (token, file, notes) => {
    expect(tested(file, "/a", token).notes).toEqual(notes);
  });

  test("google: a token that can never match", () => {
    const notes = (token: string, reading: "google" | "rfc9309") =>
      tested(RULES, "/a", token, { reading }).notes;
    expect(notes("MJ12bot", "google")).toContain("token-never-matches-google");
    expect(notes("MJ12bot", "rfc9309")).not.toContain("token-never-matches-google");
    expect(notes("*", "google")).not.toContain("token-never-matches-google");
    expect(notes("Googlebot", "google")).toEqual([]);
  });
});

describe("on the place", () => {
  test.each<[path: string, told: boolean]>([
    ["/robots.txt", false],
    ["/robots.txt?x", false],
    ["/dir/robots.txt", true],
    ["/dir/ROBOTS.TXT?x", true],
    ["/dir/robots.txt.html", false],
    ["/a?f=/robots.txt", false],
  ])("%s", (path, told) => {
    expect(tested(RULES, path).notes.includes("robots-address-elsewhere")).toBe(told);
  });

  test("another host or scheme at the end of the redirects", () => {
    const moved = (finalAddress: string) =>
      tested(live(answered(200, RULES, { finalAddress }))).notes;
    expect(moved("https://h.example/other.txt")).toEqual([]);
    expect(moved("https://www.h.example/robots.txt")).toEqual(["redirected-elsewhere"]);
    expect(moved("http://h.example/robots.txt")).toEqual(["redirected-elsewhere"]);
  });
});
