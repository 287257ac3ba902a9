import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Folder of the repository, wherever the command was started. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Something that a person can put right: one sentence on what happened, one on what to do next. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {string} next
   */
  constructor(message, next) {
    super(message);
    this.next = next;
  }
}

/**
 * Prints one line on what is being done.
 * @param {string} text
 */
export function say(text) {
  console.log(`aushang: ${text}`);
}

/**
 * Time since `start` (of `Date.now()`) in words.
 * @param {number} start
 */
export function since(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}

/**
 * True when the module is the script that was started, not one that another script imports.
 * @param {string} url `import.meta.url` of the module
 */
export function isStarted(url) {
  const script = process.argv[1];
  return script !== undefined && realpathSync(script) === realpathSync(fileURLToPath(url));
}

/**
 * Runs a script to its end. A `Failure` is told in words; anything else is a defect and keeps its stack.
 * @param {() => Promise<void>} main
 */
export function runScript(main) {
  main().catch((error) => {
    process.exitCode = 1;
    const told = asWriteFailure(error);
    if (told instanceof Failure) console.error(`aushang: ${told.message}\n         ${told.next}`);
    else console.error(told);
  });
}

/**
 * Turns "may not write here" into words; hands any other error back.
 * @param {unknown} error
 */
export function asWriteFailure(error) {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return new Failure(
      `The folder ${ROOT} cannot be written to, and something has to be installed or built in it.`,
      "Run the command as the folder's owner, or copy the folder to a place where you may write.",
    );
  }
  if (code === "ENOSPC") {
    return new Failure("The disk is full.", "Free about 700 MB, then run the command again.");
  }
  return error;
}
