// `npm run bench`: prints the tables; with `--record` it also writes them to RESULTS.md.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { cold } from "./cold.mjs";
import { growth } from "./growth.mjs";
import { impact } from "./impact.mjs";
import { warm } from "./warm.mjs";

const RESULTS = new URL("RESULTS.md", import.meta.url);
const MARK = "<!-- engine -->";
const PARTS = { warm, cold, growth, impact };

/** Each part in a process of its own: what one leaves in memory must not slow the next. */
function inOwnProcess(name) {
  const self = fileURLToPath(import.meta.url);
  return execFileSync(process.execPath, ["--expose-gc", self, "--part", name], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();
}

function runAll() {
  const texts = Object.keys(PARTS).map((name) => {
    const text = inOwnProcess(name);
    console.log(`${text}\n`);
    return text;
  });
  if (process.argv.includes("--record")) record(texts);
}

function record(texts) {
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, ${process.platform}`;
  const [head, , tail] = readFileSync(RESULTS, "utf8").split(MARK);
  const date = new Date().toISOString().slice(0, 10);
  const body = `${machine}, ${date}.\n\n${texts.join("\n\n")}`;
  writeFileSync(RESULTS, `${head}${MARK}\n\n${body}\n\n${MARK}${tail}`);
  console.log("Recorded in bench/RESULTS.md.");
}

const part = process.argv[process.argv.indexOf("--part") + 1];
if (process.argv.includes("--part")) console.log(await PARTS[part]());
else runAll();
