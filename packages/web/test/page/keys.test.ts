import { expect, test } from "vitest";
import { type KeyPress, wishOf } from "../../src/page/keys.ts";

const PRESS: KeyPress = {
  key: "c",
  shift: false,
  chord: false,
  typing: false,
  dialog: false,
  letters: true,
};

test.each([
  { key: "/", wish: "address" },
  { key: "c", wish: "crawler" },
  { key: "e", wish: "draft" },
  { key: "d", wish: "compare" },
  { key: "g", wish: "line" },
  { key: "?", wish: "help" },
  { key: "F8", wish: "next" },
  { key: "Escape", wish: "back" },
  { key: "x", wish: null },
  { key: "Enter", wish: null },
])("$key asks for $wish", ({ key, wish }) => {
  expect(wishOf({ ...PRESS, key })).toBe(wish);
});

test("single letters are off while somebody types and where they are switched off; other keys are not", () => {
  for (const off of [{ typing: true }, { letters: false }]) {
    for (const key of ["/", "c", "e", "d", "g", "?"])
      expect(wishOf({ ...PRESS, ...off, key })).toBeNull();
    expect(wishOf({ ...PRESS, ...off, key: "F8", shift: true })).toBe("previous");
    expect(wishOf({ ...PRESS, ...off, key: "Escape" })).toBe("back");
  }
});

test("the browser's own chords and an open dialog's keys are left alone", () => {
  expect(wishOf({ ...PRESS, chord: true })).toBeNull();
  expect(wishOf({ ...PRESS, dialog: true, key: "Escape" })).toBeNull();
});
