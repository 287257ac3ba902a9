import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { http, RULES } from "../../../testdata/server/behaviour.ts";
import {
  type MisbehavingServer,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
import { until } from "./started-server.ts";

/** Signals end processes, so the server runs in one of its own here, bundled from its sources. */
let folder: string;
let script: string;
let sites: MisbehavingServer;

beforeAll(async () => {
  sites = await startMisbehavingServer();
  folder = mkdtempSync(join(tmpdir(), "aushang-signals-"));
  // Where the sources look for the version: two folders up.
  mkdirSync(join(folder, "src/http"), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"version":"0.0.0"}');
  script = join(folder, "src/http/server.mjs");
  await build({
    stdin: {
      contents: `import { serve } from "./index.ts";
        const server = await serve({ port: 0, webRoot: null, allowAddresses: ["127.0.0.1"], logger: { level: "silent" } });
        console.log(server.address);
        await server.closed;
        console.log("closed");`,
      resolveDir: fileURLToPath(new URL("../src", import.meta.url)),
      loader: "ts",
    },
    outfile: script,
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["aushang-source"],
    logLevel: "silent",
    // Some of the packages are CommonJS and ask for Node's modules in its way.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;',
    },
  });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await sites.close();
});

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
  readonly output: () => string;
  readonly exit: Promise<unknown[]>;
}

async function startProcess(): Promise<Running> {
  const child = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exit = once(child, "exit");
  let output = "";
  child.stdout?.on("data", (piece) => {
    output += piece;
  });
  await until(() => output.includes("\n") || child.exitCode !== null);
  expect(child.exitCode).toBeNull();
  return { child, address: output.split("\n")[0] ?? "", output: () => output, exit };
}

/** Asks about a site that answers after a while; resolves when the site has been asked. */
async function askSlowly(address: string, ms: number): Promise<{ answer: Promise<Response> }> {
  const site = await sites.serve(
    http((_request, response) => {
      setTimeout(() => response.end(RULES), ms);
    }),
  );
  const answer = fetch(`${address}/api/v1/test`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ address: `${site.origin}/shut/`, crawler: "Googlebot" }),
  });
  answer.catch(() => {});
  await until(() => site.requests.length > 0);
  return { answer };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s: what runs is answered, then the process ends well",
  async (signal) => {
    const { child, address, output, exit } = await startProcess();
    const { answer } = await askSlowly(address, 500);
    child.kill(signal);
    expect((await answer).status).toBe(200);
    expect(await exit).toEqual([0, null]);
    expect(output()).toContain("closed");
  },
);

test("a second signal ends the process at once", async () => {
  const { child, address, exit } = await startProcess();
  await askSlowly(address, 5_000);
  const from = performance.now();
  child.kill("SIGINT");
  await until(async () => (await fetch(`${address}/readyz`)).status === 503);
  child.kill("SIGINT");
  expect(await exit).toEqual([130, null]);
  expect(performance.now() - from).toBeLessThan(2_000);
});
