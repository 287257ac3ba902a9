import { applyEdits } from "@aushang/engine";
import type { Counterfactual, FlippingEdit, KeptRule } from "@aushang/engine/analyse";
import { code, type Text } from "@aushang/engine/texts";
import { useMemo } from "preact/hooks";
import { sameOctets, textOf } from "../../compare/sides.ts";
import { type JobDesk, shownOf, useJob } from "../../jobs/use-job.ts";
import { useClipboard } from "../../page/copy.tsx";
import { MoreSprite } from "../../page/more-signs.tsx";
import { Parts } from "../../page/parts.tsx";
import { Sign } from "../../page/sign.tsx";
import { useWords } from "../../page/words.tsx";
import type { Answer } from "../../state/answer.ts";
import { useSettled } from "../../state/use-settled.ts";
import { JobLine } from "../job-line.tsx";
import type { FlipJob, ProofAnswers } from "../jobs.ts";
import { readOf } from "../read.ts";
import { startProofWorker } from "../start-worker.ts";
import { useProofWords, WithProofWords } from "../words.tsx";
import { EditLines } from "./edit-lines.tsx";
import type { Followers } from "./followers.ts";

/** What the step needs. */
export interface FlipStepProps {
  readonly answer: Answer;
  /** The draft as it is now; it may be ahead of the answer. */
  readonly robots: string;
  /** Takes the file with an edit: as the draft that is open, or as a new one. */
  readonly make: (robots: string) => void;
}

const TYPING_MS = 250;
const SHOWN_RULES = 2;

/** The question what would flip an answer; null where the file does not decide. */
export function flipJobFor(answer: Answer): FlipJob | null {
  const { verdict } = answer.tested.result;
  const read = readOf(answer);
  if (read === null || (verdict !== "allowed" && verdict !== "disallowed")) return null;
  return { kind: "flip", ...read, address: answer.target.target };
}

function Kept({ kept, words }: { kept: readonly KeptRule[]; words: (rule: KeptRule) => Text }) {
  return (
    <ul class="kept">
      {kept.map((rule) => (
        <li key={rule.line}>
          <Parts text={words(rule)} />
        </li>
      ))}
    </ul>
  );
}

function Nearest({ found }: { found: Counterfactual }) {
  const { own, told } = useProofWords();
  const words = told.counterfactual;
  const { kept, notCompared, instead, line } = found;
  const shown = kept.length <= SHOWN_RULES + 1 ? kept : kept.slice(0, SHOWN_RULES);
  const rest = kept.slice(shown.length);
  return (
    <>
      {kept.length === 0 && notCompared === 0 && found.fixed === null && line === null && (
        <p>
          <Parts text={words.noneKept} />
        </p>
      )}
      {shown.length > 0 && <Kept kept={shown} words={words.kept} />}
      {rest.length > 0 && (
        <details class="fold">
          <summary>{own.flip.moreRules(rest.length)}</summary>
          <Kept kept={rest} words={words.kept} />
        </details>
      )}
      {line !== null && instead !== null && (
        <p>
          <Parts text={words.instead(line, instead)} />
        </p>
      )}
      {notCompared > 0 && (
        <p>
          <Parts text={words.notCompared(notCompared)} />
        </p>
      )}
    </>
  );
}

function Effect({ text, proven }: { text: Text; proven: boolean }) {
  return (
    <p class={proven ? "effect" : "effect unproven"}>
      <Sign name={proven ? "proof" : "unknown"} />
      <span>
        <Parts text={text} />
      </span>
    </p>
  );
}

const NAMED = 4;

function FollowersToo({ crawlers }: { crawlers: readonly string[] }) {
  const { own } = useProofWords();
  if (crawlers.length === 0) return null;
  const shown = crawlers.length > NAMED + 1 ? crawlers.slice(0, NAMED) : crawlers;
  const named = shown.map((token) => code(token));
  return (
    <p class="effect-too">
      <Parts text={own.flip.followers(named, crawlers.length - shown.length)} />
    </p>
  );
}

function Way({
  edit,
  found,
  followers,
  put,
  draft,
}: {
  edit: FlippingEdit;
  found: Counterfactual;
  followers: Followers;
  put: () => void;
  draft: boolean;
}) {
  const { own, told } = useProofWords();
  const words = told.counterfactual;
  const { way, place, lines, effects } = edit;
  return (
    <div class="way">
      <h4>{words.way[way]}</h4>
      {place !== "group" && (
        <p>
          <Parts text={words.place(place, found.crawler)} />
        </p>
      )}
      <EditLines lines={lines} look={found.verdict === "allowed" ? "blocked" : "open"} />
      <Effect text={words.own(effects, found.crawler)} proven={effects.proven} />
      <FollowersToo crawlers={place === "group" ? followers.present : followers.withOwnGroup} />
      <Effect text={words.others(effects)} proven={effects.othersProven} />
      <div class="btns">
        <button class="btn" type="button" onClick={put}>
          {own.flip.put[draft ? "draft" : "live"]}
        </button>
      </div>
    </div>
  );
}

function Ways({
  found,
  followers,
  tooLong,
  take,
  draft,
}: ProofAnswers["flip"] & { take: (edit: FlippingEdit) => void; draft: boolean }) {
  const { own, told } = useProofWords();
  const [first, ...others] = found.edits;
  const drawn = (edit: FlippingEdit) => (
    <Way
      key={JSON.stringify(edit.edits)}
      edit={edit}
      found={found}
      followers={followers}
      put={() => take(edit)}
      draft={draft}
    />
  );
  return (
    <>
      {found.fixed !== null && (
        <p>
          <Parts text={told.counterfactual.fixed[found.fixed]} />
        </p>
      )}
      {first && drawn(first)}
      {others.length > 0 && (
        <details class="fold">
          <summary>{own.flip.moreWays(others.length)}</summary>
          {others.map(drawn)}
        </details>
      )}
      {tooLong && <p>{own.flip.tooLong}</p>}
    </>
  );
}

/** Whether the answer of the worker is about the verdict that stands on the page. */
function fits({ found }: ProofAnswers["flip"], { tested: { result } }: Answer): boolean {
  return found.verdict === result.verdict && found.line === result.line;
}

/** Makes the draft of an edited file, unless somebody has changed the draft since. */
function useTake({ answer, robots, make }: FlipStepProps) {
  const { page } = useWords();
  const { own } = useProofWords();
  const { say } = useClipboard();
  return ({ edits }: FlippingEdit, of: Uint8Array): void => {
    const draft = answer.from === "draft";
    if (draft && !sameOctets(new TextEncoder().encode(robots), of)) return;
    const { text, whole } = textOf(applyEdits(of, edits));
    make(text);
    if (draft) {
      say(own.flip.done);
      return;
    }
    if (!whole) say(page.sheet.openedAsText);
    // The verdict of the new draft stands far above this step.
    scrollTo({ top: 0 });
  };
}

function Step(props: FlipStepProps) {
  const { answer } = props;
  const { own } = useProofWords();
  const take = useTake(props);
  const draft = answer.from === "draft";
  const settled = useSettled(answer, draft ? TYPING_MS : 0);
  const job = useMemo(() => flipJobFor(settled), [settled]);
  const desk: JobDesk<FlipJob, ProofAnswers["flip"]> = useJob(startProofWorker, job);
  const shown = shownOf(desk.state);
  const current = settled === answer && desk.state.kind === "done";
  const { verdict } = answer.tested.result;
  if (job === null || (verdict !== "allowed" && verdict !== "disallowed")) return null;
  return (
    <li class="to-flip" aria-busy={!current && desk.state.kind !== "failed"}>
      <h3>{own.flip.title[shown && !current ? shown.answer.found.verdict : verdict]}</h3>
      <div class="flip-body">
        <MoreSprite />
        <JobLine desk={desk} working={own.flip.working} stopped={own.flip.stopped} />
        {shown && (!current || fits(shown.answer, answer)) && (
          <>
            <Nearest found={shown.answer.found} />
            <Ways
              {...shown.answer}
              draft={draft}
              take={(edit) => current && take(edit, shown.job.bytes)}
            />
          </>
        )}
      </div>
    </li>
  );
}

/**
 * The last step of the reasons: what kept the nearest rules from deciding, and the smallest edits that would flip the
 * verdict, each with all that it changes besides.
 */
export function FlipStep(props: FlipStepProps) {
  return (
    <WithProofWords>
      <Step {...props} />
    </WithProofWords>
  );
}
