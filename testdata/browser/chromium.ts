import { existsSync } from "node:fs";
import { packedChromium } from "./packed-chromium.ts";

/** A browser to test with. */
export interface Chromium {
  readonly executablePath: string;
  readonly from: "AUSHANG_CHROMIUM" | "system" | "npm";
}

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** What the browser is started with. Nothing that weakens it: content security and origins are part of the tests. */
export const CHROMIUM_ARGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Finds a Chromium: the one that `AUSHANG_CHROMIUM` names, else the system's, else the one from npm (Linux x64).
 * Throws with the way out when there is none.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.AUSHANG_CHROMIUM;
  if (named !== undefined && named !== "") {
    if (!existsSync(named)) throw new Error(`AUSHANG_CHROMIUM: there is no file ${named}.`);
    return { executablePath: named, from: "AUSHANG_CHROMIUM" };
  }
  const system = SYSTEM.find((path) => existsSync(path));
  if (system !== undefined) return { executablePath: system, from: "system" };
  if (process.platform === "linux" && process.arch === "x64") {
    return { executablePath: await packedChromium(), from: "npm" };
  }
  throw new Error("No Chromium found. Install one, or set AUSHANG_CHROMIUM to its path.");
}
