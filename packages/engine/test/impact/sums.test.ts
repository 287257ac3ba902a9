import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createImpact, type ImpactResult } from "../../src/impact/index.ts";
import { compile } from "../../src/index.ts";
import { hardCase } from "../hard-files.ts";
import { runs } from "../runs.ts";
import { asker, CHROME, DRAFT, GOOGLEBOT, GPTBOT, of, PRESENT, SHOP } from "./shop.ts";

describe("whatever is added", () => {
  const target = fc.constantFrom(
    "/",
    "/a",
    "/cart/1",
    "/cart/help",
    "/old/x?y",
    "/?",
    "/robots.txt",
    "*",
    "https://other.example/",
  );
  const request = fc.record({
    target,
    userAgent: fc.constantFrom(GOOGLEBOT, GPTBOT, CHROME, null, "AhrefsBot/7.0", "x"),
    bytes: fc.nat({ max: 1000 }),
  });
  /** Not all who ask: one of the registry is left out. */
  const asked = ["Googlebot", "GPTBot", "CCBot"].map(asker);
  const requests = fc.array(request, { maxLength: 60 });

  test("counts add up, whatever the limit and whenever somebody looks", () => {
    fc.assert(
      fc.property(
        requests,
        fc.integer({ min: 1, max: 8 }),
        fc.nat({ max: 60 }),
        (all, addressLimit, look) => {
          const options = { present: PRESENT, draft: DRAFT, origin: SHOP, crawlers: asked };
          const roomy = createImpact(options);
          const small = createImpact({ ...options, addressLimit });
          for (const [i, { target, ...by }] of all.entries()) {
            roomy.add(target, by);
            small.add(target, by);
            if (i === look) small.result();
          }
          const result = roomy.result();
          addsUp(result);
          const other = small.result();
          addsUp(other);
          expect(result.exactAddresses).toBe(true);
          expect(withoutAddresses(other)).toEqual(withoutAddresses(result));
          if (other.exactAddresses) expect(other).toEqual(result);
        },
      ),
      runs(80, 5000),
    );
  });

  /** Distinct addresses, and which of them are shown, are the only things that a limit may change. */
  const withoutAddresses = (result: ImpactResult): unknown =>
    JSON.parse(
      JSON.stringify(result, (key, value) =>
        ["addresses", "exactAddresses", "examples"].includes(key) ? undefined : value,
      ),
    );

  function addsUp(result: ImpactResult): void {
    const { added, judged, robotsTxt, otherHost, unknown, unasked, notAddress } = result;
    for (const unit of ["requests", "bytes"] as const) {
      const parts = [judged, robotsTxt, otherHost, unknown, unasked, notAddress];
      expect(parts.reduce((sum, part) => sum + part[unit], 0)).toBe(added[unit]);
      expect(result.crawlers.reduce((sum, one) => sum + one.judged[unit], 0)).toBe(judged[unit]);
      for (const one of result.crawlers) {
        for (const side of [one.present, one.draft]) {
          if (side === null) continue;
          expect(side.allowed[unit] + side.disallowed[unit]).toBe(one.judged[unit]);
          for (const rule of side.rules)
            expect(rule.decided[unit]).toBeLessThanOrEqual(rule.matched[unit]);
        }
        const net = (one.draft?.disallowed[unit] ?? 0) - one.present.disallowed[unit];
        expect(one.closed[unit] - one.opened[unit]).toBe(net);
        for (const { templates, rest, ...all } of [one.opened, one.closed])
          expect(templates.reduce((sum, each) => sum + each[unit], rest[unit])).toBe(all[unit]);
      }
    }
  }

  test("files full of traps: what decides is what the matcher says, what matches is what explain says", () => {
    fc.assert(
      fc.property(hardCase, ({ file, tokens, addresses, reading, obeysStar }) => {
        const own = { token: tokens[0], tokens, obeysStar };
        const impact = createImpact({ present: file, crawlers: [own], reading });
        const matcher = compile(file, tokens, { reading, obeysStar, fallback: "in-order" });
        const matched = new Map<number, number>();
        const decided = new Map<number, number>();
        let closed = 0;
        for (const address of addresses) {
          if (!address.startsWith("/") || address.length > 8192) continue;
          impact.add(address);
          const whole = address.startsWith("//") ? `http://h${address}` : address;
          const { candidates, line, verdict } = matcher.explain(whole);
          for (const { line } of candidates) matched.set(line, (matched.get(line) ?? 0) + 1);
          if (line !== null) decided.set(line, (decided.get(line) ?? 0) + 1);
          if (verdict === "disallowed") closed++;
        }
        const { present } = of(impact.result(), tokens[0]);
        expect(present.disallowed.requests).toBe(closed);
        for (const rule of present.rules) {
          expect([rule.line, rule.matched.requests]).toEqual([
            rule.line,
            matched.get(rule.line) ?? 0,
          ]);
          expect([rule.line, rule.decided.requests]).toEqual([
            rule.line,
            decided.get(rule.line) ?? 0,
          ]);
        }
        const known = new Set(present.rules.map(({ line }) => line));
        expect([...matched.keys()].filter((line) => !known.has(line))).toEqual([]);
      }),
      runs(120, 20_000),
    );
  });
});
