import fc from "fast-check";
import { expect, test } from "vitest";
import {
  keptAs,
  type PatternQuestion,
  questionAddress,
  readQuestion,
} from "../../src/pattern/question.ts";

const AT = "https://aushang.example";
const NONE: PatternQuestion = {
  pattern: "",
  kind: "disallow",
  reading: "rfc9309",
  robots: "",
  crawler: "Googlebot",
};

test.each<{ why: string; question: PatternQuestion; address: string | RegExp }>([
  { why: "nothing", question: NONE, address: "/pattern" },
  {
    why: "a pattern",
    question: { ...NONE, pattern: "/*?a=1&b#$" },
    address: "/pattern?pattern=%2F*%3Fa%3D1%26b%23%24",
  },
  {
    why: "all of it",
    question: {
      pattern: "/a",
      kind: "allow",
      reading: "google",
      robots: "User-agent: *\n",
      crawler: "GPTBot",
    },
    address: /^\/pattern\?pattern=%2Fa&kind=allow&reading=google&as=GPTBot#v1:[\w-]+$/,
  },
])("a link of $why says the same when it is read", async ({ question, address }) => {
  const said = await questionAddress(question);
  expect(said.whole).toBe(true);
  expect(said.address).toMatch(address);
  expect(await readQuestion(AT + said.address, null)).toEqual(question);
});

test("a file that is too long stays out of the address, but in the history", async () => {
  const robots = Array.from({ length: 4_000 }, (_, at) => `Disallow: /${at * 7919}`).join("\n");
  const question = { ...NONE, pattern: "/a", robots };
  const said = await questionAddress(question);
  expect(said).toEqual({ address: "/pattern?pattern=%2Fa", whole: false });
  expect(await readQuestion(AT + said.address, keptAs(question))).toEqual(question);
});

test("nonsense counts as nothing", async () => {
  expect(await readQuestion(`${AT}/pattern?kind=x&reading=y#v1:%%`, null)).toEqual(NONE);
});

test("any pattern comes back from its link as it was typed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 80 }), async (pattern) => {
      const { address } = await questionAddress({ ...NONE, pattern });
      expect((await readQuestion(AT + address, null)).pattern).toBe(pattern);
    }),
    { numRuns: 50 },
  );
});
