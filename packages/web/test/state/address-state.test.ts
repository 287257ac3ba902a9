import fc from "fast-check";
import { expect, test } from "vitest";
import {
  DEFAULT_CRAWLER,
  draftPageAddress,
  livePageAddress,
  readPageAddress,
} from "../../src/state/address-state.ts";

/** Whether a text has no lone surrogates: only then can it be written as UTF-8. */
const isWhole = (text: string): boolean => !/\p{Surrogate}/u.test(text);

const HOME = "https://aushang.example";

const rows = [
  {
    why: "a first visit",
    href: "/",
    says: { addresses: [], crawler: DEFAULT_CRAWLER, reading: "rfc9309", draft: null, line: null },
  },
  {
    why: "everything said",
    href: "/?url=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1&as=GPTBot&reading=google&lang=da#L14",
    says: {
      addresses: ["https://shop.example/a?b=1"],
      crawler: "GPTBot",
      reading: "google",
      language: "da",
      line: 14,
    },
  },
  {
    why: "several addresses keep their order",
    href: "/?url=b.example&url=a.example&url=",
    says: { addresses: ["b.example", "a.example"] },
  },
  {
    why: "a reading that does not exist is named, and the standard stands in",
    href: "/?url=a.example&reading=2009",
    says: { reading: "rfc9309", unknownReading: "2009" },
  },
  { why: "a language that we do not have", href: "/?lang=fr", says: { language: null } },
  {
    why: "a draft",
    href: "/?lang=de#v1:q1YqUrJSUqoFAA",
    says: { draft: "#v1:q1YqUrJSUqoFAA", line: null },
  },
  { why: "line 0 is none", href: "/#L0", says: { line: null } },
];

test.each(rows)("the page's address says: $why", ({ href, says }) => {
  expect(readPageAddress(HOME + href)).toMatchObject(says);
});

test("defaults stay out of links", () => {
  const common = { crawler: "Googlebot", reading: "rfc9309" as const, language: null };
  expect(livePageAddress({ addresses: [], ...common })).toBe("/");
  expect(livePageAddress({ addresses: ["a.example"], ...common })).toBe(
    "/?url=a.example&as=Googlebot",
  );
  expect(livePageAddress({ addresses: [], ...common, language: "de" })).toBe("/?lang=de");
});

test("a draft's query says nothing about the draft", () => {
  expect(draftPageAddress("#v1:abc", null)).toBe("/#v1:abc");
  expect(draftPageAddress("#v1:abc", "en")).toBe("/?lang=en#v1:abc");
});

test("what is written is read back, whatever was typed", () => {
  const text = fc.string({ unit: "grapheme", minLength: 1 }).filter((one) => one.trim() !== "");
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 5 }),
      text.map((one) => one.trim()),
      fc.constantFrom("rfc9309" as const, "google" as const, "1996" as const, "1994" as const),
      (addresses, crawler, reading) => {
        const written = livePageAddress({ addresses, crawler, reading, language: "da" });
        const state = readPageAddress(HOME + written);
        // A lone surrogate cannot stand in any address; everything else comes back.
        const whole = [...addresses, crawler].every((one) => isWhole(one));
        if (whole) expect(state).toMatchObject({ addresses, crawler, reading, language: "da" });
      },
    ),
  );
});
