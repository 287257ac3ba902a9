import { describe, expect, test } from "vitest";
import { parse } from "../../../src/index.ts";
import { test as ask } from "../../../src/tester/index.ts";
import { crawler, given, target, tested } from "../outcomes.ts";
import { lines } from "./rows.ts";

// What the product promises a person who asks about one address: what is shown, and what has no effect.

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
