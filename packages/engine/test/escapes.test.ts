import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compile, type ReadingId } from "../src/index.ts";
import { holdTable } from "./tables.ts";

describe("verdicts", () => holdTable("escapes"));

/** A target in the form that a reading compares. */
function targetForm(target: string, reading: ReadingId): string {
  return compile("", "Bot", { reading }).explain(target).normalisedTarget;
}

/** A pattern in the form that a reading compares, and its octets; the address is one that it matches. */
function patternForm(pattern: string, address: string, reading: ReadingId) {
  const file = `User-agent: *\nDisallow: ${pattern}\n`;
  const [rule] = compile(file, "Bot", { reading }).explain(address).candidates;
  return [rule?.normalised, rule?.octets];
}

test.each<[target: string, rfc9309: string, google: string, draft1996: string, text1994: string]>([
  ["/a", "/a", "/a", "/a", "/a"],
  ["/%62%7e", "/b~", "/%62%7e", "/b~", "/%62%7e"],
  ["/a%2fb", "/a%2Fb", "/a%2fb", "/a%2Fb", "/a%2fb"],
  ["/ä", "/%C3%A4", "/ä", "/ä", "/ä"],
  ["/%c3%a4", "/%C3%A4", "/%c3%a4", "/ä", "/%c3%a4"],
  ["/a$*", "/a%24%2A", "/a$*", "/a$*", "/a$*"],
  [
    "/%3A?%3a%2f%3F%40%26",
    "/%3A?:/?@%26",
    "/%3A?%3a%2f%3F%40%26",
    "/:?:%2F?@&",
    "/%3A?%3a%2f%3F%40%26",
  ],
  ["/%zz%", "/%zz%", "/%zz%", "/%zz%", "/%zz%"],
  ["/%2562", "/%2562", "/%2562", "/%62", "/%2562"],
])("the target %j", (target, rfc9309, google, draft1996, text1994) => {
  expect(targetForm(target, "rfc9309")).toBe(rfc9309);
  expect(targetForm(target, "google")).toBe(google);
  expect(targetForm(target, "1996")).toBe(draft1996);
  expect(targetForm(target, "1994")).toBe(text1994);
});

test.each<[pattern: string, address: string, form: string, octets: number]>([
  ["/a*b$", "/ab", "/a*b$", 5],
  ["/%62", "/b", "/b", 2],
  ["/%2f", "/%2F", "/%2F", 4],
  ["/ä", "/ä", "/%C3%A4", 7],
  ["/%2a", "/*", "/%2A", 4],
  ["/?%3A%40", "/?:@", "/?:@", 4],
  ["/%3f%3A", "/%3F%3A", "/%3F%3A", 7],
])("the pattern %j in rfc9309", (pattern, address, form, octets) => {
  expect(patternForm(pattern, address, "rfc9309")).toEqual([form, octets]);
});

// What was compared is the escape of a dollar, what counts is the one octet that stands in the file.
test("a literal dollar counts one octet", () => {
  const [, octets] = patternForm("/a$b", "/a$b", "rfc9309");
  expect(octets).toBe(4);
  expect(patternForm("/a$b", "/a$b", "google")).toEqual(["/a$b", 4]);
});

test.each<[pattern: string, address: string, form: string, octets: number]>([
  ["/%62", "/%62", "/%62", 4],
  ["/%2f", "/%2F", "/%2F", 4],
  ["/ä", "/%C3%A4", "/%C3%A4", 7],
  ["/?%3a", "/?%3A", "/?%3A", 5],
  ["/%", "/%", "/%", 2],
])("the pattern %j in google", (pattern, address, form, octets) => {
  expect(patternForm(pattern, address, "google")).toEqual([form, octets]);
});

test("escaping each octet of a path changes nothing in rfc9309 but for reserved characters", () => {
  const path = fc.stringMatching(/^[A-Za-z0-9._~-]{1,20}$/);
  const escaped = (text: string) =>
    [...text].map((c) => `%${c.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");
  fc.assert(
    fc.property(path, (text) => {
      expect(targetForm(`/${escaped(text)}`, "rfc9309")).toBe(`/${text}`);
      const plain = compile(`User-agent: *\nDisallow: /${text}$`, "Bot");
      const coded = compile(`User-agent: *\nDisallow: /${escaped(text)}$`, "Bot");
      for (const address of [`/${text}`, `/${escaped(text)}`, `/${text}x`])
        expect(coded.decide(address)).toEqual(plain.decide(address));
    }),
    { numRuns: 300 },
  );
});

test("the case of the digits of an escape never matters in rfc9309", () => {
  const piece = fc.constantFrom("%e4", "%2f", "%3a", "%6A", "%2A", "%zz", "%", "a", "?", "ä", "*");
  const changed = (text: string, change: (found: string) => string) =>
    text.replace(/%[0-9a-f]{2}/gi, change);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const target = `/${pieces.join("")}`;
      const upper = changed(target, (found) => found.toUpperCase());
      const lower = changed(target, (found) => found.toLowerCase());
      expect(targetForm(upper, "rfc9309")).toBe(targetForm(lower, "rfc9309"));
      expect(targetForm(upper, "1996")).toBe(targetForm(lower, "1996"));
    }),
    { numRuns: 1000 },
  );
});
