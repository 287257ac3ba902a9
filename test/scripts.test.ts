import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer as createNetServer, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { serve } from "../packages/server/src/index.ts";
import { runCommand } from "../scripts/parts/command.mjs";
import { installFailure } from "../scripts/parts/install.mjs";
import { versionProblem } from "../scripts/parts/node-version.mjs";
import { refuseTakenPort, wantedPlace } from "../scripts/parts/port.mjs";
import { countTests } from "../scripts/parts/vitest-report.mjs";
import { matches } from "../scripts/setup.mjs";
import { temporaryFolder } from "./packages.ts";
import { type Manifest, ROOT, readJson } from "./repository.ts";

const [folder, remove] = temporaryFolder();
afterAll(remove);

test.each([
  ["20.19.0", true],
  ["20.20.2", true],
  ["22.0.0", true],
  ["20.18.3", false],
  ["18.20.4", false],
  ["9.11.2", false],
])("Node %s will do: %s", (version, good) => {
  const problem = versionProblem(version);
  expect(problem === null).toBe(good);
  if (problem !== null) expect(problem).toContain(`20.19 or newer; this is Node ${version}`);
});

test("the version that the scripts ask for is the one in every package.json", () => {
  const wanted = readJson<Manifest & { engines: { node: string } }>("package.json").engines.node;
  const oldest = wanted.replace(">=", "");
  expect(versionProblem(`${oldest}.0`)).toBeNull();
  const [major = 0, minor = 0] = oldest.split(".").map(Number);
  expect(versionProblem(`${major}.${minor - 1}.9`)).not.toBeNull();
});

const locked = {
  "": { version: "1.0.0" },
  "packages/a": { version: "1.0.0" },
  "node_modules/a": { link: true },
  "node_modules/b": { version: "2.0.0", integrity: "sha512-b" },
  "node_modules/c": { version: "3.0.0", integrity: "sha512-c", optional: true },
};
const there = {
  "node_modules/a": { link: true },
  "node_modules/b": { version: "2.0.0", integrity: "sha512-b" },
};

test.each([
  { why: "all that is wanted", installed: there, good: true },
  { why: "with something optional", installed: { ...locked }, good: true },
  { why: "nothing", installed: {}, good: false },
  { why: "one is missing", installed: { "node_modules/a": { link: true } }, good: false },
  {
    why: "another version",
    installed: { ...there, "node_modules/b": { version: "2.0.1", integrity: "sha512-b" } },
    good: false,
  },
  {
    why: "other content",
    installed: { ...there, "node_modules/b": { version: "2.0.0", integrity: "sha512-x" } },
    good: false,
  },
  {
    why: "one too many",
    installed: { ...there, "node_modules/d": { version: "1.0.0" } },
    good: false,
  },
])("an installation is what the lock file wants: $why, $good", ({ installed, good }) => {
  expect(matches(locked, installed)).toBe(good);
});

test.each([
  ["npm error code ENOTFOUND", "registry does not answer"],
  ["npm error code ENOTCACHED", "registry does not answer"],
  [
    "npm error can only install packages when your package.json and package-lock.json",
    "do not agree",
  ],
  ["npm error code SELF_SIGNED_CERT_IN_CHAIN", "is not trusted"],
  ["npm error code ENOSPC", "disk is full"],
  ["npm error gyp ERR! something", "`npm ci` failed"],
])("a failed installation is put into words: %s", (output, words) => {
  expect(installFailure(output).message).toContain(words);
});

const report = (...files: { status: string; tests: string[] }[]) => ({
  testResults: files.map(({ status, tests }, i) => ({
    name: join(ROOT, `${i}.test.ts`),
    status,
    assertionResults: tests.map((state, n) => ({ fullName: `case ${n}`, status: state })),
  })),
});

test.each([
  {
    why: "all passed",
    given: report({ status: "passed", tests: ["passed", "passed"] }),
    code: 0,
    counts: [2, 0, 0],
  },
  {
    why: "one failed, one skipped",
    given: report({ status: "failed", tests: ["passed", "failed", "skipped"] }),
    code: 1,
    counts: [1, 1, 1],
  },
  {
    why: "a file could not be loaded",
    given: report({ status: "passed", tests: ["passed"] }, { status: "failed", tests: [] }),
    code: 1,
    counts: [1, 1, 0],
  },
  {
    why: "an error outside of all tests",
    given: report({ status: "passed", tests: ["passed"] }),
    code: 1,
    counts: [1, 1, 0],
  },
  { why: "nothing ran", given: report(), code: 0, counts: [0, 1, 0] },
  {
    why: "everything was skipped",
    given: report({ status: "passed", tests: ["skipped"] }),
    code: 0,
    counts: [0, 1, 1],
  },
  { why: "there is no report", given: null, code: 0, counts: [0, 1, 0] },
])("tests are counted without a false green: $why", ({ given, code, counts }) => {
  const { passed, failed, skipped, skippedNames } = countTests(given, code, ROOT);
  expect([passed, failed, skipped]).toEqual(counts);
  expect(skippedNames).toHaveLength(skipped);
});

test.each([
  { args: [], place: { host: "127.0.0.1", port: 9309 } },
  { args: ["--port", "8080"], place: { host: "127.0.0.1", port: 8080 } },
  { args: ["--port=8080", "--host=::1"], place: { host: "::1", port: 8080 } },
])("the place to serve at is read from $args", ({ args, place }) => {
  expect(wantedPlace(args)).toEqual(place);
});

/** Listens on a free port of this machine; gives the port. */
async function occupy(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as { port: number }).port;
}

test("a port that another program has is refused in words, and a free one passes", async () => {
  const other = createNetServer((socket) => {
    socket.resume();
    socket.end("220 something else\r\n");
  });
  const port = await occupy(other);
  const refusal = refuseTakenPort({ host: "127.0.0.1", port });
  await expect(refusal).rejects.toMatchObject({
    message: `Port ${port} on 127.0.0.1 is taken by another program.`,
    next: expect.stringContaining(`--port ${port + 1}`),
  });
  await new Promise((resolve) => other.close(resolve));
  await expect(refuseTakenPort({ host: "127.0.0.1", port })).resolves.toBeUndefined();
});

test("a second start says that Aushang is running, does no work and fails", async () => {
  const running = await serve({ port: 0, webRoot: null, logger: { level: "silent" } });
  try {
    const { port } = new URL(running.address);
    const script = join(ROOT, "scripts/start.mjs");
    const second = await runCommand(process.execPath, [script, "--port", port], {
      limitMs: 20_000,
      output: "hold",
    });
    expect(second.output).toContain(
      `aushang: Aushang is already running at http://127.0.0.1:${port}\n`,
    );
    expect(second.output).not.toMatch(/building|installing/);
    expect(second.code).toBe(1);
  } finally {
    await running.close();
  }
});

/** A process that works under the lock: writes what it does, with the time, to a log. */
function lockWorker(lock: string, log: string, workMs: number) {
  const source = `
    import { appendFileSync } from "node:fs";
    import { withLock } from ${JSON.stringify(join(ROOT, "scripts/parts/lock.mjs"))};
    await withLock(${JSON.stringify(lock)}, "working", async () => {
      appendFileSync(${JSON.stringify(log)}, "in ");
      await new Promise((resolve) => setTimeout(resolve, ${workMs}));
      appendFileSync(${JSON.stringify(log)}, "out ");
    });`;
  return spawn(process.execPath, ["--input-type=module", "-e", source], { stdio: "ignore" });
}

const ended = (child: ReturnType<typeof spawn>) =>
  new Promise<number | null>((resolve) => child.once("close", resolve));

test("work under a lock is done by one at a time", async () => {
  const [lock, log] = [join(folder, "one.lock"), join(folder, "one.log")];
  const workers = [1, 2, 3].map(() => lockWorker(lock, log, 100));
  expect(await Promise.all(workers.map(ended))).toEqual([0, 0, 0]);
  expect(readFileSync(log, "utf8")).toBe("in out in out in out ");
  expect(existsSync(lock)).toBe(false);
});

test("the lock of a process that was killed is taken over", async () => {
  const [lock, log] = [join(folder, "dead.lock"), join(folder, "dead.log")];
  const first = lockWorker(lock, log, 60_000);
  while (!existsSync(log)) await new Promise((resolve) => setTimeout(resolve, 20));
  first.kill("SIGKILL");
  await ended(first);
  expect(existsSync(lock)).toBe(true);
  expect(await ended(lockWorker(lock, log, 1))).toBe(0);
  expect(readFileSync(log, "utf8")).toBe("in in out ");
});

test("a command that does not end is ended, and says so", async () => {
  const script = join(folder, "endless.mjs");
  writeFileSync(script, "setInterval(() => {}, 1000);\n");
  const result = await runCommand(process.execPath, [script], { limitMs: 300, output: "hold" });
  expect(result).toMatchObject({ timedOut: true, code: 1 });
});
