import { expect, test } from "vitest";
import { facts } from "../../src/crawlers/facts.ts";
import { HONOUR_DELAY, IGNORE_DELAY } from "../../src/lint/records/delay-readers.ts";

test.each([
  ["honoured", HONOUR_DELAY],
  ["ignored", IGNORE_DELAY],
] as const)("the registry says the same: %s", (status, tokens) => {
  const said = facts.filter(({ crawlDelay }) => crawlDelay.status === status);
  expect([...tokens].sort()).toEqual(said.map(({ token }) => token).sort());
});
