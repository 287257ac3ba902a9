import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "../../scripts/build.mjs";
import { ROOT, readJson } from "../repository.ts";

const COMMAND = join(ROOT, "packages/cli/bin/aushang.js");
const ENVIRONMENT = { PATH: process.env.PATH ?? "", LANG: "en_GB.UTF-8" };

let folder: string;

beforeAll(async () => {
  await build({ quiet: true });
  folder = mkdtempSync(join(tmpdir(), "aushang-command-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the built command. */
function start(argv: readonly string[], stdout: "pipe" | number = "pipe"): ChildProcess {
  return spawn(process.execPath, [COMMAND, ...argv], {
    stdio: ["pipe", stdout, "pipe"],
    env: ENVIRONMENT,
  });
}

/** Runs the built command to its end. */
async function run(
  argv: readonly string[],
  input = "",
): Promise<{ code: number; out: string; err: string }> {
  const child = start(argv);
  let out = "";
  let err = "";
  child.stdout?.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    err += chunk;
  });
  child.stdin?.on("error", () => {});
  child.stdin?.end(input);
  const [code] = await once(child, "close");
  return { code, out, err };
}

test("the built command says its version", async () => {
  const { version } = readJson<{ version: string }>("packages/cli/package.json");
  expect(await run(["--version"])).toEqual({ code: 0, out: `${version}\n`, err: "" });
});

test("exit codes reach the shell: 0, 1, 2, 3", async () => {
  const site = createServer((request, response) => {
    response.statusCode = request.headers.host?.startsWith("localhost") ? 503 : 200;
    response.end("User-agent: *\nDisallow: /shut");
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo;
  try {
    const codes = [];
    for (const address of [
      `http://127.0.0.1:${port}/`,
      `http://127.0.0.1:${port}/shut`,
      "ftp://x/",
      `http://localhost:${port}/`,
    ])
      codes.push((await run(["test", address])).code);
    expect(codes).toEqual([0, 1, 2, 3]);
  } finally {
    site.close();
    site.closeAllConnections();
  }
});

test("a long result reaches a pipe to its last byte", async () => {
  const addresses = Array.from({ length: 200 }, (_, i) => `/p${i}`);
  const { out } = await run(
    ["test", ...addresses, "--robots", "-", "--json"],
    "User-agent: *\nDisallow: /p",
  );
  const lines = out.trimEnd().split("\n");
  expect(lines).toHaveLength(200);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ target: "/p199", verdict: "disallowed" });
});

const QUESTION = `${JSON.stringify({ robots: "User-agent: *\nDisallow: /a", agent: "Bot", url: "/a" })}\n`;

test("decide: 400,000 lines in bounded memory", async () => {
  const child = start(["decide"]);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(child.pid ?? 0));
  }, 20);
  function* lines(): Generator<string> {
    for (let i = 0; i < 400; i++) yield QUESTION.replace("/a", `/a${i}`).repeat(1_000);
  }
  Readable.from(lines()).pipe(child.stdin as NodeJS.WritableStream);
  let answers = 0;
  child.stdout?.on("data", (chunk: Buffer) => {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) answers++;
  });
  const [code] = await once(child, "close");
  clearInterval(watch);
  expect({ code, answers }).toEqual({ code: 0, answers: 400_000 });
  expect(peak).toBeLessThan(250);
});

/** Memory that a process holds now; 0 where the system does not tell. */
function residentMegabytes(pid: number): number {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return 0;
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(path, "utf8"))?.[1] ?? 0) / 1024;
}

test("decide: a reader that has read enough ends the run, quietly and soon", async () => {
  const child = start(["decide"]);
  let err = "";
  child.stderr?.on("data", (chunk) => {
    err += chunk;
  });
  function* endless(): Generator<string> {
    for (;;) yield QUESTION.repeat(1_000);
  }
  const source = Readable.from(endless());
  child.stdin?.on("error", () => source.destroy());
  source.pipe(child.stdin as NodeJS.WritableStream);
  await once(child.stdout as Readable, "data");
  child.stdout?.destroy();
  const [code] = await once(child, "close");
  expect({ code, err }).toEqual({ code: 0, err: "" });
});

test.skipIf(!existsSync("/dev/full"))(
  "a full disk is told of, with code 2 and no stack trace",
  async () => {
    const full = openSync("/dev/full", "w");
    const child = start(["decide"], full);
    let err = "";
    child.stderr?.on("data", (chunk) => {
      err += chunk;
    });
    child.stdin?.on("error", () => {});
    child.stdin?.end(QUESTION);
    const [code] = await once(child, "close");
    closeSync(full);
    expect(code).toBe(2);
    expect(err).toContain("The result could not be written");
    expect(err).not.toMatch(/^\s+at /m);
  },
);

test("serve: ready, answers, proves in a thread, stops at SIGTERM with code 0", async () => {
  const child = start(["serve", "--port", "0"]);
  const [ready] = await once(child.stdout as Readable, "data");
  const address = /http:\/\/\S+/.exec(String(ready))?.[0] ?? "";
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  // What threads run is a file of its own in what was built.
  const body = JSON.stringify({ old: "User-agent: *\nDisallow: /a\n", new: "" });
  const headers = { "content-type": "application/json" };
  const diff = await fetch(`${address}/api/v1/diff`, { method: "POST", headers, body });
  expect(await diff.json()).toMatchObject({ proven: true, changes: [{ pattern: "/a*" }] });
  child.kill("SIGTERM");
  const [code, signal] = await once(child, "close");
  expect({ code, signal }).toEqual({ code: 0, signal: null });
});

test("before a build the command says what to run, with code 2", async () => {
  mkdirSync(join(folder, "bin"));
  const copy = join(folder, "bin/aushang.mjs");
  copyFileSync(COMMAND, copy);
  const child = spawn(process.execPath, [copy, "--version"], { stdio: ["ignore", "pipe", "pipe"] });
  let err = "";
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  const [code] = await once(child, "close");
  expect({ code, err }).toEqual({ code: 2, err: "aushang: not built yet. Run: npm run build\n" });
});
