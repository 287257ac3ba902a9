import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lint, type Severity } from "../../src/lint/index.ts";
import { isLong, PATIENCE } from "../runs.ts";

const root = new URL("../../../../../shared/corpus/", import.meta.url);

/** Whether real files are at hand, in a folder beside the repository. Not everybody has it. */
const hasFiles = existsSync(root);

interface Row {
  readonly file: string;
  readonly bytes: number;
  readonly lines: number;
  readonly rules: number;
  readonly groups: number;
  readonly tags: readonly string[];
}

const rows: readonly Row[] = hasFiles
  ? readFileSync(new URL("index.jsonl", root), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
  : [];

const octetsOf = ({ file }: Row): Uint8Array => readFileSync(new URL(file, root));

/** A sitemap without a host is a mistake that the notes on the files do not name. */
const hasBareSitemap = (row: Row): boolean =>
  /^sitemap:\s*\//im.test(new TextDecoder().decode(octetsOf(row)));

/** Nothing unusual was noted about these, and they say something. */
const cleanest = rows
  .filter(({ tags, rules, groups }) => tags.length === 0 && rules > 0 && groups > 0)
  .filter((row) => !hasBareSitemap(row))
  .slice(0, 50);

test.skipIf(!hasFiles)("the 50 cleanest real files give no error", () => {
  expect(cleanest).toHaveLength(50);
  const errors = cleanest.flatMap((row) =>
    lint(octetsOf(row))
      .filter(({ severity }) => severity === "error")
      .map(({ id, line }) => `${row.file}:${line} ${id}`),
  );
  expect(errors).toEqual([]);
});

/** Files with at least one finding of a rule and severity. */
function rates(some: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of some) {
    const found = new Set(lint(octetsOf(row)).map(({ id, severity }) => `${id} ${severity}`));
    for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return counts;
}

/** The most files in a hundred that a rule may reach with a severity: what is found in more is no mistake any more. */
const MOST: Readonly<Record<Severity, number>> = { error: 15, warning: 20, info: 60 };

test.skipIf(!hasFiles)(
  "no rule cries wolf over real files",
  () => {
    const some = isLong ? rows : rows.filter((_, i) => i % 15 === 7);
    const counts = [...rates(some)].sort((a, b) => b[1] - a[1]);
    const share = (count: number) => (100 * count) / some.length;
    const table = counts.map(
      ([name, count]) => `${share(count).toFixed(1).padStart(5)} %  ${name}`,
    );
    console.log(`${some.length} real files\n${table.join("\n")}`);
    const loud = counts.filter(([name, count]) => {
      const severity = (Object.keys(MOST) as Severity[]).find((each) => name.endsWith(each));
      return severity !== undefined && share(count) > MOST[severity];
    });
    expect(loud).toEqual([]);
  },
  PATIENCE,
);

test("where the real files are not at hand, this says so", () => {
  if (!hasFiles) console.log("real files: not at hand, nothing was checked");
  expect(rows.length > 0).toBe(hasFiles);
});
