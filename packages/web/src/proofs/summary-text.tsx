import type { GroupSummary, Summary } from "@aushang/engine/analyse";
import { useMemo, useState } from "preact/hooks";
import { shownOf, useJob } from "../jobs/use-job.ts";
import { Parts } from "../page/parts.tsx";
import type { Answer } from "../state/answer.ts";
import { JobLine } from "./job-line.tsx";
import type { Read, SummaryJob } from "./jobs.ts";
import { startProofWorker } from "./start-worker.ts";
import { useProofWords } from "./words.tsx";

/** Groups that the sentences about the whole file tell of. */
const TOLD = 8;
const STEP = 50;

/** The part of a summary that is about the crawler of an answer; null for one that no rule binds. */
export function groupFor({ groups }: Summary, { tested, asked }: Answer): GroupSummary | null {
  const token = tested.result.group.token?.toLowerCase() ?? null;
  if (token === null || token === "*") {
    return token === null && asked.entry?.obeysStar === false ? null : (groups[0] ?? null);
  }
  const isOwn = ({ audience }: GroupSummary): boolean =>
    audience.kind === "crawlers" && audience.tokens.some((name) => name.toLowerCase() === token);
  return groups.find(isOwn) ?? null;
}

function AllGroups({ groups }: { groups: Summary["groups"] }) {
  const { own, told } = useProofWords();
  const [shown, show] = useState(0);
  const left = groups.length - Math.max(shown, TOLD);
  return (
    <>
      {shown > 0 && (
        <ul class="said">
          {groups.slice(TOLD, shown).map((group, at) => (
            <li key={at}>
              <Sentences texts={told.summary.group(group)} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <button class="btn plain" type="button" onClick={() => show(Math.max(shown, TOLD) + STEP)}>
          {own.summary.groups(Math.min(left, STEP))}
        </button>
      )}
    </>
  );
}

function Sentences({ texts }: { texts: readonly Parameters<typeof Parts>[0]["text"][] }) {
  return (
    <>
      {texts.map((text, at) => (
        <span key={at}>
          {at > 0 && " "}
          <Parts text={text} />
        </span>
      ))}
    </>
  );
}

function Told({ summary, answer }: { summary: Summary; answer: Answer }) {
  const { own, told } = useProofWords();
  const group = groupFor(summary, answer);
  const isAlone = summary.groups.length === 1;
  return (
    <>
      {group && !isAlone && (
        <>
          <h4>{own.summary.for(answer.tested.result.crawler.token)}</h4>
          <p>
            <Sentences texts={told.summary.group(group)} />
          </p>
          <h4>{own.summary.whole}</h4>
        </>
      )}
      <ul class="said">
        {told.summary.file(summary).map((text, at) => (
          <li key={at}>
            <Parts text={text} />
          </li>
        ))}
      </ul>
      {summary.groups.length > TOLD && !summary.siteClosed && <AllGroups groups={summary.groups} />}
    </>
  );
}

/** What a file says, in plain sentences: to the crawler of the answer, and as a whole. */
export function SummaryText({ answer, read }: { answer: Answer; read: Read }) {
  const { own } = useProofWords();
  const job = useMemo((): SummaryJob => ({ kind: "summary", ...read }), [read]);
  const desk = useJob<SummaryJob, Summary>(startProofWorker, job);
  const shown = shownOf(desk.state);
  return (
    <div class="summary-text" aria-busy={desk.state.kind === "running"}>
      <JobLine desk={desk} working={own.summary.working} stopped={own.summary.stopped} />
      {shown && <Told summary={shown.answer} answer={answer} />}
    </div>
  );
}
