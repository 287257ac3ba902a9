import { expect, test } from "vitest";
import type { RobotsFacts } from "../../src/tester/model.ts";
import { closingStatus, isEarned, verdictWord } from "../../src/texts/index.ts";

test.each([
  { why: "the word of a rule", verdict: "disallowed", basis: "rule", word: "blocked" },
  {
    why: "closed by the fetch, not by a rule",
    verdict: "disallowed",
    basis: "unreachable",
    word: "closed",
  },
  { why: "open, whatever the reason", verdict: "allowed", basis: "unavailable", word: "open" },
  { why: "nothing was asked", verdict: "unknown", basis: "not-fetched", word: "unknown" },
  {
    why: "another site's file",
    verdict: "out-of-scope",
    basis: "other-origin",
    word: "out-of-scope",
  },
] as const)("$word: $why", ({ verdict, basis, word }) => {
  expect(verdictWord({ verdict, basis })).toBe(word);
});

test.each([
  { why: "the status closes", status: 503, failure: null, closing: 503 },
  {
    why: "a 200 that broke off is closed for breaking off",
    status: 200,
    failure: "reset",
    closing: null,
  },
  { why: "no answer, no status", status: null, failure: "dns", closing: null },
] as const)("closing status $closing: $why", ({ status, failure, closing }) => {
  expect(closingStatus({ robots: { status, failure } as RobotsFacts })).toBe(closing);
});

test.each([
  { earned: true, verdict: "allowed", basis: "rule" },
  { earned: true, verdict: "allowed", basis: "no-match" },
  { earned: true, verdict: "allowed", basis: "robots-txt-itself" },
  { earned: false, verdict: "allowed", basis: "no-rules" },
  { earned: false, verdict: "allowed", basis: "unavailable" },
  { earned: false, verdict: "allowed", basis: "cached" },
  { earned: false, verdict: "disallowed", basis: "rule" },
  { earned: false, verdict: "disallowed", basis: "unreachable" },
  { earned: false, verdict: "unknown", basis: "not-fetched" },
  { earned: false, verdict: "out-of-scope", basis: "other-origin" },
] as const)("green: $earned for $verdict by $basis", ({ earned, verdict, basis }) => {
  expect(isEarned({ verdict, basis })).toBe(earned);
});
