import "./parts/node-version.mjs";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { install } from "./parts/install.mjs";
import { withLock } from "./parts/lock.mjs";
import { isStarted, ROOT, runScript, say } from "./parts/report.mjs";
import { hashOf, readStamp, writeStamp } from "./parts/stamp.mjs";

/** Lies inside `node_modules`: whatever wipes the folder wipes the stamp too. */
const STAMP = "node_modules/.aushang-install";
const LOCK = join(ROOT, ".install.lock");

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

if (isStarted(import.meta.url)) {
  runScript(async () => {
    await setup();
    say("packages are installed");
  });
}
