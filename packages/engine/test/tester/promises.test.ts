import { describe, expect, test } from "vitest";
import { groups, parse, type ReadingId, type Verdict } from "../../src/index.ts";
import { test as ask } from "../../src/tester/index.ts";
import { answered, crawler, failed, given, live, target, tested } from "./outcomes.ts";

// What the product promises a person who asks about one address, promise by promise.

describe("the address", () => {
  test("the address of the robots.txt drops path, query and fragment, and keeps scheme, host and port", () => {
    expect(target("https://eksempel.dk?sideid=234#mitanker").robotsAddress).toBe(
      "https://eksempel.dk/robots.txt",
    );
    expect(target("http://a.example:8080/x").robotsAddress).toBe(
      "http://a.example:8080/robots.txt",
    );
  });

  test("a file says nothing about another host", () => {
    const result = tested(
      given("User-agent: *\nDisallow: /\n", "https://www.a.example/robots.txt"),
      "https://shop.a.example/x",
    );
    expect([result.verdict, result.basis]).toEqual(["out-of-scope", "other-origin"]);
  });

  test("a site with a path is governed by the file of its host", () => {
    expect(target("https://eksempel.dk/sti/").robotsAddress).toBe("https://eksempel.dk/robots.txt");
  });

  test("only the file at the root counts, and a file elsewhere is told", () => {
    const result = tested("", "https://a.example/dir/robots.txt");
    expect(result.robots.address).toBe("https://a.example/robots.txt");
    expect(result.notes).toContain("robots-address-elsewhere");
  });

  test("images are asked for like pages, whatever letters are in their names", () => {
    const image = target("https://billeder.eksempel.dk/blomster/påskelilje.png");
    expect([image.origin, image.target]).toEqual([
      "https://billeder.eksempel.dk",
      "/blomster/p%C3%A5skelilje.png",
    ]);
    expect(tested("User-agent: *\nDisallow: /blomster/på\n", image.address).line).toBe(2);
  });
});

describe("the status", () => {
  const RULES = "User-agent: *\nDisallow: /a\n";
  const short = (result: ReturnType<typeof tested>) => [result.verdict, result.basis, result.line];

  test("404: no rules, everything open, an ordinary state", () => {
    const result = tested(live(answered(404)));
    expect(short(result)).toEqual(["allowed", "unavailable", null]);
    expect(result.notes).toEqual(["status-404"]);
  });

  test.each([401, 403, 410, 418])("%i: open by the protocol", (status) => {
    expect(short(tested(live(answered(status, RULES))))).toEqual(["allowed", "unavailable", null]);
  });

  test("403: hiding the file does not forbid crawling", () => {
    expect(tested(live(answered(403))).notes).toEqual(["status-401-403"]);
  });

  test("429: closed like a server error, with a note", () => {
    const result = tested(live(answered(429)));
    expect(short(result)).toEqual(["disallowed", "unreachable", null]);
    expect(result.notes).toEqual(["status-429"]);
  });

  test("503: closed until the file is back", () => {
    const result = tested(live(answered(503, RULES)));
    expect(short(result)).toEqual(["disallowed", "unreachable", null]);
    expect(result.notes).toEqual(["status-5xx"]);
  });

  test.each(["dns", "tls", "timeout", "refused"] as const)(
    "%s: closed, with its cause",
    (failure) => {
      const result = tested(live(failed(failure)));
      expect(short(result)).toEqual(["disallowed", "unreachable", null]);
      expect([result.robots.failure, result.robots.meaning]).toEqual([
        failure,
        { state: "unreachable", cause: failure },
      ]);
    },
  );

  test("no answer opens a cell for anybody: not one of a hundred crawlers", () => {
    const result = tested(live(failed("timeout")), "/a", "Googlebot", { others: true });
    expect(result.others).toHaveLength(99);
    expect(new Set(result.others.map(({ verdict, basis }) => `${verdict} ${basis}`))).toEqual(
      new Set(["disallowed unreachable"]),
    );
  });

  test("a web page without a rule blocks nothing, and is told", () => {
    const result = tested(
      live(
        answered(200, "<!doctype html>\n<p>Welcome: here\n", {
          headers: { "content-type": "text/html" },
        }),
      ),
    );
    expect(short(result)).toEqual(["allowed", "no-rules", null]);
    expect(result.notes).toEqual(["html-served", "no-rules-in-file"]);
  });

  test("rules inside a web page count, and the page is told", () => {
    const result = tested(live(answered(200, "<pre>\nUser-agent: *\nDisallow: /a\n</pre>\n")));
    expect(short(result)).toEqual(["disallowed", "rule", 3]);
    expect(result.notes).toEqual(["html-served"]);
  });

  test("a file without a valid line is a file without rules", () => {
    const result = tested(live(answered(200, "# nothing\n".repeat(40))));
    expect(short(result)).toEqual(["allowed", "no-rules", null]);
  });
});

type Promised = [
  why: string,
  file: string,
  token: string,
  path: string,
  verdict: Verdict,
  line: number | null,
];

const lines = (...rows: string[]) => `${rows.join("\n")}\n`;
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

describe("which group", () => {
  test.each<Promised>([
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
  ])("%s", (_why, file, token, path, verdict, line) => {
    const result = tested(file, path, token);
    expect([result.verdict, result.line]).toEqual([verdict, line]);
  });

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
});

describe("which rule", () => {
  const everybody = (...rules: string[]) => lines("User-agent: *", ...rules);
  test.each<Promised>([
    [
      "the longest match wins, order is irrelevant",
      everybody("Allow: /p", "Disallow: /p/secret"),
      "Bot",
      "/p/secret/1",
      "disallowed",
      3,
    ],
    [
      "equal length: Allow",
      everybody("Disallow: /page", "Allow: /page"),
      "Bot",
      "/page",
      "allowed",
      3,
    ],
    ["no match: open", everybody("Disallow: /x"), "Bot", "/y", "allowed", null],
    [
      "a match starts at the beginning of the path",
      everybody("Disallow: /fish"),
      "Bot",
      "/fishing/rods",
      "disallowed",
      2,
    ],
    ["not in its middle", everybody("Disallow: /fish"), "Bot", "/catfish", "allowed", null],
    [
      "the path is compared with its case",
      everybody("Disallow: /fish"),
      "Bot",
      "/Fish",
      "allowed",
      null,
    ],
    ["/fish/ is not /fish", everybody("Disallow: /fish/"), "Bot", "/fish", "allowed", null],
    [
      "/fish/ is not /fish.html",
      everybody("Disallow: /fish/"),
      "Bot",
      "/fish.html",
      "allowed",
      null,
    ],
    [
      "/fish/ is what is in it",
      everybody("Disallow: /fish/"),
      "Bot",
      "/fish/salmon",
      "disallowed",
      2,
    ],
    [
      "path and query are compared",
      everybody("Disallow: /?sideid"),
      "Bot",
      "https://eksempel.dk?sideid=1",
      "disallowed",
      2,
    ],
    [
      "the star is any run of characters",
      everybody("Disallow: /*?sort="),
      "Bot",
      "/shoes?sort=price",
      "disallowed",
      2,
    ],
    [
      "the star does not skip what is written",
      everybody("Disallow: /*?sort="),
      "Bot",
      "/shoes?page=2&sort=price",
      "allowed",
      null,
    ],
    ["the dollar is the end", everybody("Disallow: /*.pdf$"), "Bot", "/guide.pdf", "disallowed", 2],
    [
      "the dollar is the end of the query too",
      everybody("Disallow: /*.pdf$"),
      "Bot",
      "/guide.pdf?v=2",
      "allowed",
      null,
    ],
    ["a dollar inside is a dollar", everybody("Disallow: /a$b"), "Bot", "/a$b", "disallowed", 2],
    [
      "percent coding is made equal: letters beyond ASCII",
      everybody("Disallow: /café"),
      "Bot",
      "/caf%C3%A9",
      "disallowed",
      2,
    ],
    [
      "percent coding is made equal: lower-case digits",
      everybody("Disallow: /caf%c3%a9"),
      "Bot",
      "/caf%C3%A9",
      "disallowed",
      2,
    ],
    [
      "percent coding is made equal: ASCII",
      everybody("Disallow: /a/%62"),
      "Bot",
      "/a/b",
      "disallowed",
      2,
    ],
    [
      "octets are counted, not characters",
      everybody("Disallow: /ä*x", "Allow: /ä/ab"),
      "Bot",
      "/ä/abx",
      "allowed",
      3,
    ],
    [
      "an empty Disallow is passed over, other rules stay",
      everybody("Disallow:", "Disallow: /p"),
      "Bot",
      "/p",
      "disallowed",
      3,
    ],
    [
      "a group with an empty Disallow alone opens all",
      everybody("Disallow:"),
      "Bot",
      "/a",
      "allowed",
      null,
    ],
    [
      "Disallow: / blocks the whole site",
      everybody("Disallow: /"),
      "Bot",
      "/any/thing?at=all",
      "disallowed",
      2,
    ],
    [
      "a pattern without a slash has no effect",
      everybody("Disallow: mitgliederbereich"),
      "Bot",
      "/mitgliederbereich",
      "allowed",
      null,
    ],
    [
      "a whole address as a pattern has no effect",
      everybody("Disallow: https://h.example/p", "Disallow: /q"),
      "Bot",
      "/p",
      "allowed",
      null,
    ],
    [
      "and the rule behind it has",
      everybody("Disallow: https://h.example/p", "Disallow: /q"),
      "Bot",
      "/q",
      "disallowed",
      3,
    ],
  ])("%s", (_why, file, token, path, verdict, line) => {
    const result = tested(file, path, token);
    expect([result.verdict, result.line]).toEqual([verdict, line]);
  });

  test("where Google's parser says otherwise both are shown", () => {
    const { differences } = tested(everybody("Disallow: /a/%62"), "/a/b", "Bot");
    expect(differences).toContainEqual({
      reading: "google",
      verdict: "allowed",
      basis: "no-match",
      line: null,
    });
  });

  test("order decided in 1996, Allow was unknown in 1994", () => {
    const file = everybody("Disallow: /page", "Allow: /page");
    for (const reading of ["1996", "1994"] as const)
      expect(tested(file, "/page", "Bot", { reading }).verdict).toBe("disallowed");
    expect(
      tested(everybody("Allow: /p", "Disallow: /p/secret"), "/p/secret/1", "Bot", {
        reading: "1996",
      }).verdict,
    ).toBe("allowed");
  });

  test("/*/x, */x and /*x are three patterns", () => {
    const on = (path: string) =>
      ["/*/referrers", "*/referrers", "/*referrers"].map(
        (pattern) => tested(everybody(`Disallow: ${pattern}`), path, "Bot").verdict,
      );
    expect(on("/referrers")).toEqual(["allowed", "disallowed", "disallowed"]);
    expect(on("/meinereferrerstrings.html")).toEqual(["allowed", "allowed", "disallowed"]);
  });

  test("the table counts octets", () => {
    const { candidates } = tested(everybody("Disallow: /ä*x", "Allow: /ä/ab"), "/ä/abx", "Bot");
    expect(candidates.map(({ line, octets }) => [line, octets])).toEqual([
      [3, 10],
      [2, 9],
    ]);
  });
});

describe("lines without effect", () => {
  const skippedIn = (file: string) => [
    ...ask(target("https://h.example/a"), crawler("Bot"), "rfc9309", given(file)).skipped,
  ];

  test("rules before the first user-agent line", () => {
    const file = lines("Disallow: /a", "User-agent: *", "Disallow: /b");
    expect(tested(file, "/a").verdict).toBe("allowed");
    expect(skippedIn(file)).toEqual([[1, "before-group"]]);
  });

  test("unknown directives", () => {
    expect(skippedIn(lines("User-agent: *", "Foo: bar"))).toEqual([[2, "unknown-directive"]]);
  });

  test("misspelt directives are read as Google's parser reads them, the rest is not", () => {
    expect(tested(lines("User-agent: *", "Disalow: /a")).line).toBe(2);
    expect(tested(lines("User-agent: *", "Disllow: /a")).line).toBe(null);
    expect(parse("Disalow: /a").line(1)).toMatchObject({ kind: "disallow", spelling: "misspelt" });
    expect(skippedIn(lines("User-agent: *", "Disllow: /a"))).toEqual([[2, "unknown-directive"]]);
  });

  test("one bad line of twenty leaves nineteen in force", () => {
    const rules = Array.from({ length: 20 }, (_, i) =>
      i === 7 ? "Disallow: oops" : `Disallow: /${i}`,
    );
    expect(tested(lines("User-agent: *", ...rules)).group.rules).toBe(19);
  });
});

describe("what is shown", () => {
  const file = lines(
    ...Array.from({ length: 11 }, (_, i) => `# ${i}`),
    "User-agent: Googlebot",
    "Disallow: /shoes",
    "Disallow: /*?sort=",
    "Allow: /shoes/new",
    "",
    "User-agent: *",
    "Disallow: /cart",
  );
  const result = tested(file, "/shoes/new?sort=price", "Googlebot", { others: true });

  test("verdict, deciding line and the group applied", () => {
    expect([result.verdict, result.line, result.group.token, result.group.lines]).toEqual([
      "allowed",
      15,
      "Googlebot",
      [[12, 15]],
    ]);
  });

  test("the file with its lines", () => {
    expect(result.lines).toBe(18);
    const { file: whole } = ask(
      target("https://h.example/"),
      crawler("Bot"),
      "rfc9309",
      given(file),
    );
    expect(whole?.line(15)).toMatchObject({ number: 15, kind: "allow" });
  });

  test("all rules that match, with their octets and the winner marked", () => {
    expect(result.candidates.map(({ line, octets, decides }) => [line, octets, decides])).toEqual([
      [15, 10, true],
      [14, 8, false],
      [13, 6, false],
    ]);
  });

  test("the other crawlers with verdict, line and group", () => {
    expect(result.others).toHaveLength(99);
    const bing = result.others.find(({ token }) => token === "Bingbot");
    expect(bing).toMatchObject({ verdict: "allowed", line: null, group: "*", via: "star" });
    const image = result.others.find(({ token }) => token === "Googlebot-Image");
    expect(image).toMatchObject({
      verdict: "allowed",
      line: 15,
      group: "Googlebot",
      via: "fallback",
    });
  });

  test("blocked in spite of an Allow: a longer Disallow of the same group, named with its line", () => {
    const longer = tested(lines("User-agent: *", "Allow: /p", "Disallow: /p/secret"), "/p/secret");
    expect(longer.steps.at(-1)).toMatchObject({
      code: "most-octets",
      args: { line: 3, kind: "disallow", next: 2 },
    });
    expect(longer.candidates[1]).toMatchObject({ line: 2, kind: "allow", because: "fewer-octets" });
  });

  test("blocked in spite of an Allow: an Allow of another group does not count", () => {
    const other = tested(
      lines("User-agent: *", "Allow: /p/secret", "", "User-agent: Googlebot", "Disallow: /p"),
      "/p/secret",
    );
    expect([other.line, other.candidates.map(({ kind }) => kind)]).toEqual([5, ["disallow"]]);
    expect(other.group.token).toBe("Googlebot");
  });

  test("where the standard is silent the line says whose reading is used", () => {
    const parsed = parse(lines("Useragent: *", "Disalow: /a", "Disallow /b", "Disallowed: /c"));
    expect(
      [...parsed.lines()].map(({ spelling, colonMissing }) => [spelling, colonMissing]),
    ).toEqual([
      ["misspelt", false],
      ["misspelt", false],
      ["exact", true],
      ["prefix", false],
    ]);
  });
});
