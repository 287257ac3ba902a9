/**
 * Imported first by every script. Ends the process with a clear message on a Node that is too old.
 * Like all of `scripts/`, it keeps to syntax that Node 14 can read, so that the message can be printed at all.
 */

/** The oldest Node that the packages run on, as in `engines` of package.json. */
const OLDEST = /** @type {const} */ ([20, 19]);

/**
 * What to say about a Node version, or null when it will do.
 * @param {string} version without `v`, as in `process.versions.node`
 */
export function versionProblem(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  return `Aushang needs Node ${OLDEST.join(".")} or newer; this is Node ${version}. Install a newer Node, then run the command again.`;
}

const problem = versionProblem(process.versions.node);
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
