import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import type { Suite, SuiteProblem } from "@aushang/engine/suites";
import { readSuite, SUITE_LIMITS } from "@aushang/inputs/suite";
import { fileProblem } from "../files.ts";
import { forDisplay } from "../output/safe.ts";
import { refuse, type Session } from "../session.ts";

/** A suite as it was named, and what it turned out to be. */
export interface SuiteFile {
  /** As typed; the words for standard input otherwise. */
  readonly name: string;
  /** Null for standard input: its files are looked for where the command runs. */
  readonly path: string | null;
  readonly suite: Suite | null;
  readonly problems: readonly SuiteProblem[];
}

/** Enough to see that it is too long. */
const ENOUGH = SUITE_LIMITS.octets + 1;

/** The octets of a stream, as many as a suite may have and one more. */
async function octetsOf(input: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of input) {
    const octets = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    chunks.push(octets);
    length += octets.length;
    if (length >= ENOUGH) break;
  }
  return Buffer.concat(chunks).subarray(0, ENOUGH);
}

/**
 * Reads a suite: a file, or standard input for `-`. What is wrong in it is told on standard error, place by place. Throws
 * a `Refusal` for what cannot be read at all.
 */
export async function readSuiteFile(session: Session, typed: string): Promise<SuiteFile> {
  const isStdin = typed === "-";
  const name = isStdin ? session.words.usage.standardInput : typed;
  let octets: Uint8Array;
  try {
    octets = await octetsOf(isStdin ? session.io.stdin : createReadStream(typed));
  } catch (error) {
    if (!isStdin) throw fileProblem(session, typed, error);
    const detail = error instanceof Error ? error.message : String(error);
    throw refuse(session.words.usage.inputFailed(detail), error);
  }
  const { suite, problems } = readSuite(octets);
  complain(session, name, problems);
  return { name, path: isStdin ? null : typed, suite, problems };
}

/** So many problems are told one by one. */
const TOLD = 20;

function complain(session: Session, name: string, problems: readonly SuiteProblem[]): void {
  for (const problem of problems.slice(0, TOLD)) {
    const { title, next } = problemWords(session, problem);
    const { line, column } = problem;
    session.complain({ title: `${forDisplay(name)}:${line}:${column}: ${title}`, next });
  }
  const left = problems.length - TOLD;
  if (left <= 0) return;
  const shown = new Intl.NumberFormat(session.texts.locale).format(left);
  session.tell(`aushang: ${session.words.usage.morePlaces(left, shown)}`);
}

/** What is wrong, and what to do about it. */
export function problemWords(
  { analysis }: Session,
  problem: SuiteProblem,
): { readonly title: string; readonly next: string } {
  // Each code has its own arguments; the catalogue is typed so that they belong together.
  const say = analysis.suites.problem[problem.code] as (args: unknown) => {
    readonly title: string;
    readonly next: string;
  };
  const { title, next } = say(problem.args);
  return { title: forLine(title), next: forLine(next) };
}

/** A message may quote what stands in a suite: however much that is, it stays a line. */
function forLine(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " "));
  return characters.length > 400 ? `${characters.slice(0, 399).join("")}…` : characters.join("");
}
