import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { digits, table } from "./measure.mjs";

const CHILD = fileURLToPath(new URL("cold-child.mjs", import.meta.url));
const GOALS = { small: 2, medium: 2, large: 50, hostile: 20 };

/** One parse and 10,000 decisions in a fresh process each, the two in turn. */
export function cold(rounds = 7) {
  const rows = Object.entries(GOALS).map(([name, goal]) => {
    const pairs = Array.from({ length: rounds }, () => [run(name, "ours"), run(name, "theirs")]);
    const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];
    return [
      name,
      digits(median(pairs.map(([a]) => a))),
      digits(median(pairs.map(([, b]) => b))),
      `${digits(median(pairs.map(([a, b]) => b / a)))}x`,
      `${goal}x`,
    ];
  });
  return [
    "### One parse and 10,000 decisions, in a fresh process (milliseconds, without the start of Node)",
    table(["file", "Aushang", "robots-parser", "ratio", "goal"], rows),
  ].join("\n\n");
}

function run(name, who) {
  return Number(execFileSync(process.execPath, [CHILD, name, who], { encoding: "utf8" }));
}
