import { crawlers, fromUserAgent, looksLikeUserAgent } from "@aushang/engine/crawlers";
import fc from "fast-check";
import { expect, test } from "vitest";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";
const NEXUS = "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P)";

/** Headers of crawlers that the registry has. */
const known: [header: string, token: string][] = [
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "Googlebot"],
  [
    `${NEXUS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    "Googlebot",
  ],
  ["Googlebot-Image/1.0", "Googlebot-Image"],
  ["Googlebot-Video/1.0", "Googlebot-Video"],
  ["Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36", "Storebot-Google"],
  ["Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)", "Google-InspectionTool"],
  [`${NEXUS} ${CHROME} (compatible; GoogleOther)`, "GoogleOther"],
  ["GoogleOther-Image/1.0", "GoogleOther-Image"],
  ["Google-CloudVertexBot", "Google-CloudVertexBot"],
  ["AdsBot-Google (+http://www.google.com/adsbot.html)", "AdsBot-Google"],
  [
    `${NEXUS} ${CHROME} (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)`,
    "AdsBot-Google-Mobile",
  ],
  ["AdsBot-Google-Mobile-Apps", "AdsBot-Google-Mobile-Apps"],
  ["Mediapartners-Google", "Mediapartners-Google"],
  [
    "(Various mobile device types) (compatible; Mediapartners-Google/2.1; +http://www.google.com/bot.html)",
    "Mediapartners-Google",
  ],
  ["APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)", "APIs-Google"],
  ["FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)", "FeedFetcher-Google"],
  ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", "Bingbot"],
  ["bingbot/2.0", "Bingbot"],
  ["msnbot/2.0b (+http://search.msn.com/msnbot.htm)", "msnbot"],
  [`Mozilla/5.0 (Windows NT 6.1; WOW64) ${CHROME} BingPreview/1.0b`, "BingPreview"],
  ["Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)", "YandexBot"],
  ["Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)", "YandexImages"],
  [
    "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
    "Baiduspider",
  ],
  ["Baiduspider+(+http://www.baidu.com/search/spider.htm)", "Baiduspider"],
  ["Baiduspider-image+(+http://www.baidu.com/search/spider.htm)", "Baiduspider-image"],
  ["DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)", "DuckDuckBot"],
  ["Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)", "Slurp"],
  ["Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)", "Sogou web spider"],
  [
    "Mozilla/5.0 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)",
    "PetalBot",
  ],
  ["Mozilla/5.0 (compatible; Yeti/1.1; +http://naver.me/spd)", "Yeti"],
  [`Mozilla/5.0 (Windows NT 10.0) ${CHROME}; 360Spider`, "360Spider"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
    "Applebot",
  ],
  ["iTMS", "iTMS"],
  ["Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)", "GPTBot"],
  [
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; robots.txt; +https://openai.com/gptbot)",
    "GPTBot",
  ],
  [
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot",
    "ChatGPT-User",
  ],
  [
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
    "ClaudeBot",
  ],
  ["CCBot/2.0 (https://commoncrawl.org/faq/)", "CCBot"],
  ["facebookexternalhit/1.1", "facebookexternalhit"],
  [
    "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
    "meta-externalagent",
  ],
  ["Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)", "Bytespider"],
  [
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    "LinkedInBot",
  ],
  ["Slackbot 1.0 (+https://api.slack.com/robots)", "Slackbot"],
  ["Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)", "Discordbot"],
  ["Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)", "SemrushBot"],
  ["Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)", "MJ12bot"],
  ["Screaming Frog SEO Spider/20.1", "Screaming Frog SEO Spider"],
  [
    "Mozilla/5.0 (compatible; archive.org_bot +http://www.archive.org/details/archive.org_bot)",
    "archive.org_bot",
  ],
  ["Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)", "UptimeRobot"],
];

test.each(known)("%s", (header, token) => {
  const found = fromUserAgent(header);
  expect(found?.token).toBe(token);
  expect(found?.entry?.token).toBe(token);
});

test.each([
  ["SiteAuditBot/0.97 (+http://www.semrush.com/bot.html)", "SiteAuditBot", "SemrushBot"],
  [
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "Slackbot-LinkExpanding",
    "Slackbot",
  ],
  [
    "Mozilla/5.0 (compatible; Ai2Bot-Dolma (+https://www.allenai.org/crawler))",
    "Ai2Bot-Dolma",
    "AI2Bot",
  ],
])("an alias stays the name that is asked for: %s", (header, token, entry) => {
  const found = fromUserAgent(header);
  expect(found?.token).toBe(token);
  expect(found?.entry?.token).toBe(entry);
});

test.each([
  [
    "the first of two",
    "Mozilla/5.0 (x) facebookexternalhit/1.1 Facebot Twitterbot/1.0",
    "facebookexternalhit",
  ],
  ["not what it is like", "TelegramBot (like TwitterBot)", "TelegramBot"],
  ["other case", "mozilla/5.0 (COMPATIBLE; GOOGLEBOT/2.1)", "Googlebot"],
  ["a whole header line", "User-Agent: CCBot/2.0 (https://commoncrawl.org/faq/)", "CCBot"],
  [
    "quotes around it",
    '"Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)"',
    "AhrefsBot",
  ],
  [
    "+ for blanks",
    "Mozilla/5.0+(compatible;+bingbot/2.0;++http://www.bing.com/bingbot.htm)",
    "Bingbot",
  ],
  [
    "+ in a name of several words",
    "Sogou+web+spider/4.0(+http://www.sogou.com/docs/help)",
    "Sogou web spider",
  ],
  ["a link glued to the name", "DotBot/1.2+https://opensiteexplorer.org/dotbot", "DotBot"],
  [
    "Yandex by its address",
    "Mozilla/5.0 (compatible; YandexFavicons/1.0; +http://yandex.com/bots)",
    "Yandex",
  ],
  ["a bare token", "  gptbot\n", "GPTBot"],
])("%s", (_, header, token) => {
  expect(fromUserAgent(header)?.token).toBe(token);
  expect(fromUserAgent(header)?.entry?.token).toBe(token);
});

test.each([
  ["Mozilla/5.0 (compatible; FooBot/1.0; +https://foo.example/bot)", "FooBot"],
  [
    "Mozilla/5.0 (compatible; FooBot/1.0; like Googlebot; +https://foo.example/googlebot)",
    "FooBot",
  ],
  ["Mozilla/5.0 (compatible; FooBot/1.0; +https://foo.example/?as=googlebot)", "FooBot"],
  ["Mozilla/5.0 (compatible; FooBot/1.0; GPTBot@foo.example)", "FooBot"],
  ["Mozilla/5.0 (compatible; Not-Googlebot/2.1)", "Not-Googlebot"],
  ["Mozilla/5.0 (compatible; googlebot.example/1.0)", "googlebot.example"],
  ["DoCoMo/2.0 N905i(c100;TB;W24H16) (compatible; Googlebot-Mobile/2.1)", "Googlebot-Mobile"],
  ["msnbot-media/1.1 (+http://search.msn.com/msnbot.htm)", "msnbot-media"],
  ["FooFetcher/1.0 (+https://foo.example)", "FooFetcher"],
  ["FooFetcher (+https://foo.example)", "FooFetcher"],
  ["Foo Reader (+https://foo.example)", "Foo"],
  ["FooBot/1.0 (openai.com/gptbot)", "FooBot"],
  ["Mozilla/5.0 (compatible; Foo)", "Foo"],
  ["Foo. (+https://foo.example)", "Foo"],
  ["Foo/2.1", "Foo"],
  ["Foo", "Foo"],
  ["curl/8.4.0", "curl"],
  ["python-requests/2.31.0", "python-requests"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} MyCrawler/1.0`, "MyCrawler"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} (Foo/0.1; +https://foo.example)`, "Foo"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Foo/0.1 (+https://foo.example)`, "Foo"],
])("a crawler that the registry does not have: %s", (header, token) => {
  expect(fromUserAgent(header)).toEqual({ token, entry: null });
});

test.each([
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/131.0.0.0`,
  "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]",
  "Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)",
  "Opera/9.80 (Windows NT 6.1; U; en) Presto/2.8.131 Version/11.11",
  `Mozilla/5.0 (Linux; Android 9; CUBOT NOTE S Build/PPR1) ${CHROME}`,
  "Lynx/2.8.9rel.1 libwww-FM/2.14",
  "Mozilla/5.0",
  "Mozilla/5.0 (compatible)",
  "hello world",
  "5.0",
  "*",
  "",
  " \t",
  "();,",
  "User-Agent:",
])("a browser, or nothing that can be told: %j", (header) => {
  expect(fromUserAgent(header)).toBe(null);
});

test.each(known.filter(([header]) => /[(;]/.test(header)))("looks like a header: %s", (header) => {
  expect(looksLikeUserAgent(header)).toBe(true);
});

test.each([
  ["Mozilla/5.0", true],
  ["User-Agent: FooBot", true],
  ["FooBot/1.0 libfoo/2", true],
  ["FooBot/1.0", false],
  ["FooBot", false],
  ["*", false],
  ["", false],
  ["https://shop.example/shoes", false],
  ["two words", false],
])("%j looks like a header: %s", (text, answer) => {
  expect(looksLikeUserAgent(text)).toBe(answer);
});

test("no name of the registry looks like a header, with a version or without", () => {
  for (const { token, aliases } of crawlers) {
    for (const name of [token, ...aliases]) {
      expect(looksLikeUserAgent(name), name).toBe(false);
      expect(looksLikeUserAgent(`${name}/1.0`), name).toBe(false);
    }
  }
});

test("every name is found in the header that it usually stands in", () => {
  for (const crawler of crawlers) {
    for (const name of [crawler.token, ...crawler.aliases]) {
      for (const header of [
        name,
        `${name}/1.0`,
        `Mozilla/5.0 (compatible; ${name}/1.0; +https://a.example)`,
      ]) {
        expect(fromUserAgent(header), header).toEqual({ token: name, entry: crawler });
      }
    }
  }
});

const piece = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom(
    "Mozilla/5.0",
    "(",
    ")",
    ";",
    " ",
    "compatible",
    "+",
    "like ",
    "@",
    "https://",
    "\0",
  ),
  fc.constantFrom(...crawlers.map(({ token }) => token)),
);
const anyHeader = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));

test("never throws; a known token has its entry, an unknown one is one word without a slash", () => {
  fc.assert(
    fc.property(anyHeader, (header) => {
      expect(typeof looksLikeUserAgent(header)).toBe("boolean");
      const found = fromUserAgent(header);
      if (found === null) return;
      if (found.entry === null) expect(found.token).toMatch(/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/);
      else expect([found.entry.token, ...found.entry.aliases]).toContain(found.token);
    }),
    { numRuns: 2_000 },
  );
});

test("an unknown token found once is found again from itself", () => {
  fc.assert(
    fc.property(anyHeader, (header) => {
      const found = fromUserAgent(header);
      if (found?.entry === null) expect(fromUserAgent(found.token)).toEqual(found);
    }),
  );
});

test("what stands beyond the first 2,000 characters is not read", () => {
  expect(fromUserAgent(`${" ".repeat(1_990)}Googlebot/2.1`)?.token).toBe("Googlebot");
  expect(fromUserAgent(`${" ".repeat(2_000)}Googlebot/2.1`)).toBe(null);
});

test("a million characters of anything take no time", () => {
  const started = performance.now();
  for (const text of [
    "a",
    "@",
    "(",
    "googlebot",
    "https://",
    "like ",
    "user-agent:",
    "compatible;",
    " \t",
  ]) {
    fromUserAgent(text.repeat(1_000_000 / text.length));
    looksLikeUserAgent(text.repeat(1_000_000 / text.length));
  }
  expect(performance.now() - started).toBeLessThan(1_000);
});
