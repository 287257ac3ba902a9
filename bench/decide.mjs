/**
 * How many lines a second `aushang decide` answers, beside a bare JSON round trip in a process of the same kind over
 * the same input: read a line, JSON.parse, JSON.stringify, write. Both are timed by the processor time of the child,
 * so that the figures hold for one core whatever else the machine does.
 *
 * Run: npm run build && node bench/decide.mjs [lines]
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const command = join(root, "packages/cli/bin/aushang.js");

/** The round trip without any answering; batches as `decide` does, so that only the work on a line differs. */
const BARE = `
let rest = "", out = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (chunk) => {
  const text = rest + chunk;
  let at = 0;
  for (let end = text.indexOf("\\n"); end >= 0; end = text.indexOf("\\n", at)) {
    out += JSON.stringify(JSON.parse(text.slice(at, end))) + "\\n";
    at = end + 1;
  }
  rest = text.slice(at);
  process.stdout.write(out);
  out = "";
});
`;

/** A preload that reports the processor time of its process at the end, on the third stream. */
const REPORT = `data:text/javascript,${encodeURIComponent(`
import { writeSync } from "node:fs";
process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  writeSync(3, JSON.stringify({ cpuMs: (user + system) / 1000, rssKb: process.resourceUsage().maxRSS }));
});`)}`;

/** Small cases. `distinct` files, each with its own text, come round and round. */
function* cases(lines, distinct) {
  for (let i = 0; i < lines; i++) {
    const n = i % distinct;
    const robots = `User-agent: *\nDisallow: /cart/${n}\nAllow: /cart/${n}/help\n\nUser-agent: Googlebot\nDisallow: /*?sort=\nAllow: /shoes$\n`;
    const agent = i % 2 === 0 ? "Googlebot" : "Bingbot";
    yield `${JSON.stringify({ id: i, robots, agent, url: `https://shop.example/cart/${n}/x?sort=${i % 7}` })}\n`;
  }
}

async function writeInput(path, lines, distinct) {
  const out = createWriteStream(path);
  let batch = "";
  for (const line of cases(lines, distinct)) {
    batch += line;
    if (batch.length < 1 << 20) continue;
    if (!out.write(batch)) await once(out, "drain");
    batch = "";
  }
  out.end(batch);
  await once(out, "finish");
}

/** Runs a Node program over the input; resolves to its processor time and the lines it wrote. */
async function time(argv, input) {
  const child = spawn(process.execPath, ["--import", REPORT, ...argv], {
    stdio: ["pipe", "pipe", "inherit", "pipe"],
  });
  let written = 0;
  let report = "";
  child.stdout.on("data", (chunk) => {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) written++;
  });
  child.stdio[3].on("data", (chunk) => {
    report += chunk;
  });
  createReadStream(input, { highWaterMark: 1 << 18 }).pipe(child.stdin);
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${argv[0]} ended with ${code}`);
  return { written, ...JSON.parse(report) };
}

/** The fastest of several runs: everything else on the machine only ever adds time. */
async function best(argv, input, runs) {
  let least = null;
  for (let i = 0; i < runs; i++) {
    const one = await time(argv, input);
    if (least === null || one.cpuMs < least.cpuMs) least = one;
  }
  return least;
}

/** Measures both programs; one row for inputs whose files differ, one for a single file. */
export async function measureDecide(lines = 300_000, runs = 3) {
  const folder = mkdtempSync(join(tmpdir(), "aushang-bench-"));
  try {
    const rows = [];
    for (const [name, distinct] of [
      ["another file on every line", lines],
      ["one file on all lines", 1],
    ]) {
      const input = join(folder, "input.jsonl");
      await writeInput(input, lines, distinct);
      const bare = await best(["-e", BARE], input, runs);
      const decide = await best([command, "decide"], input, runs);
      if (decide.written !== lines) throw new Error(`${decide.written} answers to ${lines} lines`);
      rows.push({
        name,
        lines,
        bare: Math.round((lines / bare.cpuMs) * 1000),
        decide: Math.round((lines / decide.cpuMs) * 1000),
        share: decide.cpuMs / bare.cpuMs,
        rssMb: Math.round(decide.rssKb / 1024),
      });
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = Number(process.argv[2] ?? 300_000);
  console.log("Lines a second of processor time, start of the process included:");
  for (const row of await measureDecide(lines)) {
    console.log(
      `${row.name}: bare JSON ${row.bare.toLocaleString("en")}, decide ${row.decide.toLocaleString("en")} ` +
        `(${row.share.toFixed(2)} times the round trip's time), peak ${row.rssMb} MB`,
    );
  }
}
