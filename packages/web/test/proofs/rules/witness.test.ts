import { summarise } from "@aushang/engine/analyse";
import { expect, test } from "vitest";
import { typedFor } from "../../../src/proofs/rules/witness.ts";
import { groupFor } from "../../../src/proofs/summary-text.tsx";
import { answerOf } from "../../../src/state/answer.ts";
import { FIRST } from "../../../src/state/session.ts";

function answer(robots: string, host = "", crawler = "Googlebot") {
  const session = { ...FIRST, mode: "draft" as const, robots, host, address: "/" };
  const found = answerOf(session, crawler, "rfc9309");
  if (!found || "field" in found) throw new Error("no answer");
  return found;
}

const ROBOTS = "User-agent: *\nDisallow: /a\n";

test.each([
  { witness: "/a?b=c", host: "", is: "/a?b=c" },
  { witness: "/a", host: "shop.example", is: "/a" },
  { witness: "//a", host: "shop.example", is: "https://shop.example//a" },
  // Without a host this would be typed as an address of another site.
  { witness: "//a", host: "", is: null },
  // A browser would ask for something else.
  { witness: "/a/../b", host: "", is: null },
  { witness: "/.", host: "", is: null },
])("to test $witness at '$host', $is is typed", ({ witness, host, is }) => {
  expect(typedFor(witness, answer(ROBOTS, host))).toBe(is);
});

test("a live site is asked by its whole address", () => {
  const live = { ...answer(ROBOTS, "shop.example"), from: "live" as const };
  expect(typedFor("/a", live)).toBe("https://shop.example/a");
});

test.each([
  { who: "named", crawler: "Googlebot", audience: "crawlers" },
  { who: "following one that is named", crawler: "Googlebot-Image", audience: "crawlers" },
  { who: "under *", crawler: "Bingbot", audience: "others" },
])("the summary tells first of the crawler that was asked about: $who", ({ crawler, audience }) => {
  const robots = `${ROBOTS}\nUser-agent: Googlebot\nDisallow: /b\n\nUser-agent: x\nDisallow: /\n`;
  const asked = answer(robots, "", crawler);
  const group = groupFor(summarise(robots), asked);
  expect(group?.audience.kind).toBe(audience);
  if (audience === "crawlers") expect(group?.lines).toEqual([5]);
});

test("a crawler that * does not bind is told nothing of the rules for everybody", () => {
  expect(groupFor(summarise(ROBOTS), answer(ROBOTS, "", "AdsBot-Google"))).toBeNull();
});
