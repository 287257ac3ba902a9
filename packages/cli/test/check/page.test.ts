import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSuite } from "@aushang/inputs/suite";
import { Ajv } from "ajv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type } from "../console.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const PAGE = readFileSync(join(ROOT, "docs/checks.md"), "utf8");

/** Code of the page by its language. */
const fences = (language: string): string[] =>
  [...PAGE.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter((match) => match[1] === language)
    .map((match) => match[2] ?? "");

const yaml = fences("yaml");
const suites = yaml.filter((text) => /^checks:$/m.test(text));
const pipelines = yaml.filter((text) => !suites.includes(text));

/** A command of the page: its words, and the file that its output goes to. */
function takeApart(command: string) {
  const [words = "", target = null] = command.split(" > ");
  return { argv: words.trim().split(/\s+/), target };
}

describe("what the page shows is true", () => {
  const shown = fences("").filter((text) => text.startsWith("$ aushang "));

  test.each(shown.map((text) => ({ command: text.split("\n")[0], text })))(
    "$command",
    async ({ text }) => {
      const [first = "", ...rest] = text.split("\n");
      const { out } = await type(first.slice("$ aushang ".length).split(" "), { columns: null });
      expect(out).toBe(rest.join("\n"));
    },
  );

  test("there is something shown", () => {
    expect([shown.length, suites.length, pipelines.length]).toEqual([2, 6, 2]);
    expect(suites[0]).toBe(readFileSync(join(ROOT, "docs/example.suite.yaml"), "utf8"));
  });
});

const schema = JSON.parse(
  readFileSync(new URL("../../schema/suite.schema.json", import.meta.url), "utf8"),
);
const validate = new Ajv({ strict: true, strictRequired: false }).compile(schema);

test.each(suites)("a suite of the page is one, for the reader and for editors: %#", (text) => {
  expect(readSuite(text).problems).toEqual([]);
  validate(parse(text));
  expect(validate.errors).toBeNull();
});

test("the page names every key of the schema", () => {
  const { items } = schema.properties.checks;
  for (const key of [...Object.keys(schema.properties), ...Object.keys(items.properties)])
    expect(PAGE).toMatch(new RegExp(`\`${key}\``));
});

describe("the examples for build servers", () => {
  let folder: string;
  const before = process.cwd();

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "aushang-pipeline-"));
    mkdirSync(join(folder, "public"));
    cpSync(join(ROOT, "docs/example.robots.txt"), join(folder, "public/robots.txt"));
    writeFileSync(
      join(folder, "robots.suite.yaml"),
      "environments:\n  production:\nchecks:\n  - crawler: Googlebot\n    url: /shoes\n    expect: allowed\n",
    );
    process.chdir(folder);
  });

  afterAll(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true, force: true });
  });

  /** Every `npx aushang …` of the pipelines. */
  const commands = (): string[] =>
    pipelines.flatMap((text) => {
      const steps: string[] = [];
      JSON.stringify(parse(text), (_key, value) => {
        if (typeof value === "string" && value.startsWith("npx aushang "))
          steps.push(value.slice("npx aushang ".length));
        return value;
      });
      return steps;
    });

  test("run, and pass", async () => {
    expect(commands()).toHaveLength(2);
    for (const command of commands()) {
      const { argv, target } = takeApart(command);
      const { code, out, err } = await type(argv);
      expect({ command, code, err }).toEqual({ command, code: 0, err: "" });
      if (target !== null) expect(out).toMatch(/^<\?xml /);
    }
  });

  test("the command of the shell script is understood, and its codes are all there are", async () => {
    const [script = ""] = fences("sh");
    const command = /^npx aushang (.*)$/m.exec(script)?.[1] ?? "";
    const { argv } = takeApart(command);
    const robots = argv.map((word) =>
      word === "--live" ? "--robots" : word.startsWith("https:") ? "public/robots.txt" : word,
    );
    expect((await type(robots)).code).toBe(0);
    expect([...script.matchAll(/^ {2}(\d)\)/gm)].map((match) => match[1])).toEqual([
      "0",
      "1",
      "2",
      "3",
    ]);
  });
});
