import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), "utf8");

const page = textOf("engine.md");

/** The examples of the pages, with the line that each begins at. */
const examples = ["engine.md", "proofs.md"].flatMap((name) => {
  const text = textOf(name);
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((match) => ({
    name,
    line: text.slice(0, match.index).split("\n").length,
    code: match[1] as string,
  }));
});

const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (load: unknown, hold: Hold, holdThrow: HoldThrow) => Promise<void>;
type Hold = (actual: unknown, expected: unknown, code: string) => void;
type HoldThrow = (run: () => unknown, message: string) => void;

/**
 * An example as a program: imports are loaded, `code; // → value` holds that the code gives the value, and
 * `code; // throws Name: message` that it throws an error that begins so.
 */
function asProgram(code: string): string {
  return code
    .replace(/^import \{([^}]*)\} from ("[^"]+");$/gm, "const {$1} = await load($2);")
    .replace(/^(.+); \/\/ → (.+)$/gm, (_line, left: string, right: string) => {
      return `hold(${left}, (${right}), ${JSON.stringify(left)});`;
    })
    .replace(/^(.+); \/\/ throws (.+)$/gm, (_line, left: string, message: string) => {
      return `holdThrow(() => ${left}, ${JSON.stringify(message)});`;
    });
}

describe("the examples of docs/ are true", () => {
  test.each(examples)("$name, line $line", async ({ code }) => {
    let held = 0;
    const hold: Hold = (actual, expected, said) => {
      held++;
      expect(actual, said).toEqual(expected);
    };
    const holdThrow: HoldThrow = (run, message) => {
      held++;
      const { name, message: said } = thrownBy(run);
      expect(`${name}: ${said}`.slice(0, message.length)).toBe(message);
    };
    const load = (name: string) => import(/* @vite-ignore */ sourceOf(name));
    await new AsyncFunction("load", "hold", "holdThrow", asProgram(code))(load, hold, holdThrow);
    expect(held).toBe(code.match(/ \/\/ (→|throws) /g)?.length);
    expect(held).toBeGreaterThan(1);
  });
});

function thrownBy(run: () => unknown): Error {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof Error) return thrown;
  }
  throw new Error("nothing was thrown");
}

/** The source of an entry, as package.json names it. */
function sourceOf(name: string): string {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const entry = manifest.exports[name.replace("@aushang/engine", ".")];
  return new URL(`../${entry["aushang-source"]}`, import.meta.url).href;
}

test("the page names every export of every entry", async () => {
  for (const entry of [
    "",
    "/tester",
    "/crawlers",
    "/crawlers/facts",
    "/impact",
    "/lint",
    "/suites",
    "/texts",
  ]) {
    const module: Record<string, unknown> = await import(sourceOf(`@aushang/engine${entry}`));
    for (const name of Object.keys(module))
      expect(page, `${entry}: ${name}`).toMatch(new RegExp(`\`${name}\\b`));
  }
});
