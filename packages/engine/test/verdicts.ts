import { readdirSync, readFileSync } from "node:fs";
import type { ReadingId } from "../src/index.ts";

const folder = new URL("../../../testdata/verdicts/", import.meta.url);

/** What is expected. */
interface Expected {
  readonly verdict: "allowed" | "disallowed";
  readonly line: number | null;
}

/** A row as the files of testdata/verdicts write it; testdata/README.md says what each member means. */
interface Row {
  readonly why: string;
  readonly source?: string;
  readonly octets?: string;
  readonly pieces?: readonly (string | readonly [text: string, times: number])[];
  readonly agent: string | readonly [string, ...string[]];
  readonly url: string;
  readonly ref: string;
  readonly verdict?: Expected["verdict"];
  readonly line?: number | null;
  readonly readings?: readonly ReadingId[];
  readonly answers?: Readonly<Partial<Record<ReadingId, Expected>>>;
  readonly point?: string;
}

/** One question to one reading, with its answer. */
export interface Verdict extends Expected {
  readonly theme: string;
  readonly why: string;
  readonly ref: string;
  readonly reading: ReadingId;
  readonly file: Uint8Array;
  readonly tokens: readonly [string, ...string[]];
  readonly url: string;
}

/** Names of the files, without their ending. */
export const themes: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(/\.json$/, ""))
  .sort();

/** The rows of one file, as they stand. */
export function rowsOf(theme: string): readonly Row[] {
  return contentOf(theme).rows;
}

/** Every question of one file: a row for several readings is several questions. */
export function verdictsOf(theme: string): readonly Verdict[] {
  const { readings = [], rows } = contentOf(theme);
  return rows.flatMap((row) => {
    const tokens = typeof row.agent === "string" ? ([row.agent] as const) : row.agent;
    return answersOf(row, readings).map(([reading, { verdict, line }]) => ({
      theme,
      why: row.why,
      ref: row.ref,
      reading,
      file: fileOf(row),
      tokens,
      url: row.url,
      verdict,
      line,
    }));
  });
}

/** Every question of every file. */
export const verdicts: readonly Verdict[] = themes.flatMap(verdictsOf);

function contentOf(theme: string): {
  readonly readings?: readonly ReadingId[];
  readonly rows: readonly Row[];
} {
  return JSON.parse(readFileSync(new URL(`${theme}.json`, folder), "utf8"));
}

function fileOf({ source, octets, pieces }: Row): Uint8Array {
  if (octets !== undefined) return new Uint8Array(Buffer.from(octets, "latin1"));
  const written = pieces?.map((p) => (typeof p === "string" ? p : p[0].repeat(p[1])));
  const text = source ?? written?.join("");
  if (text === undefined) throw new Error("a row without a file");
  return new TextEncoder().encode(text);
}

function answersOf(row: Row, readings: readonly ReadingId[]): (readonly [ReadingId, Expected])[] {
  if (row.answers !== undefined)
    return Object.entries(row.answers) as (readonly [ReadingId, Expected])[];
  const { verdict, line } = row;
  if (verdict === undefined || line === undefined) throw new Error(`${row.why}: no answer`);
  return (row.readings ?? readings).map((reading) => [reading, { verdict, line }] as const);
}
