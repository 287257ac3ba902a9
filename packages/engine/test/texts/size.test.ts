import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

const SHARED = ["amounts", "difference", "parts", "situation", "status-case"];

/**
 * One language as a page loads it first, without the words of the analysis: what the languages share stands in a chunk
 * of its own.
 */
async function sizeOf(language: string, external: readonly string[]): Promise<number> {
  const entry = fileURLToPath(new URL(`../../src/texts/${language}.ts`, import.meta.url));
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${language} } from ${JSON.stringify(entry)};`,
      resolveDir: dirname(entry),
    },
    external: external.map((name) => `../${name}.ts`),
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    charset: "utf8",
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
}

test.each(["de", "en", "da"])("%s is small, minified and compressed", async (language) => {
  const words = await sizeOf(language, SHARED);
  expect(words).toBeGreaterThan(4_000);
  expect(words).toBeLessThan(9_000);
  expect(await sizeOf(language, [])).toBeLessThan(10_240);
});
