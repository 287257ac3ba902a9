import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Wish } from "../../../src/analyse/plan/model.ts";
import { plan } from "../../../src/analyse/plan/plan.ts";
import { compile } from "../../../src/compile.ts";
import { applyEdits } from "../../../src/edit.ts";
import type { ReadingId } from "../../../src/model.ts";
import { PATIENCE, runs } from "../../runs.ts";
import { addresses, files, readingIds } from "../samples.ts";

const octets = (text: string) => new TextEncoder().encode(text);
const wish = (asker: string, sign: "+" | "-", address: string): Wish => ({
  asker,
  address,
  verdict: sign === "+" ? "allowed" : "disallowed",
});
const after = (file: string, wishes: readonly Wish[], reading: ReadingId = "rfc9309"): string =>
  new TextDecoder().decode(applyEdits(octets(file), plan(file, wishes, { reading }).edits));

const SHOP = "User-agent: *\nDisallow: /shop/\nDisallow: /*?sort=\n";

describe("the smallest set of lines", () => {
  test("wishes that are true cost nothing", () => {
    const found = plan(SHOP, [wish("Bot", "-", "/shop/a"), wish("Bot", "+", "/a")]);
    expect(found).toMatchObject({ possible: true, already: [0, 1], edits: [], minimal: true });
    expect(found.effects).toMatchObject({ changes: [], proven: true });
  });

  test("one address is opened by one line, and nothing else changes for who was asked about", () => {
    const found = plan(SHOP, [wish("Bot", "+", "/shop/help")]);
    expect(found.lines).toEqual([
      { change: "added", line: 3, before: null, after: "Allow: /shop/help$" },
    ]);
    expect(found.minimal).toBe(true);
    expect(found.beside).toMatchObject([{ crawlers: ["*"], pattern: "/shop/help$" }]);
  });

  test("several wishes share a line where they can", () => {
    const pdf = [
      wish("Bot", "-", "/a.pdf"),
      wish("Bot", "-", "/b/c.pdf"),
      wish("Bot", "+", "/b/c.html"),
    ];
    expect(after(SHOP, pdf)).toBe(`${SHOP}Disallow: /*.pdf$\n`);
    const news = ["a", "b", "c"].map((name) => wish("Bot", "-", `/news/${name}`));
    expect(after(SHOP, news)).toBe(`${SHOP}Disallow: /news/\n`);
  });

  test("two crawlers of one group that are wanted differently are parted, the rules copied along", () => {
    const wishes = [wish("Bot", "+", "/shop/help"), wish("Other", "-", "/shop/help")];
    const found = plan(SHOP, wishes);
    expect(found).toMatchObject({ possible: true, groups: [{ crawler: "Bot", copied: 2 }] });
    expect(after(SHOP, wishes)).toBe(
      `${SHOP}\nUser-agent: Bot\nDisallow: /shop/\nDisallow: /*?sort=\nAllow: /shop/help$\n`,
    );
    expect(found.beside).toEqual([]);
    expect(found.effects?.proven).toBe(true);
  });

  test("what is to be blocked for everybody and open for some: these get groups of their own first", () => {
    const wishes = [wish("*", "-", "/a"), wish("Bot", "+", "/a"), wish("Other", "+", "/a")];
    const found = plan(SHOP, wishes);
    expect(found).toMatchObject({
      possible: true,
      already: [1, 2],
      groups: [
        { crawler: "Bot", copied: 2 },
        { crawler: "Other", copied: 2 },
      ],
      beside: [],
    });
    const copy = "Disallow: /shop/\nDisallow: /*?sort=\n";
    expect(after(SHOP, wishes)).toBe(
      `${SHOP}Disallow: /a$\n\nUser-agent: Bot\n${copy}\nUser-agent: Other\n${copy}`,
    );
  });

  test("where no group applies, a group of its own blocks nothing", () => {
    const wishes = [wish("*", "-", "/a"), wish("Bot", "+", "/a")];
    expect(plan("", wishes)).toMatchObject({
      groups: [{ crawler: "Bot", copied: 0 }, { crawler: "*" }],
    });
    expect(after("", wishes)).toBe("User-agent: Bot\nDisallow:\n\nUser-agent: *\nDisallow: /a$\n");
  });

  test("a crawler leaves the user-agent lines that it shares", () => {
    const file = "User-agent: A\nUser-agent: B\nDisallow: /x";
    const wishes = [wish("A", "+", "/x"), wish("B", "-", "/x")];
    expect(after(file, wishes)).toBe(
      "User-agent: B\nDisallow: /x\n\nUser-agent: A\nDisallow: /x\nAllow: /x$",
    );
  });

  test("a group of any size is copied, and a rule that has to outrank a longer one gets stars", () => {
    const lines = Array.from({ length: 1500 }, (_, i) => `Disallow: /p${i}/\n`).join("");
    const file = `User-agent: *\n${lines}Allow: /typo3conf/*.css\n`;
    const wishes = [wish("Bot", "-", "/typo3conf/.css"), wish("Other", "+", "/typo3conf/.css")];
    const found = plan(file, wishes);
    expect(found).toMatchObject({ possible: true, groups: [{ crawler: "Bot", copied: 1501 }] });
    expect(found.lines.at(-1)?.after).toBe("Disallow: /typo3conf/.css**");
  });

  test("an empty file gets a group", () => {
    expect(after("", [wish("GPTBot", "-", "/"), wish("GPTBot", "-", "/x")])).toBe(
      "User-agent: GPTBot\nDisallow: /\n",
    );
  });

  test("line ends stay, and a file without one at its end stays so", () => {
    const file = "User-agent: *\r\nDisallow: /a";
    expect(after(file, [wish("Bot", "+", "/a")])).toBe(`${file}\r\nAllow: /a$`);
  });

  test("where the order counts a rule goes before the one that decides", () => {
    expect(
      after(
        "User-agent: *\nDisallow: /a\n",
        [wish("Bot", "+", "/a/b"), wish("Bot", "-", "/a/c")],
        "1996",
      ),
    ).toBe("User-agent: *\nAllow: /a/b\nDisallow: /a\n");
  });
});

describe("what cannot be", () => {
  test.each([
    [[wish("Bot", "+", "/a"), wish("bot", "-", "/a")], "rfc9309", "contradiction", true],
    [[wish("Bot", "+", "/%61"), wish("Bot", "-", "/a")], "rfc9309", "contradiction", true],
    [[wish("Bot", "-", "/robots.txt")], "rfc9309", "robots-txt-itself", true],
    [[wish("MJ12bot", "-", "/x"), wish("360Spider", "+", "/x")], "google", "not-told-apart", true],
    [[wish("Bot", "+", "/shop/a"), wish("Bot", "-", "/shop/b")], "1994", "not-found", false],
    [[wish("Bot", "-", "/x\nDisallow: /")], "rfc9309", "not-found", false],
  ] as const)("%j in %s: %s", (wishes, reading, code, proven) => {
    const found = plan(SHOP, wishes, { reading });
    expect(found).toMatchObject({ possible: false, proven, edits: [], effects: null });
    expect(found.obstacles[0]?.code).toBe(code);
  });

  test("in google `/robots.txt` is an address like any other, and `%61` is not `a`", () => {
    expect(plan(SHOP, [wish("Bot", "-", "/robots.txt")], { reading: "google" }).possible).toBe(
      true,
    );
    const both = [wish("Bot", "+", "/%61"), wish("Bot", "-", "/a")];
    expect(plan(SHOP, both, { reading: "google" }).possible).toBe(true);
  });

  test("wrong arguments are named", () => {
    expect(() => plan("", [{ asker: "a", address: "/", verdict: "x" as never }])).toThrow(
      "wishes:",
    );
    expect(() => plan("", [], { reading: "x" as never })).toThrow("reading:");
  });
});

const wishes = fc.uniqueArray(
  fc.record({
    asker: fc.constantFrom("Foo", "Bar", "Qux", "*"),
    address: addresses,
    verdict: fc.constantFrom("allowed" as const, "disallowed" as const),
  }),
  { maxLength: 5, selector: ({ asker, address }) => `${asker} ${address}` },
);

test.each(readingIds)(
  "in %s a plan meets all wishes, tells all that changes, and has no edit too many",
  (reading) => {
    let met = 0;
    fc.assert(
      fc.property(
        files,
        wishes,
        fc.array(addresses, { minLength: 8, maxLength: 12 }),
        (file, asked, others) => {
          const found = plan(file, asked, { reading });
          if (!found.possible) {
            expect(found.obstacles.length).toBeGreaterThan(0);
            return;
          }
          met += asked.length - found.already.length;
          const bytes = applyEdits(octets(file), found.edits);
          for (const { asker, address, verdict } of asked)
            expect(
              compile(bytes, asker, { reading, fallback: "in-order" }).decide(address).verdict,
            ).toBe(verdict);
          if (asked.length === found.already.length) expect(found.edits).toEqual([]);
          if (found.effects?.proven !== true || found.effects.changes.length > 0) return;
          for (const token of ["Foo", "Bar", "Unheard"])
            for (const address of others)
              expect(compile(bytes, token, { reading }).decide(address).verdict).toBe(
                compile(file, token, { reading }).decide(address).verdict,
              );
        },
      ),
      runs(reading === "rfc9309" ? 60 : 25, 3000),
    );
    expect(met).toBeGreaterThan(reading === "1994" ? 2 : 15);
  },
  PATIENCE,
);

test(
  "the same wish both ways is found in any spelling, and nothing else is called impossible",
  () => {
    fc.assert(
      fc.property(files, wishes, (file, asked) => {
        const { obstacles, possible } = plan(file, asked);
        const proven = obstacles.filter(({ code }) => code !== "not-found");
        for (const {
          code,
          wishes: [first, second],
        } of proven) {
          if (code === "robots-txt-itself") continue;
          const [a, b] = [asked[first], asked[second ?? -1]];
          expect([a?.asker, a?.verdict !== b?.verdict]).toEqual([b?.asker, true]);
        }
        if (possible) expect(obstacles).toEqual([]);
      }),
      runs(60, 3000),
    );
  },
  PATIENCE,
);

test("half a megabyte with twenty thousand stars is answered in bounded time", () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `Disallow: /*a${i}*b*c${i}\n`);
  const file = `User-agent: *\n${lines.join("")}`;
  const start = performance.now();
  const found = plan(file, [wish("Bot", "-", "/shop"), wish("Bot", "+", "/xa77bc77")]);
  expect(performance.now() - start).toBeLessThan(30_000);
  expect(found.possible).toBe(true);
});
