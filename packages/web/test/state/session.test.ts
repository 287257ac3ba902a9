import { expect, test } from "vitest";
import { readPageAddress } from "../../src/state/address-state.ts";
import { advance, type Event, FIRST, madeLast, type Session } from "../../src/state/session.ts";

const after = (events: readonly Event[], from: Session = FIRST): Session =>
  events.reduce(advance, from);
const page = (path: string) => readPageAddress(`https://aushang.example${path}`);

test("an answer that arrives in a draft is ignored", () => {
  const draft = {
    robots: "x",
    host: "",
    address: "/",
    crawler: "Bingbot",
    reading: "google",
  } as const;
  const session = after([
    { kind: "sent", addresses: ["a.example"], at: 1 },
    { kind: "draft", draft },
    { kind: "arrived", run: { kind: "many", rows: [] } },
    { kind: "failed", failure: { kind: "gone" } },
  ]);
  expect(session).toMatchObject({ mode: "draft", robots: "x", run: { kind: "start" } });
});

test("only what is loading can be cancelled", () => {
  expect(after([{ kind: "cancelled" }]).run.kind).toBe("start");
  expect(after([{ kind: "sent", addresses: [], at: 1 }, { kind: "cancelled" }]).run.kind).toBe(
    "cancelled",
  );
});

test("an example brings its crawler along, and a link's crawler goes before it", () => {
  expect(after([{ kind: "example", id: "bot" }])).toMatchObject({
    example: "bot",
    crawler: "Bingbot",
  });
  expect(after([{ kind: "restored", page: page("/?as=GPTBot") }]).crawler).toBe("GPTBot");
});

test("an unknown reading in a link is said at its field, and the standard stands in", () => {
  const session = after([{ kind: "restored", page: page("/?url=a.example&reading=xyz") }]);
  expect(session.problem).toEqual({ field: "reading", code: "reading-unknown", given: "xyz" });
  expect(session.reading).toBe("rfc9309");
  expect(after([{ kind: "reading", reading: "google" }], session).problem).toBeNull();
});

test("typing into the address takes the complaint about it away, and no other", () => {
  const problem = { field: "crawler", code: "crawler-empty", given: "" } as const;
  const session = after([
    { kind: "problem", problem },
    { kind: "typed", field: "address", text: "a" },
  ]);
  expect(session.problem).toEqual(problem);
});

test("writing into a draft whose link was damaged makes it a draft", () => {
  const session = after([{ kind: "damaged" }, { kind: "robots", text: "a", at: 5 }]);
  expect(session).toMatchObject({ mode: "draft", damaged: false, robots: "a", changedAt: 5 });
});

test("what the page made of a draft is taken back step by step, but never over what was typed behind it", () => {
  const draft = { robots: "a", host: "", address: "/", crawler: "x", reading: "rfc9309" } as const;
  const made = after([
    { kind: "draft", draft },
    { kind: "made", text: "b", at: 1 },
    { kind: "made", text: "c", at: 2 },
  ]);
  expect(made).toMatchObject({ robots: "c", changedAt: 2 });
  expect(madeLast(made)).toEqual({ before: "b", after: "c" });
  const once = advance(made, { kind: "unmade", at: 3 });
  expect(once.robots).toBe("b");
  expect(advance(once, { kind: "unmade", at: 4 })).toMatchObject({ robots: "a", made: [] });

  const typed = advance(made, { kind: "robots", text: "cd", at: 5 });
  expect(madeLast(typed)).toBeNull();
  expect(advance(typed, { kind: "unmade", at: 6 })).toBe(typed);
  const back = advance(typed, { kind: "robots", text: "c", at: 7 });
  expect(advance(back, { kind: "unmade", at: 8 }).robots).toBe("b");
  expect(advance(made, { kind: "draft", draft }).made).toEqual([]);
});
