import "./parts/node-version.mjs";
import { generateCrawlers } from "./generate-crawlers.mjs";
import { generateRules } from "./generate-rules.mjs";
import { Failure, isStarted, runScript, say } from "./parts/report.mjs";

const GENERATORS = [generateCrawlers, generateRules];

/**
 * Writes every generated file anew and returns the names of those that changed; with `check` writes nothing and
 * returns the names of those that are not what their sources say.
 * @param {{ check: boolean }} options
 * @returns {Promise<string[]>}
 */
export async function generate({ check }) {
  const changed = await Promise.all(GENERATORS.map((generator) => generator({ check })));
  return changed.flat();
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
