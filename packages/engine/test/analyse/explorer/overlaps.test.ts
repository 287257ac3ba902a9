import fc from "fast-check";
import { expect, test } from "vitest";
import { overlapsOf } from "../../../src/analyse/explorer/overlaps.ts";
import { ruleSet } from "../../../src/analyse/rule-set.ts";
import { compile } from "../../../src/compile.ts";
import { PATIENCE, runs } from "../../runs.ts";
import { addresses, patterns, readingIds, rules } from "../samples.ts";

const group = (lines: readonly string[]) => ruleSet(`User-agent: *\n${lines.join("\n")}\n`, "*");

test.each([
  ["/shop", "Disallow: /shop", "same", "rule", "order"],
  ["/shop", "Allow: /shop", "same", "rule", "allow"],
  ["/shop", "Disallow: /shop/", "contains", "rule", "octets"],
  ["/shop/", "Disallow: /shop", "within", "asked", "octets"],
  ["/*.pdf$", "Disallow: /shop/", "overlaps", "asked", "octets"],
  ["/privat/", "Allow: /privat/*", "same", "rule", "octets"],
  ["/%61", "Disallow: /a", "same", "rule", "order"],
])("%s and %s: %s", (pattern, line, relation, wins, by) => {
  const { overlaps, proven } = overlapsOf(pattern, group([line]));
  expect(proven).toBe(true);
  expect(overlaps).toMatchObject([{ line: 2, relation, wins, by }]);
});

test("an asked Allow wins at the same length, and what does not meet is not told", () => {
  const set = group(["Disallow: /shop", "Disallow: /*.pdf$", "Disallow: /other"]);
  const { overlaps } = overlapsOf("/shop", set, { kind: "allow" });
  expect(overlaps.map(({ line, wins, by, witness }) => [line, wins, by, witness])).toEqual([
    [2, "asked", "allow", "/shop"],
    [3, "rule", "octets", "/shop.pdf"],
  ]);
  expect(overlapsOf("/*.pdf$", group(["Disallow: /*.html$"])).overlaps).toEqual([]);
  expect(overlapsOf("shop", set).overlaps).toEqual([]);
});

test.each(readingIds)(
  "in %s, relations and winners are those of the plain matcher on every address tried",
  (reading) => {
    fc.assert(
      fc.property(
        patterns,
        rules,
        fc.array(addresses, { minLength: 20, maxLength: 30 }),
        (pattern, lines, asked) => {
          const file = `User-agent: *\n${lines}`;
          const set = ruleSet(file, "*", reading);
          const { overlaps } = overlapsOf(pattern, set);
          const own = compile(`User-agent: *\nDisallow: ${pattern}\n`, "*", { reading });
          const takes = (address: string) =>
            own.explain(`https://h${address}`).candidates.some(({ octets }) => octets > 0);
          const all = compile(file, "*", { reading });
          const known = new Map(overlaps.map((one) => [one.line, one]));
          for (const { line, witness } of overlaps) {
            expect(takes(witness), witness).toBe(true);
            expect(all.explain(`https://h${witness}`).candidates.map((one) => one.line)).toContain(
              line,
            );
          }
          for (const address of asked) {
            if (address === "/robots.txt") continue;
            const lined = all
              .explain(`https://h${address}`)
              .candidates.filter(({ octets }) => octets > 0);
            for (const { line } of lined) {
              const found = known.get(line);
              if (takes(address)) expect(found, `${address} ${line}`).toBeDefined();
              else expect(found?.relation ?? "overlaps", address).toMatch(/within|overlaps/);
            }
            if (!takes(address)) continue;
            const there = new Set(lined.map(({ line }) => line));
            for (const { line, relation } of overlaps)
              if (!there.has(line)) expect(relation, address).toMatch(/contains|overlaps/);
          }
        },
      ),
      runs(150, 8000),
    );
  },
  PATIENCE,
);

test("twenty thousand rules with stars: a bounded answer that says what it did not compare", () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `Disallow: /*a${i}*b*c${i}`);
  const start = performance.now();
  const { overlaps, unproven, proven, more } = overlapsOf("/*x*y*z*w*q", group(lines));
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(proven).toBe(false);
  expect(overlaps.length + more + unproven.length).toBeGreaterThanOrEqual(20_000);
});
