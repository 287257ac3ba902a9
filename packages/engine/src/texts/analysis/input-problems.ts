import type {
  LogFormat,
  LogLineProblem,
  LogProblem,
  SitemapProblem,
  XmlFault,
} from "../../impact/input-problems.ts";

/** What is wrong, and what to do about it. Plain text: whatever comes from a file is quoted. */
export interface InputProblem {
  readonly title: string;
  readonly next: string;
}

/** Words for what is wrong with a log or a sitemap. */
export interface InputProblemWords {
  readonly log: (problem: LogProblem) => InputProblem;
  readonly sitemap: (problem: SitemapProblem) => InputProblem;
  readonly format: Readonly<Record<LogFormat, string>>;
  /** A bad line of a log, without its number. */
  readonly badLine: Readonly<Record<LogLineProblem, string>>;
  /** An entry of a sitemap that is no whole address. */
  readonly badAddress: string;
  /** "3 of 1,204 lines could not be read". */
  readonly badLines: (bad: number, lines: number) => string;
}

/** A message for each code, by its problem. */
type Phrases<Problem extends { readonly code: string }> = {
  readonly [Code in Problem["code"]]: (
    problem: Extract<Problem, { readonly code: Code }>,
  ) => InputProblem;
};

/** The messages of one language by their codes. */
export interface InputProblemPhrases extends Omit<InputProblemWords, "log" | "sitemap"> {
  readonly log: Phrases<LogProblem>;
  readonly sitemap: Phrases<SitemapProblem>;
}

/** How markup is broken, in one language. */
export type FaultWords = Readonly<Record<XmlFault, string>>;

/** The words of one language from its messages. */
export function inputProblemWords(phrases: InputProblemPhrases): InputProblemWords {
  return { ...phrases, log: byCode(phrases.log), sitemap: byCode(phrases.sitemap) };
}

function byCode<Problem extends { readonly code: string }>(
  phrases: Phrases<Problem>,
): (problem: Problem) => InputProblem {
  // Each code has its own arguments; that they belong together is in the type of the phrases.
  const known = phrases as unknown as Readonly<Record<string, (problem: Problem) => InputProblem>>;
  return (problem) => (known[problem.code] as (problem: Problem) => InputProblem)(problem);
}
