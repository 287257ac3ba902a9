import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand, runNpm, runTool } from "../scripts/parts/command.mjs";
import { fences } from "./markdown.ts";
import { type Packed, packAll, temporaryFolder } from "./packages.ts";
import { type Manifest, readJson, readText, workspacePackages } from "./repository.ts";

const LIMIT_MS = 120_000;
const LIBRARIES = ["@aushang/engine", "@aushang/fetcher", "@aushang/inputs", "@aushang/server"];
const ALL = [...LIBRARIES, "@aushang/web", "aushang"];

/** What may lie in a package; anything else was packed by accident. */
const WANTED: Readonly<Record<string, RegExp>> = {
  library:
    /^(package\.json|README\.md|LICENSE|bin\/[a-z]+\.js|schema\/[a-z]+\.schema\.json|src\/.+\.ts|dist\/.+\.(js|d\.ts)(\.map)?)$/,
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
  const { buffer } = new Uint8Array(readFileSync(find(name).tarball));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test.each(LIBRARIES)("the types of %s resolve for everybody who may import it", async (name) => {
  const args = [find(name).tarball, "--profile", "esm-only", "--no-color", "--no-emoji"];
  const options = { limitMs: LIMIT_MS, output: "hold", command: "attw" } as const;
  const result = await runTool("@arethetypeswrong/cli", args, options);
  expect(result.code, result.output).toBe(0);
  expect(result.output).toContain("OK (ESM)");
});

test(
  "the README's program compiles and runs where only the engine is installed",
  async () => {
    const home = consumer("engine-only", ["@aushang/engine"]);
    await install(home);
    const program =
      fences(readText("README.md")).find(({ language }) => language === "ts")?.code ?? "";
    writeFileSync(join(home, "use.ts"), program);
    writeFileSync(
      join(home, "console.d.ts"),
      "declare const console: { log(...values: unknown[]): void };",
    );
    const strict = ["--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "false"];
    const target = ["--target", "es2023", "--lib", "es2023", "--module", "nodenext"];
    const options = { cwd: home, limitMs: LIMIT_MS, output: "hold" } as const;
    const compiled = await runTool("typescript", [...strict, ...target, "use.ts", "console.d.ts"], {
      ...options,
      command: "tsc",
    });
    expect(compiled.output).toBe("");
    const ran = await runCommand(process.execPath, ["use.js"], options);
    const promised = [...program.matchAll(/console\.log.*\/\/ (.*)/g)].map((match) => match[1]);
    expect(ran.output.trimEnd().split("\n")).toEqual(promised);
    expect(promised.length).toBeGreaterThan(1);
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
    expect(await servedPage(command)).toContain("<title>");
  },
  LIMIT_MS,
);

/** Serves on a free port, gives what `/` answers, and stops again. */
async function servedPage(command: string): Promise<string> {
  const child = spawn(process.execPath, [command, "serve", "--port", "0", "--lang", "en"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /http:\/\/\S+/.exec(line)?.[0];
      if (address !== undefined) return await (await fetch(address)).text();
    }
    return "";
  } finally {
    child.kill();
  }
}

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
