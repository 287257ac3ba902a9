import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { summarise } from "../../../src/analyse/index.ts";
import { compile } from "../../../src/index.ts";
import { hardFile, octets } from "../../hard-files.ts";
import { runs } from "../../runs.ts";

/** Extents by audience, in short. */
function extents(file: string): readonly string[] {
  return summarise(file).groups.map(({ audience, extent, proven }) => {
    const who = audience.kind === "crawlers" ? audience.tokens.join("+") : audience.kind;
    return `${who}: ${extent}${proven ? "" : "?"}`;
  });
}

test.each([
  ["no file at all", "", ["everybody: everything"]],
  ["an empty Disallow", "User-agent: *\nDisallow:\n", ["everybody: everything"]],
  ["the whole site", "User-agent: *\nDisallow: /\n", ["everybody: nothing"]],
  ["the whole site, with a star", "User-agent: *\nDisallow: /*\n", ["everybody: nothing"]],
  [
    "the whole site, in pieces",
    "User-agent: *\nAllow: /a\nDisallow: /\nDisallow: /a\nDisallow: /a*\n",
    ["everybody: nothing"],
  ],
  [
    "an Allow that the Disallow outranks",
    "User-agent: *\nAllow: /\nDisallow: /*\n",
    ["everybody: nothing"],
  ],
  [
    "a rule that no address matches",
    "User-agent: *\nDisallow: secret\n",
    ["everybody: everything"],
  ],
  ["all but", "User-agent: *\nDisallow: /cart/\n", ["everybody: all-but"]],
  ["only", "User-agent: *\nDisallow: /\nAllow: /$\n", ["everybody: only"]],
  [
    "one crawler shut out",
    "User-agent: GPTBot\nDisallow: /\n",
    ["others: everything", "GPTBot: nothing"],
  ],
  [
    "crawlers that fare alike stand together, those to whom least is open first",
    "User-agent: A\nAllow: /\nUser-agent: B\nDisallow: /x\nUser-agent: C\nDisallow: /\nUser-agent: D\nDisallow: /*\nUser-agent: MJ12bot/1.0\nDisallow: /x\n",
    ["others: everything", "C+D: nothing", "B+MJ12bot: all-but", "A: everything"],
  ],
] as const)("%s", (_why, file, expected) => {
  expect(extents(file)).toEqual(expected);
});

test("what is closed and open, as kinds of addresses, without rules that decide nothing", () => {
  const file = [
    "User-agent: *",
    "Disallow: /cart/",
    "Disallow: /a/long/folder/",
    "Disallow: /cart/old/",
    "Disallow: /login",
    "Disallow: /exact$",
    "Disallow: /*.pdf$",
    "Disallow: /*?",
    "Disallow: /*?sort=",
    "Disallow: /*print",
    "Disallow: /x*y*z",
    "Allow: /cart/help",
    "Allow: /",
  ].join("\n");
  const [group] = summarise(file).groups;
  expect(group?.extent).toBe("all-but");
  expect(group?.closed).toEqual([
    { kind: "folder", names: ["/cart/", "/a/long/folder/"], lines: [2, 3] },
    { kind: "prefix", names: ["/login"], lines: [5] },
    { kind: "address", names: ["/exact"], lines: [6] },
    { kind: "file-type", names: ["pdf"], lines: [7] },
    { kind: "query", names: [], lines: [8] },
    { kind: "containing", names: ["print"], lines: [10] },
    { kind: "pattern", names: ["/x*y*z"], lines: [11] },
  ]);
  expect(group?.open).toEqual([{ kind: "prefix", names: ["/cart/help"], lines: [12] }]);
});

test.each([
  ["/*?sort=", "first-parameter", "sort"],
  ["/*&sort=", "later-parameter", "sort"],
  ["/*?*sort=", "parameter", "sort"],
  ["/*sort=", "containing", "sort="],
  ["/*?sort=price*", "first-parameter", "sort=price"],
  ["/*?sort", "containing", "?sort"],
  ["*.php$", "file-type", "php"],
  ["/*.PDF$", "pattern", "/*.PDF$"],
  ["/*.php", "containing", ".php"],
  ["*/feed/", "containing", "/feed/"],
  ["/a*", "prefix", "/a"],
  ["/a/*", "folder", "/a/"],
  ["/a/*$", "folder", "/a/"],
  ["/search?q=", "prefix", "/search?q="],
  ["/a/*?x=", "pattern", "/a/*?x="],
  ["/docs/*.pdf$", "pattern", "/docs/*.pdf$"],
] as const)("%s is the kind %s, %s", (pattern, kind, name) => {
  const [group] = summarise(`User-agent: *\nDisallow: ${pattern}\n`).groups;
  expect(group?.closed).toEqual([{ kind, names: [name], lines: [2] }]);
});

test("a parameter that is named in both places is named in every place", () => {
  const [group] = summarise(
    "User-agent: *\nDisallow: /*&a=\nDisallow: /*?b=\nDisallow: /*?a=\nDisallow: /*&c=\n",
  ).groups;
  expect(group?.closed).toEqual([
    { kind: "parameter", names: ["a"], lines: [2] },
    { kind: "first-parameter", names: ["b"], lines: [3] },
    { kind: "later-parameter", names: ["c"], lines: [5] },
  ]);
});

test("for 1994 a star is a star", () => {
  const [group] = summarise("User-agent: *\nDisallow: /*.pdf$\n", [], { reading: "1994" }).groups;
  expect(group?.closed).toEqual([{ kind: "prefix", names: ["/*.pdf$"], lines: [2] }]);
});

describe("who is freed, and who is not bound", () => {
  const file =
    "User-agent: *\nDisallow: /cart/\nDisallow: /x\n\nUser-agent: Googlebot\nDisallow: /x\n\nUser-agent: Bad\nDisallow: /\n";
  const fallback = {
    token: "Googlebot-Image",
    tokens: ["Googlebot-Image", "Googlebot"],
    obeysStar: true,
  };
  const unbound = { token: "AdsBot-Google", tokens: ["AdsBot-Google"], obeysStar: false };

  test("by a group of its own", () => {
    expect(summarise(file).freed).toEqual([
      { tokens: ["Googlebot"], lines: [2], witness: "/cart/" },
    ]);
  });

  test("a crawler that comes to a group by its fallback is told with it", () => {
    const audiences = summarise(file, [fallback]).groups.map(({ audience }) => audience);
    expect(audiences).toContainEqual({
      kind: "crawlers",
      tokens: ["Googlebot"],
      also: ["Googlebot-Image"],
    });
  });

  test("a crawler that the groups of everybody do not bind", () => {
    expect(summarise(file, [fallback, unbound]).unbound).toEqual(["AdsBot-Google"]);
    expect(summarise("User-agent: *\nDisallow:\n", [unbound]).unbound).toEqual([]);
  });
});

test("whether the whole site is closed: a proof, and for all", () => {
  expect(summarise("User-agent: *\nDisallow: /\n").siteClosed).toBe(true);
  expect(summarise("User-agent: *\nDisallow: /\nUser-agent: A\nDisallow: /*\n").siteClosed).toBe(
    true,
  );
  expect(summarise("User-agent: *\nDisallow: /\nUser-agent: A\nDisallow: /a\n").siteClosed).toBe(
    false,
  );
  expect(summarise("User-agent: A\nDisallow: /\n").siteClosed).toBe(false);
  expect(summarise("User-agent: *\nDisallow: /\nAllow: /z9$\n").siteClosed).toBe(false);
});

test("sitemaps, further lines and lines without effect", () => {
  const file =
    "Sitemap: s\nHost: h\nUser-agent: A\nCrawl-delay: 5\nUser-agent: B\nDisallow: x\nCrawl-delay: 9\nSitemap: s\nSitemap: t\n";
  const { sitemaps, remarks, withoutEffect, hasRules } = summarise(file);
  expect(sitemaps).toEqual([
    { address: "s", line: 1 },
    { address: "t", line: 9 },
  ]);
  expect(remarks).toEqual([
    { directive: "host", value: "h", line: 2, tokens: [], crawlers: 0 },
    { directive: "crawl-delay", value: "5", line: 4, tokens: ["A"], crawlers: 1 },
    { directive: "crawl-delay", value: "9", line: 7, tokens: ["A", "B"], crawlers: 2 },
  ]);
  expect([withoutEffect, hasRules]).toEqual([[6], true]);
});

test("of hard files nothing is said that their rules do not say", () => {
  fc.assert(
    fc.property(hardFile, (text) => {
      const file = octets(text);
      for (const { audience, extent } of summarise(file).groups) {
        const token = audience.kind === "crawlers" ? (audience.tokens[0] as string) : "*";
        const verdicts = ["/", "/a", "/b/x", "/ab?a=b", "/zzz"].map(
          (address) => compile(file, token).decide(address).verdict,
        );
        if (extent === "everything") expect(verdicts).not.toContain("disallowed");
        if (extent === "nothing") expect(verdicts).not.toContain("allowed");
      }
    }),
    runs(300, 20_000),
  );
});
