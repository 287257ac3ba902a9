import { accessSync, constants, existsSync, statSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { runNpm } from "./command.mjs";
import { asWriteFailure, Failure, ROOT, say, since } from "./report.mjs";

const LIMIT_MS = 10 * 60 * 1000;
const PING_LIMIT_MS = 20 * 1000;

/**
 * Installs what package-lock.json says, with `npm ci`. Throws a `Failure` in words when that does not work.
 */
export async function install() {
  const first = !existsSync(join(ROOT, "node_modules"));
  say(
    first
      ? "installing packages (npm ci), about a minute"
      : "packages have changed: installing (npm ci)",
  );
  checkWritable();
  const start = Date.now();
  const cache = cacheOption();
  const reachable = await isRegistryReachable(cache);
  if (!reachable) say("the package registry does not answer; trying with what is in npm's cache");
  // Named here because a machine may have set NODE_ENV=production, which leaves out the tools that build.
  const kinds = [
    "--include=dev",
    "--include=optional",
    reachable ? "--prefer-offline" : "--offline",
  ];
  const result = await runNpm(["ci", ...kinds, "--no-audit", "--no-fund", ...cache], {
    limitMs: LIMIT_MS,
  });
  if (result.timedOut) {
    throw new Failure("Installing took more than ten minutes and was stopped.", NETWORK_HINT);
  }
  if (result.code !== 0) throw installFailure(result.output);
  say(`packages installed in ${since(start)}`);
}

const NETWORK_HINT =
  "Check the network, a proxy (HTTPS_PROXY) or a registry setting (npm config get registry), then run the command again.";
const NETWORK_CODES =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED/;

/**
 * One short question before hundreds: without a network, npm would try each package again and again for minutes.
 * @param {readonly string[]} cache
 */
async function isRegistryReachable(cache) {
  const result = await runNpm(["ping", "--fetch-retries=0", ...cache], {
    limitMs: PING_LIMIT_MS,
    output: "hold",
  });
  return !result.timedOut && !NETWORK_CODES.test(result.output);
}

/**
 * Words for the ways in which `npm ci` fails.
 * @param {string} output
 */
export function installFailure(output) {
  if (NETWORK_CODES.test(output)) {
    return new Failure(
      "The packages could not be downloaded: the package registry does not answer.",
      NETWORK_HINT,
    );
  }
  if (
    /SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET_ISSUER)|CERT_(HAS_EXPIRED|UNTRUSTED|NOT_YET)/.test(
      output,
    )
  ) {
    return new Failure(
      "The packages could not be downloaded: the certificate of the package registry is not trusted.",
      "Behind a proxy that opens TLS, set NODE_EXTRA_CA_CERTS or npm's `cafile` to its certificate, then run the command again.",
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
  const cache = process.env.npm_config_cache || join(homedir(), ".npm");
  if (isWritable(cache)) return [];
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
