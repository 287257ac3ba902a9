import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkUserAgent, DOCUMENTATION, USER_AGENT, VERSION } from "../src/user-agent.ts";

test("it names product, version and documentation", () => {
  expect(USER_AGENT).toBe(`Aushang/${VERSION} (+${DOCUMENTATION})`);
  expect(checkUserAgent(USER_AGENT)).toBe(USER_AGENT);
});

test("its version is the package's", () => {
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  expect(JSON.parse(manifest).version).toBe(VERSION);
});

test("the documentation that it names is there", () => {
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  const anchors = [...readme.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading.toLowerCase().replaceAll(" ", "-"),
  );
  expect(anchors).toContain(new URL(DOCUMENTATION).hash.slice(1));
});

test.each([
  ["empty", ""],
  ["blank", "  "],
  ["a line break", "a\r\nX-Injected: 1"],
  ["a lone line feed", "a\nb"],
  ["a NUL", "a\0b"],
  ["a tab", "a\tb"],
  ["an escape", "a\x1b[31m"],
  ["outside ASCII", "Bär/1.0"],
  ["too long", "a".repeat(1_001)],
  ["a number", 7],
  ["nothing", null],
])("refused with a TypeError: %s", (_why, value) => {
  expect(() => checkUserAgent(value)).toThrow(TypeError);
});
