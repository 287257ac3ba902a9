import type { DiffResult } from "@aushang/engine/analyse";
import { markdownOf } from "@aushang/engine/texts";
import { useEffect, useMemo, useState } from "preact/hooks";
import { keptAs } from "../impact/question.ts";
import { Stopped, Working } from "../jobs/job-states.tsx";
import { type JobDesk, type JobState, shownOf, useJob } from "../jobs/use-job.ts";
import { CopyButton, useClipboard } from "../page/copy.tsx";
import { Sign } from "../page/sign.tsx";
import { DEFAULT_CRAWLER } from "../state/address-state.ts";
import { packDraft } from "../state/draft-link.ts";
import { FURTHER_ADDRESSES, visit } from "../state/route.ts";
import { type Comparison, comparisonAddress } from "./compare-link.ts";
import type { Job, Judged, TextDifference } from "./jobs.ts";
import { type Manner, useManner } from "./manner.ts";
import { type SideFile, type SideId, sameOctets, textOf } from "./sides.ts";
import { Tabs } from "./tabs.tsx";
import { TextTab, type WantedLine } from "./text/text-tab.tsx";
import type { Comparing } from "./use-comparison.ts";
import { type Summary, summaryOf } from "./verdicts/summary.ts";
import { VerdictsTab } from "./verdicts/verdicts-tab.tsx";
import { useCompareWords, useDiffWords } from "./words.ts";

type VerdictsJob = Job & { kind: "verdicts" };
type TextJob = Job & { kind: "text" };
type Comparable = SideFile & { kind: "file" };
type Files = Readonly<Record<SideId, Comparable>>;

const startWorker = (): Worker =>
  new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "compare" });

/** What the worker is asked about two files; with one, both sides are the same. */
function jobFor(comparison: Comparison, old: Uint8Array, next: Uint8Array): VerdictsJob {
  const { by, reading, crawlers, readings } = comparison;
  const judged = (side: SideId, bytes: Uint8Array): Judged => ({
    bytes,
    crawler: by === "file" ? null : crawlers[by === "crawler" ? side : "old"],
    reading: by === "reading" ? readings[side] : reading,
  });
  return { kind: "verdicts", old: judged("old", old), next: judged("next", next) };
}

function CopyLink({ comparing }: { comparing: Comparing }) {
  const { copy, say } = useClipboard();
  const words = useCompareWords();
  const { old, next } = comparing.comparison;
  const live = old.kind === "live" && next.kind === "live";
  return (
    <button
      class="btn plain"
      type="button"
      onClick={async () => {
        const { address, whole } = await comparisonAddress(comparing.comparison);
        const link = new URL(address, location.origin).href;
        if (whole) copy(link, words.actions.linkCopied[live ? "live" : "texts"]);
        else say(words.actions.linkTooLong);
      }}
    >
      <Sign name="copy" inline />
      {words.actions.copyLink}
    </button>
  );
}

/** What the same two files mean for the addresses of a sitemap or log, on the page that counts those. */
function ToImpact({ files, comparing }: { files: Files; comparing: Comparing }) {
  const words = useCompareWords();
  const { old, reading } = comparing.comparison;
  const open = (): void => {
    const present = textOf(files.old.bytes).text;
    const draft = textOf(files.next.bytes).text;
    const source = old.kind === "live" ? "live" : "draft";
    const site = source === "live" ? old.address : "";
    visit(FURTHER_ADDRESSES.impact, keptAs({ source, site, present, draft, reading }));
  };
  return (
    <button class="btn plain" type="button" onClick={open}>
      {words.actions.toImpact}
    </button>
  );
}

/** Opens the tester with one of the files as a draft, for an address and one of the crawlers that are concerned. */
function useTester(files: Files, comparing: Comparing) {
  const { by, reading, readings, crawlers: asked } = comparing.comparison;
  return async (side: SideId, address: string, crawlers: readonly string[]): Promise<void> => {
    const { bytes, result } = files[side];
    const concerned = crawlers.find((name) => name === DEFAULT_CRAWLER) ?? crawlers[0];
    const draft = {
      robots: textOf(bytes).text,
      host: result?.origin.replace(/^https:\/\//, "") ?? "",
      address,
      crawler: concerned ?? asked[by === "crawler" ? side : "old"],
      reading: by === "reading" ? readings[side] : reading,
    };
    visit(`/${await packDraft(draft)}`);
  };
}

/** The sentence that stands above everything. */
function useHeadline(
  same: boolean,
  state: JobState<VerdictsJob, DiffResult>,
  summary: Summary | null,
  manner: Manner,
): string {
  const words = useCompareWords();
  if (same) return words.text.same;
  if (summary) return manner.headline(summary);
  return state.kind === "failed" ? words.state.workerTitle : words.verdicts.comparing;
}

function Head({
  headline,
  lede,
  files,
  comparing,
  markdown,
}: {
  headline: string;
  lede: string | null;
  files: Files;
  comparing: Comparing;
  /** Null while there is nothing to copy. */
  markdown: (() => string) | null;
}) {
  const words = useCompareWords();
  return (
    <div class="page-head row">
      <div>
        <h1 id="result" tabIndex={-1}>
          {headline}
        </h1>
        {lede !== null && <p class="lede">{lede}</p>}
      </div>
      <div class="acts">
        {markdown && (
          <CopyButton text={markdown} said={words.actions.markdownCopied}>
            <Sign name="copy" inline />
            {words.actions.copyMarkdown}
          </CopyButton>
        )}
        <CopyLink comparing={comparing} />
        {comparing.comparison.by === "file" && <ToImpact files={files} comparing={comparing} />}
      </div>
    </div>
  );
}

/** A worker that takes long, or that stopped; nothing for one that did what it was asked. */
function Progress({
  desk,
}: {
  desk: JobDesk<VerdictsJob, DiffResult> | JobDesk<TextJob, TextDifference>;
}) {
  const { state, verdicts, form } = useCompareWords();
  if (desk.state.kind === "failed") {
    return <Stopped title={state.workerTitle} text={state.worker} again={desk.again} />;
  }
  if (desk.state.kind !== "running" || !desk.state.slow) return null;
  return (
    <Working
      title={verdicts.comparing}
      text={verdicts.comparingText}
      cancelName={form.cancel}
      cancel={desk.cancel}
    />
  );
}

function Panels({
  files,
  comparing,
  verdicts,
  summary,
  manner,
}: {
  files: Files;
  comparing: Comparing;
  verdicts: JobDesk<VerdictsJob, DiffResult>;
  summary: Summary | null;
  manner: Manner;
}) {
  const words = useCompareWords();
  const [chosen, choose] = useState<"verdicts" | "text">("verdicts");
  const twoFiles = comparing.comparison.by === "file";
  const tab = twoFiles ? chosen : "verdicts";
  const [wanted, want] = useState<WantedLine | null>(null);
  const { old, next } = files;
  const textJob = useMemo<TextJob | null>(
    () => (tab === "text" ? { kind: "text", old: old.bytes, next: next.bytes } : null),
    [tab, old.bytes, next.bytes],
  );
  const text = useJob<TextJob, TextDifference>(startWorker, textJob);
  const tryIt = useTester(files, comparing);
  const [told, read] = [shownOf(verdicts.state), shownOf(text.state)];
  return (
    <>
      {twoFiles && (
        <Tabs
          label={words.tabs.label}
          tabs={[
            { id: "verdicts", name: words.tabs.verdicts },
            { id: "text", name: words.tabs.text },
          ]}
          chosen={tab}
          choose={choose}
        />
      )}
      <div
        {...(twoFiles && { role: "tabpanel", id: `panel-${tab}`, "aria-labelledby": `tab-${tab}` })}
      >
        <Progress desk={tab === "verdicts" ? verdicts : text} />
        {tab === "verdicts" && told && summary && (
          <VerdictsTab
            result={told.answer}
            summary={summary}
            old={told.job.old.bytes}
            next={told.job.next.bytes}
            manner={manner}
            tryIt={tryIt}
            goTo={
              twoFiles
                ? (side, line) => {
                    want({ side, line });
                    choose("text");
                  }
                : null
            }
          />
        )}
        {tab === "text" && read && (
          <TextTab
            old={read.job.old}
            next={read.job.next}
            difference={read.answer}
            wanted={wanted}
          />
        )}
      </div>
    </>
  );
}

/** What came of two files that can be compared. `tell` is what a screen reader hears when it changes. */
export function Result({
  old,
  next,
  comparing,
  tell,
}: {
  old: Comparable;
  next: Comparable;
  comparing: Comparing;
  tell: (headline: string) => void;
}) {
  const words = useCompareWords();
  const { comparison } = comparing;
  const manner = useManner(comparison);
  const diff = useDiffWords();
  const [a, b] = [old.bytes, next.bytes];
  const same = useMemo(() => comparison.by === "file" && sameOctets(a, b), [comparison.by, a, b]);
  const { by, reading, crawlers, readings } = comparison;
  const job = useMemo(
    () => (same ? null : jobFor(comparison, a, b)),
    [same, by, reading, crawlers, readings, a, b],
  );
  const verdicts = useJob<VerdictsJob, DiffResult>(startWorker, job);
  const answer = shownOf(verdicts.state)?.answer ?? null;
  const summary = useMemo(() => answer && summaryOf(answer), [answer]);
  const headline = useHeadline(same, verdicts.state, summary, manner);
  useEffect(() => {
    document.title = words.title.result(headline);
    tell(headline);
  }, [headline, words]);
  const lede = same ? words.text.sameText : summary && manner.lede(summary);
  return (
    <section aria-labelledby="result">
      <Head
        headline={headline}
        lede={lede}
        files={{ old, next }}
        comparing={comparing}
        markdown={answer && by === "file" ? () => markdownOf(answer, diff) : null}
      />
      {!same && (
        <Panels
          files={{ old, next }}
          comparing={comparing}
          verdicts={verdicts}
          summary={summary}
          manner={manner}
        />
      )}
    </section>
  );
}
