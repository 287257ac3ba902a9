// node fuzz/run.mjs [seconds] [seed]: 60 seconds and a seed of the clock unless told.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const seconds = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_007);
if (!(seconds > 0) || !Number.isInteger(seed)) {
  console.error("Usage: node fuzz/run.mjs [seconds] [seed], both numbers.");
  process.exit(2);
}
const folder = new URL("./", import.meta.url);
const scratch = mkdtempSync(join(tmpdir(), "aushang-fuzz-"));
const outfile = join(scratch, "fuzz.mjs");
let faults = 1;
try {
  await build({
    entryPoints: [fileURLToPath(new URL("fuzz.ts", folder))],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "warning",
    // The bundle lies elsewhere than the files that are read.
    plugins: [
      {
        name: "addresses",
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, async ({ path }) => {
            const { readFile } = await import("node:fs/promises");
            const contents = (await readFile(path, "utf8")).replaceAll(
              "import.meta.url",
              JSON.stringify(pathToFileURL(path).href),
            );
            return { contents, loader: "ts" };
          }),
      },
    ],
  });
  const { fuzz } = await import(pathToFileURL(outfile).href);
  ({ faults } = fuzz(seconds, seed, new URL("found/", folder)));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = faults === 0 ? 0 : 1;
