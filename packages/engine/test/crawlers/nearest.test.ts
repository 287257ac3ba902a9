import { crawlers, nearestCrawlers } from "@aushang/engine/crawlers";
import fc from "fast-check";
import { expect, test } from "vitest";

function tokens(text: string, count = 4): string[] {
  return nearestCrawlers(text, count).map(({ token }) => token);
}

test.each([
  ["a swap", "Googelbot", "Googlebot"],
  ["a swap in a short name", "GTPBot", "GPTBot"],
  ["a letter missing", "Googlbot", "Googlebot"],
  ["a letter too many", "Bingbott", "Bingbot"],
  ["another letter", "GPTBat", "GPTBot"],
  ["a version", "Googlebot/2.1", "Googlebot"],
  ["the search engine's name", "Google", "Googlebot"],
  ["the search engine's name", "bing", "Bingbot"],
  ["the operator's name", "OpenAI", "GPTBot"],
  ["a word of the operator's name", "tencent", "Sogou web spider"],
  ["the operator's name, mistyped", "yaho", "Slurp"],
  ["the beginning", "chatgpt", "ChatGPT-User"],
  ["the middle", "externalhit", "facebookexternalhit"],
  ["an alias", "siteaudit", "SemrushBot"],
  ["a first word of several", "Screaming Frog", "Screaming Frog SEO Spider"],
  ["itself", "ccbot", "CCBot"],
])("%s: %j", (_, text, token) => {
  expect(tokens(text)[0]).toBe(token);
});

test("of an operator's crawlers the retired come last", () => {
  expect(tokens("Anthropic", 9)).toEqual([
    "ClaudeBot",
    "Claude-User",
    "Claude-SearchBot",
    "anthropic-ai",
    "Claude-Web",
  ]);
});

test.each(["", "  ", "z", "zz", "AltaVista", "*", "/", "shop.example", "\0", "Foo"])(
  "nothing is near %j",
  (text) => {
    expect(tokens(text)).toEqual([]);
  },
);

test.each([-1, 0, 0.5, Number.NaN])("asked for %s, gives none", (count) => {
  expect(nearestCrawlers("Google", count)).toEqual([]);
});

test("a token is nearest to itself", () => {
  for (const { token } of crawlers) {
    expect(nearestCrawlers(token, 1)[0]?.token).toBe(token);
  }
});

test("one typing error in a name of eight letters or more still finds it", () => {
  const long = crawlers.filter(({ token }) => token.length >= 8);
  fc.assert(
    fc.property(
      fc.constantFrom(...long),
      fc.nat(),
      fc.constantFrom("q", "-", ""),
      (crawler, at, letter) => {
        const place = at % crawler.token.length;
        const mistyped = crawler.token.slice(0, place) + letter + crawler.token.slice(place + 1);
        expect(nearestCrawlers(mistyped, crawlers.length)).toContain(crawler);
      },
    ),
  );
});

test("never throws, never more than asked for, never one twice", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer({ min: -2, max: 12 }), (text, count) => {
      const near = nearestCrawlers(text, count);
      expect(near.length).toBeLessThanOrEqual(Math.max(0, count));
      expect(new Set(near).size).toBe(near.length);
    }),
  );
});

test("a million characters take no time", () => {
  const started = performance.now();
  nearestCrawlers("googlebot".repeat(111_111), 5);
  expect(performance.now() - started).toBeLessThan(200);
});
