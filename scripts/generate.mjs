import "./parts/node-version.mjs";
import { generateCrawlers } from "./generate-crawlers.mjs";
import { Failure, isStarted, runScript, say } from "./parts/report.mjs";

const GENERATORS = [generateCrawlers];

/**
 * Writes every generated file anew and returns the names of those that changed; with `check` writes nothing and
 * returns the names of those that are not what their sources say.
 * @param {{ check: boolean }} options
 * @returns {string[]}
 */
export function generate({ check }) {
  return GENERATORS.flatMap((generator) => generator({ check }));
}

if (isStarted(import.meta.url)) {
  runScript(async () => {
    const check = process.argv.includes("--check");
    const stale = generate({ check });
    if (check && stale.length > 0) {
      throw new Failure(
        `Not up to date: ${stale.join(", ")}.`,
        "Run `npm run generate` and commit the result.",
      );
    }
    say(check ? "generated files are up to date" : "generated files written");
  });
}
