import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crawlers } from "../../src/crawlers/index.ts";
import { compile, type FailureKind, type FetchOutcome, type ReadingId } from "../../src/index.ts";
import { test as ask, type RobotsSource, statusMeaning } from "../../src/tester/index.ts";
import { hardFile, octets, readingIds } from "../hard-files.ts";
import { PATIENCE, runs } from "../runs.ts";
import { answered, crawler, failed, given, live, target, tested } from "./outcomes.ts";

const FILE = `User-agent: *
Disallow: /cart/

User-agent: Googlebot
Disallow: /x/
Allow: /x/open
Foo: bar
`;

test("the whole answer to one question", () => {
  const source = live(
    answered(200, FILE, {
      headers: { "content-type": "text/plain", "cache-control": "max-age=60" },
      redirects: [{ status: 301, from: "https://h.example/robots.txt", to: "https://h.example/r" }],
      finalAddress: "https://h.example/r",
    }),
  );
  const { result, file, skipped } = ask(
    target("h.example/x/open?q=ä#f"),
    crawler("googlebot/2.1"),
    "rfc9309",
    source,
    {
      others: false,
    },
  );
  expect(result).toEqual({
    address: "https://h.example/x/open?q=%C3%A4",
    origin: "https://h.example",
    target: "/x/open?q=%C3%A4",
    normalisedTarget: "/x/open?q=%C3%A4",
    addressChanges: ["scheme-added", "escaped", "fragment-dropped"],
    crawler: { token: "Googlebot", operator: "Google", purpose: "search", from: "registry" },
    reading: "rfc9309",
    verdict: "allowed",
    basis: "rule",
    line: 6,
    group: { token: "Googlebot", via: "own", lines: [[4, 6]], rules: 2 },
    candidates: [
      expect.objectContaining({ line: 6, kind: "allow", decides: true, because: "most-octets" }),
      expect.objectContaining({
        line: 5,
        kind: "disallow",
        decides: false,
        because: "fewer-octets",
      }),
    ],
    steps: expect.any(Array),
    robots: {
      address: "https://h.example/robots.txt",
      finalAddress: "https://h.example/r",
      source: "live",
      status: 200,
      redirects: [{ status: 301, to: "https://h.example/r" }],
      bytes: FILE.length,
      contentType: "text/plain",
      cacheControl: "max-age=60",
      fetchedAt: "2026-05-01T12:00:00.000Z",
      elapsedMs: 120,
      failure: null,
      meaning: { state: "readable" },
      userAgent: "Aushang/0.1",
    },
    differences: [
      { reading: "1996", verdict: "disallowed", basis: "rule", line: 5 },
      { reading: "1994", verdict: "disallowed", basis: "rule", line: 5 },
    ],
    others: [],
    findings: [],
    notes: [],
    lines: 7,
    truncated: false,
  });
  expect(file?.lineCount).toBe(7);
  expect([...skipped]).toEqual([[7, "unknown-directive"]]);
});

test("a result is plain JSON, whatever it was made of", () => {
  for (const source of [
    live(answered(200, FILE)),
    live(failed("dns")),
    given(FILE),
    given("", "https://o.example/"),
  ]) {
    const { result } = ask(target("https://h.example/cart/"), crawler("Bingbot"), "google", source);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  }
});

test("status, octets and type are kept also where nothing is read", () => {
  const { robots } = tested(
    live(
      answered(418, "I'm a teapot, short and stout", { headers: { "content-type": "text/html" } }),
    ),
  );
  expect([robots.status, robots.bytes, robots.contentType]).toEqual([418, 29, "text/html"]);
});

// A path that begins with two slashes is a path, not a host: the whole address is what is asked.
test.each(["rfc9309", "google", "1996", "1994"] as const)(
  "%s: two slashes at the start of the path",
  (reading) => {
    const file = "User-agent: *\nDisallow: //private/\n";
    const result = tested(file, "//private/x", "Bot", { reading, others: true });
    expect([result.verdict, result.line, result.target]).toEqual(["disallowed", 2, "//private/x"]);
    expect(result.normalisedTarget).toBe("//private/x");
    const bing = result.others.find(({ token }) => token === "Bingbot");
    expect([bing?.verdict, bing?.line]).toEqual(["disallowed", 2]);
  },
);

describe("scope", () => {
  test.each<[why: string, home: string, address: string, verdict: string]>([
    ["the same origin", "https://h.example/robots.txt", "https://h.example/x", "disallowed"],
    [
      "the same origin by any of its addresses",
      "https://h.example/some/page?q",
      "https://h.example/x",
      "disallowed",
    ],
    ["the same host without a scheme", "h.example", "https://h.example/x", "disallowed"],
    [
      "the port of the scheme",
      "https://h.example:443/robots.txt",
      "https://h.example/x",
      "disallowed",
    ],
    [
      "the same host in another case",
      "https://H.EXAMPLE/robots.txt",
      "https://h.example/x",
      "disallowed",
    ],
    ["another host", "https://www.h.example/robots.txt", "https://h.example/x", "out-of-scope"],
    ["a host above", "https://example/robots.txt", "https://h.example/x", "out-of-scope"],
    ["another scheme", "http://h.example/robots.txt", "https://h.example/x", "out-of-scope"],
    ["another port", "https://h.example:8443/robots.txt", "https://h.example/x", "out-of-scope"],
    ["an address that is none", "nowhere", "https://h.example/x", "out-of-scope"],
  ])("%s", (_why, home, address, verdict) => {
    const result = tested(given("User-agent: *\nDisallow: /\n", home), address, "Bot", {
      others: true,
    });
    expect(result.verdict).toBe(verdict);
    if (verdict !== "out-of-scope") return;
    expect([result.basis, result.line, result.candidates, result.differences]).toEqual([
      "other-origin",
      null,
      [],
      [],
    ]);
    expect(new Set(result.others.map((other) => other.verdict))).toEqual(new Set(["out-of-scope"]));
  });

  test("a file without an address is a draft for whatever is asked", () => {
    expect(tested(given("User-agent: *\nDisallow: /\n"), "https://any.example/x").verdict).toBe(
      "disallowed",
    );
  });

  test("a redirect to another host changes nothing: the rules belong to the first address", () => {
    const moved = answered(200, "User-agent: *\nDisallow: /\n", {
      finalAddress: "https://cdn.example/r.txt",
      redirects: [
        { status: 301, from: "https://h.example/robots.txt", to: "https://cdn.example/r.txt" },
      ],
    });
    const result = tested(live(moved));
    expect([result.verdict, result.line]).toEqual(["disallowed", 2]);
    expect(result.notes).toContain("redirected-elsewhere");
  });
});

describe("the limit of 512,000 octets", () => {
  const LIMIT = 512_000;
  /** A file of so many octets whose last line is `last`. */
  const sized = (size: number, last: string) => {
    const head = "User-agent: *\n";
    return `${head}#${"x".repeat(size - head.length - 2 - last.length)}\n${last}`;
  };

  test("exactly 512,000 octets are read whole", () => {
    const result = tested(sized(LIMIT, "Disallow: /a\n"));
    expect([result.verdict, result.line, result.truncated, result.robots.bytes]).toEqual([
      "disallowed",
      3,
      false,
      LIMIT,
    ]);
    expect(result.notes).not.toContain("file-truncated");
  });

  test("exactly 512,000 octets without a last line end are read whole", () => {
    expect(tested(sized(LIMIT, "Disallow: /a")).line).toBe(3);
  });

  test("one octet more: a rule that is cut is dropped, not shortened", () => {
    const result = tested(sized(LIMIT + 1, "Disallow: /ab"), "/a");
    expect([result.verdict, result.basis, result.truncated]).toEqual(["allowed", "no-rules", true]);
    expect(result.notes).toContain("file-truncated");
    expect(result.lines).toBe(2);
  });

  test("one octet more: a line that ends exactly at the limit counts", () => {
    for (const end of ["\n", "\r", "\r\n"]) {
      const file = `${sized(LIMIT, "Disallow: /a")}${end}`;
      const result = tested(file);
      expect([result.line, result.truncated], JSON.stringify(end)).toEqual([3, true]);
    }
  });

  test("a line end that is cut in two ends its line", () => {
    const file = `${sized(LIMIT - 1, "Disallow: /a")}\r\nDisallow: /b\n`;
    expect(tested(file).line).toBe(3);
    expect(tested(file, "/b").line).toBe(null);
  });

  test("rules behind the limit are not read, and are told", () => {
    const file = `${sized(LIMIT, "Disallow: /a\n")}Disallow: /b\nAllow: /a\n`;
    const {
      result,
      file: whole,
      skipped,
    } = ask(target("https://h.example/b"), crawler("Bot"), "rfc9309", given(file));
    expect([result.verdict, result.line, result.lines]).toEqual(["allowed", null, 3]);
    expect(whole?.lineCount).toBe(5);
    expect([skipped.get(3), skipped.get(4), skipped.get(5)]).toEqual([
      undefined,
      "beyond-limit",
      "beyond-limit",
    ]);
  });

  test("a body that was not read to its end: its last line may be cut", () => {
    const cut = answered(200, "User-agent: *\nDisallow: /a\nDisallow: /b", { truncated: true });
    expect(tested(live(cut), "/a").line).toBe(2);
    const result = tested(live(cut), "/b");
    expect([result.verdict, result.truncated]).toEqual(["allowed", true]);
    const whole = answered(200, "User-agent: *\nDisallow: /a\nDisallow: /b\n", { truncated: true });
    expect(tested(live(whole), "/b").line).toBe(3);
  });

  test("one line without an end, longer than the limit, leaves nothing", () => {
    expect(tested(`User-agent: *: ${"x".repeat(600_000)}`)).toMatchObject({
      verdict: "allowed",
      basis: "no-rules",
      lines: 0,
    });
  });
});

test("the same octets are read to their end or not, as it is said each time", () => {
  const body = new TextEncoder().encode("User-agent: *\nDisallow: /a");
  for (const [truncated, line] of [
    [false, 2],
    [true, null],
    [false, 2],
  ] as const)
    expect(tested(live(answered(200, body, { truncated }))).line).toBe(line);
});

describe("several tokens", () => {
  test.each<[why: string, file: string, token: string, expected: [string, number | null, string]]>([
    [
      "a fallback of the registry",
      "User-agent: Googlebot\nDisallow: /\n",
      "Googlebot-Image",
      ["disallowed", 2, "fallback"],
    ],
    [
      "the own group first",
      "User-agent: Googlebot\nDisallow: /\n\nUser-agent: Googlebot-Image\nDisallow: /x\n",
      "Googlebot-Image",
      ["allowed", null, "own"],
    ],
    [
      "a crawler that does not obey *",
      "User-agent: *\nDisallow: /\n",
      "AdsBot-Google",
      ["allowed", null, "none"],
    ],
    [
      "a crawler that does not obey *, named",
      "User-agent: AdsBot-Google\nDisallow: /\n",
      "AdsBot-Google",
      ["disallowed", 2, "own"],
    ],
    [
      "a crawler with a digit",
      "User-agent: MJ12bot/v1.4\nDisallow: /\n",
      "MJ12bot",
      ["disallowed", 2, "own"],
    ],
    ["a token of one's own", "User-agent: *\nDisallow: /\n", "FooBot", ["disallowed", 2, "star"]],
  ])("%s", (_why, file, token, [verdict, line, via]) => {
    const result = tested(file, "/a", token);
    expect([result.verdict, result.line, result.group.via]).toEqual([verdict, line, via]);
  });

  test("google: a fallback is tried, the groups are not merged", () => {
    const file =
      "User-agent: Googlebot\nDisallow: /a/b\n\nUser-agent: Googlebot-Image\nAllow: /a\n";
    const result = tested(file, "/a/b", "Googlebot-Image", { reading: "google" });
    expect([result.verdict, result.line]).toEqual(["allowed", 5]);
    // The library's raw reading merges them.
    const raw = compile(file, ["Googlebot-Image", "Googlebot"], { reading: "google" });
    expect(raw.decide("/a/b").line).toBe(2);
  });
});

// -------------------------------------------------------------------------------------- what must hold of any answer

const FAILURES: readonly FailureKind[] = [
  "dns",
  "tls",
  "timeout",
  "refused",
  "reset",
  "redirect-limit",
  "private-address",
  "bad-response",
];

const outcome: fc.Arbitrary<FetchOutcome> = fc
  .record({
    status: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(200, 200, 204, 301, 404, 403, 429, 500, 503) },
      fc.option(fc.integer({ min: 0, max: 700 })),
    ),
    failure: fc.option(fc.constantFrom(...FAILURES), { freq: 3 }),
    body: hardFile.map(octets),
    truncated: fc.boolean(),
    type: fc.option(fc.constantFrom("text/plain", "text/html", "application/octet-stream")),
  })
  .map(({ status, failure, body, truncated, type }) =>
    answered(status, body, {
      failure,
      truncated,
      headers: type === null ? {} : { "content-type": type },
    }),
  );

const source: fc.Arbitrary<RobotsSource> = fc.oneof(
  { weight: 6, arbitrary: outcome.map(live) },
  hardFile.map((text) => given(octets(text))),
  hardFile.map((text) => given(octets(text), "https://o.example/robots.txt")),
  fc.constantFrom<RobotsSource>(
    { kind: "not-fetched", reason: "cancelled" },
    { kind: "not-fetched", reason: "own-limit" },
  ),
);

const question = fc.record({
  source,
  path: fc.constantFrom("/", "/a", "/a/b?x", "//a", "/robots.txt", "/%62", "/ab/index.html"),
  token: fc.constantFrom(
    "Googlebot",
    "Bingbot",
    "AdsBot-Google",
    "MJ12bot",
    "FooBot",
    "*",
    "Googlebot-Image",
  ),
  reading: fc.constantFrom<ReadingId>(...readingIds),
});

/** Whether anything of this source can be read. */
function isReadable(from: RobotsSource): boolean {
  if (from.kind === "given") return from.address === undefined;
  return from.kind === "live" && statusMeaning(from.outcome).state === "readable";
}

test(
  "never a false green: what could not be read is never allowed, by nobody and nowhere",
  () => {
    fc.assert(
      fc.property(question, ({ source: from, path, token, reading }) => {
        const { result, file } = ask(
          target(`https://h.example${path}`),
          crawler(token),
          reading,
          from,
        );
        const all = [result, ...result.others];
        const bases = new Set(all.map(({ basis }) => basis));
        if (isReadable(from)) {
          for (const { basis } of all)
            expect(["rule", "no-match", "no-rules", "robots-txt-itself"]).toContain(basis);
          expect(file).not.toBe(null);
        } else {
          expect(bases.size).toBe(1);
          expect(file).toBe(null);
          const { basis, verdict } = result;
          const isOpen = basis === "unavailable";
          // Open without a file: only where the server said that there is none, or led nowhere.
          if (isOpen) {
            const { outcome: found } = from as Extract<RobotsSource, { kind: "live" }>;
            const code = found.status ?? 0;
            const isMissing = code >= 400 && code < 500 && code !== 429;
            const isLost = found.failure === "redirect-limit" || (code >= 300 && code < 400);
            expect(isLost || (found.failure === null && isMissing)).toBe(true);
          }
          expect(verdict === "allowed").toBe(isOpen);
          const expected = {
            unavailable: "allowed",
            unreachable: "disallowed",
            "not-fetched": "unknown",
            "other-origin": "out-of-scope",
          };
          expect(verdict).toBe(expected[basis as keyof typeof expected]);
          expect([result.line, result.candidates, result.differences, result.lines]).toEqual([
            null,
            [],
            [],
            0,
          ]);
          for (const other of result.others)
            expect([other.verdict, other.line]).toEqual([verdict, null]);
        }
        // A line is named exactly where a rule decides.
        for (const { basis, line } of all) expect(line !== null).toBe(basis === "rule");
        expect(result.truncated && !isReadable(from)).toBe(false);
      }),
      runs(300, 10_000),
    );
  },
  PATIENCE,
);

/** Files that name crawlers of the registry, alone and together, in odd spellings. */
const busyFile = fc
  .array(
    fc.tuple(
      fc.array(
        fc.oneof(
          fc.constantFrom(...crawlers.map(({ token }) => token)),
          fc.constantFrom(
            "*",
            "* x",
            "Google",
            "googlebot/2.1",
            "MJ12bot/v1",
            "MJ12bot-x",
            "",
            "Yandex",
            "\u212Aelvin",
            "BINGBOT",
          ),
        ),
        { minLength: 1, maxLength: 3 },
      ),
      fc.constantFrom(
        "Disallow: /a",
        "Disallow: /",
        "Allow: /a/b",
        "Disallow:",
        "Crawl-delay: 5",
        "",
      ),
      fc.constantFrom("\n", "\n\n", "\n# note\n"),
    ),
    { maxLength: 8 },
  )
  .map((blocks) =>
    blocks
      .map(
        ([agents, rule, end]) =>
          `${agents.map((agent) => `User-agent: ${agent}\n`).join("")}${rule}${end}`,
      )
      .join(""),
  );

test(
  "the verdict for each of the other crawlers is the one that asking it alone gives",
  () => {
    fc.assert(
      fc.property(
        busyFile,
        fc.constantFrom<ReadingId>(...readingIds),
        fc.constantFrom("/a", "/a/b", "/x", "//a"),
        (file, reading, path) => {
          const address = target(`https://h.example${path}`);
          const { result } = ask(address, crawler("Googlebot"), reading, given(file));
          expect(result.others).toHaveLength(crawlers.length - 1);
          for (const other of result.others) {
            const alone = ask(address, crawler(other.token), reading, given(file), {
              others: false,
            }).result;
            expect(
              [other.verdict, other.basis, other.line, other.group, other.via],
              `${other.token} in ${JSON.stringify(file)}`,
            ).toEqual([alone.verdict, alone.basis, alone.line, alone.group.token, alone.group.via]);
          }
        },
      ),
      runs(60, 1000),
    );
  },
  PATIENCE,
);

test("the other crawlers are all of the registry but the asked one, in its order", () => {
  const all = crawlers.map(({ token }) => token);
  const others = (token: string) =>
    tested(FILE, "/a", token, { others: true }).others.map((other) => other.token);
  expect(others("FooBot")).toEqual(all);
  expect(others("*")).toEqual(all);
  expect(others("Bingbot")).toEqual(all.filter((token) => token !== "Bingbot"));
});

test("values that differ only where no crawler sees it are still told apart", () => {
  // In lower case the Kelvin sign is a k: the second value must not hide the first.
  const file = "User-agent: Slackbot\nDisallow: /b\n\nUser-agent: Slac\u212Abot\nAllow: /\n";
  const slackbot = tested(file, "/b", "Bot", { others: true }).others.find(
    ({ token }) => token === "Slackbot",
  );
  expect([slackbot?.verdict, slackbot?.line]).toEqual(["disallowed", 2]);
});
