import "./parts/node-version.mjs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { runCommand, runTool } from "./parts/command.mjs";
import { endWithNpm } from "./parts/parent.mjs";
import { Failure, ROOT, runScript, say, since } from "./parts/report.mjs";
import { countTests, readReport } from "./parts/vitest-report.mjs";
import { setup } from "./setup.mjs";

const CHECK_LIMIT_MS = 3 * 60 * 1000;
const TESTS_LIMIT_MS = 20 * 60 * 1000;
const LONG_TESTS_LIMIT_MS = 60 * 60 * 1000;

/** In a log, colours are noise; both tools would print them where the variable CI is set. */
const isPlain = process.stdout.isTTY !== true;
const BIOME = [
  "ci",
  "--error-on-warnings",
  "--diagnostic-level=warn",
  ...(isPlain ? ["--colors=off"] : []),
  ".",
];
const VITEST = ["run", "--reporter=default", "--reporter=json", ...(isPlain ? ["--no-color"] : [])];

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @type {readonly { name: string, run: () => Promise<boolean> }[]} */
const CHECKS = [
  { name: "types", run: checkTypes },
  {
    name: "format and lint",
    run: () => tool("@biomejs/biome", BIOME, "biome"),
  },
  { name: "dead code", run: () => tool("knip", []) },
  { name: "generated files", run: () => script("scripts/generate.mjs", ["--check"]) },
  { name: "build", run: runBuild },
];

async function checkTypes() {
  const compiled = await tool("typescript", ["-b"], "tsc");
  const checked = await tool("typescript", ["-p", "tsconfig.check.json"], "tsc");
  return compiled && checked;
}

async function runBuild() {
  try {
    await build();
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(error.message);
    return false;
  }
}

/**
 * @param {string} name of the package
 * @param {readonly string[]} args
 * @param {string} [command]
 */
async function tool(name, args, command = name) {
  return succeeded(await runTool(name, args, { limitMs: CHECK_LIMIT_MS, command }));
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 */
async function script(file, args) {
  return succeeded(
    await runCommand(process.execPath, [join(ROOT, file), ...args], { limitMs: CHECK_LIMIT_MS }),
  );
}

/** @param {{ code: number, timedOut: boolean }} result */
function succeeded(result) {
  if (result.timedOut) say("stopped: it took too long");
  return result.code === 0;
}

/**
 * @param {boolean} long
 * @returns {Promise<Counts>}
 */
async function runTests(long) {
  const folder = mkdtempSync(join(tmpdir(), "aushang-test-"));
  const file = join(folder, "report.json");
  try {
    const args = [...VITEST, `--outputFile.json=${file}`];
    const result = await runTool("vitest", args, {
      limitMs: long ? LONG_TESTS_LIMIT_MS : TESTS_LIMIT_MS,
      env: long ? { AUSHANG_LONG: "1" } : {},
    });
    if (result.timedOut) say("the tests were stopped: they took too long");
    const report = readReport(file);
    const { skippedNames, ...counts } = countTests(report, result.code, ROOT);
    for (const name of skippedNames) say(`skipped: ${name}`);
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {boolean} long */
async function runAll(long) {
  const start = Date.now();
  /** @type {string[]} */
  const lines = [];
  /** @type {Counts} */
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const check of CHECKS) {
    const began = Date.now();
    console.log(`\n── ${check.name}`);
    const passed = await check.run();
    total[passed ? "passed" : "failed"] += 1;
    lines.push(`${passed ? "passed" : "FAILED"}  ${check.name}, ${since(began)}`);
    console.log(lines[lines.length - 1]);
  }
  const began = Date.now();
  console.log(`\n── tests${long ? " (long)" : ""}`);
  const tests = await runTests(long);
  for (const key of /** @type {const} */ (["passed", "failed", "skipped"]))
    total[key] += tests[key];
  lines.push(
    `${tests.failed === 0 ? "passed" : "FAILED"}  tests: ${inWords(tests)}, ${since(began)}`,
  );
  console.log(`\n── all, ${since(start)}\n${lines.join("\n")}\n`);
  return total;
}

/** @param {Counts} counts */
function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

runScript(async () => {
  endWithNpm();
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg !== "--long");
  if (unknown !== undefined) {
    throw new Failure(
      `npm test does not know ${unknown}.`,
      "To run some tests only: npx vitest run <part of the path>",
    );
  }
  /** @type {Counts} */
  let total = { passed: 0, failed: 1, skipped: 0 };
  try {
    await setup();
    total = await runAll(args.includes("--long"));
  } finally {
    if (total.failed > 0) process.exitCode = 1;
    process.once("exit", () => console.log(inWords(total)));
  }
});
