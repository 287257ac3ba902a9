import { crawlers } from "@aushang/engine/crawlers";
import { expect, test } from "vitest";
import { type } from "./console.ts";

test("the whole registry as a table, nothing clipped when it goes into a file", async () => {
  const { code, out, err } = await type(["crawlers"], { columns: null });
  const rows = out.trimEnd().split("\n");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(rows).toHaveLength(crawlers.length + 3);
  expect(rows.at(-1)).toBe(`${crawlers.length} crawlers`);
  expect(rows.slice(0, 3).join("\n")).toMatchInlineSnapshot(`
    "Token                         Operator                         Purpose             Then tries     Obeys *         Follows robots.txt
    Googlebot                     Google                           Search                             yes             yes
    Googlebot-Image               Google                           Search              Googlebot      yes             yes"
  `);
  expect(crawlers.filter(({ token }) => !out.includes(token))).toEqual([]);
});

test.each([
  { columns: 40, lang: "de" },
  { columns: 80, lang: "en" },
  { columns: 80, lang: "de" },
  { columns: 80, lang: "da" },
  { columns: 100, lang: "de" },
])(
  "the registry is no wider than a terminal of $columns columns, in $lang",
  async ({ columns, lang }) => {
    const { out } = await type(["crawlers", "--lang", lang], {
      columns,
      terminal: true,
      env: { LANG: "C.UTF-8", NO_COLOR: "1" },
    });
    expect(out).toContain("cohere-training-data-crawler");
    expect(out.split("\n").filter((line) => [...line].length > columns)).toEqual([]);
  },
);

test("one find is shown with all that is documented", async () => {
  const { out } = await type(["crawlers", "googlebot-image"]);
  expect(out).toMatchInlineSnapshot(`
    "Googlebot-Image
      Operator                    Google
      Purpose                     Search
      User-Agent header contains  Googlebot-Image/
      Then tries                  Googlebot
      Obeys *                     yes
      Follows robots.txt          yes
      Crawl-delay                 ignored; spec page: fields such as crawl-delay are
                                  not supported
      On 2xx                      parse
      On 4xx                      no restrictions (as if no file), except 429
      On 401                      no restrictions
      On 403                      no restrictions
      On 429                      not treated as 'no file'; the page excepts it from
                                  the 4xx row, third-party readings put it with 5xx
      On 5xx                      0-12 h: crawl of the site stops; then up to 30
                                  days: last good copy, or no restrictions when none
                                  is cached; after 30 days: no restrictions if the
                                  site is otherwise up, else crawl stays stopped
      Without an answer           as a server error
      Reads at most               500 KiB
      Knows * and $               yes
      Other directives            Sitemap
      Source                      https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers
                                  Google's common crawlers page (as of 2026-09-22):
                                  token Googlebot-Image, UA Googlebot-Image/1.0;
                                  affects images, logos and favicons in Search
                                  google/robotstxt README (2026-04): names
                                  'Googlebot-Image follows the Googlebot rules when
                                  it has no group of its own' as crawler logic
                                  outside the library
                                  How Google interprets the robots.txt specification
                                  (copy of the page dated 2026-04-14): field list,
                                  group selection, status, caching and size rules
                                  that all Google robots.txt-reading crawlers share
      Read on                     2026-11-30
    "
  `);
});

test("a card in German and Danish: labels translated, sources in their own words", async () => {
  const { out } = await type(["crawlers", "Google-Extended", "--lang", "de"]);
  expect(out.split("\n").slice(0, 8).join("\n")).toMatchInlineSnapshot(`
    "Google-Extended
      Nur ein Wort in der Datei: Unter diesem Namen ruft niemand etwas ab
      Betreiber           Google
      Zweck               KI-Training
      Befolgt *           ja
      Befolgt robots.txt  ja
      Crawl-delay         wird ignoriert; spec page: fields such as crawl-delay are
                          not supported"
  `);
  const danish = await type(["crawlers", "Google-Extended", "--lang", "da"]);
  expect(danish.out.split("\n").slice(0, 8).join("\n")).toMatchInlineSnapshot(`
    "Google-Extended
      Kun et ord i filen: Intet henter under dette navn
      Udbyder            Google
      Formål             AI-træning
      Følger *           ja
      Følger robots.txt  ja
      Crawl-delay        ignoreres; spec page: fields such as crawl-delay are not
                         supported"
  `);
});

test("a search finds tokens, aliases, operators and headers; a purpose narrows it", async () => {
  const tokens = async (...argv: string[]) => {
    const { out } = await type(["crawlers", ...argv, "--json"]);
    return (JSON.parse(out) as { crawlers: { token: string }[] }).crawlers.map(
      ({ token }) => token,
    );
  };
  expect(await tokens("openai")).toEqual(["GPTBot", "OAI-SearchBot", "ChatGPT-User", "OAI-AdsBot"]);
  expect(await tokens("HaoSouSpider")).toEqual(["360Spider"]);
  expect(await tokens("yandex.com/bots")).toContain("Yandex");
  const training = await tokens("--purpose", "ai-training");
  expect(training.length).toBe(crawlers.filter(({ purpose }) => purpose === "ai-training").length);
  expect(await tokens("openai", "--purpose", "ai-training")).toEqual(["GPTBot"]);
});

test("a whole User-Agent header, or a token with its version, finds the crawler that it names", async () => {
  const header = "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)";
  for (const asked of [header, "Bingbot/2.0", `User-Agent: ${header}`])
    expect((await type(["crawlers", asked])).out).toMatch(/^Bingbot\n/);
  expect((await type(["crawlers", "Mozilla/5.0 (X11; Linux x86_64)"])).out).toBe("");
});

test("--json holds every entry with its facts and sources", async () => {
  const { out } = await type(["crawlers", "--json"]);
  const { crawlers: entries } = JSON.parse(out);
  expect(entries).toHaveLength(crawlers.length);
  expect(entries[0]).toMatchObject({
    token: "Googlebot",
    operator: "Google",
    facts: { token: "Googlebot", dateRead: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
});

test("nothing found is said on standard error, with the nearest name", async () => {
  expect(await type(["crawlers", "Googelbot"])).toEqual({
    code: 0,
    out: "",
    err: "No crawler matches “Googelbot”. Did you mean Googlebot?\n",
  });
  expect((await type(["crawlers", "zzzzz", "--json"])).out).toBe('{"crawlers":[]}\n');
});
