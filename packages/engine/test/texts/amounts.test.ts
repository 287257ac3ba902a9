import fc from "fast-check";
import { expect, test } from "vitest";
import { refs as danish } from "../../src/texts/da/amounts.ts";
import { refs as german } from "../../src/texts/de/amounts.ts";
import { refs as english } from "../../src/texts/en/amounts.ts";
import { plain } from "../../src/texts/index.ts";
import { catalogues } from "./catalogues.ts";

const [de, en, da] = catalogues as [
  (typeof catalogues)[number],
  (typeof catalogues)[number],
  (typeof catalogues)[number],
];

const bytes = [
  [0, "0 Byte", "0 bytes", "0 byte"],
  [1, "1 Byte", "1 byte", "1 byte"],
  [821, "821 Byte", "821 bytes", "821 byte"],
  [1206, "1.206 Byte", "1,206 bytes", "1.206 byte"],
  [10_239, "10.239 Byte", "10,239 bytes", "10.239 byte"],
  [10_240, "10 KiB", "10 KiB", "10 KiB"],
  [12_700, "12,4 KiB", "12.4 KiB", "12,4 KiB"],
  [512_000, "500 KiB", "500 KiB", "500 KiB"],
] as const;

test.each(bytes)("%i octets of a file", (count, german, english, danish) => {
  expect([de.bytes(count), en.bytes(count), da.bytes(count)]).toEqual([german, english, danish]);
});

test.each([
  [0, "0 Oktette", "0 octets", "0 oktetter"],
  [1, "1 Oktett", "1 octet", "1 oktet"],
  [8, "8 Oktette", "8 octets", "8 oktetter"],
  [16_663, "16.663 Oktette", "16,663 octets", "16.663 oktetter"],
] as const)("%i octets of a pattern", (count, german, english, danish) => {
  expect([de.octets(count), en.octets(count), da.octets(count)]).toEqual([german, english, danish]);
});

test.each([
  [14, "Zeile 14", "line 14", "linje 14"],
  [9114, "Zeile 9.114", "line 9,114", "linje 9.114"],
] as const)("line %i", (line, german, english, danish) => {
  expect([de.line(line), en.line(line), da.line(line)]).toEqual([german, english, danish]);
});

const places = [
  { why: "one line", ranges: [[5, 5]], de: "Zeile 5", en: "line 5", da: "linje 5" },
  { why: "one run", ranges: [[12, 18]], de: "Zeilen 12–18", en: "lines 12–18", da: "linje 12–18" },
  {
    why: "two runs",
    ranges: [
      [12, 18],
      [40, 44],
    ],
    de: "Zeilen 12–18 und 40–44",
    en: "lines 12–18 and 40–44",
    da: "linje 12–18 og 40–44",
  },
  {
    why: "lines and runs",
    ranges: [
      [5, 5],
      [7, 9],
      [1200, 1201],
    ],
    de: "Zeilen 5, 7–9 und 1.200–1.201",
    en: "lines 5, 7–9 and 1,200–1,201",
    da: "linje 5, 7–9 og 1.200–1.201",
  },
  {
    why: "five runs are all named",
    ranges: [1, 3, 5, 7, 9].map((line) => [line, line]),
    de: "Zeilen 1, 3, 5, 7 und 9",
    en: "lines 1, 3, 5, 7 and 9",
    da: "linje 1, 3, 5, 7 og 9",
  },
  {
    why: "six runs are four and a count",
    ranges: [1, 3, 5, 7, 9, 11].map((line) => [line, line]),
    de: "Zeilen 1, 3, 5, 7 und 2 weitere",
    en: "lines 1, 3, 5, 7 and 2 more",
    da: "linje 1, 3, 5, 7 og 2 til",
  },
] as const;

test.each(places)("places: $why", ({ ranges, ...said }) => {
  const runs = ranges as unknown as readonly (readonly [number, number])[];
  expect(de.lines(runs)).toBe(said.de);
  expect(en.lines(runs)).toBe(said.en);
  expect(da.lines(runs)).toBe(said.da);
});

test("references say what the plain words say, and lead to the first line of each run", () => {
  const range = fc
    .tuple(fc.integer({ min: 1, max: 100_000 }), fc.nat(50))
    .map(([from, more]) => [from, from + more] as const);
  fc.assert(
    fc.property(fc.array(range, { minLength: 1, maxLength: 12 }), (ranges) => {
      const shown = ranges.length > 5 ? ranges.slice(0, 4) : ranges;
      for (const [catalogue, refs] of [
        [de, german],
        [en, english],
        [da, danish],
      ] as const) {
        const text = refs(ranges);
        expect(plain(text)).toBe(catalogue.lines(ranges));
        const lines = text.flatMap((p) =>
          typeof p !== "string" && p.kind === "line" ? p.line : [],
        );
        expect(lines).toEqual(shown.map(([from]) => from));
      }
    }),
  );
});
