import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { ROOT } from "./repository.ts";

/** Octets of a minified bundle of `source`, plain and after gzip. */
async function sizeOf(source: string): Promise<{ plain: number; gzip: number }> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: ROOT, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    conditions: ["aushang-source"],
  });
  const bytes = outputFiles[0]?.contents ?? new Uint8Array();
  return { plain: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}

test.each([
  {
    what: "parse and compile",
    source: `export { compile, parse } from "@aushang/engine";`,
    limit: 10_000,
  },
])("$what stay under $limit octets after gzip", async ({ what, source, limit }) => {
  const size = await sizeOf(source);
  console.log(`${what}: ${size.gzip} octets gzip, ${size.plain} minified`);
  expect(size.gzip).toBeGreaterThan(1_000);
  expect(size.gzip).toBeLessThan(limit);
});

test("what is not used is not bundled", async () => {
  const size = await sizeOf(`export { SIZE_LIMIT } from "@aushang/engine";`);
  expect(size.plain).toBeLessThan(60);
});
