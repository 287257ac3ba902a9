import { expect, test } from "vitest";
import { keep, readStored, withRecent } from "../../src/state/stored.ts";

function shelfWith(text: string | null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

const NOTHING = { recent: [], keys: true, theme: "system", language: null };

test.each([
  { why: "nothing", text: null },
  { why: "no JSON", text: "{" },
  { why: "null", text: "null" },
  { why: "wrong types", text: '{"recent":7,"theme":"pink","language":3}' },
])("what is damaged counts as nothing: $why", ({ text }) => {
  expect(readStored(shelfWith(text))).toEqual(NOTHING);
});

test("a browser that forbids keeping is no obstacle", () => {
  const refusing = {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("forbidden");
    },
  };
  expect(readStored(refusing)).toEqual(NOTHING);
  expect(keep({ theme: "dark" }, refusing)).toEqual({ ...NOTHING, theme: "dark" });
  expect(keep({ theme: "dark" }, null)).toEqual({ ...NOTHING, theme: "dark" });
});

test("a change leaves the rest", () => {
  const shelf = shelfWith(null);
  keep({ recent: ["a.example"], theme: "dark" }, shelf);
  keep({ keys: false }, shelf);
  expect(readStored(shelf)).toEqual({
    ...NOTHING,
    recent: ["a.example"],
    theme: "dark",
    keys: false,
  });
});

test("the latest address stands first, once, and old ones fall out", () => {
  const many = Array.from({ length: 20 }, (_, at) => `${at}.example`).reduce<readonly string[]>(
    withRecent,
    [],
  );
  expect(many).toHaveLength(8);
  expect(many[0]).toBe("19.example");
  expect(withRecent(many, "15.example").filter((one) => one === "15.example")).toHaveLength(1);
});
