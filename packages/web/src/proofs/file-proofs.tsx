import type { RuleState } from "@aushang/engine/analyse";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useJob } from "../jobs/use-job.ts";
import { Sign } from "../page/sign.tsx";
import type { RuleMarks } from "../sheet/marked.ts";
import type { Answer } from "../state/answer.ts";
import { useSettled } from "../state/use-settled.ts";
import { JobLine } from "./job-line.tsx";
import type { ProofAnswers, Read, RuleStates, RulesJob } from "./jobs.ts";
import { useRead } from "./read.ts";
import { fateOf } from "./rules/rule-fate.ts";
import { RuleList } from "./rules/rule-list.tsx";
import { NeededMark, type TryAddress, UselessMark } from "./rules/rule-marks.tsx";
import { typedFor } from "./rules/witness.ts";
import { startProofWorker } from "./start-worker.ts";
import { SummaryText } from "./summary-text.tsx";
import { type ProofWords, ProofWordsContext, useProofWords, WithProofWords } from "./words.tsx";

/** What is proven about a file needs. */
export interface FileProofsProps {
  readonly answer: Answer;
  /** Takes the marks for the lines of the file; null while there are none. */
  readonly mark: (marks: RuleMarks | null) => void;
  /** Tests what would be typed for an address. */
  readonly test: (typed: string) => void;
}

const TYPING_MS = 250;
/** Rules up to which each one that is needed has a mark in the sheet, too: thousands would make it slow. */
const MARKED = 500;

/** A mark for each rule that is not needed, and in groups that are not huge for the others; null without any. */
function marksFor(
  answer: Answer,
  { listed, all }: RuleStates,
  words: ProofWords,
  tryIt: TryAddress,
): RuleMarks | null {
  const useless = new Map<number, RuleState>();
  const needed = new Map<number, RuleState>();
  for (const rule of listed) {
    if (fateOf(rule) !== "alive") useless.set(rule.line, rule);
    else if (all <= MARKED) needed.set(rule.line, rule);
  }
  if (useless.size + needed.size === 0) return null;
  return {
    of: answer,
    useless,
    mark: (line) => {
      const rule = useless.get(line) ?? needed.get(line);
      if (rule === undefined) return null;
      return (
        <ProofWordsContext.Provider value={words}>
          {useless.has(line) ? (
            <UselessMark rule={rule} />
          ) : (
            <NeededMark rule={rule} tryIt={tryIt} />
          )}
        </ProofWordsContext.Provider>
      );
    },
  };
}

function Fold({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: string | undefined;
  children: () => ComponentChildren;
}) {
  const [open, set] = useState(false);
  return (
    <details class="qa" onToggle={(event) => set(event.currentTarget.open)}>
      <summary>
        <h3>
          {title}
          {aside !== undefined && <small>{aside}</small>}
        </h3>
        <Sign name="down" inline />
      </summary>
      {open && <div class="fold-body">{children()}</div>}
    </details>
  );
}

/** How many rules are not needed. That none is useless is only said where it is known of all. */
function asideOf({ counts, notLooked }: RuleStates, own: ProofWords["own"]): string | undefined {
  const isKnown = counts.unproven + notLooked === 0;
  if (!isKnown && counts.dead + counts.redundant === 0) return;
  return own.rules.counts(counts.dead, counts.redundant);
}

function Rules({ answer, read, mark, test }: FileProofsProps & { read: Read }) {
  const words = useProofWords();
  const { own } = words;
  const job = useMemo((): RulesJob => ({ kind: "rules", ...read }), [read]);
  const desk = useJob<RulesJob, ProofAnswers["rules"]>(startProofWorker, job);
  const { state } = desk;
  const rules = state.kind === "done" && state.job === job ? state.answer : null;
  const tryIt = useMemo((): TryAddress => {
    return (witness) => {
      const typed = typedFor(witness, answer);
      return typed === null ? null : () => test(typed);
    };
  }, [answer]);
  useEffect(() => {
    mark(rules && marksFor(answer, rules, words, tryIt));
  }, [rules, answer, words]);
  useEffect(() => () => mark(null), []);
  if (rules?.all === 0) return null;
  const aside = rules ? asideOf(rules, own) : undefined;
  return (
    <Fold title={own.rules.title} aside={aside}>
      {() => (
        <>
          <JobLine desk={desk} working={own.rules.working} stopped={own.rules.stopped} />
          {rules && <RuleList rules={rules} answer={answer} tryIt={tryIt} />}
        </>
      )}
    </Fold>
  );
}

function Proofs(props: FileProofsProps) {
  const { own } = useProofWords();
  const answer = useSettled(props.answer, props.answer.from === "draft" ? TYPING_MS : 0);
  const read = useRead(answer);
  if (read === null) return null;
  return (
    <div class="file-proofs">
      <Fold title={own.summary.title}>{() => <SummaryText answer={answer} read={read} />}</Fold>
      <Rules {...props} answer={answer} read={read} />
    </div>
  );
}

/** What is proven about the whole file, under it: what it says, and what each rule does. */
export function FileProofs(props: FileProofsProps) {
  return (
    <WithProofWords>
      <Proofs {...props} />
    </WithProofWords>
  );
}
