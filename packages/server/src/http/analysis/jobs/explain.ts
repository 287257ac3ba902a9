import { compile, type ReadingId, type RobotsFile, skipped } from "@aushang/engine";
import {
  type Asker,
  type RuleSet,
  representatives,
  ruleSet,
  ruleStates,
  summarise,
} from "@aushang/engine/analyse";
import { askersOfRegistry } from "@aushang/engine/tester";
import type { Language } from "@aushang/engine/texts";
import type { ExplainResponse } from "../../api/proofs.ts";
import { asAnswer, sentences, wordsIn } from "../answer.ts";
import { askersFor } from "../askers.ts";
import type { Jobs } from "../model.ts";
import { aboutFiles, readRobots } from "../robots-file.ts";

/** Rules up to which it is asked which of them change nothing: of thousands that takes minutes. */
const MOST_RULES = 600;
/** Groups that are looked at together for representative addresses: past so many hardly anything can be proven. */
const MOST_TOGETHER = 40;

/** What a file says to whom, and what becomes of each of its rules. */
export function explain(question: Jobs["explain"], language: Language): Uint8Array {
  const { reading } = question;
  const words = wordsIn(language);
  const robots = readRobots(question.file);
  const { file } = robots;
  const askers = askersFor(question.askers, [file], [reading]);
  const groups = setsOf(file, askers, reading).filter(
    ({ set, crawlers }) => question.askers !== null || set.group !== null || crawlers.includes("*"),
  );
  const summary = summarise(file, askersOfRegistry(), { reading });
  const { summary: say } = words.analysis;
  const answer: ExplainResponse = {
    reading,
    robots: robots.facts,
    sentences: [...sentences(aboutFiles([robots], words)), ...sentences(say.file(summary))],
    summary: {
      ...summary,
      groups: summary.groups.map((group) => ({ ...group, sentences: sentences(say.group(group)) })),
    },
    groups: groups.map(({ set, crawlers, lines }) => ({
      crawlers,
      group: set.group,
      lines,
      rules: ruleStates(set, { redundant: set.rules.length <= MOST_RULES }),
    })),
    representatives: representatives(groups.slice(0, MOST_TOGETHER).map(({ set }) => set)),
    withoutEffect: [...skipped(file, reading)]
      .map(([line, because]) => ({ line, because }))
      .sort((a, b) => a.line - b.line),
  };
  return asAnswer(answer);
}

interface AlikeSet {
  readonly set: RuleSet;
  readonly crawlers: string[];
  /** First and last line of every block. */
  readonly lines: readonly (readonly [number, number])[];
}

/** The effective groups, each once, that of all unnamed crawlers first. */
function setsOf(
  file: RobotsFile,
  askers: readonly Asker[],
  reading: ReadingId,
): readonly AlikeSet[] {
  const found = new Map<string, AlikeSet>();
  for (const asker of askers) {
    const { token, tokens, obeysStar } = asker;
    const { lines } = compile(file, tokens, { reading, obeysStar, fallback: "in-order" }).group;
    // The same blocks are the same rules.
    const key = JSON.stringify(lines);
    const known = found.get(key);
    if (known === undefined)
      found.set(key, { set: ruleSet(file, asker, reading), crawlers: [token], lines });
    else known.crawlers.push(token);
  }
  const isForAll = ({ crawlers }: AlikeSet): boolean => crawlers.includes("*");
  const all = [...found.values()];
  return [...all.filter(isForAll), ...all.filter((one) => !isForAll(one))];
}
