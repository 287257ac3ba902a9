import { expect, test } from "vitest";
import { impactAddress, keptAs, readImpact } from "../../src/impact/question.ts";

const HERE = "https://aushang.example";
const BLANK = (await readImpact(`${HERE}/impact`, null)).question;

test.each([
  [
    "two texts",
    { ...BLANK, present: "Allow: /", draft: "Disallow: /", reading: "google" as const },
  ],
  ["a site and a draft", { ...BLANK, source: "live" as const, site: "h.example", draft: "x" }],
  ["one text", { ...BLANK, present: "Allow: /" }],
])("a link holds %s", async (_, question) => {
  const { address, whole } = await impactAddress(question);
  expect(whole).toBe(true);
  expect(await readImpact(HERE + address, null)).toEqual({ question, damaged: false });
});

test("nothing needs no fragment, the history goes first, a damaged link says so", async () => {
  expect(await impactAddress(BLANK)).toEqual({ address: "/impact", whole: true });
  const kept = { ...BLANK, draft: "kept" };
  expect((await readImpact(`${HERE}/impact#v1:x`, keptAs(kept))).question).toEqual(kept);
  expect((await readImpact(`${HERE}/impact#v1:x`, null)).damaged).toBe(true);
});
