import { askCrawler, asTyped, test as testAddress } from "@aushang/engine/tester";
import fc from "fast-check";
import { expect, test } from "vitest";
import { align } from "../../src/why/alignment.ts";

function ask(robots: string, path: string) {
  const target = asTyped(`https://a.example${path}`);
  const asked = askCrawler("Googlebot");
  if ("problem" in target || "problem" in asked) throw new Error("bad question");
  return testAddress(target, asked, "rfc9309", { kind: "given", bytes: robots }).result;
}

function laid(pattern: string, path: string) {
  const result = ask(`User-agent: *\nDisallow: ${pattern}\n`, path);
  const [candidate] = result.candidates;
  return candidate ? align(candidate, result.normalisedTarget) : null;
}

test("a pattern lies over the stretch that it takes, and the rest is left over", () => {
  expect(laid("/*?sort=", "/shoes?sort=price")).toEqual([
    { kind: "hit", address: "/", pattern: "/", piece: 0 },
    { kind: "wild", address: "shoes", pattern: "*", piece: 1 },
    { kind: "hit", address: "?sort=", pattern: "?sort=", piece: 2 },
    { kind: "rest", address: "price", pattern: "", piece: null },
  ]);
});

test("an end is a place of its own, and leaves nothing over", () => {
  const cells = laid("/*.pdf$", "/a.pdf");
  expect(cells?.at(-1)).toMatchObject({ kind: "end", pattern: "$", address: "" });
});

test("the stretches in a row are the address, for every pattern that matches", () => {
  const part = fc.constantFrom("a", "b", "/", "*", "?", "ä", "%62");
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 8 }),
      fc.boolean(),
      fc.array(part, { maxLength: 8 }),
      (pattern, ends, path) => {
        const written = `/${pattern.join("")}${ends ? "$" : ""}`;
        const result = ask(`User-agent: *\nDisallow: ${written}\n`, `/${path.join("")}`);
        const [candidate] = result.candidates;
        if (!candidate) return;
        const cells = align(candidate, result.normalisedTarget);
        expect(cells.map((cell) => cell.address).join("")).toBe(result.normalisedTarget);
      },
    ),
  );
});
