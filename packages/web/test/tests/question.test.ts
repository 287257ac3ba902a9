import fc from "fast-check";
import { expect, test } from "vitest";
import { LINK_LIMIT } from "../../src/state/draft-link.ts";
import {
  keptAs,
  NO_ROW,
  questionAbout,
  questionAt,
  ROWS_LIMIT,
  readTests,
  type TestsQuestion,
  testsAddress,
} from "../../src/tests/question.ts";

const HERE = "https://aushang.example";

const read = async (question: TestsQuestion): Promise<TestsQuestion> => {
  const { address } = await testsAddress(question);
  return (await readTests(HERE + address, null)).question;
};

const BLANK = questionAbout("");

test.each<[string, TestsQuestion]>([
  ["a suite and a draft", { ...BLANK, suite: "checks: []\n", robots: "User-agent: *\n" }],
  ["a suite and the sites that it names", { ...questionAt(""), suite: "checks: []\n" }],
  ["a suite and a site", { ...questionAt("shop.example"), suite: "x", environment: "staging" }],
  [
    "rows in another reading",
    {
      ...BLANK,
      by: "rows",
      reading: "google",
      robots: "Allow: /",
      rows: [
        { address: "/a", crawler: "GPTBot", expect: "disallowed" },
        { address: "https://h.example/b", crawler: "*", expect: "allowed" },
      ],
    },
  ],
])("a link holds %s", async (_, question) => {
  expect((await testsAddress(question)).whole).toBe(true);
  expect(await read(question)).toEqual(question);
});

test("whatever is typed comes back from the link, and the query says nothing of it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (suite, robots) => {
      const question = { ...BLANK, suite, robots };
      const { address } = await testsAddress(question);
      expect(new URL(HERE + address).search).toBe("");
      expect(await read(question)).toEqual(question);
    }),
    { numRuns: 60 },
  );
});

test("nothing needs no fragment; the history goes before the address", async () => {
  expect(await testsAddress(BLANK)).toEqual({ address: "/tests", whole: true });
  const kept = { ...BLANK, suite: "kept" };
  const first = await readTests(`${HERE}/tests#v1:x`, keptAs(kept));
  expect(first).toEqual({ question: kept, damaged: false });
});

test("a damaged link begins with nothing and says so", async () => {
  expect(await readTests(`${HERE}/tests#v1:nonsense`, null)).toEqual({
    question: BLANK,
    damaged: true,
  });
});

test("what is too long for a link is not put into one", async () => {
  const robots = Array.from({ length: 9_000 }, (_, at) => (at * 7_919) % 100_003).join("\n");
  const { address, whole } = await testsAddress({ ...BLANK, robots });
  expect(whole).toBe(false);
  expect(address.length).toBeLessThan(LINK_LIMIT);
});

test("rows of a stranger are taken only as far as they are rows, and a hundred of them", async () => {
  const rows = Array.from({ length: ROWS_LIMIT + 5 }, () => ({ ...NO_ROW, address: "/a" }));
  expect((await read({ ...BLANK, by: "rows", rows })).rows).toHaveLength(ROWS_LIMIT);
  const odd = [1, ["/a"], null] as unknown as TestsQuestion["rows"];
  expect((await read({ ...BLANK, by: "rows", rows: odd.map(() => NO_ROW) })).rows).toHaveLength(3);
});
