import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync(new URL("../../../docs/impact.md", import.meta.url), "utf8");
const examples = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((match) => match[1] as string);

const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (load: unknown, hold: (actual: unknown, expected: unknown) => void) => Promise<void>;

const ENTRIES: Readonly<Record<string, () => Promise<unknown>>> = {
  "@aushang/engine/impact": () => import("@aushang/engine/impact"),
  "@aushang/inputs/log": () => import("../src/log/index.ts"),
  "@aushang/inputs/sitemap": () => import("../src/sitemap/index.ts"),
};

test.each(examples.map((code, i) => ({ i, code })))(
  "example $i of docs/impact.md is true",
  async ({ code }) => {
    const program = code
      .replace(/^import \{([^}]*)\} from ("[^"]+");$/gm, "const {$1} = await load($2);")
      .replace(/^(.+); \/\/ → (.+)$/gm, "hold($1, ($2));");
    let held = 0;
    const hold = (actual: unknown, expected: unknown) => {
      held++;
      expect(actual).toEqual(expected);
    };
    await new AsyncFunction("load", "hold", program)((name: string) => ENTRIES[name]?.(), hold);
    expect(held).toBe(code.match(/ \/\/ → /g)?.length);
    expect(held).toBeGreaterThan(2);
  },
);
