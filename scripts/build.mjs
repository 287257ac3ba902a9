import "./parts/node-version.mjs";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "./parts/command.mjs";
import { withLock } from "./parts/lock.mjs";
import { Failure, isStarted, ROOT, runScript, say, since } from "./parts/report.mjs";
import { filesUnder, hashOf, inventory, readStamp, writeStamp } from "./parts/stamp.mjs";
import { setup } from "./setup.mjs";

const LOCK = join(ROOT, ".build.lock");
const LIMIT_MS = 5 * 60 * 1000;

/** Packages that are plain TypeScript: `src` becomes `dist`, file by file. */
const COMPILED = ["engine", "fetcher", "inputs", "server", "cli"];
const SHARED_INPUTS = ["tsconfig.json", "tsconfig.base.json", "package-lock.json"];

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} stamp file that remembers what was built from what
 * @property {readonly string[]} inputs
 * @property {readonly string[]} outputs
 * @property {() => Promise<void>} run
 */

/** @type {readonly Part[]} */
const PARTS = [
  {
    name: "packages",
    stamp: "node_modules/.aushang-build-packages",
    inputs: [...SHARED_INPUTS, ...COMPILED.flatMap((name) => sourcesOf(name)), ...sourcesOf("web")],
    outputs: COMPILED.map((name) => `packages/${name}/dist`),
    run: async () => {
      dropLeftOvers();
      await mustSucceed("typescript", ["-b"], "tsc");
    },
  },
  {
    name: "page",
    stamp: "node_modules/.aushang-build-page",
    inputs: [
      ...SHARED_INPUTS,
      ...sourcesOf("web"),
      ...sourcesOf("engine"),
      "packages/web/build",
      "packages/web/index.html",
      "packages/web/public",
      "packages/web/vite.config.ts",
    ],
    outputs: ["packages/web/dist"],
    run: () => mustSucceed("vite", ["build", "packages/web", "--logLevel", "warn"]),
  },
];

/**
 * Builds what has changed since the last build, or whose result is missing or incomplete; nothing else.
 * @param {{ quiet?: boolean }} [options] quiet: says only what goes wrong
 * @returns {Promise<void>}
 */
export async function build(options = {}) {
  const tell = options.quiet ? () => {} : say;
  if (PARTS.every(isCurrent)) {
    tell("the build is current");
    return;
  }
  await withLock(LOCK, "building", async () => {
    for (const part of PARTS) {
      if (isCurrent(part)) continue;
      const start = Date.now();
      tell(`building the ${part.name}`);
      const inputs = hashOf(part.inputs);
      await part.run();
      writeStamp(part.stamp, { inputs, outputs: inventory(part.outputs) });
      tell(`built in ${since(start)}`);
    }
  });
}

/** @param {string} name */
function sourcesOf(name) {
  return ["src", "package.json", "tsconfig.json"].map((path) => `packages/${name}/${path}`);
}

/** @param {Part} part */
function isCurrent(part) {
  const stamp = readStamp(part.stamp);
  return (
    stamp !== null &&
    stamp.inputs === hashOf(part.inputs) &&
    stamp.outputs === inventory(part.outputs)
  );
}

/** The compiler leaves behind what it made of a source that was moved or deleted; it must not be packed. */
function dropLeftOvers() {
  for (const name of COMPILED) {
    const dist = `packages/${name}/dist`;
    for (const file of filesUnder([dist])) {
      const source = file
        .replace(dist, `packages/${name}/src`)
        .replace(/(\.d\.ts|\.js)(\.map)?$/, "");
      const isMade = /\.(d\.ts|js)(\.map)?$/.test(file);
      const hasSource = [".ts", ".tsx"].some((end) => existsSync(join(ROOT, source + end)));
      if (isMade && !hasSource) rmSync(join(ROOT, file));
    }
  }
}

/**
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {string} [command]
 */
async function mustSucceed(tool, args, command = tool) {
  const result = await runTool(tool, args, { limitMs: LIMIT_MS, command });
  if (result.timedOut)
    throw new Failure(`${command} did not end within five minutes.`, "Run it again.");
  if (result.code !== 0) {
    throw new Failure(
      `${command} failed; what it said stands above.`,
      "Put that right, then run the command again.",
    );
  }
}

if (isStarted(import.meta.url)) {
  runScript(async () => {
    await setup();
    await build({ quiet: process.argv.includes("--quiet") });
  });
}
