import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crawlers } from "../../src/crawlers/index.ts";
import { createImpact, type ImpactResult } from "../../src/impact/index.ts";
import { asTyped } from "../../src/tester/index.ts";
import { runs } from "../runs.ts";
import { amount, asker, GOOGLEBOT, of, ofList, PRESENT, SHOP } from "./shop.ts";

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
          crawlers: [asker("Googlebot")],
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
