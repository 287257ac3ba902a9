import { describe, expect, test } from "vitest";
import { compile, groups, parse, type ReadingId, skipped } from "../src/index.ts";

// Files of unusual size. What is quadratic does not meet the bound by far; what is linear meets it on a busy machine.
const BOUND_MS = 25_000;

/** Does it in bounded time. */
function bounded<T>(work: () => T): T {
  const begin = performance.now();
  const result = work();
  expect(performance.now() - begin).toBeLessThan(BOUND_MS);
  return result;
}

const readings: readonly ReadingId[] = ["rfc9309", "google", "1996", "1994"];

describe.each(readings)("in the reading %s", (reading) => {
  const decide = (file: string, address: string, token = "Bot") =>
    bounded(() => compile(file, token, { reading }).decide(address));

  test("one line of ten million octets", () => {
    const file = `User-agent: *\nDisallow: /${"a".repeat(10_000_000)}\nDisallow: /b\n`;
    expect(decide(file, "/b").line).toBe(3);
    expect(decide(file, "/a").line).toBe(null);
  });

  test("one line of ten million stars", () => {
    const file = `User-agent: *\nDisallow: /${"*".repeat(10_000_000)}\nDisallow: /b\n`;
    const wildcards = reading === "rfc9309" || reading === "google";
    expect(decide(file, "/b").line).toBe(wildcards ? 2 : 3);
  });

  test("one line of ten million blanks", () => {
    expect(decide(`User-agent: *${" ".repeat(10_000_000)}\nDisallow: /a\n`, "/a").line).toBe(2);
  });

  test("five million line ends", () => {
    expect(decide(`User-agent: *${"\n".repeat(5_000_000)}Disallow: /a\n`, "/a").line).toBe(
      reading === "rfc9309" || reading === "google" ? 5_000_001 : null,
    );
  });

  test("100,000 groups", () => {
    const rows = Array.from(
      { length: 100_000 },
      (_, i) => `User-agent: Bot${word(i)}\nDisallow: /${i}\n`,
    );
    const file = rows.join("");
    expect(decide(file, "/99999", `Bot${word(99_999)}`).line).toBe(200_000);
    expect(decide(file, "/1", "Other").line).toBe(null);
  });

  test("100,000 groups of one crawler", () => {
    const rows = Array.from({ length: 100_000 }, (_, i) => `User-agent: Bot\nDisallow: /${i}\n\n`);
    const isFirstOnly = reading === "1996" || reading === "1994";
    expect(decide(rows.join(""), "/99999x").line).toBe(isFirstOnly ? null : 299_999);
    expect(decide(rows.join(""), "/0").line).toBe(2);
  });

  test("100,000 user-agent lines of one group", () => {
    const rows = Array.from({ length: 100_000 }, (_, i) => `User-agent: Bot${word(i)}\n`);
    expect(decide(`${rows.join("")}Disallow: /\n`, "/x", `Bot${word(50_000)}`).line).toBe(100_001);
  });

  test("a file of half a million octets that is no text", () => {
    const octets = new Uint8Array(500_000);
    for (let i = 0; i < octets.length; i++) octets[i] = (i * 2_654_435_761) >>> 24;
    bounded(() => {
      const matcher = compile(octets, "Bot", { reading });
      expect(matcher.decide("/").verdict).toBe("allowed");
    });
  });
});

/** A number in six letters: product tokens have no digits, and none of these contains another. */
function word(number: number): string {
  return [...String(number).padStart(6, "0")].map((digit) => "abcdefghij"[Number(digit)]).join("");
}

/** A million rules: a tenth with stars, a tenth with an anchor. */
function millionRules(): string {
  const rows = ["User-agent: *"];
  for (let i = 0; i < 1_000_000; i++) {
    const key = i % 3 === 0 ? "Allow" : "Disallow";
    const tail = i % 10 === 0 ? "/*.html" : i % 10 === 1 ? "/end$" : "/";
    rows.push(`${key}: /section-${i % 1000}/item-${i}${tail}`);
  }
  return `${rows.join("\n")}\n`;
}

test("1,000,000 rules: compiled once, asked 20,000 times, in bounded time", () => {
  const file = millionRules();
  const matcher = bounded(() => compile(file, "Bot"));
  bounded(() => {
    for (let i = 0; i < 20_000; i++) {
      const number = (i * 7919) % 1_000_000;
      const path = number % 10 === 0 ? "/a.html" : number % 10 === 1 ? "/end" : "/x";
      const { line } = matcher.decide(`/section-${number % 1000}/item-${number}${path}`);
      if (line !== number + 2) throw new Error(`rule ${number}: line ${line}`);
    }
    expect(matcher.decide("/section-7/item-8/x").line).toBe(null);
  });
});

test("1,000,000 rules are explained in bounded time", () => {
  const file = millionRules();
  const found = bounded(() => compile(file, "Bot").explain("/section-7/item-7/x"));
  expect(found).toMatchObject({ line: 9, group: { rules: 1_000_000 } });
  expect(found.candidates).toHaveLength(1);
});

test("lines, groups and skipped lines of 300,000 lines in bounded time", () => {
  const file = parse("User-agent: Foo\nDisallow: /a\nnonsense\n".repeat(100_000));
  bounded(() => {
    expect(file.lineCount).toBe(300_000);
    expect([...file.lines()]).toHaveLength(300_000);
    expect(groups(file)).toHaveLength(100_000);
    expect(skipped(file).size).toBe(100_000);
  });
});

test("20,000 rules that begin with a star, none of which fits", () => {
  const rows = Array.from({ length: 20_000 }, (_, i) => `Disallow: *${word(i)}-${i}-end`);
  const matcher = compile(`User-agent: *\n${rows.join("\n")}\n`, "Bot");
  bounded(() => {
    for (let i = 0; i < 1000; i++) expect(matcher.decide(`/${word(i)}-${i}`).line).toBe(null);
    expect(matcher.decide(`/x${word(777)}-777-end`).line).toBe(779);
  });
});

test("an address of a million octets", () => {
  const matcher = compile("User-agent: *\nDisallow: /*a*b*c$\n", "Bot");
  bounded(() => {
    expect(matcher.decide(`/${"abc".repeat(333_333)}`).line).toBe(2);
    expect(matcher.decide(`/${"abc".repeat(333_333)}d`).line).toBe(null);
    expect(matcher.decide(`/${"%61".repeat(333_333)}bc`).line).toBe(2);
  });
});
