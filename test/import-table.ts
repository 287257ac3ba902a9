import { posix } from "node:path";
import type { Import, Module } from "./modules.ts";

/** Packages of the workspace by name: their folder, and which source each entry of `exports` stands for. */
export type Entries = ReadonlyMap<string, string>;

/** One row of the import table. Names of npm packages stand as they are; a trailing `*` is a whole scope. */
export interface Row {
  readonly area: string;
  /** Folders (with a trailing slash) and files that belong to it; the longest that fits decides. */
  readonly where: readonly string[];
  /** Areas whose values it may use. Its own needs no mention. */
  readonly may: readonly string[];
  /** Areas of which it may use types only. */
  readonly types?: readonly string[];
  readonly node?: boolean;
  readonly npm?: readonly string[];
  /** Areas that one file alone may load, at run time. */
  readonly lazily?: { readonly file: string; readonly areas: readonly string[] };
}

const CORE = "engine core";
const ENGINE = [
  CORE,
  "engine/analyse",
  "engine/crawlers",
  "engine/impact",
  "engine/lint",
  "engine/suites",
  "engine/tester",
  "engine/texts",
];
const SERVER = ["server", "server/http", "server/http/api"];

/** Who may import whom. ARCHITECTURE.md shows it to people. */
const IMPORT_TABLE: readonly Row[] = [
  {
    area: CORE,
    where: ["", "explanation/", "lookup/", "readings/"].map((f) => `packages/engine/src/${f}`),
    may: [],
  },
  { area: "engine/crawlers", where: ["packages/engine/src/crawlers/"], may: [CORE] },
  {
    area: "engine/tester",
    where: ["packages/engine/src/tester/"],
    may: [CORE, "engine/crawlers"],
    types: ["engine/analyse"],
  },
  {
    area: "engine/analyse",
    where: ["packages/engine/src/analyse/"],
    may: [CORE],
  },
  {
    area: "engine/suites",
    where: ["packages/engine/src/suites/"],
    may: [CORE, "engine/analyse", "engine/crawlers", "engine/tester"],
  },
  {
    area: "engine/impact",
    where: ["packages/engine/src/impact/"],
    may: [CORE, "engine/crawlers", "engine/tester"],
    types: ["engine/analyse"],
  },
  {
    area: "engine/lint",
    where: ["packages/engine/src/lint/"],
    may: [CORE, "engine/analyse", "engine/crawlers"],
  },
  {
    area: "engine/texts",
    where: ["packages/engine/src/texts/"],
    may: [],
    types: [
      CORE,
      "engine/analyse",
      "engine/crawlers",
      "engine/impact",
      "engine/lint",
      "engine/suites",
      "engine/tester",
    ],
  },
  {
    area: "fetcher",
    where: ["packages/fetcher/src/"],
    may: ENGINE,
    node: true,
    npm: ["undici", "ipaddr.js"],
  },
  { area: "inputs", where: ["packages/inputs/src/"], may: ENGINE, npm: ["fflate", "yaml"] },
  {
    area: "cli",
    where: ["packages/cli/src/"],
    may: [...ENGINE, "fetcher", "inputs"],
    types: SERVER,
    node: true,
    npm: ["commander", "jsonc-parser", "picocolors", "tinyglobby"],
    lazily: { file: "packages/cli/src/commands/serve.ts", areas: SERVER },
  },
  {
    area: "web",
    where: ["packages/web/src/"],
    may: [...ENGINE, "inputs"],
    types: ["server/http/api"],
    npm: ["preact", "diff", "@fontsource-variable/*"],
  },
  {
    area: "server",
    where: ["packages/server/src/"],
    may: [...ENGINE, "fetcher", "inputs", "server/http", "server/http/api"],
    node: true,
    npm: ["fastify", "@fastify/*", "typebox", "prom-client"],
  },
  {
    area: "server/http",
    where: ["packages/server/src/http/"],
    may: [...ENGINE, "fetcher", "inputs", "server/http/api"],
    node: true,
    npm: ["fastify", "@fastify/*", "typebox", "prom-client"],
  },
  {
    area: "server/http/api",
    where: ["packages/server/src/http/api.ts", "packages/server/src/http/api/"],
    may: ENGINE,
    types: ["inputs"],
    npm: ["typebox", "@fastify/type-provider-typebox"],
  },
];

/** The row that a file belongs to; null for a file that the table has forgotten. */
export function rowOf(file: string, table: readonly Row[] = IMPORT_TABLE): Row | null {
  let best: Row | null = null;
  let length = 0;
  for (const row of table) {
    for (const place of row.where) {
      // A new folder inside the engine needs a row of its own: only the named ones are core.
      const fits = place.endsWith("/")
        ? file.startsWith(place) && (row.area !== CORE || !file.slice(place.length).includes("/"))
        : file === place;
      if (fits && place.length > length) {
        best = row;
        length = place.length;
      }
    }
  }
  return best;
}

/** What an import leads to. */
type Destination =
  | { readonly kind: "file"; readonly file: string }
  | { readonly kind: "npm"; readonly name: string }
  | { readonly kind: "node" };

/** Follows an import: relative ones by path, those of the workspace by the `exports` of the package. */
function destination(from: string, specifier: string, entries: Entries): Destination {
  if (specifier.startsWith("node:")) return { kind: "node" };
  if (specifier.startsWith(".")) {
    const path = specifier.replace(/\?.*$/, "");
    return { kind: "file", file: posix.join(posix.dirname(from), path) };
  }
  const entry = entries.get(specifier);
  if (entry !== undefined) return { kind: "file", file: entry };
  const depth = specifier.startsWith("@") ? 2 : 1;
  return { kind: "npm", name: specifier.split("/").slice(0, depth).join("/") };
}

/** Every import of the module that the table does not allow, as sentences. */
export function violations(module: Module, entries: Entries, table = IMPORT_TABLE): string[] {
  const row = rowOf(module.file, table);
  if (row === null) return [`${module.file}: no row of the import table covers this file`];
  return module.imports
    .filter((one) => !isAllowed(one, module.file, row, entries, table))
    .map((one) => `${module.file}:${one.line}: ${row.area} must not import ${one.specifier}`);
}

function isAllowed(
  one: Import,
  file: string,
  row: Row,
  entries: Entries,
  table: readonly Row[],
): boolean {
  const target = destination(file, one.specifier, entries);
  if (target.kind === "node") return row.node === true;
  if (target.kind === "npm") return (row.npm ?? []).some((name) => fitsName(name, target.name));
  const area = rowOf(target.file, table)?.area;
  if (area === undefined) return false;
  if (area === row.area || row.may.includes(area)) return true;
  if (one.typeOnly && row.types?.includes(area)) return true;
  return one.lazy && row.lazily?.file === file && row.lazily.areas.includes(area);
}

function fitsName(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Rings of modules that import each other at run time, each as the files in a row; lazy and type imports do not count. */
export function importCycles(modules: readonly Module[], entries: Entries): string[][] {
  const graph = new Map(
    modules.map((module) => [
      module.file,
      module.imports
        .filter((one) => !one.typeOnly && !one.lazy)
        .map((one) => destination(module.file, one.specifier, entries))
        .flatMap((target) => (target.kind === "file" ? [target.file] : [])),
    ]),
  );
  const cycles: string[][] = [];
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]) => {
    const at = path.indexOf(file);
    if (at >= 0) cycles.push([...path.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) follow(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) follow(file, []);
  return cycles;
}
