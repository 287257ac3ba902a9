import { expect, test } from "vitest";
import { comparisonOf } from "../../src/compare/hand-over.ts";
import { NO_SIDE } from "../../src/compare/sides.ts";
import { type Answer, answerOf } from "../../src/state/answer.ts";
import { advance, FIRST } from "../../src/state/session.ts";

const ROBOTS = "User-agent: *\nDisallow: /a\n";

function draftAnswer(host: string): Answer {
  const draft = { robots: ROBOTS, host, address: "/a", crawler: "Googlebot" };
  const session = advance(FIRST, { kind: "draft", draft: { ...draft, reading: "google" } });
  const answer = answerOf(session, "Googlebot", "google");
  if (!answer || "field" in answer) throw new Error("the draft has an answer");
  return answer;
}

test("a draft is compared with the file that is live where it belongs", () => {
  expect(comparisonOf(draftAnswer("shop.example"))).toMatchObject({
    by: "file",
    old: { kind: "live", address: "https://shop.example", sent: "https://shop.example" },
    next: { kind: "draft", text: ROBOTS },
    reading: "google",
  });
});

test("a draft that belongs nowhere waits for the file to compare it with", () => {
  expect(comparisonOf(draftAnswer("")).old).toEqual(NO_SIDE);
  expect(comparisonOf(draftAnswer("")).next.text).toBe(ROBOTS);
});

test("an example is a draft that belongs nowhere, and without an answer there is nothing", () => {
  const example = answerOf(FIRST, "Googlebot", "rfc9309");
  if (!example || "field" in example) throw new Error("the first visit shows an example");
  expect(comparisonOf(example).old).toEqual(NO_SIDE);
  expect(comparisonOf(example).next.text).toContain("User-agent:");
  expect(comparisonOf(null).next).toEqual({ ...NO_SIDE, kind: "draft" });
});
