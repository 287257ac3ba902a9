import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { asWriteFailure, Failure, say } from "./report.mjs";

const POLL_MS = 250;
const GIVE_UP_MS = 10 * 60 * 1000;

/**
 * Does `work` while no other process does work under the same lock file. Waits for the other one, says so, and
 * takes over a lock whose process has died.
 * @param {string} file
 * @param {string} what is being waited for, in words
 * @param {() => Promise<void>} work
 */
export async function withLock(file, what, work) {
  const start = Date.now();
  let told = false;
  while (!take(file)) {
    if (dropIfDead(file)) continue;
    if (!told) say(`another process is ${what}; waiting for it`);
    told = true;
    if (Date.now() - start > GIVE_UP_MS) {
      throw new Failure(
        `Another process has been ${what} for ten minutes.`,
        `If none is running, delete ${file} and run the command again.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const free = () => rmSync(file, { force: true });
  process.once("exit", free);
  try {
    await work();
  } finally {
    process.removeListener("exit", free);
    free();
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw asWriteFailure(error);
  }
}

/**
 * Removes the lock of a process that is gone. Moving it aside first makes sure that of two that
 * see the dead lock only one removes it, and that a lock taken anew in between is put back.
 * @param {string} file
 */
function dropIfDead(file) {
  const owner = ownerOf(file);
  if (owner === "alive") return false;
  if (owner === "gone") return true;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (ownerOf(aside) === "alive") renameSync(aside, file);
    else rmSync(aside);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw asWriteFailure(error);
  }
  return true;
}

/**
 * @param {string} file
 * @returns {"alive" | "dead" | "gone"} `gone`: there is no lock any more
 */
function ownerOf(file) {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    // A lock is created and filled in two steps: an empty one is only dead when it stays empty.
    if (!pid) return Date.now() - statSync(file).mtimeMs > 5000 ? "dead" : "alive";
    process.kill(pid, 0);
    return "alive";
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT") return "gone";
    return code === "ESRCH" ? "dead" : "alive";
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
