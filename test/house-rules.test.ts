import { posix } from "node:path";
import { expect, test } from "vitest";
import { type Module, readModule } from "./modules.ts";
import { projectFiles, readText } from "./repository.ts";

const FILE_LINES = 400;
const FOLDER_FILES = 16;

/** Data, one entry per line. */
const LONG_FILES = new Set([
  "packages/engine/src/crawlers/data.ts",
  "packages/engine/src/crawlers/facts.ts",
]);

/**
 * Folders that may hold more, with the number that they hold; they may not grow. The styles are a catalogue: a newcomer
 * reads one, not all.
 */
const CROWDED: Readonly<Record<string, number>> = {
  "packages/web/src/styles": 19,
};

const JUNK_DRAWERS = new Set(["utils", "helpers", "common", "misc", "types", "manager"]);

const CODE = /\.(ts|tsx|mjs)$/;
const files = projectFiles();
const code = files.filter((file) => CODE.test(file));
const modules: readonly Module[] = code
  .filter((file) => !file.endsWith(".d.ts"))
  .map((file) => readModule(file, readText(file)));

const isConfig = (file: string) => /\.config\.ts$/.test(file);

function badName(file: string): boolean {
  const name = posix.basename(file);
  const words = name.split(/[-.]/).slice(0, -1);
  return (
    !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/.test(name) ||
    words.some((word) => JUNK_DRAWERS.has(word))
  );
}

function leftOvers(module: Module): string[] {
  return module.comments
    .filter(({ text }) => /\b(TODO|FIXME|HACK|XXX)\b(?!.*#\d)/.test(text))
    .map(({ line }) => `${module.file}:${line}`);
}

function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > (CROWDED[folder] ?? FOLDER_FILES))
    .map(([folder, count]) => `${folder}: ${count} files`);
}

test("there is something to look at", () => {
  expect(modules.length).toBeGreaterThan(100);
});

test("files are named in kebab-case, and none is a junk drawer", () => {
  expect(code.filter(badName)).toEqual([]);
  const planted = ["src/string-utils.ts", "src/types.ts", "src/Parser.ts", "src/parse_line.ts"];
  expect(planted.filter((file) => !badName(file))).toEqual([]);
});

test(`no file is longer than ${FILE_LINES} lines`, () => {
  const long = modules.filter(({ file, lines }) => lines > FILE_LINES && !LONG_FILES.has(file));
  expect(long.map(({ file, lines }) => `${file}: ${lines} lines`)).toEqual([]);
  expect([...LONG_FILES].filter((file) => !files.includes(file))).toEqual([]);
});

test(`no folder of sources holds more than ${FOLDER_FILES} files`, () => {
  const sources = files.filter((file) => /^packages\/[^/]+\/src\/|^scripts\//.test(file));
  expect(crowdedFolders(sources)).toEqual([]);
  const planted = Array.from({ length: FOLDER_FILES + 1 }, (_, i) => `src/${i}.ts`);
  expect(crowdedFolders(planted)).toEqual(["src: 17 files"]);
});

test("every export has a doc comment", () => {
  const missing = modules
    .filter(({ file }) => !/^packages\/[^/]+\/test\//.test(file))
    .flatMap(({ file, undocumented }) => undocumented.map((name) => `${file}: ${name}`));
  expect(missing).toEqual([]);
  const planted = readModule(
    "a.ts",
    "/** One. */\nexport const a = 1;\nexport const b = 2;\n\nexport const c = 3;\n// four\nexport type D = 4;",
  );
  expect(planted.undocumented).toEqual(["c", "D"]);
});

test("there are no default exports but where a tool wants one", () => {
  const withDefault = modules.filter(
    ({ file, hasDefaultExport }) => hasDefaultExport && !isConfig(file),
  );
  expect(withDefault.map(({ file }) => file)).toEqual([]);
});

test("no comment puts something off without a number", () => {
  expect(modules.flatMap(leftOvers)).toEqual([]);
  const planted = readModule("a.ts", "// TODO tidy up\n/* FIXME #12: wait for it */\n");
  expect(leftOvers(planted)).toEqual(["a.ts:1"]);
});
