// `npm run bench`: prints the tables; with `--record` it also writes them to RESULTS.md.
// `npm run bench -- proofs`: that part of them alone.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { cold } from "./cold.mjs";
import { growth } from "./growth.mjs";
import { impact } from "./impact.mjs";
import { proofs } from "./proofs.mjs";
import { warm } from "./warm.mjs";

const RESULTS = new URL("RESULTS.md", import.meta.url);
const PARTS = { warm, cold, growth, impact, proofs };
/** What RESULTS.md holds between two marks of that name. */
const SECTIONS = { engine: ["warm", "cold", "growth", "impact"], proofs: ["proofs"] };

/** Each part in a process of its own: what one leaves in memory must not slow the next. */
function inOwnProcess(name) {
  const self = fileURLToPath(import.meta.url);
  return execFileSync(process.execPath, ["--expose-gc", self, "--part", name], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();
}

function runAll() {
  const known = Object.keys(SECTIONS);
  const wanted = known.filter((name) => process.argv.includes(name));
  for (const section of wanted.length > 0 ? wanted : known) {
    const texts = SECTIONS[section].map((name) => {
      const text = inOwnProcess(name);
      console.log(`${text}\n`);
      return text;
    });
    if (process.argv.includes("--record")) record(section, texts);
  }
}

function record(section, texts) {
  const mark = `<!-- ${section} -->`;
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, ${process.platform}`;
  const [head, , tail] = readFileSync(RESULTS, "utf8").split(mark);
  const date = new Date().toISOString().slice(0, 10);
  const body = `${machine}, ${date}.\n\n${texts.join("\n\n")}`;
  writeFileSync(RESULTS, `${head}${mark}\n\n${body}\n\n${mark}${tail}`);
  console.log(`Recorded in bench/RESULTS.md: ${section}.`);
}

const part = process.argv[process.argv.indexOf("--part") + 1];
if (process.argv.includes("--part")) console.log(await PARTS[part]());
else runAll();
