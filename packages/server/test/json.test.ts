import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonFault, repeatedName } from "../src/http/problems/json.ts";

test.each([
  { why: "a missing colon", text: '{"a" 1}', line: 1, column: 6 },
  { why: "a missing comma", text: '{"a":1\n "b":2}', line: 2, column: 2 },
  { why: "a comma too many in an object", text: '{"a":1,}', line: 1, column: 8 },
  { why: "a comma too many in a list", text: "[1,]", line: 1, column: 4 },
  { why: "a comma first", text: "[,1]", line: 1, column: 2 },
  { why: "a key without quotes", text: "{a:1}", line: 1, column: 2 },
  { why: "single quotes", text: "{'a':1}", line: 1, column: 2 },
  { why: "a word that is no value", text: '{"a": x}', line: 1, column: 7 },
  { why: "a word that begins like one", text: "[nulls]", line: 1, column: 2 },
  { why: "a comment", text: '{\n  // no\n  "a":1}', line: 2, column: 3 },
  { why: "the wrong bracket", text: "[1}", line: 1, column: 3 },
  { why: "a bracket too many", text: "{}}", line: 1, column: 3 },
  { why: "two values", text: "{} {}", line: 1, column: 4 },
  { why: "a leading zero", text: "[01]", line: 1, column: 2 },
  { why: "a plus sign", text: "[+1]", line: 1, column: 2 },
  { why: "a string with a line break: where it begins", text: '["a\nb"]', line: 1, column: 2 },
  { why: "an unknown escape: where the string begins", text: '["\\x"]', line: 1, column: 2 },
  { why: "it breaks off", text: '{"a":', line: 1, column: 6 },
  { why: "it breaks off in a string", text: '{"a', line: 1, column: 2 },
  { why: "nothing", text: "", line: 1, column: 1 },
  { why: "a bracket alone", text: "}", line: 1, column: 1 },
])("$why", ({ text, line, column }) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(jsonFault(text)).toEqual({ line, column });
});

test("what JSON.parse reads has no fault", () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom("", " ", "\n\t"), (text, blank) => {
      expect(jsonFault(blank + text + blank)).toBeNull();
    }),
  );
});

test("a fault is found exactly where JSON.parse fails", () => {
  const damaged = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom("", ",", ":", "{", "]", '"', "x", "1", "-"))
    .map(([text, at, put]) => {
      const i = at % (text.length + 1);
      return text.slice(0, i) + put + text.slice(i + 1);
    });
  fc.assert(
    fc.property(damaged, (text) => {
      let fails = false;
      try {
        JSON.parse(text);
      } catch {
        fails = true;
      }
      expect(jsonFault(text) !== null).toBe(fails);
    }),
    { numRuns: 2_000 },
  );
});

test("long and deep texts take no long time and no stack", () => {
  const from = performance.now();
  expect(jsonFault("[".repeat(1_000_000))).toEqual({ line: 1, column: 1_000_001 });
  expect(jsonFault(`"${"a".repeat(1_000_000)}"`)).toBeNull();
  expect(jsonFault(`"${"\\n".repeat(500_000)}"`)).toBeNull();
  expect(performance.now() - from).toBeLessThan(1_000);
});

test.each([
  { why: "no object", text: "[1, 1]", name: null },
  { why: "different names", text: '{"a": "a", "b": {"a": 1}, "c": [{"a": 1}]}', name: null },
  { why: "the same name twice", text: '{"a": 1, "b": {}, "a": 2}', name: "a" },
  { why: "the same name, escaped", text: '{"a": 1, "\\u0061": 2}', name: "a" },
  { why: "names of the prototype", text: '{"__proto__": 1, "__proto__": 2}', name: "__proto__" },
  { why: "a value that looks like members", text: '{"a": "{\\"a\\": 1, \\"a\\": 2}"}', name: null },
])("a name that is there twice is found: $why", ({ text, name }) => {
  JSON.parse(text);
  expect(repeatedName(text)).toBe(name);
});

test("looking for names takes no long time either", () => {
  const from = performance.now();
  expect(repeatedName(`{"a": ${"[".repeat(500_000)}${"]".repeat(500_000)}}`)).toBeNull();
  expect(repeatedName(`{"a": "${'\\\\"'.slice(0, 2).repeat(500_000)}"}`)).toBeNull();
  expect(performance.now() - from).toBeLessThan(2_000);
});
