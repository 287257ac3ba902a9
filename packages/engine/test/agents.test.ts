import { describe, expect, test } from "vitest";
import { compile, groups, parse } from "../src/index.ts";
import { holdTable } from "./tables.ts";

describe("verdicts", () => holdTable("agents"));

test.each<[value: string, rfc9309: string, old: string]>([
  ["FooBot", "FooBot", "FooBot"],
  ["FooBot/2.1", "FooBot", "FooBot/2.1"],
  ["Foo Bot", "Foo", "Foo Bot"],
  ["MJ12bot", "MJ", "MJ12bot"],
  ["360Spider", "", "360Spider"],
  ["*", "*", "*"],
  ["* all", "*", "* all"],
  ["*all", "", "*all"],
  ["", "", ""],
])("the value %j is the token %j, in the older texts %j", (value, rfc9309, old) => {
  const file = parse(`User-agent: ${value}\nDisallow: /\n`);
  expect(groups(file).map((group) => group.tokens)).toEqual([[rfc9309]]);
  expect(groups(file, "google").map((group) => group.tokens)).toEqual([[rfc9309]]);
  expect(groups(file, "1996").map((group) => group.tokens)).toEqual([[old]]);
  expect(groups(file, "1994").map((group) => group.tokens)).toEqual([[old]]);
});

/** Whether a user-agent line of the value applies to the asked token. */
function names(value: Uint8Array, token: string): boolean {
  const file = Buffer.concat([Buffer.from("User-agent: "), value, Buffer.from("\nDisallow: /\n")]);
  return compile(file, token).decide("/x").verdict === "disallowed";
}

// The octets that end a product token are all but 54: RFC 9309 section 2.2.1.
test("exactly letters, hyphen and underscore continue a token in the file", () => {
  const continuing = [];
  for (let octet = 0; octet < 256; octet++)
    if (!names(new Uint8Array([70, 111, 111, octet, 120]), "Foo")) continuing.push(octet);
  const expected = [..."-ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"];
  expect(continuing).toEqual(expected.map((c) => c.charCodeAt(0)));
});

test("exactly letters, digits, hyphen, underscore and dot continue a name with a digit", () => {
  const continuing = [];
  for (let octet = 0; octet < 256; octet++)
    if (!names(new Uint8Array([70, 50, octet]), "F2")) continuing.push(octet);
  const expected = [..."-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"].map(
    (c) => c.charCodeAt(0),
  );
  expect(continuing).toEqual(expected);
});

test("only ASCII letters have a case", () => {
  expect(names(Buffer.from("äbot-2"), "Äbot-2")).toBe(false);
  expect(names(Buffer.from("Äbot-2"), "äBOT-2")).toBe(false);
  expect(names(Buffer.from("Äbot-2"), "ÄBOT-2")).toBe(true);
  // The Kelvin sign is a K to a case-insensitive string comparison.
  expect(names(Buffer.from("\u212A"), "k")).toBe(false);
});
