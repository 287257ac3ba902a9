import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "./report.mjs";

/**
 * A hash over files and whole folders: names and contents. What does not exist counts as absent, not as an error.
 * @param {readonly string[]} paths relative to the repository
 * @param {string} [salt] whatever else the result depends on
 */
export function hashOf(paths, salt = "") {
  const hash = createHash("sha256").update(salt);
  for (const file of filesUnder(paths)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest("hex");
}

/**
 * Names and sizes of all files under the paths, as one text: enough to see that something is missing or half written.
 * @param {readonly string[]} paths relative to the repository
 */
export function inventory(paths) {
  return filesUnder(paths)
    .map((file) => `${file} ${statSync(join(ROOT, file)).size}`)
    .join("\n");
}

/**
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
export function filesUnder(paths) {
  return paths.flatMap((path) => {
    const full = join(ROOT, path);
    const stats = statSync(full, { throwIfNoEntry: false });
    if (stats === undefined) return [];
    if (!stats.isDirectory()) return [relative(ROOT, full)];
    const names = readdirSync(full).sort();
    return filesUnder(
      names.filter((name) => name !== "node_modules").map((name) => join(path, name)),
    );
  });
}

/**
 * The stored stamp, or null.
 * @param {string} file
 * @returns {Record<string, string> | null}
 */
export function readStamp(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), "utf8"));
  } catch {
    return null;
  }
}

/**
 * @param {string} file
 * @param {Record<string, string>} stamp
 */
export function writeStamp(file, stamp) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), `${JSON.stringify(stamp)}\n`);
}
