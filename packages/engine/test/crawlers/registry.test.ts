import { type Crawler, crawlers, findCrawler } from "@aushang/engine/crawlers";
import { facts } from "@aushang/engine/crawlers/facts";
import fc from "fast-check";
import { expect, test } from "vitest";

function entry(token: string): Crawler {
  const found = findCrawler(token);
  if (found === null) throw new Error(`${token} is missing`);
  return found;
}

test("a hundred crawlers", () => {
  expect(crawlers.length).toBe(100);
});

test.each([
  ["Googlebot", [], null],
  ["Googlebot-Image", ["Googlebot"], "documented"],
  ["Googlebot-News", ["Googlebot"], "reported"],
  ["Googlebot-Video", ["Googlebot"], "reported"],
  ["Google-InspectionTool", ["Googlebot"], "reported"],
  ["GoogleOther-Image", ["GoogleOther"], "reported"],
  ["Storebot-Google", [], "documented"],
  ["AdsBot-Google-Mobile", [], null],
  ["AdsBot-Google-Mobile-Apps", ["AdsBot-Google"], "documented"],
  ["Bingbot", ["msnbot"], "documented"],
  ["YandexBot", ["Yandex"], "documented"],
  ["YandexImages", ["Yandex"], "documented"],
  ["YandexDirect", [], null],
  ["Baiduspider-image", ["Baiduspider"], "assumed"],
  ["Applebot", ["Googlebot"], "documented"],
  ["Applebot-Extended", [], null],
  ["Screaming Frog SEO Spider", ["Googlebot"], "documented"],
] as const)("%s falls back to %j (%s)", (token, fallback, basis) => {
  expect(entry(token).fallback).toEqual(fallback);
  expect(entry(token).fallbackBasis).toBe(basis);
});

test.each([
  ["AdsBot-Google", false],
  ["AdsBot-Google-Mobile", false],
  ["Mediapartners-Google", false],
  ["APIs-Google", false],
  ["Google-Safety", false],
  ["FeedFetcher-Google", false],
  ["Googlebot", true],
  ["ClaudeBot", true],
  ["ChatGPT-User", null],
  ["DuplexWeb-Google", null],
])("whether %s obeys `*`: %s", (token, obeysStar) => {
  expect(entry(token).obeysStar).toBe(obeysStar);
});

test("words in the file only are the two that nothing fetches under", () => {
  const tokens = crawlers.filter(({ controlOnly }) => controlOnly).map(({ token }) => token);
  expect(tokens).toEqual(["Google-Extended", "Applebot-Extended"]);
  for (const token of tokens) expect(entry(token).userAgentContains).toBe(null);
});

test("nobody documented a header for these", () => {
  for (const token of ["anthropic-ai", "Claude-Web", "cohere-ai", "cohere-training-data-crawler"]) {
    expect(entry(token)).toMatchObject({ retired: true, userAgentContains: null });
  }
});

test("facts that verdicts and notes rest on", () => {
  const factsOf = (token: string) => facts.find((fact) => fact.token === token);
  expect(factsOf("Bingbot")?.quirks).toContain("crawl-delay-inherited-from-star");
  expect(factsOf("Bingbot")).toMatchObject({ statusPolicy: null, statusHandling: {}, cache: null });
  expect(factsOf("YandexBot")?.quirks).toContain("blank-line-ends-group");
  expect(factsOf("Googlebot")).toMatchObject({ statusPolicy: "google", sizeLimitBytes: 512_000 });
  expect(factsOf("Googlebot")?.redirects?.followed).toBe(5);
  expect(factsOf("archive.org_bot")?.quirks).toContain("token-has-dot");
});

test.each([
  ["googlebot", "Googlebot"],
  ["  GPTBot\t", "GPTBot"],
  ["mj12BOT", "MJ12bot"],
  ["sogou web spider", "Sogou web spider"],
  ["archive.org_bot", "archive.org_bot"],
  ["facebookcatalog", "facebookexternalhit"],
  ["SITEAUDITBOT", "SemrushBot"],
  ["Google-NotebookLM", "Google-GeminiNotebook"],
])("%j is found as %s", (asked, token) => {
  expect(findCrawler(asked)?.token).toBe(token);
});

test.each([
  "",
  " ",
  "*",
  "Google",
  "Googlebot/2.1",
  "Googlebot*",
  "Sogou",
  "constructor",
  "Goögle",
])("%j is no name of the registry", (asked) => {
  expect(findCrawler(asked)).toBe(null);
});

test("every name is found in every case", () => {
  for (const crawler of crawlers) {
    for (const name of [crawler.token, ...crawler.aliases]) {
      expect(findCrawler(name.toUpperCase())).toBe(crawler);
      expect(findCrawler(name.toLowerCase())).toBe(crawler);
    }
  }
});

test("finding never throws, and finds only what was asked", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (asked) => {
      const found = findCrawler(asked);
      if (found === null) return;
      const names = [found.token, ...found.aliases].map((name) => name.toLowerCase());
      expect(names).toContain(asked.trim().toLowerCase());
    }),
  );
});
