import { describe, expect, test } from "vitest";
import { type AppliedGroup, type CompileOptions, compile } from "../src/index.ts";
import { holdTable } from "./tables.ts";

describe("verdicts", () => holdTable("groups"));

const MIXED = `User-agent: Googlebot
Disallow: /a

User-agent: *
Disallow: /b
Disallow: /c

User-agent: googlebot
User-agent: Bingbot
Allow: /d
`;

test.each<[why: string, tokens: string | string[], options: CompileOptions, group: AppliedGroup]>([
  [
    "all blocks of the own token",
    "Googlebot",
    {},
    {
      token: "Googlebot",
      via: "own",
      lines: [
        [1, 2],
        [8, 10],
      ],
      rules: 2,
    },
  ],
  [
    "the token as it was asked for",
    "GOOGLEBOT",
    {},
    {
      token: "GOOGLEBOT",
      via: "own",
      lines: [
        [1, 2],
        [8, 10],
      ],
      rules: 2,
    },
  ],
  [
    "one block that names two",
    "bingbot",
    {},
    { token: "bingbot", via: "own", lines: [[8, 10]], rules: 1 },
  ],
  ["everybody else", "Bot", {}, { token: "*", via: "star", lines: [[4, 6]], rules: 2 }],
  ["asked for *", "*", {}, { token: "*", via: "star", lines: [[4, 6]], rules: 2 }],
  [
    "a crawler that does not obey *",
    "Bot",
    { obeysStar: false },
    { token: null, via: "none", lines: [], rules: 0 },
  ],
  [
    "a fallback",
    ["Googlebot-Image", "Googlebot"],
    {},
    {
      token: "Googlebot",
      via: "fallback",
      lines: [
        [1, 2],
        [8, 10],
      ],
      rules: 2,
    },
  ],
  [
    "the own group before the fallback",
    ["Bingbot", "Googlebot"],
    {},
    { token: "Bingbot", via: "own", lines: [[8, 10]], rules: 1 },
  ],
  [
    "behind all fallbacks *",
    ["A", "B", "C"],
    {},
    { token: "*", via: "star", lines: [[4, 6]], rules: 2 },
  ],
  [
    "google: names of one crawler",
    ["Googlebot-Image", "Bingbot"],
    { reading: "google" },
    { token: "Googlebot-Image", via: "own", lines: [[8, 10]], rules: 1 },
  ],
  [
    "google, one after the other",
    ["Googlebot-Image", "Bingbot"],
    { reading: "google", fallback: "in-order" },
    { token: "Bingbot", via: "fallback", lines: [[8, 10]], rules: 1 },
  ],
  [
    "1996: the first record alone",
    "Googlebot",
    { reading: "1996" },
    { token: "Googlebot", via: "own", lines: [[1, 2]], rules: 1 },
  ],
  [
    "1994: a value that is a part of the name",
    "Googlebot-Image",
    { reading: "1994" },
    { token: "Googlebot-Image", via: "own", lines: [[1, 2]], rules: 1 },
  ],
])("the group applied: %s", (_why, tokens, options, group) => {
  expect(compile(MIXED, tokens, options).group).toEqual(group);
});

test("a file without groups has none to apply", () => {
  const none: AppliedGroup = { token: null, via: "none", lines: [], rules: 0 };
  for (const file of ["", "# note\n", "Disallow: /\n", "User-agent: Foo\nDisallow: /\n"])
    expect(compile(file, "Bot").group).toEqual(none);
});

test("rules that are passed over are not counted", () => {
  const { group } = compile("User-agent: *\nDisallow:\nDisallow: x\nDisallow: /a\n", "Bot");
  expect(group).toEqual({ token: "*", via: "star", lines: [[1, 4]], rules: 1 });
});

test("a crawler that does not obey * may still be named", () => {
  const matcher = compile("User-agent: *\nUser-agent: Foo\nDisallow: /a\n", "Foo", {
    obeysStar: false,
  });
  expect(matcher.decide("/a")).toEqual({ verdict: "disallowed", basis: "rule", line: 3 });
  expect(matcher.group).toMatchObject({ token: "Foo", via: "own" });
});
