import { describe, expect, test } from "vitest";
import { type CompileOptions, compile, type Decision, parse } from "../src/index.ts";
import { holdTable } from "./tables.ts";

describe("verdicts", () => holdTable("precedence"));

const open = (basis: Decision["basis"]): Decision => ({ verdict: "allowed", basis, line: null });

test.each<
  [why: string, file: string, address: string, options: CompileOptions, decision: Decision]
>([
  ["an empty file", "", "/a", {}, open("no-rules")],
  ["comments alone", "# a\n# b\n", "/a", {}, open("no-rules")],
  ["rules before any group alone", "Disallow: /\n", "/a", {}, open("no-rules")],
  ["a group without rules", "User-agent: *\n", "/a", {}, open("no-rules")],
  ["sitemaps alone", "Sitemap: https://h.example/s.xml\n", "/a", {}, open("no-rules")],
  ["a web page", "<!doctype html>\n<title>Hello: you</title>\n", "/a", {}, open("no-rules")],
  ["rules for somebody else", "User-agent: Foo\nDisallow: /\n", "/a", {}, open("no-match")],
  ["rules that do not match", "User-agent: *\nDisallow: /b\n", "/a", {}, open("no-match")],
  ["an empty rule alone", "User-agent: *\nDisallow:\n", "/a", {}, open("no-match")],
  [
    "an empty rule alone, in google",
    "User-agent: *\nDisallow:\n",
    "/a",
    { reading: "google" },
    { verdict: "allowed", basis: "rule", line: 2 },
  ],
  ["the file itself", "User-agent: *\nDisallow: /\n", "/robots.txt", {}, open("robots-txt-itself")],
  [
    "the file itself, 1996",
    "User-agent: *\nDisallow: /\n",
    "/robots.txt",
    { reading: "1996" },
    open("robots-txt-itself"),
  ],
  [
    "the file itself, in google",
    "User-agent: *\nDisallow: /\n",
    "/robots.txt",
    { reading: "google" },
    { verdict: "disallowed", basis: "rule", line: 2 },
  ],
  [
    "an Allow that decides",
    "User-agent: *\nAllow: /a\nDisallow: /\n",
    "/a",
    {},
    { verdict: "allowed", basis: "rule", line: 2 },
  ],
  [
    "a Disallow that decides",
    "User-agent: *\nAllow: /a\nDisallow: /\n",
    "/b",
    {},
    { verdict: "disallowed", basis: "rule", line: 3 },
  ],
])("the basis: %s", (_why, file, address, options, decision) => {
  expect(compile(file, "Bot", options).decide(address)).toEqual(decision);
});

test("a text, its octets and the parsed file are the same to compile", () => {
  const text = "User-agent: *\nDisallow: /ä\n";
  const octets = new TextEncoder().encode(text);
  for (const input of [text, octets, parse(text), parse(octets)])
    expect(compile(input, "Bot").decide("/ä")).toEqual({
      verdict: "disallowed",
      basis: "rule",
      line: 2,
    });
});

test("one token and a list of it are the same", () => {
  const file = "User-agent: Foo\nDisallow: /\n";
  expect(compile(file, ["Foo"]).decide("/")).toEqual(compile(file, "Foo").decide("/"));
});

test("the reading is rfc9309 unless told", () => {
  expect(compile("", "Bot").reading).toBe("rfc9309");
  expect(compile("", "Bot", { reading: "1994" }).reading).toBe("1994");
});

test("a matcher keeps what it was compiled from", () => {
  const first = compile("User-agent: *\nDisallow: /a\n", "Bot");
  const second = compile("User-agent: *\nDisallow: /b\n", "Bot");
  expect(first.decide("/a").verdict).toBe("disallowed");
  expect(second.decide("/a").verdict).toBe("allowed");
  expect(first.decide("/a")).toEqual({ verdict: "disallowed", basis: "rule", line: 2 });
});

// A matcher may change its way of searching after some questions; the answers must not.
test("the hundredth question is answered like the first", () => {
  const rules = Array.from({ length: 60 }, (_, i) => `Disallow: /${i}*x$\nAllow: /${i}/y\n`).join(
    "",
  );
  const file = `User-agent: *\n${rules}`;
  const addresses = Array.from({ length: 60 }, (_, i) => [`/${i}/x`, `/${i}/y`, `/${i}/yx`]).flat();
  const matcher = compile(file, "Bot");
  for (const address of [...addresses, ...addresses])
    expect(matcher.decide(address)).toEqual(compile(file, "Bot").decide(address));
});

// Rules of equal octets stand at different places of an index: the earlier line still decides.
test.each<[first: string, second: string, address: string]>([
  ["/$", "/*", "/"],
  ["/*", "/$", "/"],
  ["/", "*", "/x"],
  ["*", "/", "/x"],
  ["/ab$", "/ab*", "/ab"],
  ["/a*c", "/abc", "/abc"],
  ["/abc", "/a*c", "/abc"],
  ["/a*c$", "/ab*c", "/abc"],
  ["/a**", "/abc", "/abc"],
  ["*abc", "/abc", "/abc"],
  ["/*bc", "/ab*", "/abc"],
])(
  "%s and %s are equal: the earlier line decides, asked once or often",
  (first, second, address) => {
    const others = Array.from({ length: 40 }, (_, i) => `Disallow: /z${i}*y\nDisallow: /z${i}\n`);
    for (const key of ["Allow", "Disallow"]) {
      const file = `User-agent: *\n${key}: ${first}\n${others.join("")}${key}: ${second}\n`;
      const matcher = compile(file, "Bot");
      for (let i = 0; i < 40; i++) expect(matcher.decide(address).line).toBe(2);
    }
  },
);

test("names of the platform's own objects are no tokens of a file", () => {
  for (const token of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
    expect(compile("User-agent: *\nDisallow: /\n", token).decide("/").line).toBe(2);
    expect(compile(`User-agent: ${token}\nDisallow: /\n`, token).decide("/").line).toBe(2);
  }
});
