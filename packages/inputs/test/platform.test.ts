import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

const here = fileURLToPath(new URL(".", import.meta.url));

/** The readers as one script that leaves a promise in `answer`, as a browser would load them. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { readLog } from "../src/log/index.ts";
        import { readSitemap } from "../src/sitemap/index.ts";
        globalThis.answer = (async () => {
          const log = readLog([given.log]);
          let rows = 0;
          for await (const batch of log) rows += batch.length;
          const sitemap = readSitemap(new ReadableStream({
            start(controller) {
              controller.enqueue(given.sitemap);
              controller.close();
            },
          }));
          const addresses = [];
          for await (const batch of sitemap) addresses.push(...batch.addresses);
          return JSON.stringify([rows, log.summary.format, addresses]);
        })();
      `,
      resolveDir: here,
      loader: "ts",
    },
    bundle: true,
    write: false,
    format: "iife",
    platform: "neutral",
    conditions: ["aushang-source"],
    // Loaded where the platform refuses several members, and then from beside the script.
    external: ["fflate"],
  });
  return outputFiles[0]?.text ?? "";
}

test("the readers need names of the web platform alone", async () => {
  const line = `192.0.2.7 - - [10/Oct/2000:13:55:36 -0700] "GET / HTTP/1.1" 200 1 "-" "x"\n`;
  const names: Record<string, unknown> = {
    TextDecoder,
    TextEncoder,
    DecompressionStream,
    ReadableStream,
    Uint8Array,
    given: {
      log: new Uint8Array(gzipSync(line)),
      sitemap: new TextEncoder().encode(
        "<urlset><url><loc>https://a.example/</loc></url></urlset>",
      ),
    },
  };
  runInNewContext(await bundle(), names);
  expect(await names.answer).toBe(JSON.stringify([1, "combined", ["https://a.example/"]]));
});
