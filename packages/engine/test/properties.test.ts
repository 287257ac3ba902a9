import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compile, parse } from "../src/index.ts";
import { type HardCase, hardCase, octets, readingIds } from "./hard-files.ts";
import { askReference } from "./reference.ts";
import { PATIENCE, runs } from "./runs.ts";

/** The engine's answers to a case: one for each address. */
function answers({ file, tokens, addresses, reading, obeysStar, fallback }: HardCase) {
  const matcher = compile(file, tokens, { reading, obeysStar, fallback });
  return addresses.map((address) => matcher.decide(address));
}

/** The second opinion on the same. */
function secondOpinion({ file, tokens, addresses, reading, obeysStar, fallback }: HardCase) {
  const inOrder = fallback === "in-order";
  return addresses.map((address) =>
    askReference({ file, tokens, address, reading, obeysStar, inOrder }),
  );
}

describe("the engine and the reference agree on hard files", () => {
  test.each(readingIds)(
    "in the reading %s",
    (reading) => {
      fc.assert(
        fc.property(hardCase, (made) => {
          const question = { ...made, reading };
          expect(answers(question)).toEqual(secondOpinion(question));
        }),
        runs(1500, 40_000),
      );
    },
    PATIENCE,
  );

  // What is generated must not be a desert of "no rule matches": that would agree too.
  test("a good part of the questions is decided by a rule", () => {
    const asked = fc.sample(hardCase, 2000).flatMap(answers);
    const decided = asked.filter(({ line }) => line !== null).length;
    const closed = asked.filter(({ verdict }) => verdict === "disallowed").length;
    expect(decided / asked.length).toBeGreaterThan(0.12);
    expect(closed / asked.length).toBeGreaterThan(0.06);
  });
});

/** Rules that crowd: many over few letters, so that an index has much to tell apart. */
const crowded = fc.record({
  rules: fc.array(
    fc.tuple(
      fc.constantFrom("Allow", "Disallow"),
      fc
        .array(fc.constantFrom("a", "b", "ab", "/", "*", "?", "%61", "$"), { maxLength: 7 })
        .map((row) => row.join("")),
      fc.constantFrom("/", "/", "/", "*", "/*"),
    ),
    { minLength: 20, maxLength: 120 },
  ),
  addresses: fc.array(
    fc
      .array(fc.constantFrom("a", "b", "ab", "/", "?", "%61", "$", "*"), { maxLength: 10 })
      .map((row) => `/${row.join("")}`),
    { minLength: 30, maxLength: 60 },
  ),
});

test.each(["rfc9309", "google"] as const)(
  "%s: with many rules and many questions the answers stay those of the reference",
  (reading) => {
    fc.assert(
      fc.property(crowded, ({ rules, addresses }) => {
        const lines = rules.map(([key, pattern, start]) => `${key}: ${start}${pattern}\n`);
        const file = octets(`User-agent: *\n${lines.join("")}`);
        const matcher = compile(file, "Bot", { reading });
        for (const address of addresses)
          expect(matcher.decide(address), address).toEqual(
            askReference({ file, tokens: ["Bot"], address, reading }),
          );
      }),
      runs(60, 3000),
    );
  },
  PATIENCE,
);

test("parsed once or asked at once, the answers are the same", () => {
  fc.assert(
    fc.property(hardCase, (made) => {
      const { file, tokens, addresses, reading, obeysStar, fallback } = made;
      const parsed = parse(file);
      for (const line of parsed.lines()) expect(line.number).toBeGreaterThan(0);
      const matcher = compile(parsed, tokens, { reading, obeysStar, fallback });
      for (const address of addresses)
        expect(matcher.decide(address)).toEqual(
          compile(file, tokens, { reading, obeysStar, fallback }).decide(address),
        );
    }),
    runs(600, 10_000),
  );
});

test("octets and text give the same answers where the octets are UTF-8", () => {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let compared = 0;
  fc.assert(
    fc.property(hardCase, (made) => {
      const { file, tokens, addresses, reading } = made;
      let text: string;
      try {
        text = decoder.decode(file);
      } catch {
        return;
      }
      compared++;
      const byText = compile(text, tokens, { reading });
      const byOctets = compile(file, tokens, { reading });
      for (const address of addresses)
        expect(byText.decide(address)).toEqual(byOctets.decide(address));
    }),
    runs(800, 10_000),
  );
  expect(compared).toBeGreaterThan(200);
});

test("asked twice the answer is the same, whatever was asked in between", () => {
  fc.assert(
    fc.property(hardCase, hardCase, (made, other) => {
      const matcher = compile(made.file, made.tokens, { reading: made.reading });
      const address = made.addresses[0] as string;
      const first = matcher.decide(address);
      answers(other);
      for (const between of made.addresses) matcher.explain(between);
      expect(matcher.decide(address)).toEqual(first);
    }),
    runs(500, 10_000),
  );
});

test("no octets and no text make anything throw", () => {
  const anyText = fc.string({ unit: "binary", maxLength: 40 });
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.array(anyText, { minLength: 1, maxLength: 3 }),
      anyText,
      fc.constantFrom(...readingIds),
      (file, tokens, address, reading) => {
        const matcher = compile(file, tokens, { reading });
        const { verdict, line } = matcher.decide(address);
        expect(["allowed", "disallowed"]).toContain(verdict);
        if (line !== null) expect(parse(file).line(line).kind).toMatch(/allow$/);
        expect(matcher.explain(address).verdict).toBe(verdict);
      },
    ),
    runs(1500, 30_000),
  );
});

// Properties that follow from the definition of precedence alone, without a second implementation.
describe("order and repetition", () => {
  const rules = fc.array(
    fc.tuple(
      fc.constantFrom("Allow", "Disallow"),
      fc
        .array(fc.constantFrom("a", "b", "/", "*", "$"), { maxLength: 5 })
        .map((row) => `/${row.join("")}`),
    ),
    { minLength: 1, maxLength: 8 },
  );
  const address = fc
    .array(fc.constantFrom("a", "b", "/", "$"), { maxLength: 6 })
    .map((row) => `https://h.example/${row.join("")}`);
  const written = (rows: readonly (readonly [string, string])[]) =>
    `User-agent: *\n${rows.map(([key, pattern]) => `${key}: ${pattern}\n`).join("")}`;
  const verdict = (file: string, url: string) => compile(file, "Bot").decide(url).verdict;

  test("the order of rules never changes a verdict", () => {
    fc.assert(
      fc.property(rules, address, (rows, url) => {
        expect(verdict(written([...rows].reverse()), url)).toBe(verdict(written(rows), url));
      }),
      runs(800, 20_000),
    );
  });

  test("a rule written twice changes nothing", () => {
    fc.assert(
      fc.property(rules, address, (rows, url) => {
        const once = compile(written(rows), "Bot").decide(url);
        expect(compile(written([...rows, ...rows]), "Bot").decide(url)).toEqual(once);
      }),
      runs(800, 20_000),
    );
  });

  test("an Allow more never closes, a Disallow more never opens", () => {
    fc.assert(
      fc.property(rules, rules, address, (rows, [extra], url) => {
        const [, pattern] = extra as [string, string];
        const before = verdict(written(rows), url);
        if (before === "allowed")
          expect(verdict(written([...rows, ["Allow", pattern]]), url)).toBe("allowed");
        else expect(verdict(written([...rows, ["Disallow", pattern]]), url)).toBe("disallowed");
      }),
      runs(800, 20_000),
    );
  });

  test("groups divided in two are one", () => {
    fc.assert(
      fc.property(rules, rules, address, (first, second, url) => {
        const together = written([...first, ...second]);
        const apart = `${written(first)}\nUser-agent: Foo\nDisallow: /\n\n${written(second)}`;
        expect(verdict(apart, url)).toBe(verdict(together, url));
      }),
      runs(500, 10_000),
    );
  });
});
