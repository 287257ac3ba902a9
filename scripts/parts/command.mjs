import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { ROOT } from "./report.mjs";

/** How long a command may take to end when it is told to. */
const GRACE_MS = 5000;

/** Signals that end a script; they are handed on to the command that is running. */
const ENDING = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * @typedef {object} CommandOptions
 * @property {number} limitMs how long it may take; it is ended after that
 * @property {Record<string, string | undefined>} [env] variables on top of our own
 * @property {string} [cwd] the repository's folder unless given
 * @property {"show" | "hold"} [output] `show`: goes to the terminal while it runs; `hold`: only returned
 */

/**
 * @typedef {object} CommandResult
 * @property {number} code exit code; 1 when a signal ended it
 * @property {boolean} timedOut
 * @property {string} stdout empty for `show`
 * @property {string} output stdout and stderr as they came, for `hold`; stderr alone for `show`
 */

/**
 * Runs a command with no standard input. Never throws for what the command does;
 * when this script is told to stop, so is the command, and the script ends with it.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {CommandOptions} options
 * @returns {Promise<CommandResult>}
 */
export function runCommand(file, args, options) {
  const hold = options.output === "hold";
  const child = spawn(file, args, {
    cwd: options.cwd || ROOT,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", hold ? "pipe" : "inherit", "pipe"],
  });
  let stdout = "";
  let output = "";
  let timedOut = false;
  child.stdout?.on("data", (chunk) => {
    stdout += chunk;
    output += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    output += chunk;
    if (!hold) process.stderr.write(chunk);
  });
  const timer = setTimeout(() => {
    timedOut = true;
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), GRACE_MS).unref();
  }, options.limitMs);
  const letGo = passSignals(child);
  return new Promise((resolve) => {
    child.on("error", (error) => {
      output += `${error.message}\n`;
      resolve({ code: 1, timedOut, stdout, output });
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      letGo();
      resolve({ code: code === null ? 1 : code, timedOut, stdout, output });
    });
  });
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {() => void} takes the listeners away again
 */
function passSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    child.kill(signal);
    setTimeout(() => child.kill("SIGKILL"), GRACE_MS).unref();
    // An exit, not the signal itself: what is to be tidied up at the end still is.
    child.once("close", () => process.exit(128 + constants.signals[signal]));
    for (const ending of ENDING) process.removeListener(ending, pass);
  };
  for (const ending of ENDING) process.on(ending, pass);
  return () => {
    for (const ending of ENDING) process.removeListener(ending, pass);
  };
}

/**
 * Runs a command of an installed package with this same Node, without a shell.
 * @param {string} name of the package, which is also the name of its command unless given
 * @param {readonly string[]} args
 * @param {CommandOptions & { command?: string }} options
 */
export function runTool(name, args, options) {
  const folder = join(ROOT, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const command = options.command || name;
  const script = typeof bin === "string" ? bin : bin[command];
  return runCommand(process.execPath, [join(folder, script), ...args], options);
}

/** Where npm looks for the settings of the machine; `npm --prefix <folder> start` points them into that folder. */
const GLOBAL_SETTINGS = [
  "npm_config_prefix",
  "npm_config_global_prefix",
  "npm_config_globalconfig",
];

/**
 * Runs npm: the one that started us, else the one in the path; with the settings of the machine (its certificates,
 * its registry) also when it was started from elsewhere with `--prefix`.
 * @param {readonly string[]} args
 * @param {CommandOptions} options
 */
export function runNpm(args, options) {
  /** @type {Record<string, string | undefined>} */
  const env = { ...options.env };
  for (const name of GLOBAL_SETTINGS) {
    if (`${process.env[name]}/`.startsWith(ROOT)) env[name] = undefined;
  }
  const npm = process.env.npm_execpath;
  if (npm?.endsWith("npm-cli.js")) {
    return runCommand(process.execPath, [npm, ...args], { ...options, env });
  }
  const file = process.platform === "win32" ? "npm.cmd" : "npm";
  return runCommand(file, args, { ...options, env });
}
