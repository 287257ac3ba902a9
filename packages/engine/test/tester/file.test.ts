import { expect, test } from "vitest";
import { test as ask } from "../../src/tester/index.ts";
import { answered, crawler, given, live, target, tested } from "./outcomes.ts";

// The limit of 512,000 octets (RFC 9309 section 2.5 asks for no less).

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

test("the same octets are read to their end or not, as it is said each time", () => {
  const body = new TextEncoder().encode("User-agent: *\nDisallow: /a");
  for (const [truncated, line] of [
    [false, 2],
    [true, null],
    [false, 2],
  ] as const)
    expect(tested(live(answered(200, body, { truncated }))).line).toBe(line);
});
