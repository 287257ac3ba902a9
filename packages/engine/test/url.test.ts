import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { targetOf } from "../src/index.ts";
import { holdTable } from "./tables.ts";

describe("verdicts", () => holdTable("addresses"));

test.each<[address: string, target: string]>([
  ["https://h.example/a?b#c", "/a?b"],
  ["https://h.example", "/"],
  ["https://h.example/", "/"],
  ["https://h.example?q", "/?q"],
  ["https://h.example;p", "/;p"],
  ["https://h.example#f", "/"],
  ["https://h.example#/a", "/"],
  ["https://h.example/#/a", "/"],
  ["h.example/a", "/a"],
  ["//h.example/a", "/a"],
  ["///a", "/a"],
  ["////a", "//a"],
  ["//", "/"],
  ["/a", "/a"],
  ["a", "/"],
  ["", "/"],
  ["?q", "/?q"],
  [";p", "/;p"],
  ["#f", "/"],
  ["://a/b", "/b"],
  ["://", "/"],
  ["https://", "/"],
  ["https:/a", "/a"],
  ["https:a", "/"],
  ["mailto:a@b.example", "/"],
  ["h.example/r?u=http://o.example/p", "/r?u=http://o.example/p"],
  ["h.example?u=http://o.example/p", "/?u=http://o.example/p"],
  ["h.example#http://o.example/p", "/"],
  ["https://user:pass@h.example:8080/a;b?c=d/e", "/a;b?c=d/e"],
  ["https://h.example/a/../b//c/./d", "/a/../b//c/./d"],
  ["https://h.example/%61%2f", "/%61%2f"],
  ["https://h.example/ä b", "/ä b"],
  ["http://[2001:db8::7]/a", "/a"],
  ["http://[2001:db8::7", "/"],
  ["/a\0b", "/a"],
  ["\0", "/"],
  ["//h\0/a", "/"],
])("the target of %j is %j", (address, target) => {
  expect(targetOf(address)).toBe(target);
});

test("a target begins with a slash and has neither fragment nor NUL; its own target is itself", () => {
  const text = fc.array(
    fc.constantFrom("/", "?", ";", ":", "#", "://", "//", "a", "ä", "\0", "%2F"),
  );
  fc.assert(
    fc.property(text, (pieces) => {
      const target = targetOf(pieces.join(""));
      expect(target).toMatch(/^\/[^#\0]*$/);
      expect(targetOf(`https://h.example${target}`)).toBe(target);
    }),
    { numRuns: 2000 },
  );
});
