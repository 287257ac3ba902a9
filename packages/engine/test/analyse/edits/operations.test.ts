import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Operation } from "../../../src/analyse/edits/model.ts";
import { edited } from "../../../src/analyse/edits/operations.ts";
import { applyEdits } from "../../../src/edit.ts";
import { parse } from "../../../src/parse.ts";
import { runs } from "../../runs.ts";
import { files } from "../samples.ts";

const after = (text: string, ...operations: Operation[]): string => {
  const { file } = edited(parse(text), operations);
  return file.text({ from: 0, to: file.bytes.length });
};
const add = (behind: number, ...texts: string[]): Operation => ({ kind: "add", behind, texts });
const remove = (line: number): Operation => ({ kind: "remove", line });
const rewrite = (line: number, part: "key" | "value" | "line", text: string): Operation => ({
  kind: "rewrite",
  line,
  part,
  text,
});

describe("line ends and the end of the file stay as they were", () => {
  test.each([
    ["a: 1\nb: 2\n", [add(2, "c")], "a: 1\nb: 2\nc\n"],
    ["a: 1\r\nb: 2\r\n", [add(1, "c", "d")], "a: 1\r\nc\r\nd\r\nb: 2\r\n"],
    ["a: 1\nb: 2", [add(2, "c")], "a: 1\nb: 2\nc"],
    ["a: 1\rb: 2", [add(2, "c")], "a: 1\rb: 2\rc"],
    ["", [add(0, "c")], "c\n"],
    ["\uFEFFa: 1\n", [add(0, "c")], "\uFEFFc\na: 1\n"],
    ["a: 1\nb: 2\n", [remove(1)], "b: 2\n"],
    ["a: 1\nb: 2", [remove(2)], "a: 1"],
    ["a: 1\nb: 2", [remove(1), remove(2)], ""],
    ["a: 1\nb: 2", [remove(2), add(1, "c", "d")], "a: 1\nc\nd"],
    ["a: 1\nb: 2", [remove(2), add(2, "c")], "a: 1\nc"],
    ["a: 1\nb: 2", [remove(2), add(1, "c"), add(2, "d")], "a: 1\nc\nd"],
    ["a: 1", [remove(1), add(1, "c")], "c"],
    ["\uFEFFa: 1\nb: 2\n", [remove(1)], "\uFEFFb: 2\n"],
    ["  a : 1 # x\n", [rewrite(1, "value", "/y")], "  a : /y # x\n"],
    ["a: 1\n", [rewrite(1, "key", "b"), rewrite(1, "value", "2")], "b: 2\n"],
    ["a: 1\nb", [rewrite(2, "line", "c: 3")], "a: 1\nc: 3"],
    ["a: 1\nb: 2\n", [remove(1), rewrite(1, "value", "x"), add(1, "c")], "c\nb: 2\n"],
  ])("%j %j", (text, operations, wanted) => {
    expect(after(text, ...operations)).toBe(wanted);
  });
});

test("lines are told as they were and as they are", () => {
  const { lines } = edited(parse("User-agent: *\nDisallow: /a # x\n"), [
    rewrite(2, "key", "Allow"),
    rewrite(2, "value", "/b"),
    add(2, "Disallow: /c"),
    remove(1),
  ]);
  expect(lines).toEqual([
    { change: "removed", line: 1, before: "User-agent: *", after: null },
    { change: "changed", line: 2, before: "Disallow: /a # x", after: "Allow: /b # x" },
    { change: "added", line: 2, before: null, after: "Disallow: /c" },
  ]);
});

test("the edits are the file", () => {
  const operations = fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant("add" as const),
        behind: fc.nat(9),
        texts: fc.constant(["Allow: /"]),
      }),
      fc.record({ kind: fc.constant("remove" as const), line: fc.nat(9) }),
    ),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(files, operations, (text, wanted) => {
      const file = parse(text);
      const fitting = wanted.filter((one) =>
        one.kind === "add"
          ? one.behind <= file.lineCount
          : one.line > 0 && one.line <= file.lineCount,
      );
      const made = edited(file, fitting);
      expect(applyEdits(file.bytes, made.edits)).toEqual(made.file.bytes);
      const removed = new Set(fitting.flatMap((one) => (one.kind === "remove" ? [one.line] : [])));
      // An empty line that lost its end to the one behind it is no line any more.
      if (removed.has(file.lineCount)) return;
      const added = fitting.filter(({ kind }) => kind === "add").length;
      expect(made.file.lineCount).toBe(file.lineCount - removed.size + added);
    }),
    runs(400, 20_000),
  );
});
