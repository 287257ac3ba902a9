import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import {
  type MisbehavingServer,
  type Site,
  startMisbehavingServer,
} from "../../../../testdata/server/misbehaving-server.ts";
import { steady } from "../console.ts";
import { SHOP, shop } from "../shop.ts";

/** A folder of the test's own with the shop's robots.txt, and servers for it. */
export interface Place {
  readonly server: () => MisbehavingServer;
  /** Serves the shop's file. */
  readonly site: () => Site;
  readonly folder: () => string;
  /** Writes a file into the folder; gives its path. */
  readonly file: (name: string, content: string | Uint8Array) => string;
  /** What was written, without the names of the folder and the ports. */
  readonly steadied: (text: string) => string;
}

/** Sets a place up for the tests of a file, and clears it away behind them. */
export function preparePlace(): Place {
  let server: MisbehavingServer;
  let site: Site;
  let folder: string;
  const file: Place["file"] = (name, content) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  };
  beforeAll(async () => {
    server = await startMisbehavingServer();
    site = await server.serve(shop);
    folder = mkdtempSync(join(tmpdir(), "aushang-check-"));
    file("robots.txt", SHOP);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    server: () => server,
    site: () => site,
    folder: () => folder,
    file,
    steadied: (text) => steady(text).replaceAll(`${folder}/`, ""),
  };
}

/** Holds for the shop. */
export const GOOD = "checks: [{crawler: Googlebot, url: /shoes, expect: allowed}]\n";
/** Does not. */
export const WRONG = "checks: [{crawler: Googlebot, url: /shoes, expect: disallowed}]\n";
