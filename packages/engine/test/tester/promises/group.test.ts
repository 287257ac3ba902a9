import { expect, test } from "vitest";
import { groups, parse, type ReadingId } from "../../../src/index.ts";
import { tested } from "../outcomes.ts";
import { holdPromises, lines } from "./rows.ts";

// What the product promises a person who asks about one address: which group applies.

const EXAMPLE_BOT = lines(
  "User-agent: ExampleBot",
  "Disallow: /private/",
  "Disallow:",
  "User-agent: ExampleBot",
  "Allow: /private/help.html$",
);
const CART = lines(
  "User-agent: *",
  "Disallow: /cart/",
  "",
  "User-agent: Googlebot",
  "Disallow: /x/",
);

holdPromises([
  [
    "a group is one or more user-agent lines, then rules",
    lines("User-agent: A", "User-agent: B", "Disallow: /p"),
    "B",
    "/p",
    "disallowed",
    3,
  ],
  [
    "blank lines and comments between user-agent lines do not cut",
    lines("User-agent: A", "", "# n", "User-agent: B", "Disallow: /p"),
    "A",
    "/p",
    "disallowed",
    5,
  ],
  [
    "a blank line inside a group does not end it",
    lines("User-agent: A", "Disallow: /p", "", "Disallow: /q"),
    "A",
    "/q",
    "disallowed",
    4,
  ],
  [
    "a token whatever its case",
    lines("user-agent: gOoGlEbOt", "disallow: /a"),
    "Googlebot",
    "/a",
    "disallowed",
    2,
  ],
  ["the own group only, * is never added", CART, "Googlebot", "/cart/1", "allowed", null],
  ["* only when nobody names the crawler", CART, "Bingbot", "/cart/1", "disallowed", 2],
  [
    "groups of one token are one: open",
    EXAMPLE_BOT,
    "ExampleBot",
    "/private/help.html",
    "allowed",
    5,
  ],
  [
    "groups of one token are one: blocked",
    EXAMPLE_BOT,
    "ExampleBot",
    "/private/report.html",
    "disallowed",
    2,
  ],
  [
    "groups of one token are one: an anchor",
    EXAMPLE_BOT,
    "ExampleBot",
    "/private/help.html?x=1",
    "disallowed",
    2,
  ],
  [
    "no group and no *: no restriction",
    lines("User-agent: GPTBot", "Disallow: /"),
    "Bingbot",
    "/a",
    "allowed",
    null,
  ],
  [
    "a documented second choice: Googlebot-Image",
    lines("User-agent: Googlebot", "Disallow: /img"),
    "Googlebot-Image",
    "/img",
    "disallowed",
    2,
  ],
  [
    "a documented second choice: Applebot",
    lines("User-agent: Googlebot", "Disallow: /img"),
    "Applebot",
    "/img",
    "disallowed",
    2,
  ],
  [
    "a documented second choice: YandexBot",
    lines("User-agent: Yandex", "Disallow: /img"),
    "YandexBot",
    "/img",
    "disallowed",
    2,
  ],
  [
    "the most specific token wins",
    lines("User-agent: Googlebot", "Disallow: /", "User-agent: Googlebot-News", "Disallow: /n"),
    "Googlebot-News",
    "/a",
    "allowed",
    null,
  ],
  [
    "a pasted header asks for its token",
    lines("User-agent: GPTBot", "Disallow: /a"),
    "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
    "/a",
    "disallowed",
    2,
  ],
  [
    "a version in the file is passed over",
    lines("User-agent: Googlebot/2.1", "Disallow: /a"),
    "Googlebot",
    "/a",
    "disallowed",
    2,
  ],
  [
    "the token is not the search engine's name",
    lines("User-agent: Google", "Disallow: /a"),
    "Googlebot",
    "/a",
    "allowed",
    null,
  ],
  [
    "three user-agent lines for one group",
    lines("User-agent: A", "User-agent: B", "User-agent: C", "Disallow: /a"),
    "C",
    "/a",
    "disallowed",
    4,
  ],
  [
    "the group of * may stand anywhere",
    lines("User-agent: *", "Disallow: /", "", "User-agent: linkCheck", "Disallow:"),
    "linkCheck",
    "/a",
    "allowed",
    null,
  ],
]);

test("the older texts cut where a blank line stands", () => {
  const old = (file: string, token: string, path: string, reading: ReadingId) =>
    tested(file, path, token, { reading }).verdict;
  const between = lines("User-agent: A", "", "# n", "User-agent: B", "Disallow: /p");
  const inside = lines("User-agent: A", "Disallow: /p", "", "Disallow: /q");
  for (const reading of ["1996", "1994"] as const) {
    expect(old(between, "A", "/p", reading)).toBe("allowed");
    expect(old(inside, "A", "/q", reading)).toBe("allowed");
  }
});

test("whoever reads the first group only is told as a difference", () => {
  const result = tested(EXAMPLE_BOT, "/private/help.html", "ExampleBot");
  expect(result.differences.map(({ reading, verdict }) => [reading, verdict])).toEqual([
    ["1996", "disallowed"],
    ["1994", "disallowed"],
  ]);
});

test("no group: said so, not shown as a group", () => {
  const result = tested(lines("User-agent: GPTBot", "Disallow: /"), "/a", "Bingbot");
  expect(result.group).toEqual({ token: null, via: "none", lines: [], rules: 0 });
  expect(result.steps[0]).toMatchObject({ code: "group-none" });
});

test("a second choice is named as one", () => {
  const result = tested(
    lines("User-agent: Googlebot", "Disallow: /img"),
    "/img",
    "Googlebot-Image",
  );
  expect(result.group).toMatchObject({ token: "Googlebot", via: "fallback" });
  expect(result.steps[0]).toMatchObject({
    code: "group-fallback",
    args: { asked: "Googlebot-Image", token: "Googlebot" },
  });
});

test("the number of groups depends on how they are counted: blocks, or merged by token", () => {
  const blocks = groups(parse(EXAMPLE_BOT));
  expect(blocks).toHaveLength(2);
  expect(new Set(blocks.flatMap(({ tokens }) => tokens)).size).toBe(1);
});
