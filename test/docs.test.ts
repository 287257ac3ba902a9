import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { expect, test } from "vitest";
import { COMMANDS } from "../packages/cli/src/forms.ts";
import type { Io } from "../packages/cli/src/io.ts";
import { run } from "../packages/cli/src/run.ts";
import { createServer } from "../packages/server/src/index.ts";
import { generate } from "../scripts/generate.mjs";
import { anchors, fences, follow, inlineCode, localLinks } from "./markdown.ts";
import { projectFiles, ROOT, readJson, readText, workspacePackages } from "./repository.ts";

const files = projectFiles();
const pages = files.filter((file) => file.endsWith(".md"));

/** Where a link of a page leads to nothing. */
function deadLinks(page: string, markdown: string): string[] {
  return localLinks(markdown).filter((link) => {
    const { file, anchor } = follow(page, link);
    if (!existsSync(join(ROOT, file))) return true;
    const target = file === page ? markdown : file.endsWith(".md") ? readText(file) : "";
    return anchor !== null && !anchors(target).has(anchor);
  });
}

/** What the command prints, with its exit code. */
async function aushang(...argv: string[]): Promise<{ code: number; output: string }> {
  let output = "";
  const stream = () =>
    new Writable({
      write(chunk, _encoding, done) {
        output += chunk;
        done();
      },
    });
  const io: Io = {
    stdin: Readable.from([]),
    stdout: stream(),
    stderr: stream(),
    env: { LANG: "en_GB.UTF-8" },
    columns: 100,
    isTty: { stdin: false, stdout: false, stderr: false },
    onStop: () => () => {},
  };
  const code = await run(argv, io);
  return { code, output };
}

/** Every use of the command in the code of a page, as words. */
function commandLines(markdown: string): string[][] {
  const code = [...fences(markdown).map((fence) => fence.code), ...inlineCode(markdown)].join("\n");
  return [...code.matchAll(/^(?:\$ )?(?:npx )?aushang +([^\n#<|]*)/gm)].map((match) =>
    (match[1] ?? "").trim().split(/\s+/),
  );
}

/** The command, if there is none of that name, else each option that its help does not have. */
async function unknownWords(words: readonly string[]): Promise<string[]> {
  const [first = ""] = words;
  const named = /^[a-z]+$/.test(first) ? [first] : [];
  if (named.some((name) => !COMMANDS.some((command) => command === name))) return named;
  const { output } = await aushang(...named, "--help");
  const options = words.filter((word) => /^--?[a-z]/i.test(word));
  return options.filter((option) => !new RegExp(`(^|[ ,])${option}([ ,<=]|$)`, "m").test(output));
}

test("there are pages to look at", () => {
  const wanted = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/threats.md",
  ];
  expect(wanted.filter((page) => !pages.includes(page))).toEqual([]);
});

test("every link inside the repository leads somewhere", () => {
  const dead = pages.flatMap((page) =>
    deadLinks(page, readText(page)).map((link) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
  const planted = "# Top\n[a](#top) [b](#bottom) [c](docs/nowhere.md) [d](https://example.com/x)";
  expect(deadLinks("README.md", planted)).toEqual(["#bottom", "docs/nowhere.md"]);
});

test("every path that a page names in code exists", () => {
  const missing = pages.flatMap((page) =>
    inlineCode(readText(page))
      .filter((code) => /^(packages|scripts|test|testdata|docs|bench|fuzz)\/[\w./-]+$/.test(code))
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("every npm script that a page names exists", () => {
  const { scripts } = readJson<{ scripts: Record<string, string> }>("package.json");
  const named = pages.flatMap((page) =>
    [...readText(page).matchAll(/\bnpm (?:run ([a-z:-]+)|(start|test)\b)/g)].map((match) => ({
      page,
      script: match[1] ?? match[2] ?? "",
    })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ script }) => scripts[script] === undefined)).toEqual([]);
});

test("every command and option that a page names is in the command's help", async () => {
  const lines = pages.flatMap((page) =>
    commandLines(readText(page)).map((words) => ({ page, words })),
  );
  expect(lines.length).toBeGreaterThan(10);
  const unknown: string[] = [];
  for (const { page, words } of lines) {
    for (const word of await unknownWords(words))
      unknown.push(`${page}: ${words.join(" ")}: ${word}`);
  }
  expect(unknown).toEqual([]);
  expect(await unknownWords(["test", "https://a.example/", "--as", "x", "--loud"])).toEqual([
    "--loud",
  ]);
  expect(await unknownWords(["whistle", "--json"])).toEqual(["whistle"]);
});

test("the README shows what the command prints", async () => {
  const [example] = fences(readText("README.md"));
  const [command = "", ...shown] = (example?.code ?? "").trimEnd().split("\n");
  const argv = command
    .replace(/^\$ npx aushang /, "")
    .replaceAll("'", "")
    .split(" ");
  const { code, output } = await aushang(...argv);
  expect(code).toBe(1);
  expect(output.trimStart().startsWith(shown.join("\n").trim())).toBe(true);
});

test("the README's request gets an answer", async () => {
  const request = fences(readText("README.md")).find(({ code }) => code.startsWith("curl"));
  const body = /-d '([^']*)'/.exec(request?.code ?? "")?.[1] ?? "";
  const app = await createServer({ logger: { level: "silent" }, webRoot: null });
  try {
    const answer = await app.inject({
      method: "POST",
      url: "/api/v1/test",
      headers: { "content-type": "application/json" },
      payload: body,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ verdict: "disallowed", line: 2 });
  } finally {
    await app.close();
  }
});

test("ARCHITECTURE.md names every package", () => {
  const text = readText("ARCHITECTURE.md");
  const missing = workspacePackages().filter(
    ({ folder, manifest }) => !text.includes(`| \`${folder}\` | \`${manifest.name}\` |`),
  );
  expect(missing.map(({ folder }) => folder)).toEqual([]);
});

test("the engine's README lists its entries, and no others", () => {
  const text = readText("packages/engine/README.md");
  const engine = workspacePackages().find(({ manifest }) => manifest.name === "@aushang/engine");
  const entries = Object.keys(engine?.manifest.exports ?? {})
    .filter((entry) => entry !== "./package.json")
    .map((entry) => `@aushang/engine${entry.slice(1)}`);
  const rows = text.split("\n").filter((line) => line.startsWith("| `@"));
  const listed = rows.flatMap((row) =>
    inlineCode(row.split("|")[1] ?? "").map((name) =>
      name.startsWith("/") ? `@aushang/engine${name}` : name,
    ),
  );
  expect(listed.sort()).toEqual(entries.sort());
});

test("the list of decisions is complete", () => {
  const records = files.filter((file) => /^docs\/decisions\/\d{4}-/.test(file));
  const list = localLinks(readText("docs/decisions/README.md")).map(
    (link) => `docs/decisions/${link}`,
  );
  expect(list.sort()).toEqual([...records].sort());
  for (const record of records) {
    const number = /\d{4}/.exec(record)?.[0];
    expect(readText(record)).toMatch(new RegExp(`^# ${number}: .+\n\n`));
  }
});

test("every entry of the test data has its origin", () => {
  const text = readText("testdata/README.md");
  const entries = readdirSync(join(ROOT, "testdata"), { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .filter((name) => name !== "README.md");
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.filter((name) => !text.includes(`\n| \`${name}`))).toEqual([]);
});

test("generated files are what their sources say", async () => {
  expect(await generate({ check: true })).toEqual([]);
});

test("the changelog has a place for what is not released", () => {
  expect(readText("CHANGELOG.md")).toMatch(/^## Unreleased\n\n- /m);
});
