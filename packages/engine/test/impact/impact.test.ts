import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crawlers } from "../../src/crawlers/index.ts";
import {
  createImpact,
  type ImpactOptions,
  type ImpactResult,
  type RequestRows,
} from "../../src/impact/index.ts";
import { compile } from "../../src/index.ts";
import { asTyped } from "../../src/tester/index.ts";
import { hardCase } from "../hard-files.ts";
import { runs } from "../runs.ts";

const PRESENT = `User-agent: *
Disallow: /cart/
Disallow: /old/
Allow: /cart/help

User-agent: GPTBot
User-agent: CCBot
Disallow: /
`;
const DRAFT = `User-agent: *
Disallow: /cart/
Disallow: /*?
`;
const SHOP = "https://shop.example";
const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const GPTBOT =
  "Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";
const CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36";

function ofList(addresses: readonly string[], options: Partial<ImpactOptions> = {}): ImpactResult {
  const impact = createImpact({ present: PRESENT, draft: DRAFT, origin: SHOP, ...options });
  for (const address of addresses) impact.add(address);
  return impact.result();
}

/** What was counted for a crawler. */
function of({ crawlers }: ImpactResult, token: string) {
  const found = crawlers.find((one) => one.crawlers.includes(token));
  if (found === undefined) throw new Error(`${token} was not asked about`);
  return found;
}

const amount = (requests: number, addresses = requests, bytes = 0) => ({
  requests,
  addresses,
  bytes,
});

describe("a list", () => {
  const list = ["/", "/shoes?sort=price", "/shoes?sort=name", "/cart/1", "/cart/help", "/old/1"];
  const result = ofList(list.map((path) => SHOP + path));

  test("crawlers that fare alike are one, and together they are all", () => {
    expect(result.crawlers.flatMap((one) => one.crawlers).sort()).toEqual(
      crawlers.map(({ token }) => token).sort(),
    );
    expect(of(result, "Googlebot").crawlers).toContain("Bingbot");
    expect(of(result, "GPTBot").crawlers).toEqual(["GPTBot", "CCBot"]);
    expect(of(result, "AdsBot-Google").present.groups).toEqual([]);
    expect(of(result, "GPTBot").present.groups).toEqual(["GPTBot", "CCBot"]);
  });

  test("rules match, and one decides", () => {
    const { present, draft } = of(result, "Googlebot");
    expect([present.allowed.requests, present.disallowed.requests]).toEqual([4, 2]);
    expect(present.rules).toEqual([
      { line: 2, kind: "disallow", pattern: "/cart/", matched: amount(2), decided: amount(1) },
      { line: 3, kind: "disallow", pattern: "/old/", matched: amount(1), decided: amount(1) },
      { line: 4, kind: "allow", pattern: "/cart/help", matched: amount(1), decided: amount(1) },
    ]);
    expect(draft?.rules.map(({ decided }) => decided.requests)).toEqual([2, 2]);
  });

  test("what flips, by shape, with examples and lines", () => {
    const { opened, closed } = of(result, "Googlebot");
    expect([opened.requests, closed.requests]).toEqual([1, 3]);
    expect(closed.templates).toEqual([
      {
        template: "/shoes?sort=*",
        ...amount(2),
        lines: { present: null, draft: 3 },
        examples: ["/shoes?sort=price", "/shoes?sort=name"],
      },
      {
        template: "/cart/*",
        ...amount(1),
        lines: { present: 4, draft: 2 },
        examples: ["/cart/help"],
      },
    ]);
    expect(of(result, "GPTBot").opened.requests).toBe(2);
    expect(of(result, "AdsBot-Google")).toMatchObject({ opened: amount(0), closed: amount(0) });
  });

  test("nobody fetches a robots.txt for a list", () => {
    expect(result.crawlers.map(({ robotsTxt }) => robotsTxt)).toEqual(
      result.crawlers.map(() => null),
    );
  });

  test("rules that match nothing are unused", () => {
    const found = ofList([`${SHOP}/cart/1`]);
    expect(found.unused.present.map(({ line }) => line)).toEqual([3, 4]);
    expect(found.unused.draft).toEqual([{ line: 3, kind: "disallow", pattern: "/*?" }]);
  });

  test("one file alone: what its rules do, and nothing flips", () => {
    const impact = createImpact({ present: PRESENT, crawlers: [asker("Googlebot")] });
    impact.add("/cart/1");
    const { compared, unused, crawlers: all } = impact.result();
    expect([compared, unused.draft, all.length]).toEqual([false, [], 1]);
    expect(all[0]).toMatchObject({ draft: null, opened: amount(0), closed: amount(0) });
  });

  test("an address twice is two entries and one address", () => {
    const { judged } = of(ofList([`${SHOP}/a`, "/a", `${SHOP}/a#x`]), "Googlebot");
    expect(judged).toEqual(amount(3, 1));
  });
});

describe("where an address lies", () => {
  test.each<{
    what: string;
    origin?: string;
    addresses: string[];
    expected: Partial<ImpactResult>;
  }>([
    {
      what: "other hosts, schemes and ports are not judged",
      origin: SHOP,
      addresses: [
        "https://www.shop.example/",
        "http://shop.example/",
        "https://shop.example:8443/",
        `${SHOP}/`,
        "/",
      ],
      expected: {
        judged: { requests: 2, bytes: 0 },
        otherHost: {
          requests: 3,
          bytes: 0,
          hosts: [
            { name: "http://shop.example", requests: 1 },
            { name: "https://shop.example:8443", requests: 1 },
            { name: "https://www.shop.example", requests: 1 },
          ],
        },
      },
    },
    {
      what: "however the origin is written",
      origin: "HTTPS://Shop.example:443/x",
      addresses: [`${SHOP}/`, "HTTPS://SHOP.EXAMPLE:443/a"],
      expected: { origin: SHOP, judged: { requests: 2, bytes: 0 } },
    },
    {
      what: "the first whole address names the origin where nobody else does",
      addresses: ["/a", `${SHOP}/a`, "https://other.example/"],
      expected: { origin: SHOP, judged: { requests: 2, bytes: 0 } },
    },
    {
      what: "what is no address",
      origin: SHOP,
      addresses: [
        "*",
        "",
        "shop.example/a",
        "ftp://shop.example/",
        "mailto:a@b.example",
        `/${"a".repeat(9000)}`,
        "https://",
      ],
      expected: {
        judged: { requests: 0, bytes: 0 },
        notAddress: {
          requests: 7,
          bytes: 0,
          examples: ["*", "", "shop.example/a", "ftp://shop.example/", "mailto:a@b.example"],
        },
      },
    },
  ])("$what", ({ origin, addresses, expected }) => {
    const impact = createImpact({ present: PRESENT, ...(origin === undefined ? {} : { origin }) });
    for (const address of addresses) impact.add(address);
    expect(impact.result()).toMatchObject(expected);
  });

  test("a whole address is asked about as a crawler requests it, a path as it stands", () => {
    const present = "User-agent: *\nDisallow: /b\nDisallow: /a/../b\nDisallow: //c\n";
    const impact = createImpact({ present, origin: SHOP });
    for (const address of [`${SHOP}/a/../b`, "/a/../b", "//c", `${SHOP}//c`]) impact.add(address);
    const { rules } = of(impact.result(), "Googlebot").present;
    expect(rules.map(({ matched }) => matched.requests)).toEqual([1, 1, 2]);
  });

  test("the short way to a path says what the tester says", () => {
    const part = fc.constantFrom(
      "a",
      "B",
      "/",
      ".",
      "..",
      "%",
      "%2e",
      "é",
      "?",
      "#",
      "*",
      "$",
      "\\",
      " ",
      "~",
      "'",
      '"',
      "|",
      "[",
      "<",
      "^",
      "`",
      "{",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const address = `${SHOP}/${parts.join("")}`;
        const typed = asTyped(address);
        const impact = createImpact({
          present: PRESENT,
          draft: "User-agent: *\nDisallow: /\n",
          origin: SHOP,
        });
        impact.add(address);
        const [example] = of(impact.result(), "Googlebot").closed.templates[0]?.examples ?? [];
        const target = "problem" in typed ? undefined : typed.target;
        const isClosed = target !== undefined && !/^\/(old|cart)\/|^\/robots.txt$/.test(target);
        expect(example).toBe(isClosed ? target : undefined);
      }),
      runs(300, 20_000),
    );
  });
});

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

describe("misuse", () => {
  test.each<{ what: string; run: () => unknown; says: string }>([
    {
      what: "no text",
      run: () => createImpact({ present: "" }).add(1 as never),
      says: "address: expected a string",
    },
    {
      what: "nobody's token",
      run: () => createImpact({ present: "" }).add("/", { crawler: "Nobody" }),
      says: "crawler: Nobody is not asked about",
    },
    {
      what: "an origin without a scheme",
      run: () => createImpact({ present: "", origin: "shop.example" }),
      says: "origin: expected",
    },
    {
      what: "no room",
      run: () => createImpact({ present: "", addressLimit: 0 }),
      says: "addressLimit: expected",
    },
    {
      what: "another reading",
      run: () => createImpact({ present: "", reading: "rfc" as never }),
      says: "reading: expected one of",
    },
    {
      what: "a list and requests in one",
      run: () => {
        const impact = createImpact({ present: "" });
        impact.add("/");
        impact.add("/", { userAgent: GOOGLEBOT });
      },
      says: "a list and requests are counted apart",
    },
  ])("$what", ({ run, says }) => {
    expect(run).toThrow(says);
  });
});

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
  const requests = fc.array(request, { maxLength: 60 });

  test("counts add up, whatever the limit and whenever somebody looks", () => {
    fc.assert(
      fc.property(
        requests,
        fc.integer({ min: 1, max: 8 }),
        fc.nat({ max: 60 }),
        (all, addressLimit, look) => {
          const roomy = createImpact({ present: PRESENT, draft: DRAFT, origin: SHOP });
          const small = createImpact({
            present: PRESENT,
            draft: DRAFT,
            origin: SHOP,
            addressLimit,
          });
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
      runs(200, 5000),
    );
  });

  /** Distinct addresses, and which are shown, are the only things that a limit may change. */
  const withoutAddresses = (result: ImpactResult): unknown =>
    JSON.parse(
      JSON.stringify(result, (key, value) =>
        ["addresses", "exactAddresses"].includes(key) ? undefined : value,
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
      runs(400, 20_000),
    );
  });
});

function asker(token: string) {
  return { token, tokens: [token], obeysStar: true };
}
