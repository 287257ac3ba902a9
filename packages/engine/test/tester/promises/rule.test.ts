import { expect, test } from "vitest";
import { tested } from "../outcomes.ts";
import { holdPromises, lines } from "./rows.ts";

// What the product promises a person who asks about one address: which rule decides.

const everybody = (...rules: string[]) => lines("User-agent: *", ...rules);
holdPromises([
  [
    "the longest match wins, order is irrelevant",
    everybody("Allow: /p", "Disallow: /p/secret"),
    "Bot",
    "/p/secret/1",
    "disallowed",
    3,
  ],
  [
    "equal length: Allow",
    everybody("Disallow: /page", "Allow: /page"),
    "Bot",
    "/page",
    "allowed",
    3,
  ],
  ["no match: open", everybody("Disallow: /x"), "Bot", "/y", "allowed", null],
  [
    "a match starts at the beginning of the path",
    everybody("Disallow: /fish"),
    "Bot",
    "/fishing/rods",
    "disallowed",
    2,
  ],
  ["not in its middle", everybody("Disallow: /fish"), "Bot", "/catfish", "allowed", null],
  [
    "the path is compared with its case",
    everybody("Disallow: /fish"),
    "Bot",
    "/Fish",
    "allowed",
    null,
  ],
  ["/fish/ is not /fish", everybody("Disallow: /fish/"), "Bot", "/fish", "allowed", null],
  ["/fish/ is not /fish.html", everybody("Disallow: /fish/"), "Bot", "/fish.html", "allowed", null],
  [
    "/fish/ is what is in it",
    everybody("Disallow: /fish/"),
    "Bot",
    "/fish/salmon",
    "disallowed",
    2,
  ],
  [
    "path and query are compared",
    everybody("Disallow: /?sideid"),
    "Bot",
    "https://eksempel.dk?sideid=1",
    "disallowed",
    2,
  ],
  [
    "the star is any run of characters",
    everybody("Disallow: /*?sort="),
    "Bot",
    "/shoes?sort=price",
    "disallowed",
    2,
  ],
  [
    "the star does not skip what is written",
    everybody("Disallow: /*?sort="),
    "Bot",
    "/shoes?page=2&sort=price",
    "allowed",
    null,
  ],
  ["the dollar is the end", everybody("Disallow: /*.pdf$"), "Bot", "/guide.pdf", "disallowed", 2],
  [
    "the dollar is the end of the query too",
    everybody("Disallow: /*.pdf$"),
    "Bot",
    "/guide.pdf?v=2",
    "allowed",
    null,
  ],
  ["a dollar inside is a dollar", everybody("Disallow: /a$b"), "Bot", "/a$b", "disallowed", 2],
  [
    "percent coding is made equal: letters beyond ASCII",
    everybody("Disallow: /café"),
    "Bot",
    "/caf%C3%A9",
    "disallowed",
    2,
  ],
  [
    "percent coding is made equal: lower-case digits",
    everybody("Disallow: /caf%c3%a9"),
    "Bot",
    "/caf%C3%A9",
    "disallowed",
    2,
  ],
  [
    "percent coding is made equal: ASCII",
    everybody("Disallow: /a/%62"),
    "Bot",
    "/a/b",
    "disallowed",
    2,
  ],
  [
    "octets are counted, not characters",
    everybody("Disallow: /ä*x", "Allow: /ä/ab"),
    "Bot",
    "/ä/abx",
    "allowed",
    3,
  ],
  [
    "an empty Disallow is passed over, other rules stay",
    everybody("Disallow:", "Disallow: /p"),
    "Bot",
    "/p",
    "disallowed",
    3,
  ],
  [
    "a group with an empty Disallow alone opens all",
    everybody("Disallow:"),
    "Bot",
    "/a",
    "allowed",
    null,
  ],
  [
    "Disallow: / blocks the whole site",
    everybody("Disallow: /"),
    "Bot",
    "/any/thing?at=all",
    "disallowed",
    2,
  ],
  [
    "a pattern without a slash has no effect",
    everybody("Disallow: mitgliederbereich"),
    "Bot",
    "/mitgliederbereich",
    "allowed",
    null,
  ],
  [
    "a whole address as a pattern has no effect",
    everybody("Disallow: https://h.example/p", "Disallow: /q"),
    "Bot",
    "/p",
    "allowed",
    null,
  ],
  [
    "and the rule behind it has",
    everybody("Disallow: https://h.example/p", "Disallow: /q"),
    "Bot",
    "/q",
    "disallowed",
    3,
  ],
]);

test("where Google's parser says otherwise both are shown", () => {
  const { differences } = tested(everybody("Disallow: /a/%62"), "/a/b", "Bot");
  expect(differences).toContainEqual({
    reading: "google",
    verdict: "allowed",
    basis: "no-match",
    line: null,
  });
});

test("order decided in 1996, Allow was unknown in 1994", () => {
  const file = everybody("Disallow: /page", "Allow: /page");
  for (const reading of ["1996", "1994"] as const)
    expect(tested(file, "/page", "Bot", { reading }).verdict).toBe("disallowed");
  expect(
    tested(everybody("Allow: /p", "Disallow: /p/secret"), "/p/secret/1", "Bot", {
      reading: "1996",
    }).verdict,
  ).toBe("allowed");
});

test("/*/x, */x and /*x are three patterns", () => {
  const on = (path: string) =>
    ["/*/referrers", "*/referrers", "/*referrers"].map(
      (pattern) => tested(everybody(`Disallow: ${pattern}`), path, "Bot").verdict,
    );
  expect(on("/referrers")).toEqual(["allowed", "disallowed", "disallowed"]);
  expect(on("/meinereferrerstrings.html")).toEqual(["allowed", "allowed", "disallowed"]);
});

test("the table counts octets", () => {
  const { candidates } = tested(everybody("Disallow: /ä*x", "Allow: /ä/ab"), "/ä/abx", "Bot");
  expect(candidates.map(({ line, octets }) => [line, octets])).toEqual([
    [3, 10],
    [2, 9],
  ]);
});
