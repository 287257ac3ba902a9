import { parse } from "@aushang/engine";
import { counterfactual, ruleSet } from "@aushang/engine/analyse";
import { askCrawler, askerOf, askersOfRegistry } from "@aushang/engine/tester";
import { expect, test } from "vitest";
import { followersOf } from "../../../src/proofs/flip/followers.ts";

function asker(token: string) {
  const asked = askCrawler(token);
  if ("problem" in asked) throw new Error(asked.problem);
  return askerOf(asked);
}

const of = (robots: string, token: string, reading: "rfc9309" | "1996" = "rfc9309") =>
  followersOf(parse(robots), asker(token), reading, askersOfRegistry());

test("crawlers that no group names follow the group of their fallback", () => {
  const { present } = of("User-agent: Googlebot\nDisallow: /a\n", "Googlebot");
  expect(present).toContain("Googlebot-Image");
  expect(present).not.toContain("Googlebot");
  expect(present).not.toContain("Bingbot");
});

test("a crawler with a group of its own follows nobody", () => {
  const robots = "User-agent: Googlebot\nDisallow: /a\n\nUser-agent: googlebot-image\nDisallow:\n";
  expect(of(robots, "Googlebot").present).not.toContain("Googlebot-Image");
});

test("under * nobody follows now, but would follow a new group", () => {
  const { present, withOwnGroup, alike } = of("User-agent: *\nDisallow: /a\n", "Googlebot");
  expect(present).toEqual([]);
  expect(withOwnGroup).toContain("Googlebot-Image");
  expect(alike).toBe(true);
});

test("nothing is said of readings in which parts of names count, nor of everybody", () => {
  const nobody = { present: [], withOwnGroup: [], alike: true };
  expect(of("User-agent: Googlebot\nDisallow: /a\n", "Googlebot", "1996")).toEqual(nobody);
  expect(of("User-agent: *\nDisallow: /a\n", "*")).toEqual(nobody);
});

test("whoever follows is told the same by every edit, before and after", () => {
  for (const robots of [
    "User-agent: Googlebot\nDisallow: /a\n",
    "User-agent: *\nDisallow: /a\n",
    "User-agent: Googlebot\nUser-agent: GPTBot\nAllow: /a/b\nDisallow: /a\n",
  ]) {
    const googlebot = asker("Googlebot");
    const followers = of(robots, "Googlebot");
    const { edits, verdict } = counterfactual(robots, googlebot, "/a/c");
    expect(edits.length).toBeGreaterThan(0);
    for (const { edits: made, place } of edits) {
      const names = place === "group" ? followers.present : followers.withOwnGroup;
      const edited = made
        .toSorted((a, b) => b.start - a.start)
        .reduce((text, one) => text.slice(0, one.start) + one.text + text.slice(one.end), robots);
      for (const name of names) {
        expect(ruleSet(robots, asker(name)).decide("/a/c").verdict, name).toBe(verdict);
        expect(ruleSet(edited, asker(name)).decide("/a/c").verdict, name).not.toBe(verdict);
      }
    }
  }
});
