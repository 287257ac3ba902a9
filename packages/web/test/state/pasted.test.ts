import { expect, test } from "vitest";
import { readHeader, readPasted } from "../../src/state/pasted.ts";

const rows = [
  {
    why: "one address",
    text: " https://a.example/x \n",
    is: { kind: "address", address: "https://a.example/x" },
  },
  { why: "nothing", text: "  \n ", is: { kind: "address", address: "" } },
  {
    why: "a list, with blank lines and blanks around",
    text: "a.example/1\r\n\r\n  b.example/2\rc.example/3",
    is: { kind: "addresses", addresses: ["a.example/1", "b.example/2", "c.example/3"] },
  },
  { why: "a file", text: "User-agent: *\nDisallow: /", is: { kind: "robots" } },
  { why: "a file of one line", text: "Disallow: /", is: { kind: "robots" } },
  {
    why: "a file that begins with comments and a byte order mark",
    text: "\uFEFF# hi\n\nuser-agent:x",
    is: { kind: "robots" },
  },
  {
    why: "a byte order mark before the first directive",
    text: "\uFEFFUser-agent: *",
    is: { kind: "robots" },
  },
  { why: "comments alone, in several lines", text: "# one\n# two", is: { kind: "robots" } },
  {
    why: "an address that contains the word",
    text: "https://a.example/?q=disallow:%20/",
    is: { kind: "address" },
  },
  {
    why: "an address whose host is called so",
    text: "disallow.example/allow",
    is: { kind: "address" },
  },
];

test.each(rows)("what was pasted is told apart: $why", ({ text, is }) => {
  expect(readPasted(text)).toMatchObject(is);
});

test.each([
  {
    why: "a header",
    text: "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)\n",
    header: "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  },
  {
    why: "a header with its name, as developer tools copy it",
    text: "User-Agent: Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    header: "User-Agent: Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  },
  { why: "a line of a file", text: "User-agent: Googlebot", header: null },
  { why: "a file", text: "User-agent: Mozilla/5.0 (GPTBot/1.2)\nDisallow: /", header: null },
  { why: "an address", text: "https://a.example/x", header: null },
  {
    why: "an address that holds a header",
    text: "https://a.example/?ua=Mozilla/5.0 (compatible; GPTBot/1.2)",
    header: null,
  },
  { why: "words", text: "no address at all", header: null },
  { why: "nothing", text: "", header: null },
])("a header in the address field is told apart: $why", ({ text, header }) => {
  expect(readHeader(text)).toBe(header);
});
