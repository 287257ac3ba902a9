import type { Block, Structure } from "./structure.ts";

/**
 * User-agent values, one behind the other, that lead to the same rules. In the readings where only the first record
 * that fits applies, a file is a row of these and the record of everybody else: within a run the order has no say, and
 * a value that stood before has none either.
 */
export interface Run {
  readonly values: ReadonlySet<string>;
  readonly rules: readonly string[];
}

/** A file for the readings in which the first record decides. */
export interface Records {
  readonly runs: readonly Run[];
  /** The rules of everybody else; null without such a record. */
  readonly star: readonly string[] | null;
}

/** The runs of a structure, and the first record of everybody. */
export function recordsOf({ reading, blocks }: Structure): Records {
  const seen = new Set<string>();
  const runs: { values: Set<string>; rules: readonly string[]; key: string }[] = [];
  for (const block of blocks)
    for (const agent of block.agents) {
      // 1994 drops the version of the file's value; what is empty then names nobody.
      const value = reading.id === "1994" ? (agent.split("/")[0] as string) : agent;
      if (value === "" || seen.has(value)) continue;
      seen.add(value);
      const key = block.rules.join("\n");
      const last = runs.at(-1);
      if (last?.key === key) last.values.add(value);
      else runs.push({ values: new Set([value]), rules: block.rules, key });
    }
  const star = blocks.find((block: Block) => block.isStar);
  return { runs, star: star?.rules ?? null };
}

/** Whether two files have the same values in the same runs. */
export function areSameRuns(a: Records, b: Records): boolean {
  return (
    a.runs.length === b.runs.length &&
    a.runs.every(({ values }, i) => {
      const other = (b.runs[i] as Run).values;
      return values.size === other.size && [...values].every((value) => other.has(value));
    })
  );
}
