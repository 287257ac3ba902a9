import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ruleStates } from "../../src/analyse/index.ts";
import { isWord, spaceOf } from "../../src/analyse/patterns/space.ts";
import { addressOf } from "../../src/analyse/patterns/spelling.ts";
import { compile, type ReadingId } from "../../src/index.ts";
import { octets } from "../hard-files.ts";
import { isLong, PATIENCE, runs } from "../runs.ts";
import { pick, plausibleAddress, type Random, randomFrom, typedTarget } from "./addresses.ts";
import { isRespelled, provenDomain, readAddress } from "./domain.ts";
import { groupFrom } from "./exhaustive.ts";
import { ask, groupOf } from "./plain-answers.ts";

/*
 * Which addresses proofs are about: every one that can be requested has to be among them, in the spelling that stands
 * for it. Else "no address can match" would be said of a rule that some address does match.
 */

const READINGS = ["rfc9309", "google", "1996", "1994"] as const;

const typed = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(..."/%?#*$&=.:;@abFx249{}\\`'|^[]~\"<> ") },
      { weight: 1, arbitrary: fc.string({ unit: "binary", minLength: 1, maxLength: 1 }) },
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          "%2F",
          "%2f",
          "%41",
          "%2A",
          "%24",
          "%zz",
          "%4",
          "%3a",
          "%25",
          "%C3%A9",
          "%%34",
          "/../",
          "%2e/",
          "//",
          "%7B",
          "%00",
        ),
      },
    ),
    { maxLength: 14 },
  )
  .map((parts) => `/${parts.join("")}`);

const WORD_LETTERS = [
  ...'/%?*$aF24zZ{}`\\"#<> ^|',
  "%2F",
  "%41",
  "%2A",
  "%2f",
  "%7B",
  "%25",
  "%3A",
  "%24",
  "\x80",
];

const someWord = (random: Random): string =>
  pick(random, ["/", "/", "/", "", "?"]) +
  Array.from({ length: random(6) }, () => pick(random, WORD_LETTERS)).join("");

describe.each(READINGS)("%s", (reading) => {
  const space = spaceOf([reading]);

  test(
    "what can be typed is compared as a word of the space",
    () => {
      let seen = 0;
      fc.assert(
        fc.property(typed, (text) => {
          const target = typedTarget(text);
          if (target === null) return;
          seen++;
          const form = readAddress(target, "requested", reading);
          expect(form, target).not.toBeNull();
          expect(isWord(form as string, space), `${target} as ${form}`).toBe(true);
        }),
        runs(1500, 100_000),
      );
      expect(seen).toBeGreaterThan(700);
    },
    PATIENCE,
  );

  test(
    "each word is what some requested address is compared as, and no other text is",
    () => {
      const random = randomFrom(3);
      const counts = { words: 0, others: 0 };
      for (let i = 0; i < (isLong ? 200_000 : 6000); i++) {
        const text = someWord(random);
        const isIn = isWord(text, space);
        counts[isIn ? "words" : "others"]++;
        if (isIn)
          expect(readAddress(addressOf(text, space), "requested", reading), text).toBe(text);
        const form = readAddress(text, "requested", reading);
        if (form !== null) expect(isWord(form, space), text).toBe(true);
      }
      expect(Math.min(counts.words, counts.others)).toBeGreaterThan(500);
    },
    PATIENCE,
  );

  test(
    "no address can match: said of no rule that an address matches",
    () => {
      const random = randomFrom(5);
      const pieces = [
        "%",
        "%",
        "%2",
        "%2F",
        "%2f",
        "%41",
        "%4",
        "%4*",
        "%*2",
        "*",
        "*",
        "$",
        "?",
        "F",
        "2",
        "a",
        "/",
        "{",
        "`",
        " ",
        "<",
        "|",
        "\xe9",
        "%C3",
        "%25",
        "%3A",
        "%2A",
        "%24",
      ];
      const counts = { alive: 0, dead: 0, unproven: 0, addresses: 0 };
      for (let i = 0; i < (isLong ? 30_000 : 700); i++) {
        const pattern =
          pick(random, ["/", "/", "/", "*"]) +
          Array.from({ length: 1 + random(4) }, () => pick(random, pieces)).join("") +
          pick(random, ["", "", "$"]);
        const group = groupFrom([`Disallow: ${pattern}`], reading);
        const [state] = ruleStates(group.set);
        if (state === undefined) continue;
        counts[state.state]++;
        if (state.state === "alive") {
          expect(group.ask(state.witness as string), pattern).toBe("disallowed 2");
          continue;
        }
        for (let k = 0; k < 12; k++) {
          const target = plausibleAddress([pattern], random);
          if (target === null || isRespelled(target)) continue;
          counts.addresses++;
          expect(group.ask(target), `${pattern}: ${state.state}, yet ${target}`).not.toBe(
            "disallowed 2",
          );
        }
      }
      expect(counts.unproven).toBeLessThan(counts.alive / 4);
      expect(Math.min(counts.alive, counts.addresses)).toBeGreaterThan(200);
    },
    PATIENCE,
  );
});

test.each([
  ["rfc9309", "google"],
  ["1994", "google"],
  ["rfc9309", "1996"],
  ["1994", "1996"],
] as const)(
  "%s with %s: the words are the addresses that both compare alike",
  (first, second) => {
    const random = randomFrom(6);
    const space = spaceOf([first, second]);
    const domain = provenDomain(first, second);
    const counts = { words: 0, others: 0 };
    for (let i = 0; i < (isLong ? 200_000 : 6000); i++) {
      const text = someWord(random);
      // `%252F` is decoded to the `%2F` that is not decoded: that stands for both.
      const isTwice = domain === "spelled" && text.includes("%252F");
      const isIn = readAddress(text, domain, first) !== null && !isTwice;
      counts[isIn ? "words" : "others"]++;
      expect(isWord(text, space), text).toBe(isIn);
      if (isIn) expect(addressOf(text, space)).toBe(text);
    }
    expect(Math.min(counts.words, counts.others)).toBeGreaterThan(300);
  },
  PATIENCE,
);

describe("percent signs and octets that cannot stand", () => {
  const rows: readonly (readonly [pattern: string, reading: ReadingId, witness: string | null])[] =
    [
      ["/%$", "rfc9309", "/%"],
      ["/%", "google", "/%"],
      ["/*%$", "google", "/%"],
      ["/%zz", "rfc9309", "/%zz"],
      ["/%2F", "rfc9309", "/%2F"],
      ["/?%2F", "rfc9309", "/?/"],
      ["/%3F%2F", "rfc9309", "/%3F%2F"],
      ["/?%2F", "google", "/?%2F"],
      ["/%41", "rfc9309", "/A"],
      ["/%41", "google", "/%41"],
      ["/%4%31", "rfc9309", "/%4%31"],
      ["/%%34%61", "rfc9309", "/%4%61"],
      ["/?%3%41", "rfc9309", "/?%3%41"],
      ["/%*A$", "rfc9309", "/*"],
      ["/%2", "rfc9309", "/*"],
      ["/%*4", "rfc9309", "/$"],
      ["/a/%2F%", "1996", "/a/%2F%"],
      ["/%c3%a9", "google", "/%C3%A9"],
      ["/%c3%a9", "1994", null],
      ["/\xe9", "rfc9309", "/%E9"],
      ["/\xe9", "google", "/%E9"],
      ["/\xe9", "1996", "/%E9"],
      ["/\xe9", "1994", null],
      ["/%2A", "rfc9309", "/*"],
      ["/%24", "rfc9309", "/$"],
      ["/a$b", "rfc9309", "/a$b"],
      ["/a$b", "google", "/a$b"],
      ["/a b", "google", null],
      ["/a b", "rfc9309", null],
      ["/a b", "1996", "/a%20b"],
      ['/a"', "rfc9309", null],
      ["/a<", "google", null],
      ["/{", "rfc9309", null],
      ["/{", "google", null],
      ["/?{", "google", "/?{"],
      ["/*{", "rfc9309", "/?{"],
      ["/*{*?", "google", "/?{?"],
      ["/%7B", "google", "/%7B"],
      ["/[]|^'", "google", "/[]|^'"],
      ["/*", "google", "/"],
      ["*/", "google", "/"],
      ["*//", "google", "/x//"],
      ["//", "rfc9309", "//"],
    ];
  test.each(rows)("%s in %s: %s", (pattern, reading, witness) => {
    const [state] = ruleStates(groupFrom([`Disallow: ${pattern}`], reading).set);
    expect([state?.state, state?.witness]).toEqual(
      witness === null ? ["dead", null] : ["alive", witness],
    );
    if (witness === null) expect(state?.because).toBe("no-address");
    else
      expect(
        ask(compile(octets(groupOf([`Disallow: ${pattern}`])), "Bot", { reading }), witness),
      ).toBe("disallowed 2");
  });
});
