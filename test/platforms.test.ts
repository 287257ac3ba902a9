import { runInNewContext } from "node:vm";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { ROOT } from "./repository.ts";

/** The engine as one script that leaves its answers in `answers`, as a browser or a worker would load it. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { compile, parse } from "@aushang/engine";
        import { askCrawler, asTyped, test } from "@aushang/engine/tester";
        const file = parse("User-agent: *\\nDisallow: /*?sort=\\nAllow: /caf\u00e9\\n");
        const asked = test(asTyped("shop.example/shoes?sort=price"), askCrawler("Googlebot"), "rfc9309", {
          kind: "given",
          bytes: file.bytes,
        });
        globalThis.answers = JSON.stringify([
          compile(file, "Googlebot").decide("https://shop.example/shoes?sort=price"),
          compile(file, "Googlebot").decide("https://shop.example/caf\u00e9"),
          asked.result.line,
        ]);
      `,
      resolveDir: ROOT,
      loader: "ts",
    },
    bundle: true,
    write: false,
    format: "iife",
    platform: "neutral",
    conditions: ["aushang-source"],
  });
  return outputFiles[0]?.text ?? "";
}

const ANSWERS = JSON.stringify([
  { verdict: "disallowed", basis: "rule", line: 2 },
  { verdict: "allowed", basis: "rule", line: 3 },
  2,
]);

test("the engine needs TextEncoder, TextDecoder and URL, and nothing else", async () => {
  const names: Record<string, unknown> = { TextEncoder, TextDecoder, URL, Uint8Array };
  runInNewContext(await bundle(), names);
  expect(names["answers"]).toBe(ANSWERS);
});

test("without one of them it says so: the test above can fail", async () => {
  const script = await bundle();
  expect(() => runInNewContext(script, { TextDecoder, URL })).toThrow("TextEncoder");
});

test("it runs in a worker", async () => {
  const script = `${await bundle()}; require("node:worker_threads").parentPort.postMessage(globalThis.answers);`;
  const worker = new Worker(script, { eval: true });
  const answers = await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  await worker.terminate();
  expect(answers).toBe(ANSWERS);
});
