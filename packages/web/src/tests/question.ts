import type { ReadingId } from "@aushang/engine";
import type { ExpectedVerdict } from "@aushang/engine/suites";
import { DEFAULT_CRAWLER, DEFAULT_READING, readPageAddress } from "../state/address-state.ts";
import { LINK_LIMIT, pack, unpack } from "../state/draft-link.ts";
import { FURTHER_ADDRESSES } from "../state/route.ts";

/** How somebody says what is expected: as a suite, or row by row. */
export type By = "suite" | "rows";

/** One expectation, as typed. */
export interface Row {
  readonly address: string;
  readonly crawler: string;
  readonly expect: ExpectedVerdict;
}

/** What is held to what. */
export interface TestsQuestion {
  readonly by: By;
  readonly suite: string;
  readonly rows: readonly Row[];
  /** Of the rows; a suite says its own. */
  readonly reading: ReadingId;
  readonly source: "draft" | "live";
  readonly robots: string;
  /** Site to read live, as typed; empty for those that are named by what is expected. */
  readonly site: string;
  /** Environment of the suite that is meant; null for the one that fits. */
  readonly environment: string | null;
}

/** What the page begins with. */
export interface FirstTests {
  readonly question: TestsQuestion;
  /** A link to it could not be read. */
  readonly damaged: boolean;
}

/** A row that nobody filled in. */
export const NO_ROW: Row = { address: "", crawler: DEFAULT_CRAWLER, expect: "allowed" };

/** Rows that a link or the page takes; more is written as a suite. */
export const ROWS_LIMIT = 100;

const NOTHING: TestsQuestion = {
  by: "suite",
  suite: "",
  rows: [NO_ROW],
  reading: DEFAULT_READING,
  source: "draft",
  robots: "",
  site: "",
  environment: null,
};

interface Kept {
  readonly testsQuestion: TestsQuestion;
}

/** An entry of the history for a question, also for texts that no link can hold. */
export function keptAs(testsQuestion: TestsQuestion): Kept {
  return { testsQuestion };
}

/** The question about a draft, nothing being expected of it yet. */
export function questionAbout(robots: string): TestsQuestion {
  return { ...NOTHING, robots };
}

/** The question about what a site serves now. */
export function questionAt(site: string): TestsQuestion {
  return { ...NOTHING, source: "live", site };
}

const READINGS: readonly unknown[] = ["rfc9309", "google", "1996", "1994"];

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === "string" ? value : otherwise;

function rowsOf(value: unknown): readonly Row[] {
  if (!Array.isArray(value)) return NOTHING.rows;
  const rows = value.slice(0, ROWS_LIMIT).flatMap((row: unknown): readonly Row[] => {
    if (!Array.isArray(row)) return [];
    const [address, crawler, expect] = row as unknown[];
    if (typeof address !== "string" || typeof crawler !== "string") return [];
    return [{ address, crawler, expect: expect === "d" ? "disallowed" : "allowed" }];
  });
  return rows.length === 0 ? NOTHING.rows : rows;
}

function fromShort(short: unknown): TestsQuestion | null {
  if (typeof short !== "object" || short === null) return null;
  const { s, w, g, r, l, e } = short as Record<string, unknown>;
  return {
    by: w === undefined ? "suite" : "rows",
    suite: textOr(s, ""),
    rows: rowsOf(w),
    reading: READINGS.includes(g) ? (g as ReadingId) : DEFAULT_READING,
    source: typeof l === "string" ? "live" : "draft",
    robots: textOr(r, ""),
    site: textOr(l, ""),
    environment: typeof e === "string" ? e : null,
  };
}

/** What an address of the page asks for: `#v1:` holds all of it. What the entry of the history keeps goes before it. */
export async function readTests(href: string, state: unknown): Promise<FirstTests> {
  const kept = (state as Partial<Kept> | null)?.testsQuestion;
  if (kept) return { question: kept, damaged: false };
  const { draft } = readPageAddress(href);
  if (draft === null) return { question: NOTHING, damaged: false };
  const question = fromShort(await unpack(draft));
  return { question: question ?? NOTHING, damaged: question === null };
}

function shortOf(question: TestsQuestion): object {
  const { by, suite, rows, reading, source, robots, site, environment } = question;
  const expected =
    by === "suite"
      ? { ...(suite !== "" && { s: suite }) }
      : {
          w: rows.map(({ address, crawler, expect }) => [address, crawler, expect.slice(0, 1)]),
          ...(reading !== DEFAULT_READING && { g: reading }),
        };
  return {
    ...expected,
    ...(environment !== null && { e: environment }),
    ...(source === "live" ? { l: site } : { ...(robots !== "" && { r: robots }) }),
  };
}

/** Whether nothing was given yet. */
function isBlank({ by, suite, source, robots }: TestsQuestion): boolean {
  return by === "suite" && suite === "" && source === "draft" && robots === "";
}

/** The address of the page for a question, and whether it holds all of it. No server gets any of it. */
export async function testsAddress(
  question: TestsQuestion,
): Promise<{ readonly address: string; readonly whole: boolean }> {
  const address = FURTHER_ADDRESSES.tests;
  if (isBlank(question)) return { address, whole: true };
  const fragment = await pack(shortOf(question));
  const whole = address.length + fragment.length <= LINK_LIMIT;
  return { address: whole ? address + fragment : address, whole };
}
