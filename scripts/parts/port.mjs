import { createServer } from "node:net";
import { Failure } from "./report.mjs";

/**
 * Where the page will be served: what the arguments of `serve` say, else its defaults.
 * @param {readonly string[]} args
 * @returns {{ host: string, port: number }}
 */
export function wantedPlace(args) {
  return {
    host: option(args, "--host") || "127.0.0.1",
    port: Number(option(args, "--port") || 9309),
  };
}

/**
 * @param {readonly string[]} args
 * @param {string} name
 * @returns {string | undefined}
 */
function option(args, name) {
  const at = args.indexOf(name);
  if (at >= 0) return args[at + 1];
  const joined = args.find((arg) => arg.startsWith(`${name}=`));
  return joined === undefined ? undefined : joined.slice(name.length + 1);
}

/**
 * Throws a `Failure` in words when something listens there already. A port that `serve` itself will refuse
 * (not a number, out of range) passes: `serve` says it better.
 * @param {{ host: string, port: number }} place
 */
export async function refuseTakenPort(place) {
  if (!Number.isInteger(place.port) || place.port < 1 || place.port > 65535) return;
  if (!(await isTaken(place))) return;
  const address = `http://${place.host.includes(":") ? `[${place.host}]` : place.host}:${place.port}`;
  if (await isAushang(address)) {
    throw new Failure(
      `Aushang is already running at ${address}`,
      "Open that address, or stop the other one first.",
    );
  }
  throw new Failure(
    `Port ${place.port} on ${place.host} is taken by another program.`,
    `Stop that program, or choose another port: npm start -- --port ${place.port + 1}`,
  );
}

/**
 * @param {{ host: string, port: number }} place
 * @returns {Promise<boolean>}
 */
function isTaken({ host, port }) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve("code" in error && error.code === "EADDRINUSE"));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}

/**
 * True when the API description at the address is ours.
 * @param {string} address
 */
async function isAushang(address) {
  try {
    const response = await fetch(`${address}/api/openapi.json`, {
      signal: AbortSignal.timeout(3000),
    });
    const description = await response.json();
    return (
      typeof description?.info?.title === "string" && description.info.title.startsWith("Aushang")
    );
  } catch {
    return false;
  }
}
