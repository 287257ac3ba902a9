import { readFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * @typedef {object} TestCase
 * @property {string} fullName
 * @property {string} status `passed`, `failed`, or a way of not having run
 *
 * @typedef {object} TestFile
 * @property {string} name path of the file
 * @property {string} status
 * @property {readonly TestCase[]} assertionResults
 *
 * @typedef {{ testResults: readonly TestFile[] }} Report
 */

/**
 * The report that vitest wrote, or null when it wrote none or half of one.
 * @param {string} file
 * @returns {Report | null}
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/**
 * Counts tests, and never a green by accident: a file that could not be loaded is one failure, and so is a
 * run that ended badly, wrote no report or ran nothing.
 * @param {Report | null} report
 * @param {number} exitCode of vitest
 * @param {string} root paths are told relative to it
 */
export function countTests(report, exitCode, root) {
  const files = report === null ? [] : report.testResults;
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ file, ...test })));
  const skipped = tests.filter((test) => test.status !== "passed" && test.status !== "failed");
  const passed = tests.filter((test) => test.status === "passed").length;
  const failed =
    tests.filter((test) => test.status === "failed").length + files.filter(brokeOff).length;
  const isDoubtful = exitCode !== 0 || passed === 0;
  return {
    passed,
    failed: failed === 0 && isDoubtful ? 1 : failed,
    skipped: skipped.length,
    skippedNames: skipped.map((test) => `${relative(root, test.file.name)}: ${test.fullName}`),
  };
}

/**
 * A file that failed although none of its tests did: it could not be loaded, or a hook threw.
 * @param {TestFile} file
 */
function brokeOff(file) {
  return (
    file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed")
  );
}
