import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { FURTHER_ADDRESSES } from "../src/state/route.ts";

/** What stands in the worker's source for the list that only the build knows. */
const LIST = "__PRECACHE__";
const PAGES = "__PAGES__";
const VERSION = "__VERSION__";

/**
 * Writes `sw.js` with the list of every file of the page. Its version is a hash of their contents, so that the same
 * sources give the same worker.
 */
export function serviceWorker(): Plugin {
  let root = "";
  let publicDir = "";
  return {
    name: "aushang-service-worker",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const hash = createHash("sha256");
        const files: string[] = [];
        for (const [name, output] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          hash.update(name).update(output.type === "chunk" ? output.code : output.source);
          if (name !== "index.html") files.push(`/${name}`);
        }
        for (const name of readdirSync(publicDir).sort()) {
          hash.update(name).update(readFileSync(join(publicDir, name)));
          files.push(`/${name}`);
        }
        const source = readFileSync(join(root, "build/worker.js"), "utf8")
          .replace(LIST, JSON.stringify(["/", ...files]))
          .replace(PAGES, JSON.stringify(["/", ...Object.values(FURTHER_ADDRESSES)]))
          .replace(VERSION, hash.digest("hex").slice(0, 16));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
