import "./parts/node-version.mjs";
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNpm } from "./parts/command.mjs";
import { withLock } from "./parts/lock.mjs";
import {
  asWriteFailure,
  Failure,
  isStarted,
  ROOT,
  runScript,
  say,
  since,
} from "./parts/report.mjs";
import { hashOf, readStamp, writeStamp } from "./parts/stamp.mjs";

/** Lies inside `node_modules`: whatever wipes the folder wipes the stamp too. */
const STAMP = "node_modules/.aushang-install";
const LOCK = join(ROOT, ".install.lock");
const LIMIT_MS = 10 * 60 * 1000;

/**
 * Makes sure that what package-lock.json says is installed, and does nothing when it is.
 * @returns {Promise<void>}
 */
export async function setup() {
  if (isCurrent()) return;
  await withLock(LOCK, "installing", async () => {
    if (isCurrent()) return;
    if (!isAdoptable()) await install();
    writeStamp(STAMP, wantedStamp());
  });
}

/** What an installation depends on. */
function wantedStamp() {
  const packages = readdirSync(join(ROOT, "packages")).map(
    (name) => `packages/${name}/package.json`,
  );
  return {
    files: hashOf(["package-lock.json", "package.json", ...packages]),
    node: process.versions.modules,
    platform: `${process.platform}-${process.arch}`,
  };
}

function isCurrent() {
  return JSON.stringify(readStamp(STAMP)) === JSON.stringify(wantedStamp()) && isWhole(installed());
}

/**
 * True when somebody ran npm by hand and what lies there is exactly what the lock file wants:
 * then wiping and installing again would be work done twice.
 */
function isAdoptable() {
  const stamp = readStamp(STAMP);
  const wanted = wantedStamp();
  if (stamp !== null && (stamp.node !== wanted.node || stamp.platform !== wanted.platform))
    return false;
  const there = installed();
  return isWhole(there) && matches(lockedPackages(join(ROOT, "package-lock.json")), there);
}

/**
 * @typedef {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean }>} Packages
 */

/**
 * True when every package that the lock file wants is installed in that version, and nothing else is.
 * Optional ones may be absent: most are for other platforms.
 * @param {Packages} wanted
 * @param {Packages} there
 */
export function matches(wanted, there) {
  const same = Object.entries(wanted).every(([path, entry]) => {
    const found = there[path];
    if (found === undefined) return entry.optional === true || !path.includes("node_modules/");
    return found.version === entry.version && found.integrity === entry.integrity;
  });
  return same && Object.keys(there).every((path) => path in wanted);
}

/** What npm noted down as installed; npm writes this file last, so an install that broke off has none. */
function installed() {
  return lockedPackages(join(ROOT, "node_modules/.package-lock.json"));
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return {};
  }
}

/**
 * True when the folder of each installed package is there.
 * @param {Packages} packages
 */
function isWhole(packages) {
  const paths = Object.keys(packages);
  return paths.length > 0 && paths.every((path) => existsSync(join(ROOT, path, "package.json")));
}

async function install() {
  const first = !existsSync(join(ROOT, "node_modules"));
  say(
    first
      ? "installing packages (npm ci), about a minute"
      : "packages have changed: installing (npm ci)",
  );
  checkWritable();
  const start = Date.now();
  const options = [
    "--include=dev",
    "--include=optional",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
  ];
  const patience = [
    "--fetch-retries=2",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
  ];
  const result = await runNpm(["ci", ...options, ...patience, ...cacheOption()], {
    limitMs: LIMIT_MS,
  });
  if (result.timedOut) {
    throw new Failure("Installing took more than ten minutes and was stopped.", NETWORK_HINT);
  }
  if (result.code !== 0) throw installFailure(result.output);
  say(`packages installed in ${since(start)}`);
}

function checkWritable() {
  try {
    accessSync(ROOT, constants.W_OK);
    if (existsSync(join(ROOT, "node_modules")))
      accessSync(join(ROOT, "node_modules"), constants.W_OK);
  } catch (error) {
    throw asWriteFailure(error);
  }
}

/** npm's cache lies in the home folder; when that is not ours to write, a folder for temporary files will do. */
function cacheOption() {
  const cache = process.env.npm_config_cache;
  if (cache === undefined || isWritable(cache)) return [];
  const instead = join(tmpdir(), `aushang-npm-cache-${process.getuid ? process.getuid() : "user"}`);
  say(`the npm cache ${cache} cannot be written to; using ${instead}`);
  return ["--cache", instead];
}

/**
 * @param {string} folder that may not exist yet; then its nearest parent counts
 * @returns {boolean}
 */
function isWritable(folder) {
  try {
    statSync(folder);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ENOENT") return false;
    return isWritable(join(folder, ".."));
  }
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const NETWORK_HINT =
  "Check the network, a proxy (HTTPS_PROXY) or a registry setting (npm config get registry), then run the command again.";

/**
 * Words for the ways in which `npm ci` fails.
 * @param {string} output
 */
export function installFailure(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|ENETUNREACH|EHOSTUNREACH/.test(
      output,
    )
  ) {
    return new Failure(
      "The packages could not be downloaded: the package registry does not answer.",
      NETWORK_HINT,
    );
  }
  if (/can only install packages when your package.json and package-lock.json/.test(output)) {
    return new Failure(
      "package.json and package-lock.json do not agree.",
      "Run `npm install`, then run the command again.",
    );
  }
  if (/ENOSPC/.test(output)) {
    return new Failure("The disk is full.", "Free about 700 MB, then run the command again.");
  }
  return new Failure(
    "`npm ci` failed; what it said stands above.",
    "Put that right, then run the command again.",
  );
}

if (isStarted(import.meta.url)) {
  runScript(async () => {
    await setup();
    say("packages are installed");
  });
}
