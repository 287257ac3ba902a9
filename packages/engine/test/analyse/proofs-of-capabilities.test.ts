import { describe, expect, test } from "vitest";
import {
  flips,
  representatives,
  ruleSet,
  ruleStates,
  sameVerdicts,
} from "../../src/analyse/index.ts";
import { compile } from "../../src/index.ts";

/*
 * What is known of robots files in words, said again as proofs. Rules stand in a group of everybody; the first rule is
 * on line 2.
 */

const everybody = (...rules: string[]): string => `User-agent: *\n${rules.join("\n")}\n`;
const setOf = (...rules: string[]) => ruleSet(everybody(...rules), "Bot");
const statesOf = (...rules: string[]) => ruleStates(setOf(...rules), { redundant: true });

describe("a trailing star and precedence", () => {
  test("taking the star away can open: it counts as an octet", () => {
    const found = flips(
      setOf("Disallow: /ab*", "Allow: /ab"),
      setOf("Disallow: /ab", "Allow: /ab"),
    );
    expect(found).toEqual({
      changes: [
        {
          direction: "opened",
          pattern: "/ab*",
          except: [],
          exceptLines: null,
          witness: "/ab",
          lines: { old: 2, new: 3 },
        },
      ],
      proven: true,
      limits: [],
    });
  });

  test.each([
    ["alone", ["Disallow: /privat/*"], ["Disallow: /privat/"]],
    [
      "beside a shorter Allow",
      ["Disallow: /privat/*", "Allow: /p"],
      ["Disallow: /privat/", "Allow: /p"],
    ],
    ["beside a longer Allow", ["Disallow: /a*", "Allow: /a/b"], ["Disallow: /a", "Allow: /a/b"]],
    ["with an end behind it", ["Disallow: /privat/*$"], ["Disallow: /privat/"]],
  ])("%s it changes nothing, proven", (_why, old, next) => {
    expect(sameVerdicts(setOf(...old), setOf(...next))).toEqual({ same: true, witness: null });
    expect(flips(setOf(...old), setOf(...next))).toEqual({ changes: [], proven: true, limits: [] });
  });
});

test("a group of one's own frees the crawler of what is closed to everybody", () => {
  const old = "User-agent: *\nDisallow: /geheim\nDisallow: /x\n";
  const next = `${old}\nUser-agent: Googlebot\nDisallow: /*.pdf$\n`;
  const found = flips(ruleSet(old, "Googlebot"), ruleSet(next, "Googlebot"));
  expect(found.proven).toBe(true);
  const told = found.changes.map(({ direction, pattern, except, witness, lines }) => [
    direction,
    pattern,
    except,
    witness,
    lines.old,
    lines.new,
  ]);
  expect(told).toContainEqual(["opened", "/geheim*", ["/geheim*.pdf$"], "/geheim", 2, null]);
  expect(told).toContainEqual(["opened", "/x*", ["/x*.pdf$"], "/x", 3, null]);
  expect(found.changes.filter(({ direction }) => direction === "closed")).toHaveLength(1);
  expect(sameVerdicts(ruleSet(old, "Bingbot"), ruleSet(next, "Bingbot")).same).toBe(true);
});

describe("neither a blank line nor another directive ends a run of user-agent lines", () => {
  test.each([
    [
      "Sitemap and a blank line",
      "User-agent: *\nSitemap: https://h.example/s.xml\n\nUser-agent: BadBot\nDisallow: /\n",
      "Bot",
      5,
    ],
    ["Crawl-delay", "User-agent: A\nCrawl-delay: 5\nUser-agent: B\nDisallow: /\n", "A", 4],
  ])("%s: the whole site is closed, proven", (_why, file, token, line) => {
    const found = flips(ruleSet("", token), ruleSet(file, token));
    expect(found.proven).toBe(true);
    expect(found.changes).toEqual([
      {
        direction: "closed",
        pattern: "/*",
        except: ["/robots.txt$"],
        exceptLines: null,
        witness: "/",
        lines: { old: null, new: line },
      },
    ]);
  });
});

describe("which rules are dead", () => {
  test("of three that look alike the last decides an address alone", () => {
    const states = statesOf("Disallow: /search/", "Disallow: /search$", "Disallow: /search");
    expect(states.map(({ line, state }) => [line, state])).toEqual([
      [2, "alive"],
      [3, "alive"],
      [4, "alive"],
    ]);
    const witness = states[2]?.witness ?? "";
    expect(witness).toMatch(/^\/search[^/]$/);
    expect(
      compile(everybody("Disallow: /search/", "Disallow: /search$"), "Bot").decide(witness).verdict,
    ).toBe("allowed");
    expect(states.map(({ redundant }) => redundant)).toEqual([true, true, false]);
  });

  test.each([
    ["the same addresses at fewer octets", ["Disallow: /a*", "Disallow: /a"], "repeat"],
    ["the same line twice", ["Disallow: /a", "Disallow: /a"], "repeat"],
    ["more addresses at more octets", ["Disallow: /*a*b*", "Disallow: /ab"], "covered"],
  ])("what another rule decides is dead, and is named with it: %s", (_why, rules, because) => {
    const [first, second] = statesOf(...rules);
    expect(first?.state).toBe("alive");
    expect([second?.state, second?.because, second?.coveredBy]).toEqual(["dead", because, [2]]);
  });

  test("redundant is not dead: removing it changes nothing, yet it decides", () => {
    const [, below] = statesOf("Disallow: /a", "Disallow: /a/b");
    expect([below?.state, below?.redundant, below?.witness]).toEqual(["alive", true, "/a/b"]);
  });
});

describe("the whole site", () => {
  test("one slash closes all addresses but robots.txt itself: proven, not sampled", () => {
    const found = representatives([setOf("Disallow: /")]);
    expect(found.proven).toBe(true);
    const open = found.addresses.filter(({ decisions }) => decisions[0]?.verdict === "allowed");
    expect(open.map(({ address }) => address)).toEqual(["/robots.txt"]);
    expect(sameVerdicts(setOf("Disallow: /"), setOf("Disallow: *")).same).toBe(true);
    expect(sameVerdicts(setOf("Disallow: /"), setOf("Disallow: /*$")).same).toBe(true);
  });

  test.each([
    ["/", "/p"],
    ["/*", "/?*"],
  ])("%s is more than %s, with a counterexample", (all, some) => {
    const { same, witness } = sameVerdicts(setOf(`Disallow: ${all}`), setOf(`Disallow: ${some}`));
    expect([same, witness]).toEqual([false, "/"]);
  });
});

test("a pattern without a slash is lost: no rule, and nothing changes when it goes", () => {
  expect(statesOf("Disallow: mitgliederbereich")).toEqual(
    statesOf("Disallow: mitgliederbereich").filter(({ state }) => state === "dead"),
  );
  expect(sameVerdicts(setOf("Disallow: mitgliederbereich"), setOf()).same).toBe(true);
  const fixed = flips(setOf("Disallow: mitgliederbereich"), setOf("Disallow: /mitgliederbereich"));
  expect(fixed.changes.map(({ pattern, witness }) => [pattern, witness])).toEqual([
    ["/mitgliederbereich*", "/mitgliederbereich"],
  ]);
});

describe("three patterns that differ", () => {
  test.each([
    ["/*/x", "/*x", "/x"],
    ["/*/x", "*/x", "/x"],
    ["*/x", "/*x", "/yx"],
  ])("%s and %s part, first at an address like %s", (first, second, like) => {
    const { same, witness } = sameVerdicts(
      setOf(`Disallow: ${first}`),
      setOf(`Disallow: ${second}`),
    );
    expect(same).toBe(false);
    expect(witness).toHaveLength(like.length);
  });

  test.each([
    ["/*/referrers", { "/referrers": "allowed", "/meinereferrerstrings.html": "allowed" }],
    ["*/referrers", { "/referrers": "disallowed", "/meinereferrerstrings.html": "allowed" }],
    ["/*referrers", { "/referrers": "disallowed", "/meinereferrerstrings.html": "disallowed" }],
  ])("%s", (pattern, verdicts) => {
    const set = setOf(`Disallow: ${pattern}`);
    for (const [address, verdict] of Object.entries(verdicts))
      expect(set.decide(address).verdict, address).toBe(verdict);
  });
});

test("without the end, `ends with` is `contains`: what else is closed, with a witness", () => {
  const found = flips(setOf("Disallow: /*.mp3$"), setOf("Disallow: /*.mp3"));
  expect(found.proven).toBe(true);
  expect(found.changes).toHaveLength(1);
  const [change] = found.changes;
  expect([change?.direction, change?.pattern, change?.except]).toEqual([
    "closed",
    "/*.mp3*",
    ["/*.mp3$"],
  ]);
  expect(change?.witness).toMatch(/^\/\.mp3.$/);
  expect(
    compile(everybody("Disallow: /*.mp3"), "Bot").decide("/mein.mp3-tutorial.html").verdict,
  ).toBe("disallowed");
});

test("too broad a pattern: what it closes beyond the folder that was meant", () => {
  const found = flips(setOf("Disallow: /referrers/"), setOf("Disallow: /*referrers"));
  expect(
    found.changes.map(({ direction, pattern, except }) => [direction, pattern, except]),
  ).toEqual([["closed", "/*referrers*", ["/referrers/*"]]]);
  expect(found.changes[0]?.witness).toBe("/referrers");
});

test("a slash behind a folder opens its neighbours: all of them, and nothing else", () => {
  const found = flips(setOf("Disallow: /shop"), setOf("Disallow: /shop/"));
  expect(found).toEqual({
    changes: [
      {
        direction: "opened",
        pattern: "/shop*",
        except: ["/shop/*"],
        exceptLines: null,
        witness: "/shop",
        lines: { old: 2, new: null },
      },
    ],
    proven: true,
    limits: [],
  });
});
