import { expect, test } from "vitest";
import { checkAll } from "../../../src/tests/check.ts";
import { wishListOf } from "../../../src/tests/plan/wishes.ts";

function runOf(text: string, robots: string) {
  const held = { kind: "draft", robots, environment: null } as const;
  const { runs } = checkAll({ kind: "check", expected: { by: "suite", text }, held });
  const [run] = runs;
  if (!run) throw new TypeError("no run");
  return run;
}

const ROBOTS = "User-agent: *\nDisallow: /cart/\n\nUser-agent: B\nDisallow: /b\n";

test("what does not hold comes first, what holds shall go on to", () => {
  const text = `checks:
  - crawler: A
    url: [/, /cart/1]
    expect: allowed
`;
  expect(wishListOf(runOf(text, ROBOTS))).toEqual({
    reading: "rfc9309",
    unmet: 1,
    left: 0,
    wishes: [
      {
        crawler: "A",
        said: "/cart/1",
        address: "https://example.com/cart/1",
        verdict: "allowed",
      },
      { crawler: "A", said: "/", address: "https://example.com/", verdict: "allowed" },
    ],
  });
});

test("of a set of crawlers each that breaks the check is a wish", () => {
  const text = "checks:\n  - crawler: every\n    url: /cart/1\n    expect: disallowed\n";
  const list = wishListOf(runOf(text, ROBOTS));
  expect(list?.wishes.slice(0, list.unmet).map(({ crawler }) => crawler)).toEqual(["B"]);
});

test("a whole site, a line and another reading are no part of it, and counted", () => {
  const text = `checks:
  - crawler: A
    url: /cart/1
    expect: allowed
  - crawler: A
    url: /cart/1
    expect: allowed
    reading: google
  - crawler: A
    url: /cart/1
    expect: disallowed
    line: 7
  - crawler: every
    all: disallowed
`;
  expect(wishListOf(runOf(text, ROBOTS))).toMatchObject({ unmet: 1, left: 3 });
});

test("what is counted and not listed is told as left", () => {
  const urls = Array.from({ length: 1_010 }, (_, at) => `/cart/${at}`).join(", ");
  const text = `checks:\n  - crawler: A\n    url: [${urls}]\n    expect: allowed\n`;
  expect(wishListOf(runOf(text, ROBOTS))).toMatchObject({ unmet: 200, left: 810 });
});

test("where nothing wants a verdict there is nothing to plan", () => {
  expect(
    wishListOf(runOf("checks:\n  - crawler: every\n    all: disallowed\n", ROBOTS)),
  ).toBeNull();
  expect(
    wishListOf(runOf("checks:\n  - crawler: A\n    url: /\n    expect: allowed\n", ROBOTS)),
  ).toBeNull();
});
