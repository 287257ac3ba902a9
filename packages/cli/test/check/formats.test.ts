import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SaxesParser } from "saxes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type } from "../console.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aushang-formats-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Names and reasons with everything that a format could take for its own. */
const ODD = `name: "]]>&<\\"'\\u0001\\u001b[31m # \\\\"
file: robots.txt
checks:
  - crawler: ["A<b>&' SKIP \\\\", "*"]
    url: "/a?x=<&>#%00"
    expect: disallowed
    why: "-->]]> \\u0000 ... \\n  ---\\nok 1 - # TODO <![CDATA["
  - crawler: Googlebot
    url: /open
    expect: allowed
  - status: 200
`;

/** Nothing listens there. */
const DARK = "address: http://127.0.0.1:1\nchecks: [{crawler: Googlebot, all: allowed}]\n";

async function run(format: string): Promise<string> {
  file("robots.txt", "User-agent: *\nDisallow: /b\n");
  const suite = file("odd.yaml", ODD);
  const broken = file("bro<ken>#.yaml", "checks: [{crawlr: '<&>', url: /a, expect: allowed}]\n");
  const dark = file("dark.yaml", DARK);
  const { code, out } = await type(["check", suite, broken, dark, "--format", format]);
  expect(code).toBe(2);
  return out.replaceAll(`${folder}/`, "");
}

/** Elements of an XML text with their attributes; fails for a text that is no XML. */
function elements(text: string) {
  const found: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    found.push({ name, attributes: attributes as Record<string, string>, text: "" });
  });
  parser.on("text", (piece) => {
    const last = found.at(-1);
    if (last !== undefined) last.text += piece;
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(text).close();
  return found;
}

describe("junit", () => {
  test("is XML whatever stands in a suite, and its counts are true", async () => {
    const found = elements(await run("junit"));
    const [root] = found;
    expect(root).toMatchObject({
      name: "testsuites",
      attributes: { tests: "6", failures: "2", errors: "2", skipped: "1" },
    });
    const count = (name: string) => found.filter((one) => one.name === name).length;
    expect([count("testcase"), count("failure"), count("error"), count("skipped")]).toEqual([
      6, 2, 2, 1,
    ]);
    const sums = found.filter(({ name }) => name === "testsuite");
    for (const key of ["tests", "failures", "errors", "skipped"])
      expect(sums.reduce((sum, one) => sum + Number(one.attributes[key]), 0)).toBe(
        Number(root?.attributes[key]),
      );
    expect(found.find(({ name }) => name === "failure")?.text).toContain("-->]]> <U+0000>");
    expect(found.find(({ name }) => name === "testcase")?.attributes.name).toBe(
      "A<b>&' SKIP \\ /a?x=<&>#%00 disallowed",
    );
  });

  test("the checker of this test sees what is no XML", () => {
    expect(() => elements("<a><b></a>")).toThrow();
    expect(() => elements("<a>\u0001</a>")).toThrow();
  });
});

/** Test points of a TAP 14 stream; fails for a line that is none of it. */
function points(text: string) {
  const lines = text.trimEnd().split("\n");
  expect(lines.shift()).toBe("TAP version 14");
  const plan = /^1\.\.(\d+)$/.exec(lines.shift() ?? "")?.[1];
  const found: { ok: boolean; name: string; directive: string | null; yaml: string[] }[] = [];
  let inYaml = false;
  for (const line of lines) {
    const last = found.at(-1);
    if (inYaml) {
      if (line === "  ...") inYaml = false;
      else last?.yaml.push(line);
    } else if (line === "  ---") inYaml = true;
    else if (!line.startsWith("#")) {
      const [, not, number, rest = ""] = /^(not )?ok (\d+) - (.*)$/.exec(line) ?? [];
      expect({ line, number: Number(number) }).toEqual({ line, number: found.length + 1 });
      const [, name = "", directive = null] = /^((?:\\.|[^#\\])*)(?:# (.*))?$/.exec(rest) ?? [];
      found.push({
        ok: not === undefined,
        name: name.trimEnd().replace(/\\(.)/g, "$1"),
        directive,
        yaml: [],
      });
    }
  }
  expect(found).toHaveLength(Number(plan));
  return found;
}

describe("tap", () => {
  test("nothing of a suite becomes a directive, a point or the end of a block", async () => {
    const found = points(await run("tap"));
    expect(
      found.map(({ ok, name, directive }) => [ok, name, directive?.slice(0, 4) ?? null]),
    ).toEqual([
      [false, "A<b>&' SKIP \\ /a?x=<&>#%00 disallowed", null],
      [false, "* /a?x=<&>#%00 disallowed", null],
      [true, "Googlebot /open allowed", null],
      [true, "status 200", "SKIP"],
      [false, "bro<ken>#.yaml", null],
      [false, "Googlebot all allowed", null],
    ]);
    for (const { yaml } of found)
      for (const line of yaml)
        expect(() => JSON.parse(line.replace(/^ {2}\w+: /, ""))).not.toThrow();
  });
});

describe("json", () => {
  test("one line with every result and every problem", async () => {
    const out = await run("json");
    expect(out.split("\n")).toHaveLength(2);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no control character may come through raw.
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    const { suites, counts } = JSON.parse(out);
    expect(counts).toEqual({ passed: 1, failed: 2, notReadable: 1, skipped: 1 });
    expect(
      suites.map(({ path, name, runs, problems }: Record<string, unknown[]>) => [
        path,
        name,
        runs?.length,
        problems,
      ]),
    ).toEqual([
      ["odd.yaml", "]]>&<\"'\u0001\u001b[31m # \\", 1, []],
      [
        "bro<ken>#.yaml",
        null,
        0,
        [expect.objectContaining({ code: "key-unknown", line: 1, column: 11 })],
      ],
      ["dark.yaml", null, 1, []],
    ]);
    const [{ runs }] = suites;
    expect(runs[0].results[0]).toMatchObject({
      state: "failed",
      at: 4,
      expected: { verdict: "disallowed" },
      found: { verdict: "allowed", basis: "no-match", line: null },
      test: { steps: [{ code: "group-star" }, { code: "address" }, { code: "no-match" }] },
    });
  });
});
