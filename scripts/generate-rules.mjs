import "./parts/node-version.mjs";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Failure, isStarted, runScript, say } from "./parts/report.mjs";
import { rulesPage } from "./rules-page.mjs";

const root = new URL("../", import.meta.url);
const PAGE = "docs/rules.md";

/** What the page is made of: the rules themselves, and the English words for them. */
const SOURCE = `
  export { lint, subjects } from "@aushang/engine/lint";
  export { findingMessage, fixTitle, plain } from "@aushang/engine/texts";
  export { enFindings as words } from "@aushang/engine/texts/en/findings";
`;

/**
 * Writes docs/rules.md from the registry of lint rules. Returns the page's name if its content differed; with `check`
 * nothing is written. Throws a Failure when the sources cannot be compiled.
 * @param {{ check?: boolean }} options
 * @returns {Promise<string[]>}
 */
export async function generateRules({ check = false } = {}) {
  const text = rulesPage(await loadRules());
  const page = new URL(PAGE, root);
  if (readIfThere(page) === text) return [];
  if (!check) writeFileSync(page, text);
  return [PAGE];
}

/** The sources are TypeScript, which Node 20 does not run: they are bundled in memory. */
async function loadRules() {
  try {
    const { outputFiles } = await build({
      stdin: { contents: SOURCE, resolveDir: fileURLToPath(root), loader: "ts" },
      bundle: true,
      write: false,
      format: "esm",
      platform: "neutral",
      conditions: ["aushang-source"],
      logLevel: "silent",
    });
    const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
    return await import(`data:text/javascript;base64,${code}`);
  } catch (cause) {
    throw new Failure(`The lint rules cannot be read: ${cause}`, "Run `npm run typecheck`.");
  }
}

/** @param {URL} file */
function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

// `node scripts/generate-rules.mjs [--check]`
if (isStarted(import.meta.url)) {
  runScript(async () => {
    const check = process.argv.includes("--check");
    const differing = await generateRules({ check });
    if (check && differing.length > 0) {
      throw new Failure(`Not up to date: ${differing.join(", ")}.`, "Run `npm run generate`.");
    }
    for (const file of differing) say(`written: ${file}`);
  });
}
