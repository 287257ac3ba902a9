import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand, runNpm, runTool } from "../scripts/parts/command.mjs";
import { type Packed, packAll, temporaryFolder } from "./packages.ts";
import { type Manifest, readJson, readText, workspacePackages } from "./repository.ts";

const LIMIT_MS = 120_000;
const LIBRARIES = ["@aushang/engine", "@aushang/fetcher", "@aushang/server"];
const ALL = [...LIBRARIES, "@aushang/web", "aushang"];

/** What may lie in a package; anything else was packed by accident. */
const WANTED: Readonly<Record<string, RegExp>> = {
  library:
    /^(package\.json|README\.md|LICENSE|bin\/[a-z]+\.js|src\/.+\.ts|dist\/.+\.(js|d\.ts)(\.map)?)$/,
  page: /^(package\.json|README\.md|LICENSE|dist\/.+\.(html|js|css|woff2|svg|png|ico|webmanifest|txt|json))$/,
};

const [folder, remove] = temporaryFolder();
let packed: readonly Packed[] = [];
const find = (name: string): Packed => {
  const one = packed.find((candidate) => candidate.name === name);
  if (one === undefined) throw new Error(`${name} was not packed`);
  return one;
};

beforeAll(async () => {
  packed = await packAll(folder);
}, LIMIT_MS);
afterAll(remove);

test("every package of the workspace is packed, in one version", () => {
  expect(packed.map(({ name }) => name).sort()).toEqual([...ALL].sort());
  const version = readJson<Manifest>("package.json").version;
  for (const { manifest } of workspacePackages()) {
    const own = { ...manifest.dependencies, ...manifest.devDependencies };
    const siblings = Object.entries(own).filter(([name]) => ALL.includes(name));
    expect([manifest.version, ...siblings.map(([, wanted]) => wanted)]).toEqual(
      Array(siblings.length + 1).fill(version),
    );
  }
});

test.each(ALL)("%s holds what it needs and nothing else", (name) => {
  const { files, folder: source } = find(name);
  const wanted = name === "@aushang/web" ? WANTED.page : WANTED.library;
  expect(files.filter((file) => !wanted?.test(file))).toEqual([]);
  for (const file of ["package.json", "README.md", "LICENSE"]) expect(files).toContain(file);
  expect(readText(`${source}/LICENSE`)).toBe(readText("LICENSE"));
  const manifest = readJson<Manifest>(`${source}/package.json`);
  for (const file of Object.values(manifest.bin ?? {})) expect(files).toContain(file);
});

test.each(ALL)("publint finds nothing in %s", async (name) => {
  const { tarball, folder: source } = find(name);
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({
    pkgDir: source,
    pack: { tarball: bytes.buffer },
    strict: true,
  });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test.each(LIBRARIES)("the types of %s resolve for everybody who may import it", async (name) => {
  const args = [find(name).tarball, "--profile", "esm-only", "--no-color", "--no-emoji"];
  const options = { limitMs: LIMIT_MS, output: "hold", command: "attw" } as const;
  const result = await runTool("@arethetypeswrong/cli", args, options);
  expect(result.code, result.output).toBe(0);
  expect(result.output).toContain("node16 (from ESM): OK (ESM)");
});

test(
  "the engine compiles and runs where nothing else is installed",
  async () => {
    const home = consumer("engine-only", ["@aushang/engine"]);
    await install(home);
    writeFileSync(
      join(home, "use.ts"),
      `import { compile, type Decision, parse } from "@aushang/engine";
import { findCrawler } from "@aushang/engine/crawlers";
const file = parse("User-agent: *\\nDisallow: /cart/\\n");
const token: string = findCrawler("googlebot")?.token ?? "FooBot";
export const decision: Decision = compile(file, token).decide("/cart/1");
`,
    );
    const strict = ["--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "false"];
    const target = ["--target", "es2023", "--lib", "es2023", "--module", "nodenext"];
    const options = { cwd: home, limitMs: LIMIT_MS, output: "hold" } as const;
    const compiled = await runTool("typescript", [...strict, ...target, "use.ts"], {
      ...options,
      command: "tsc",
    });
    expect(compiled.output).toBe("");
    writeFileSync(
      join(home, "run.js"),
      `import { decision } from "./use.js"; console.log(JSON.stringify(decision));`,
    );
    const ran = await runCommand(process.execPath, ["run.js"], options);
    expect(JSON.parse(ran.stdout)).toMatchObject({ verdict: "disallowed", basis: "rule", line: 2 });
  },
  LIMIT_MS,
);

test(
  "the command runs where it was installed from packages",
  async () => {
    const home = consumer("command", ALL);
    await install(home);
    writeFileSync(join(home, "robots.txt"), "User-agent: *\nDisallow: /cart/\n");
    const command = join(home, "node_modules/aushang/bin/aushang.js");
    const options = { cwd: home, limitMs: LIMIT_MS, output: "hold" } as const;
    const version = await runCommand(process.execPath, [command, "--version"], options);
    expect(version.stdout).toContain(readJson<Manifest>("package.json").version);
    const asked = [
      "https://shop.example/cart/1",
      "--as",
      "Googlebot",
      "--robots",
      "robots.txt",
      "--json",
    ];
    const tested = await runCommand(process.execPath, [command, "test", ...asked], options);
    expect(JSON.parse(tested.stdout)).toMatchObject({ verdict: "disallowed", line: 2 });
    expect(tested.code).toBe(1);
  },
  LIMIT_MS,
);

/** A project of somebody else that depends on the packed packages. */
function consumer(name: string, names: readonly string[]): string {
  const home = join(folder, name);
  mkdirSync(home);
  const dependencies = Object.fromEntries(names.map((one) => [one, `file:${find(one).tarball}`]));
  const manifest = { name, private: true, type: "module", dependencies };
  writeFileSync(join(home, "package.json"), JSON.stringify(manifest));
  return home;
}

async function install(home: string): Promise<void> {
  const args = ["install", "--prefer-offline", "--no-audit", "--no-fund"];
  const result = await runNpm(args, { cwd: home, limitMs: LIMIT_MS, output: "hold" });
  if (result.code !== 0) throw new Error(`npm install failed: ${result.output}`);
}
