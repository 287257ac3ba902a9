import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll } from "vitest";

/**
 * What the threads run, bundled from its sources: Node cannot load these itself. To be called at the top of a test file;
 * it is removed when that is done.
 */
export async function analysisProgram(): Promise<URL> {
  const folder = mkdtempSync(join(tmpdir(), "aushang-analysis-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const outfile = join(folder, "worker.cjs");
  await build({
    entryPoints: [fileURLToPath(new URL("../src/http/analysis/worker.ts", import.meta.url))],
    outfile,
    bundle: true,
    platform: "node",
    format: "cjs",
    conditions: ["aushang-source"],
    logLevel: "silent",
  });
  return pathToFileURL(outfile);
}
