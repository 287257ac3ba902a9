// `npm run bench`: prints the tables; with `--record` it also writes them to RESULTS.md.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { cold } from "./cold.mjs";
import { growth } from "./growth.mjs";
import { warm } from "./warm.mjs";

const RESULTS = new URL("RESULTS.md", import.meta.url);
const MARK = "<!-- engine -->";

const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, ${process.platform}`;
const parts = [];
for (const part of [warm, cold, growth]) {
  const text = part();
  parts.push(text);
  console.log(`${text}\n`);
}

if (process.argv.includes("--record")) {
  const [head, , tail] = readFileSync(RESULTS, "utf8").split(MARK);
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    RESULTS,
    `${head}${MARK}\n\n${machine}, ${date}.\n\n${parts.join("\n\n")}\n\n${MARK}${tail}`,
  );
  console.log("Recorded in bench/RESULTS.md.");
}
