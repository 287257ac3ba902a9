import { expect, test } from "vitest";
import { missOf } from "../../../src/analyse/explorer/miss.ts";
import { octetText, segmentsOf } from "../../../src/analyse/explorer/segments.ts";

const missed = (pattern: string, target: string) =>
  missOf(
    segmentsOf(new TextEncoder().encode(pattern), "rfc9309"),
    octetText(new TextEncoder().encode(target)),
  );

test.each([
  ["/fish", "/catfish", { code: "not-at-start", wanted: "/fish" }],
  ["/fish", "/a/fish", { code: "not-at-start", wanted: "/fish" }],
  ["/fish", "/FISH/a", { code: "case", wanted: "/fish", found: "/FISH" }],
  ["/fish/", "/fish", { code: "slash-missing" }],
  ["/fish/", "/fish?a=1", { code: "slash-missing" }],
  ["/fish/", "/fish.html", { code: "part-missing", wanted: "/", after: "/fish", found: "." }],
  ["/fish", "/fi", { code: "ends-early", wanted: "sh" }],
  ["/fish$", "/fish/", { code: "slash-added" }],
  ["/fish$", "/fish.html", { code: "behind-end", rest: ".html" }],
  ["/*.pdf$", "/guide.pdf?v=2", { code: "behind-end", rest: "?v=2" }],
  ["/*.pdf$", "/guide.PDF", { code: "case", wanted: ".pdf", found: ".PDF" }],
  ["/*.pdf$", "/guide.html", { code: "part-missing", wanted: ".pdf", after: "/", found: null }],
  ["/*a/*b/", "/b/a/", { code: "order", wanted: "b/", after: "a/" }],
  ["/*/x", "/x", { code: "part-missing", wanted: "/x", after: "/", found: null }],
  [
    "/*?sort=",
    "/shoes?page=2&sort=price",
    { code: "query-order", name: "sort=", caughtBy: "/*&sort=" },
  ],
  [
    "/shoes?sort=",
    "/shoes?page=2&sort=price",
    { code: "query-order", name: "sort=", caughtBy: "/shoes*&sort=" },
  ],
  ["/*&sort=", "/shoes?sort=price", { code: "query-order", name: "sort=", caughtBy: "/*?sort=" }],
  ["/a%2Fb", "/a/b", { code: "escape", wanted: "/a%2Fb", found: "/a/b" }],
  ["/*x%2Fb", "/x/b", { code: "escape", wanted: "x%2Fb", found: "x/b" }],
])("%s and %s", (pattern, target, miss) => {
  expect(missed(pattern, target)).toEqual(miss);
});
