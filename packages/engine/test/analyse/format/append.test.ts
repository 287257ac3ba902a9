import { describe, expect, test } from "vitest";
import { appendPolicy, type PolicyWarning } from "../../../src/analyse/index.ts";
import { applyEdits } from "../../../src/index.ts";

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

interface Row {
  readonly why: string;
  readonly file: string;
  readonly policy: string;
  readonly warnings: readonly PolicyWarning[];
  /** Crawlers, direction and witness of each change. */
  readonly changes: readonly (readonly [readonly string[], string, string])[];
}

const NOBODY = "*";

const rows: readonly Row[] = [
  {
    why: "a policy for crawlers that the file does not bind",
    file: "User-agent: A\nDisallow: /a\n",
    policy: "User-agent: GPTBot\nDisallow: /\n",
    warnings: [],
    changes: [[["GPTBot"], "closed", "/"]],
  },
  {
    why: "a group of everybody that is glued to the policy",
    file: "User-agent: A\nDisallow: /a\n\nUser-agent: *\nSitemap: https://h.example/s.xml\n",
    policy: "User-agent: BadBot\nDisallow: /\n",
    warnings: [{ code: "glued", line: 4, tokens: ["*"], added: ["BadBot"] }],
    changes: [[["BadBot", NOBODY], "closed", "/"]],
  },
  {
    why: "rules first: they bind the last group of the file",
    file: "User-agent: A\nDisallow: /a\n",
    policy: "Disallow: /x\n",
    warnings: [{ code: "rules-first", line: 4, tokens: ["A"] }],
    changes: [[["A"], "closed", "/x"]],
  },
  {
    why: "rules first, and no group before them",
    file: "# mine\n",
    policy: "Disallow: /x\n",
    warnings: [{ code: "rules-first", line: 3, tokens: [] }],
    changes: [],
  },
  {
    why: "a second group of everybody, and a crawler that is freed from the first",
    file: "User-agent: *\nDisallow: /cart/",
    policy: "User-agent: *\nDisallow: /x\nUser-agent: GPTBot\nDisallow: /y",
    warnings: [
      { code: "same-token", line: 4, token: "*", lines: [1] },
      { code: "freed", line: 6, token: "GPTBot", witness: "/cart/" },
    ],
    changes: [
      [["GPTBot"], "opened", "/cart/"],
      [["GPTBot"], "closed", "/y"],
      [[NOBODY], "closed", "/x"],
    ],
  },
  {
    why: "a policy that ends in the middle of a group",
    file: "",
    policy: "User-agent: GPTBot\nDisallow: /\nUser-agent: CCBot\n",
    warnings: [{ code: "open-end", line: 3, tokens: ["CCBot"] }],
    changes: [[["GPTBot"], "closed", "/"]],
  },
  {
    why: "nothing at all",
    file: "User-agent: A\nDisallow: /\n",
    policy: "",
    warnings: [],
    changes: [],
  },
];

test.each(rows)("$why", ({ file, policy, warnings, changes }) => {
  const done = appendPolicy(file, policy);
  expect(done.warnings).toEqual(warnings);
  expect(
    done.difference.changes.map(({ crawlers, direction, witness }) => [
      crawlers,
      direction,
      witness,
    ]),
  ).toEqual(changes);
  expect(done.difference.proven).toBe(true);
  expect(applyEdits(Buffer.from(file), done.edits)).toEqual(done.bytes);
  expect(text(done.bytes).startsWith(file)).toBe(true);
});

describe("how it is put there", () => {
  test.each([
    ["", "a\n", "a\n", 1],
    ["x", "a", "x\n\na\n", 3],
    ["x\r\ny\r\n", "a\nb", "x\r\ny\r\n\r\na\r\nb\r\n", 4],
  ])("%j and %j", (file, policy, whole, line) => {
    const done = appendPolicy(file, policy);
    expect([text(done.bytes), done.line]).toEqual([whole, line]);
  });
});
