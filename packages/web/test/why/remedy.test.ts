import {
  askCrawler,
  asTyped,
  type RobotsSource,
  test as testAddress,
} from "@aushang/engine/tester";
import { expect, test } from "vitest";
import { remedyFor } from "../../src/why/remedy.ts";

function remedy(
  robots: string | Uint8Array,
  path: string,
  reading: "rfc9309" | "1996" = "rfc9309",
) {
  const target = asTyped(`https://a.example${path}`);
  const asked = askCrawler("Googlebot");
  if ("problem" in target || "problem" in asked) throw new Error("bad question");
  const source: RobotsSource = { kind: "given", bytes: robots };
  const { file, result } = testAddress(target, asked, reading, source);
  return file ? remedyFor(file, result, target, asked) : null;
}

test("an Allow of the same pattern right after the deciding line opens the address", () => {
  expect(remedy("User-agent: *\nDisallow: /a\nDisallow: /b\n", "/a/x")).toEqual({
    rule: "Allow: /a",
    after: 2,
    robots: "User-agent: *\nDisallow: /a\nAllow: /a\nDisallow: /b\n",
  });
});

test.each([
  {
    why: "CRLF stays CRLF",
    robots: "User-agent: *\r\nDisallow: /a\r\n",
    is: "User-agent: *\r\nDisallow: /a\r\nAllow: /a\r\n",
  },
  {
    why: "a last line without an end gets one",
    robots: "User-agent: *\nDisallow: /a",
    is: "User-agent: *\nDisallow: /a\nAllow: /a\n",
  },
])("$why", ({ robots, is }) => {
  expect(remedy(robots, "/a")?.robots).toBe(is);
});

test.each([
  { why: "it is open already", robots: "User-agent: *\nDisallow: /b\n", path: "/a" },
  { why: "no rule is there to be answered", robots: "", path: "/a" },
])("there is no remedy when $why", ({ robots, path }) => {
  expect(remedy(robots, path)).toBeNull();
});

test("in a reading where the first rule wins, a line behind it is none", () => {
  expect(remedy("User-agent: *\nDisallow: /a\n", "/a", "1996")).toBeNull();
});
