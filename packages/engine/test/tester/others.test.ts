import fc from "fast-check";
import { expect, test } from "vitest";
import { crawlers } from "../../src/crawlers/index.ts";
import type { ReadingId } from "../../src/index.ts";
import { test as ask } from "../../src/tester/index.ts";
import { readingIds } from "../hard-files.ts";
import { PATIENCE, runs } from "../runs.ts";
import { crawler, given, target, tested } from "./outcomes.ts";

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
    tested("User-agent: *\nDisallow: /\n", "/a", token, { others: true }).others.map(
      (other) => other.token,
    );
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
