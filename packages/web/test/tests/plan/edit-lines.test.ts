import { applyEdits } from "@aushang/engine";
import { plan } from "@aushang/engine/analyse";
import fc from "fast-check";
import { expect, test } from "vitest";
import { editLines } from "../../../src/tests/plan/edit-lines.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("what goes, what comes, and the line in front of it", () => {
  const file = bytes("User-agent: *\r\nDisallow: /a\r\nDisallow: /b\r\n");
  const drawn = editLines(
    [
      { change: "changed", line: 2, before: "Disallow: /a", after: "Allow: /a" },
      { change: "added", line: 3, before: null, after: "Allow: /c" },
    ],
    file,
  );
  expect(drawn.map(({ number, kind, text }) => `${number} ${kind} ${text}`)).toEqual([
    "1 same User-agent: *",
    "2 del Disallow: /a",
    "2 ins Allow: /a",
    "3 same Disallow: /b",
    "4 ins Allow: /c",
  ]);
});

test("a line at the very start has none in front of it", () => {
  const added = { change: "added", line: 0, before: null, after: "User-agent: *" } as const;
  expect(editLines([added], bytes(""))).toEqual([
    { number: 1, kind: "ins", text: "User-agent: *" },
  ]);
});

test("numbers of what comes are those of the edited file, whatever is planned", () => {
  const rule = fc
    .tuple(fc.constantFrom("Allow", "Disallow"), fc.constantFrom("/a", "/a/b", "/*c", "/"))
    .map(([key, path]) => `${key}: ${path}`);
  const file = fc
    .array(fc.oneof(rule, fc.constantFrom("User-agent: A", "User-agent: *")), { maxLength: 7 })
    .map((lines) => `User-agent: *\n${lines.join("\n")}\n`);
  const wish = fc.record({
    asker: fc.constantFrom("A", "B"),
    address: fc.constantFrom("/a", "/a/b", "/x", "/c"),
    verdict: fc.constantFrom("allowed" as const, "disallowed" as const),
  });
  fc.assert(
    fc.property(file, fc.array(wish, { minLength: 1, maxLength: 3 }), (text, wishes) => {
      const planned = plan(text, wishes);
      if (!planned.possible) return;
      const after = new TextDecoder().decode(applyEdits(bytes(text), planned.edits)).split("\n");
      const drawn = editLines(planned.lines, bytes(text));
      for (const { number, kind, text: line } of drawn) {
        if (kind !== "del") expect(after[number - 1]).toBe(line);
      }
    }),
    { numRuns: 120 },
  );
});
