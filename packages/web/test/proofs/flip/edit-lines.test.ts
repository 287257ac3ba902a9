import { expect, test } from "vitest";
import { editSteps } from "../../../src/proofs/flip/edit-lines.tsx";

const added = (line: number, after: string) =>
  ({ change: "added", line, before: null, after }) as const;
const changed = {
  change: "changed",
  line: 3,
  before: "Disallow: /a",
  after: "Disallow: /a$",
} as const;

test.each([
  { why: "one line is told as it is", lines: [changed], is: [[changed, []]] },
  {
    why: "a blank line before a single one is not told",
    lines: [added(4, ""), added(4, "Allow: /a")],
    is: [[added(4, "Allow: /a"), []]],
  },
  {
    why: "lines behind the same line are taken together",
    lines: [added(4, ""), added(4, "User-agent: x"), added(4, "Allow: /a")],
    is: [[added(4, ""), ["User-agent: x", "Allow: /a"]]],
  },
  {
    why: "lines in other places are told apart, in order",
    lines: [added(1, "Allow: /a"), changed, added(4, "Allow: /b")],
    is: [
      [added(1, "Allow: /a"), []],
      [changed, []],
      [added(4, "Allow: /b"), []],
    ],
  },
])("$why", ({ lines, is }) => {
  expect(editSteps(lines).map(({ first, added: texts }) => [first, texts])).toEqual(is);
});
