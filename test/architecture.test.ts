import { expect, test } from "vitest";
import { type Entries, importCycles, rowOf, violations } from "./import-table.ts";
import { type Module, readModule } from "./modules.ts";
import { projectFiles, readJson, readText, workspacePackages } from "./repository.ts";

const SOURCE = /^packages\/[^/]+\/src\/.*\.tsx?$/;

const entries: Entries = new Map(
  workspacePackages().flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports ?? {}).flatMap(([entry, conditions]) => {
      const source = typeof conditions === "string" ? undefined : conditions["aushang-source"];
      if (source === undefined) return [];
      return [[`${manifest.name}${entry.slice(1)}`, `${folder}/${source.slice(2)}`] as const];
    }),
  ),
);
const modules: readonly Module[] = projectFiles()
  .filter((file) => SOURCE.test(file))
  .map((file) => readModule(file, readText(file)));

/** What the table says against one made-up module. */
const against = (file: string, source: string) => violations(readModule(file, source), entries);

test("the sources of every package are looked at", () => {
  const seen = new Set(modules.map(({ file }) => file.split("/")[1]));
  expect([...seen].sort()).toEqual(["cli", "engine", "fetcher", "inputs", "server", "web"]);
});

test("nobody imports what the table does not allow", () => {
  expect(modules.flatMap((module) => violations(module, entries))).toEqual([]);
});

test("no modules import each other in a ring", () => {
  expect(importCycles(modules, entries)).toEqual([]);
});

test("every entry of a package leads to a source file", () => {
  const files = new Set(projectFiles());
  expect([...entries.values()].filter((file) => !files.has(file))).toEqual([]);
});

test("the engine sees neither Node nor the DOM, and depends on nothing", () => {
  const own = readJson<{ extends: string; compilerOptions: Record<string, unknown> }>(
    "packages/engine/tsconfig.json",
  );
  const base = readJson<{ compilerOptions: Record<string, unknown> }>("tsconfig.base.json");
  const options = { ...base.compilerOptions, ...own.compilerOptions };
  expect({ extends: own.extends, lib: options.lib, types: options.types }).toEqual({
    extends: "../../tsconfig.base.json",
    lib: ["es2023"],
    types: [],
  });
  const engine = workspacePackages().find(({ manifest }) => manifest.name === "@aushang/engine");
  expect(engine?.manifest.dependencies).toBeUndefined();
  const declaring = modules.filter(
    ({ file }) =>
      file.startsWith("packages/engine/") && /^declare |\/\/\/ <reference/m.test(readText(file)),
  );
  // The few names of the web platform that it may use stand beside its sources.
  expect(declaring.map(({ file }) => file)).toEqual([]);
  expect(readText("packages/engine/platform.d.ts")).toMatch(/^declare /m);
});

test.each([
  {
    why: "core uses the texts",
    file: "packages/engine/src/parse.ts",
    source: `import { plain } from "./texts/parts.ts";`,
  },
  {
    why: "core names a type of the crawlers",
    file: "packages/engine/src/parse.ts",
    source: `import type { Crawler } from "./crawlers/model.ts";`,
  },
  {
    why: "core uses Node",
    file: "packages/engine/src/parse.ts",
    source: `const fs = await import("node:fs");`,
  },
  {
    why: "the texts use a value of the core",
    file: "packages/engine/src/texts/words.ts",
    source: `export { parse } from "../parse.ts";`,
  },
  {
    why: "a type with `type` inside the braces still loads the module",
    file: "packages/engine/src/texts/words.ts",
    source: `import { type Line } from "../model.ts";`,
  },
  {
    why: "a folder of the engine without a row",
    file: "packages/engine/src/weather/rain.ts",
    source: "",
  },
  {
    why: "a package without a row",
    file: "packages/weather/src/rain.ts",
    source: "",
  },
  {
    why: "the command line loads the server at once",
    file: "packages/cli/src/commands/serve.ts",
    source: `import { serve } from "@aushang/server";`,
  },
  {
    why: "another command loads the server",
    file: "packages/cli/src/commands/test.ts",
    source: `await import("@aushang/server");`,
  },
  {
    why: "the page uses a value of the server",
    file: "packages/web/src/main.tsx",
    source: `import { schema } from "@aushang/server/api";`,
  },
  {
    why: "the page reaches past the entry of a package",
    file: "packages/web/src/main.tsx",
    source: `import { parse } from "@aushang/engine/dist/parse.js";`,
  },
  {
    why: "an npm package that is not in the row",
    file: "packages/fetcher/src/fetch.ts",
    source: `import got from "got";`,
  },
  {
    why: "the inside of the server knows who wires it",
    file: "packages/server/src/http/health.ts",
    source: `import { serve } from "../index.ts";`,
  },
])("a planted violation is seen: $why", ({ file, source }) => {
  expect(against(file, source)).toHaveLength(1);
});

test.each([
  {
    why: "the texts name types",
    file: "packages/engine/src/texts/words.ts",
    source: `import type { Line } from "../model.ts"; type T = import("../tester/model.ts").Target;`,
  },
  {
    why: "serve loads the server when it is asked for",
    file: "packages/cli/src/commands/serve.ts",
    source: `await import("@aushang/server");`,
  },
  {
    why: "the page names types of the API",
    file: "packages/web/src/main.tsx",
    source: `import type { TestResponse } from "@aushang/server/api";`,
  },
])("what is allowed passes: $why", ({ file, source }) => {
  expect(against(file, source)).toEqual([]);
});

test("a planted ring is seen, a ring of types is none", () => {
  const ring = (kind: string) => [
    readModule("packages/engine/src/a.ts", `${kind} { b } from "./b.ts";`),
    readModule("packages/engine/src/b.ts", `${kind} { c } from "./c.ts";`),
    readModule("packages/engine/src/c.ts", `${kind} { a } from "./a.ts";`),
  ];
  const [a, b, c] = ["a", "b", "c"].map((name) => `packages/engine/src/${name}.ts`);
  expect(importCycles(ring("import"), entries)).toEqual([[a, b, c, a]]);
  expect(importCycles(ring("import type"), entries)).toEqual([]);
});

test("a file belongs to the row that fits it best", () => {
  expect(rowOf("packages/server/src/http/api.ts")?.area).toBe("server/http/api");
  expect(rowOf("packages/server/src/http/health.ts")?.area).toBe("server/http");
  expect(rowOf("packages/engine/src/readings/google.ts")?.area).toBe("engine core");
  expect(rowOf("README.md")).toBeNull();
});
