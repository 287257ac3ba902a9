import { type AskedCrawler, type RobotsSource, type Target, test } from "@aushang/engine/tester";
import type { Language } from "@aushang/engine/texts";
import type { ApiTestResult, RefusedAddress } from "../api.ts";
import type { Metrics } from "../metrics.ts";
import type { Effort } from "./effort.ts";
import { isRefused, type Question, type Refused, refusal } from "./question.ts";

/** Matching rules that a result lists; a file can have 50,000, each with the text that it covers. */
const CANDIDATES_LIMIT = 200;

const SHOWN = 80;

/** What answering needs beside the question. */
export interface Tools {
  readonly sources: ReadonlyMap<string, RobotsSource>;
  readonly effort: Effort;
  readonly metrics: Metrics;
  /** Of the problems that stand in the place of results. */
  readonly language: Language;
}

/**
 * The answer to a question, as JSON text: made piece by piece, so that a long one holds up nobody. Throws a `Problem`
 * when it would be too much.
 */
export async function answer(question: Question, tools: Tools): Promise<string> {
  const rows: string[] = [];
  for (const [index, target] of question.targets.entries())
    rows.push(
      isRefused(target)
        ? refusedRow(target, index, tools.language)
        : await row(question, target, tools),
    );
  return question.manyAddresses ? `[${rows.join()}]` : (rows[0] as string);
}

function refusedRow(target: Refused, index: number, language: Language): string {
  const problem = refusal(target, index).body(language);
  const row: RefusedAddress = { given: target.given.slice(0, SHOWN), problem };
  return JSON.stringify(row);
}

async function row(
  question: Question,
  target: Target,
  { sources, effort, metrics }: Tools,
): Promise<string> {
  const source = sources.get(target.origin) as RobotsSource;
  const cells: string[] = [];
  for (const crawler of question.crawlers)
    cells.push(
      await effort.on(() => {
        const result = resultOf(question, target, crawler, source);
        metrics.tested(result);
        return JSON.stringify(result);
      }),
    );
  return question.manyCrawlers ? `[${cells.join()}]` : (cells[0] as string);
}

function resultOf(
  { reading, others, withBody }: Question,
  target: Target,
  crawler: AskedCrawler,
  source: RobotsSource,
): ApiTestResult {
  const { result } = test(target, crawler, reading, source, { others });
  const omitted = result.candidates.length - CANDIDATES_LIMIT;
  return {
    ...result,
    ...(omitted > 0
      ? { candidates: result.candidates.slice(0, CANDIDATES_LIMIT), candidatesOmitted: omitted }
      : {}),
    robots: withBody ? { ...result.robots, bodyBase64: bodyOf(source) } : result.robots,
  };
}

function bodyOf(source: RobotsSource): string {
  if (source.kind === "live") return Buffer.from(source.outcome.body).toString("base64");
  return source.kind === "given" ? Buffer.from(source.bytes).toString("base64") : "";
}
