import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { targetOf } from "../../src/index.ts";
import {
  ADDRESS_LIMIT,
  type AddressChange,
  type AddressProblem,
  asTyped,
  asTypedAt,
  type Target,
} from "../../src/tester/index.ts";

/** The address of a text that is one. */
function target(typed: string): Target {
  const found = asTyped(typed);
  if ("problem" in found) throw new Error(`${typed}: ${found.problem}`);
  return found;
}

describe("what is requested", () => {
  test.each<[why: string, typed: string, address: string, changes: AddressChange[]]>([
    ["an address", "https://shop.example/a?b=c", "https://shop.example/a?b=c", []],
    ["http stays http", "http://shop.example/", "http://shop.example/", []],
    ["a host alone", "shop.example", "https://shop.example/", ["scheme-added"]],
    ["a host with a path", "shop.example/a/b", "https://shop.example/a/b", ["scheme-added"]],
    ["a host with a query", "shop.example?a", "https://shop.example/?a", ["scheme-added"]],
    ["two slashes first", "//shop.example/a", "https://shop.example/a", ["scheme-added"]],
    ["blanks around it", "  https://shop.example/a \n", "https://shop.example/a", []],
    ["no path", "https://shop.example", "https://shop.example/", []],
    [
      "no path but a query",
      "https://eksempel.dk?sideid=234",
      "https://eksempel.dk/?sideid=234",
      [],
    ],
    ["a fragment", "https://shop.example/a#top", "https://shop.example/a", ["fragment-dropped"]],
    [
      "an empty fragment",
      "https://shop.example/a#",
      "https://shop.example/a",
      ["fragment-dropped"],
    ],
    [
      "a query and a fragment without a path",
      "https://eksempel.dk?sideid=234#mitanker",
      "https://eksempel.dk/?sideid=234",
      ["fragment-dropped"],
    ],
    ["the host whatever its case", "HTTPS://Shop.EXAMPLE/A", "https://shop.example/A", []],
    ["a port", "http://a.example:8080/x", "http://a.example:8080/x", []],
    ["a port without a scheme", "a.example:8080/x", "https://a.example:8080/x", ["scheme-added"]],
    ["the port of the scheme is none", "https://a.example:443/x", "https://a.example/x", []],
    ["the port of the other scheme is one", "http://a.example:443/x", "http://a.example:443/x", []],
    [
      "a host that is one word with a port",
      "localhost:9309/a",
      "https://localhost:9309/a",
      ["scheme-added"],
    ],
    ["localhost", "localhost", "https://localhost/", ["scheme-added"]],
    ["IPv4", "127.0.0.1/a", "https://127.0.0.1/a", ["scheme-added"]],
    ["IPv6", "http://[2001:db8::7]/a", "http://[2001:db8::7]/a", []],
    [
      "IPv6 written long",
      "http://[2001:0DB8:0:0:0:0:0:7]:8080/a",
      "http://[2001:db8::7]:8080/a",
      ["host-to-ascii"],
    ],
    ["an IPv4 address as one number", "http://2130706433/", "http://127.0.0.1/", ["host-to-ascii"]],
    [
      "a short IPv4 address",
      "127.1:80/a",
      "https://127.0.0.1:80/a",
      ["scheme-added", "host-to-ascii"],
    ],
    ["a host in upper case", "HTTP://SHOP.Example:443/", "http://shop.example:443/", []],
    ["an empty port", "http://shop.example:/", "http://shop.example/", []],
    [
      "a tab and a line end, which the URL standard drops",
      "https://shop.example/a\tb\nc?d\re",
      "https://shop.example/abc?de",
      ["path-normalised"],
    ],
    ["a tab in the host", "https://shop\t.example/", "https://shop.example/", ["host-to-ascii"]],
    ["IPv6 without a scheme", "[::1]/a", "https://[::1]/a", ["scheme-added"]],
    [
      "a host beyond ASCII",
      "https://müller.example/a",
      "https://xn--mller-kva.example/a",
      ["host-to-ascii"],
    ],
    [
      "a host beyond ASCII in another case",
      "https://MÜLLER.example",
      "https://xn--mller-kva.example/",
      ["host-to-ascii"],
    ],
    [
      "a sharp s is one of its own",
      "https://straße.example/",
      "https://xn--strae-oqa.example/",
      ["host-to-ascii"],
    ],
    [
      "a host in ASCII form",
      "https://xn--mller-kva.example/",
      "https://xn--mller-kva.example/",
      [],
    ],
    [
      "a host and a path beyond ASCII",
      "https://billeder.eksempel.dk/blomster/påskelilje.png",
      "https://billeder.eksempel.dk/blomster/p%C3%A5skelilje.png",
      ["escaped"],
    ],
    ["lower-case escapes", "https://a.example/%c3%a5", "https://a.example/%C3%A5", ["escaped"]],
    ["upper-case escapes", "https://a.example/%C3%A5", "https://a.example/%C3%A5", []],
    ["an escape of a letter stays", "https://a.example/%61", "https://a.example/%61", []],
    ["an escaped slash stays", "https://a.example/a%2Fb", "https://a.example/a%2Fb", []],
    ["a blank in the path", "https://a.example/a b", "https://a.example/a%20b", ["escaped"]],
    ["a blank in the query", "https://a.example/?q=a b", "https://a.example/?q=a%20b", ["escaped"]],
    ["a query beyond ASCII", "https://a.example/?q=å", "https://a.example/?q=%C3%A5", ["escaped"]],
    [
      "dot segments",
      "https://a.example/pub/../vault/./key",
      "https://a.example/vault/key",
      ["path-normalised"],
    ],
    [
      "escaped dot segments",
      "https://a.example/pub/%2e%2E/vault",
      "https://a.example/vault",
      ["path-normalised"],
    ],
    [
      "dot segments in the query stay",
      "https://a.example/?a=/../b",
      "https://a.example/?a=/../b",
      [],
    ],
    [
      "a dot segment that takes an escape with it",
      "https://a.example/%41/../b",
      "https://a.example/b",
      ["path-normalised"],
    ],
    ["an escape and a blank", "https://a.example/%20 ", "https://a.example/%20", []],
    [
      "an escape and another blank",
      "https://a.example/%20 a",
      "https://a.example/%20%20a",
      ["escaped"],
    ],
    ["braces in the path", "https://a.example/{a}", "https://a.example/%7Ba%7D", ["escaped"]],
    ["braces in the query stay", "https://a.example/?{a}", "https://a.example/?{a}", []],
    ["a percent sign alone stays", "https://a.example/%a", "https://a.example/%a", []],
    [
      "an escaped host",
      "https://m%C3%BCller.example/",
      "https://xn--mller-kva.example/",
      ["host-to-ascii"],
    ],
    ["a backslash in the query stays", "https://a.example/?a\\b", "https://a.example/?a\\b", []],
    ["dots in a name stay", "https://a.example/a..b/...", "https://a.example/a..b/...", []],
    ["backslashes", "https://a.example\\a\\b", "https://a.example/a/b", ["path-normalised"]],
    ["two slashes in the path stay", "https://a.example//a//b", "https://a.example//a//b", []],
    ["parameters stay", "https://a.example/a;b=1;c", "https://a.example/a;b=1;c", []],
    [
      "characters that are special in rules stay",
      "https://a.example/*$",
      "https://a.example/*$",
      [],
    ],
    ["one slash behind the scheme", "https:/a.example/b", "https://a.example/b", []],
    [
      "the robots.txt of a folder",
      "https://a.example/dir/robots.txt",
      "https://a.example/dir/robots.txt",
      [],
    ],
  ])("%s", (_why, typed, address, changes) => {
    const found = target(typed);
    expect(found.address).toBe(address);
    expect(found.changes).toEqual(changes);
    expect(found.origin + found.target).toBe(address);
    expect(found.robotsAddress).toBe(`${found.origin}/robots.txt`);
  });

  test("tabs and line ends inside are dropped, as browsers do", () => {
    expect(target("https://a.example/a\n\tb").address).toBe("https://a.example/ab");
  });
});

describe("what is no address", () => {
  test.each<[typed: string, problem: AddressProblem]>([
    ["", "address-empty"],
    ["   \t\n", "address-empty"],
    ["x".repeat(20_000), "address-too-long"],
    [`https://a.example/${"x".repeat(20_000)}`, "address-too-long"],
    ["ftp://a.example/x", "address-scheme"],
    ["file:///etc/passwd", "address-scheme"],
    ["javascript:alert(1)", "address-scheme"],
    ["mailto:a@b.example", "address-scheme"],
    ["data:text/plain,x", "address-scheme"],
    ["ws://a.example/", "address-scheme"],
    ["about:blank", "address-scheme"],
    ["https://user@a.example/", "address-credentials"],
    ["https://user:secret@a.example/", "address-credentials"],
    ["user:secret@a.example/", "address-credentials"],
    ["https://", "address-host-missing"],
    ["http:", "address-host-missing"],
    ["https:///", "address-host-missing"],
    ["https://?q", "address-host-missing"],
    ["https://#f", "address-host-missing"],
    ["hello", "address-invalid"],
    ["hello world", "address-invalid"],
    ["two words.example", "address-invalid"],
    ["/a/path", "address-invalid"],
    ["https://[2001:db8::7", "address-invalid"],
    ["https://[::g]/", "address-invalid"],
    ["https://a.example:99999/", "address-invalid"],
    ["https://a.example:port/", "address-invalid"],
    ["https://a b.example/", "address-invalid"],
    ["https://a<b.example/", "address-invalid"],
    ["https://xn--/", "address-invalid"],
    ["https://1.2.3.256/", "address-invalid"],
    ["???", "address-invalid"],
    ["#", "address-invalid"],
    [".", "address-invalid"],
    ["..", "address-invalid"],
    ["%2e//%a", "address-invalid"],
  ])("%j: %s", (typed, problem) => {
    expect(asTyped(typed)).toEqual({ problem });
  });

  test("the limit of length holds for what is requested, too", () => {
    const path = "x".repeat(ADDRESS_LIMIT - "https://a.example/".length);
    expect(target(`https://a.example/${path}`).address).toHaveLength(ADDRESS_LIMIT);
    expect(asTyped(`https://a.example/${path}x`)).toEqual({ problem: "address-too-long" });
    // Three octets of one.
    expect(asTyped(`https://a.example/${"å".repeat(2000)}`)).toEqual({
      problem: "address-too-long",
    });
  });

  test("secrets are not repeated", () => {
    expect(JSON.stringify(asTyped("https://user:secret@a.example/"))).not.toContain("secret");
  });
});

describe("a draft at an origin", () => {
  test.each([
    ["/shop?x=1", "https://a.example/shop?x=1"],
    ["/", "https://a.example/"],
    ["/å", "https://a.example/%C3%A5"],
    ["https://b.example/x", "https://b.example/x"],
    ["//b.example/x", "https://b.example/x"],
    ["b.example/x", "https://b.example/x"],
  ])("%s is %s", (typed, address) => {
    expect(asTypedAt("https://a.example", typed)).toMatchObject({ address });
  });

  test("nothing typed is no path", () => {
    expect(asTypedAt("https://a.example", " ")).toEqual({ problem: "address-empty" });
  });
});

// The scope of a robots file is its origin: the address of the one that governs follows from any address of the site.
test.each([
  ["https://eksempel.dk?sideid=234#mitanker", "https://eksempel.dk/robots.txt"],
  ["http://a.example:8080/x", "http://a.example:8080/robots.txt"],
  ["https://m.de.eksempel.dk/en/p", "https://m.de.eksempel.dk/robots.txt"],
  ["https://a.example/dir/robots.txt", "https://a.example/robots.txt"],
  ["https://eksempel.dk/sti/", "https://eksempel.dk/robots.txt"],
  ["http://[::1]:9309/x", "http://[::1]:9309/robots.txt"],
])("%s is governed by %s", (typed, robots) => {
  expect(target(typed).robotsAddress).toBe(robots);
});

const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc
    .array(
      fc.constantFrom(
        "https:",
        "http:",
        "/",
        "//",
        "\\",
        ".",
        "..",
        "%2e",
        "@",
        ":",
        "#",
        "?",
        "å",
        "a",
        "[",
        "]",
        "%",
        " ",
      ),
    )
    .map((row) => row.join("")),
);

test("nothing that is typed throws, and an address is in its final form", () => {
  fc.assert(
    fc.property(anything, (typed) => {
      const found = asTyped(typed);
      if ("problem" in found) return;
      expect(found.address).toMatch(/^https?:\/\/[^/?#@\s]+\/[\x21-\x7e]*$/);
      expect(found.address).not.toContain("#");
      expect(found.address).toBe(found.origin + found.target);
      // The form is its own form, and the library sees the same target in it.
      expect(asTyped(found.address)).toEqual({ ...found, changes: [] });
      expect(targetOf(found.address)).toBe(found.target);
      expect(found.changes.length === 0 || typed !== found.address).toBe(true);
    }),
    { numRuns: 4000 },
  );
});
