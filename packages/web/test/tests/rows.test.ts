import { readSuite } from "@aushang/inputs/suite";
import fc from "fast-check";
import { expect, test } from "vitest";
import { askable, isAddress, suiteOfRows } from "../../src/tests/rows.ts";

const row = (address: string, crawler = "Googlebot", expect_ = "allowed" as const) => ({
  address,
  crawler,
  expect: expect_,
});

test.each([
  ["/a", true],
  ["/?q=1", true],
  ["https://h.example/a", true],
  ["h.example", true],
  ["shoes", false],
  ["ftp://h.example/", false],
])("%s can be asked about: %s", (typed, can) => {
  expect(isAddress(typed)).toBe(can);
});

test("empty rows and mistakes stay out, and the others keep their numbers", () => {
  const rows = [row(""), row(" /a "), row("shoes"), row("/b", ""), row("/c", "*")];
  expect(askable(rows).map(({ number, address }) => [number, address])).toEqual([
    [2, "/a"],
    [5, "/c"],
  ]);
});

test("rows of one crawler and verdict become one check", () => {
  const rows = [row("/a"), row("/b"), row("/c", "*"), row("yes.example/x: y")];
  expect(suiteOfRows(rows, "google")).toBe(`reading: google
checks:
  - crawler: Googlebot
    url:
      - /a
      - /b
    expect: allowed
  - crawler: "*"
    url: /c
    expect: allowed
  - crawler: Googlebot
    url: "yes.example/x: y"
    expect: allowed
`);
});

test("a suite made of rows says what they say, whatever they hold", () => {
  const text = fc.string({ unit: "binary", maxLength: 12 });
  const rows = fc.array(
    fc.record({
      address: text.map((path) => `/${path}`),
      crawler: fc.constantFrom("Googlebot", "*", "every", "null", "a_b", "Foo-Bot"),
      expect: fc.constantFrom("allowed" as const, "disallowed" as const),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(rows, (given) => {
      const asked = askable(given);
      if (asked.length === 0) return;
      const { suite, problems } = readSuite(suiteOfRows(given, "rfc9309"));
      expect(problems).toEqual([]);
      const said = suite?.checks.flatMap(({ urls, who, expect: verdict }) =>
        urls.map((url) => [url, who[0], verdict]),
      );
      const meant = asked.map(({ address, crawler, expect: verdict }) => [
        address,
        crawler === "every" ? { kind: "every", except: [] } : { kind: "crawler", name: crawler },
        verdict,
      ]);
      expect(said).toEqual(meant);
    }),
    { numRuns: 150 },
  );
});
