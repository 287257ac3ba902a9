import "./parts/node-version.mjs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure, isStarted, ROOT, runScript, say } from "./parts/report.mjs";

/** @type {readonly { file: string, name: string }[]} */
const GENERATORS = [{ file: "scripts/generate-crawlers.mjs", name: "generateCrawlers" }];

/**
 * Writes every generated file anew, or with `check` writes nothing and returns the names of those that are
 * not what their sources say.
 * @param {{ check: boolean }} options
 * @returns {Promise<string[]>}
 */
export async function generate({ check }) {
  const stale = [];
  for (const { file, name } of GENERATORS) {
    const generator = await import(pathToFileURL(join(ROOT, file)).href);
    stale.push(...(await generator[name]({ check })));
  }
  return stale;
}

if (isStarted(import.meta.url)) {
  runScript(async () => {
    const check = process.argv.includes("--check");
    const stale = await generate({ check });
    if (check && stale.length > 0) {
      throw new Failure(
        `Not up to date: ${stale.join(", ")}.`,
        "Run `npm run generate` and commit the result.",
      );
    }
    say(check ? "generated files are up to date" : "generated files written");
  });
}
