import { describe, expect, test } from "vitest";
import { createImpact, type ImpactResult, type RequestRows } from "../../src/impact/index.ts";
import { amount, asker, CHROME, DRAFT, GOOGLEBOT, GPTBOT, of, PRESENT, SHOP } from "./shop.ts";

describe("requests", () => {
  const log: [userAgent: string | null, target: string, bytes: number, host?: string][] = [
    [GOOGLEBOT, "/robots.txt", 10],
    [GOOGLEBOT, "/shoes?a=1", 20],
    [GOOGLEBOT, "/shoes?a=1", 20],
    [GOOGLEBOT, "/elsewhere", 1, "www.shop.example"],
    [GOOGLEBOT, "*", 1],
    [GPTBOT, "/shoes?a=1", 30],
    [CHROME, "/shoes?a=1", 40],
    [null, "/", 1],
    ["MyCrawler/1.0 (+https://my.example)", "/", 1],
    ["SiteAuditBot/1.0", "/cart/1", 1],
  ];
  const rows: RequestRows = {
    length: log.length,
    target: (row) => log[row]?.[1] as string,
    userAgent: (row) => log[row]?.[0] ?? null,
    host: (row) => log[row]?.[3] ?? null,
    bytes: (row) => log[row]?.[2] ?? null,
  };

  function count(add: (impact: ReturnType<typeof createImpact>) => void): ImpactResult {
    const impact = createImpact({ present: PRESENT, draft: DRAFT, origin: SHOP });
    add(impact);
    return impact.result();
  }
  const result = count((impact) => impact.addRows(rows));

  test("each counts for the crawler that made it", () => {
    expect(of(result, "Googlebot")).toMatchObject({
      crawlers: ["Googlebot"],
      judged: amount(2, 1, 40),
      closed: amount(2, 1, 40),
      opened: amount(0),
      robotsTxt: { requests: 1, others: 2, pattern: "too-few" },
    });
    expect(of(result, "GPTBot")).toMatchObject({ judged: amount(1, 1, 30), closed: amount(0) });
    expect(of(result, "Bingbot")).toMatchObject({ judged: amount(0), robotsTxt: null });
  });

  test("an alias is a token of its own", () => {
    expect(of(result, "SiteAuditBot")).toMatchObject({
      crawlers: ["SiteAuditBot"],
      judged: amount(1, 1, 1),
    });
    expect(of(result, "SemrushBot").judged).toEqual(amount(0));
  });

  test("people and unknown clients are counted apart, and all adds up", () => {
    expect(result).toMatchObject({
      added: { requests: 10, bytes: 125 },
      judged: { requests: 4, bytes: 71 },
      robotsTxt: { requests: 1, bytes: 10 },
      otherHost: { requests: 1, bytes: 1, hosts: [{ name: "www.shop.example", requests: 1 }] },
      unknown: { requests: 3, bytes: 42, names: [{ name: "MyCrawler", requests: 1 }] },
      unasked: { requests: 0, bytes: 0, names: [] },
      notAddress: { requests: 1, bytes: 1, examples: ["*"] },
    });
  });

  test("one by one is the same as in rows", () => {
    const oneByOne = count((impact) => {
      for (const [userAgent, target, bytes, host = null] of log)
        impact.add(target, { userAgent, bytes, host });
    });
    expect(oneByOne).toEqual(result);
  });

  test("a crawler can be named, and requests can be counted beforehand", () => {
    const named = count((impact) =>
      impact.add("/shoes?a=1", { crawler: "googlebot", count: 5, bytes: 7 }),
    );
    expect(of(named, "Googlebot").closed).toMatchObject(amount(5, 1, 7));
  });

  test("known crawlers that nobody asked about, and own ones that somebody did", () => {
    const impact = createImpact({ present: PRESENT, crawlers: [asker("MyCrawler")] });
    impact.addRows(rows);
    const { unasked, unknown, crawlers: all } = impact.result();
    expect(unasked.names).toEqual([
      { name: "Googlebot", requests: 5 },
      { name: "GPTBot", requests: 1 },
      { name: "SiteAuditBot", requests: 1 },
    ]);
    expect([unknown.requests, all.length, all[0]?.judged.requests]).toEqual([2, 1, 1]);
  });

  test("a host without a scheme names the host alone", () => {
    const impact = createImpact({ present: PRESENT });
    impact.add("/a", { userAgent: GOOGLEBOT, host: "Shop.example:443" });
    impact.add("/b", { userAgent: GOOGLEBOT, host: "shop.example" });
    impact.add("/c", { userAgent: GOOGLEBOT, host: "-" });
    impact.add("/d", { userAgent: GOOGLEBOT, host: "other.example" });
    impact.add("http://shop.example/e", { userAgent: GOOGLEBOT });
    const { origin, judged, otherHost } = impact.result();
    expect([origin, judged.requests, otherHost.requests]).toEqual(["shop.example", 4, 1]);
  });

  test.each([
    { robots: 5, pages: 19, pattern: "too-few" },
    { robots: 0, pages: 20, pattern: "never" },
    { robots: 1, pages: 20, pattern: "usual" },
    { robots: 9, pages: 20, pattern: "usual" },
    { robots: 10, pages: 20, pattern: "every-page" },
    { robots: 4012, pages: 4015, pattern: "every-page" },
  ])("robots.txt $robots times for $pages pages: $pattern", ({ robots, pages, pattern }) => {
    const found = count((impact) => {
      impact.add("/robots.txt", { userAgent: GPTBOT, count: robots });
      impact.add("/a", { userAgent: GPTBOT, count: pages });
    });
    expect(of(found, "GPTBot").robotsTxt).toEqual({ requests: robots, others: pages, pattern });
  });
});
