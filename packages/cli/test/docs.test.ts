import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EXIT } from "../src/exit.ts";
import { COMMANDS } from "../src/forms.ts";
import { type } from "./console.ts";

const PAGE = readFileSync(new URL("../../../docs/command-line.md", import.meta.url), "utf8");

/** Every example with output: the command and what the page shows below it. */
const examples = [...PAGE.matchAll(/^```\n\$ aushang (.*)\n([\s\S]*?)^```$/gm)].map((match) => ({
  command: match[1] ?? "",
  shown: match[2] ?? "",
}));

/** The words of a command as a shell takes them apart, and the file that is its input. */
function takeApart(command: string): { argv: string[]; input: string } {
  const [words = "", file] = command.split(" < ");
  const argv = [...words.matchAll(/'([^']*)'|(\S+)/g)].map((match) => match[1] ?? match[2] ?? "");
  return { argv, input: file === undefined ? "" : readFileSync(file, "utf8") };
}

test("the page shows examples with their output", () => {
  expect(examples.length).toBeGreaterThanOrEqual(5);
});

test.each(examples)("aushang $command prints what the page shows", async ({ command, shown }) => {
  const { argv, input } = takeApart(command);
  const { out, err } = await type(argv, { input, columns: null });
  expect(err).toBe("");
  if (shown.endsWith("…\n")) {
    const start = shown.slice(0, -"…\n".length).trimEnd();
    expect(out.slice(0, start.length)).toBe(start);
  } else expect(out).toBe(shown);
});

test("the page names every command, every option and every exit code", async () => {
  for (const command of COMMANDS) {
    const { out } = await type([command, "--help"]);
    const options = [...out.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(
      (match) => match[1] ?? "",
    );
    const missing = options.filter(
      (option) => option !== "--help" && option !== "--log-level" && !PAGE.includes(option),
    );
    expect({ command, missing }).toEqual({ command, missing: [] });
  }
  for (const code of Object.values(EXIT)) expect(PAGE).toContain(`\n| ${code} | `);
});
