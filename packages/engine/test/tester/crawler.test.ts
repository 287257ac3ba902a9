import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crawlers, findCrawler } from "../../src/crawlers/index.ts";
import { type AskedCrawler, askCrawler, type CrawlerProblem } from "../../src/tester/index.ts";

/** Who is asked about, in short: token, the registry's token, and how it was found. */
function asked(typed: string): [string, string | null, AskedCrawler["from"]] {
  const found = askCrawler(typed);
  if ("problem" in found) throw new Error(`${typed}: ${found.problem}`);
  return [found.token, found.entry?.token ?? null, found.from];
}

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

test.each<
  [why: string, typed: string, token: string, entry: string | null, from: AskedCrawler["from"]]
>([
  ["a token of the registry", "Googlebot", "Googlebot", "Googlebot", "registry"],
  ["whatever its case", "gOOGLEbot", "Googlebot", "Googlebot", "registry"],
  ["blanks around it", "  bingbot\t", "Bingbot", "Bingbot", "registry"],
  ["a token with a digit", "MJ12bot", "MJ12bot", "MJ12bot", "registry"],
  ["a token with blanks", "sogou web spider", "Sogou web spider", "Sogou web spider", "registry"],
  ["a token of the registry with a version", "Googlebot/2.1", "Googlebot", "Googlebot", "registry"],
  ["a token of one's own", "FooBot", "FooBot", null, "own-token"],
  ["a token of one's own with a version", "FooBot/2.1", "FooBot", null, "own-token"],
  ["a token of one's own with blanks", "My own bot", "My own bot", null, "own-token"],
  ["a token of one's own beyond ASCII", "Äpfelbot", "Äpfelbot", null, "own-token"],
  ["everybody", "*", "*", null, "own-token"],
  ["a part of a token is a token of its own", "Google", "Google", null, "own-token"],
  ["a header", GOOGLEBOT, "Googlebot", "Googlebot", "user-agent-header"],
  ["a header line", `User-Agent: ${GOOGLEBOT}`, "Googlebot", "Googlebot", "user-agent-header"],
  [
    "a header of a crawler that nobody registered",
    "Mozilla/5.0 (compatible; AcornBot/2.1; +https://bot.example/)",
    "AcornBot",
    null,
    "user-agent-header",
  ],
  [
    "a header with a version behind the token",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
    "GPTBot",
    "GPTBot",
    "user-agent-header",
  ],
])("%s", (_why, typed, token, entry, from) => {
  expect(asked(typed)).toEqual([token, entry, from]);
});

test.each<[typed: string, problem: CrawlerProblem]>([
  ["", "crawler-empty"],
  [" \t\n", "crawler-empty"],
  ["/2.1", "crawler-invalid"],
  ["/", "crawler-invalid"],
  ["a\u0000b", "crawler-invalid"],
  ["a\nb", "crawler-invalid"],
  ["a:b", "crawler-invalid"],
  ["a#b", "crawler-invalid"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36",
    "crawler-invalid",
  ],
  ["x".repeat(201), "crawler-too-long"],
  ["x".repeat(20_000), "crawler-too-long"],
  [`Mozilla/5.0 (${"x".repeat(3000)})`, "crawler-too-long"],
])("%j: %s", (typed, problem) => {
  expect(askCrawler(typed)).toEqual({ problem });
});

test("200 characters are a token", () => {
  expect(asked("x".repeat(200))[2]).toBe("own-token");
});

describe("every entry of the registry is found", () => {
  test("by its token and by its aliases, which stay tokens of their own", () => {
    for (const crawler of crawlers)
      for (const name of [crawler.token, ...crawler.aliases])
        for (const typed of [name, name.toUpperCase(), ` ${name} `])
          expect(asked(typed), typed).toEqual([name, crawler.token, "registry"]);
  });

  test("with a version behind it", () => {
    for (const { token } of crawlers) expect(asked(`${token}/1.0`)[1], token).toBe(token);
  });
});

test("nothing that is typed throws; a token has no line end, colon or comment sign, and is itself again", () => {
  const piece = fc.constantFrom(
    "Googlebot",
    "Foo",
    "/2.1",
    " ",
    "(",
    ")",
    ";",
    "Mozilla/5.0",
    "+http://x.example",
    "*",
    ":",
    "#",
    "\n",
    "\0",
    "å",
    "compatible",
    "/",
  );
  const typed = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.array(piece, { maxLength: 8 }).map((row) => row.join("")),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const found = askCrawler(text);
      if ("problem" in found) return;
      expect(found.token).toMatch(/^[^:#\0\r\n]+$/);
      expect(found.token).toBe(found.token.trim());
      const again = askCrawler(found.token);
      expect(again).toMatchObject({ token: found.token, entry: found.entry });
      if (found.entry !== null) expect(findCrawler(found.token)).toBe(found.entry);
    }),
    { numRuns: 3000 },
  );
});
