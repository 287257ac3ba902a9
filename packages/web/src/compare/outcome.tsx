import { useEffect, useMemo } from "preact/hooks";
import { Trouble } from "../advice/trouble.tsx";
import { useClipboard } from "../page/copy.tsx";
import { Parts } from "../page/parts.tsx";
import { Sign } from "../page/sign.tsx";
import { useJob } from "../page/use-job.ts";
import { useWords } from "../page/words.tsx";
import { VerdictWord } from "../verdict/verdict-word.tsx";
import { comparisonAddress } from "./compare-link.ts";
import type { Job, TextDifference } from "./jobs.ts";
import { type SideFile, type SideId, sameOctets } from "./sides.ts";
import { TextTab } from "./text-tab.tsx";
import type { Comparing } from "./use-comparison.ts";
import { useCompareWords } from "./words.ts";

const startWorker = (): Worker =>
  new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "compare" });

const FIELD = { live: "address", draft: "text", file: "choose" } as const;

function Missing({ ids, comparing }: { ids: readonly SideId[]; comparing: Comparing }) {
  const words = useCompareWords();
  return (
    <section class="state tip" aria-labelledby="missing">
      <Sign name="swap" />
      <h2 id="missing">
        {ids.length === 2 ? words.state.missingTitle : words.state.missingSide[ids[0] ?? "old"]}
      </h2>
      <p>{words.state.missing}</p>
      <div class="btns">
        {ids.map((id) => (
          <button
            key={id}
            class="btn"
            type="button"
            onClick={() => {
              const { kind } = comparing.comparison[id];
              document.getElementById(`${FIELD[kind]}-${id}`)?.focus();
            }}
          >
            {words.state.give[id]}
          </button>
        ))}
      </div>
    </section>
  );
}

function Closed({
  id,
  file,
  comparing,
}: {
  id: SideId;
  file: SideFile & { kind: "closed" };
  comparing: Comparing;
}) {
  const { engine } = useWords();
  const words = useCompareWords();
  const { meaning, status: code } = file.result.robots;
  const status = engine.status(meaning, code);
  return (
    <section class="state shut" aria-labelledby={`closed-${id}`}>
      <Sign name="closed" />
      <h2 id={`closed-${id}`}>{words.state.notReadable[id]}</h2>
      <p>
        <VerdictWord of={file.result} /> <strong>{status.title}</strong>
      </p>
      <p>
        <Parts text={status.meaning} />
      </p>
      <p class="next">{words.state.notReadableText}</p>
      <div class="btns">
        <button class="btn" type="button" onClick={() => comparing.fetchLive(id, true)}>
          <Sign name="refresh" inline />
          {words.form.again}
        </button>
      </div>
    </section>
  );
}

function Loading({ id, comparing }: { id: SideId; comparing: Comparing }) {
  const words = useCompareWords();
  return (
    <section class="state tip" aria-busy="true">
      <span class="spin" />
      <h2>{words.state.reading[id]}</h2>
      <div class="btns">
        <button class="btn" type="button" onClick={() => comparing.cancel(id)}>
          {words.form.cancel}
        </button>
      </div>
    </section>
  );
}

/** Why a side cannot be compared; nothing for one that can, or that is simply missing. */
function Obstacle({ id, comparing }: { id: SideId; comparing: Comparing }) {
  const file = comparing.files[id];
  switch (file.kind) {
    case "loading":
      return <Loading id={id} comparing={comparing} />;
    case "closed":
      return <Closed id={id} file={file} comparing={comparing} />;
    case "failed":
      return (
        <Trouble
          failure={file.failure}
          again={() => comparing.fetchLive(id)}
          paste={(text) => comparing.change(id, { kind: "draft", text })}
        />
      );
    default:
      return null;
  }
}

/** A live side without a file is compared as an empty one, and that is said. */
function Absent({ id, file }: { id: SideId; file: SideFile }) {
  const words = useCompareWords();
  const { engine } = useWords();
  if (file.kind !== "file" || !file.absent || !file.result) return null;
  const { meaning, status } = file.result.robots;
  return (
    <aside class="notice info" aria-label={words.state.absent[id]}>
      <Sign name="info" inline />
      <div>
        <p class="h">{words.state.absent[id]}</p>
        <p class="muted">
          {engine.status(meaning, status).title}. {words.state.absentText}
        </p>
      </div>
    </aside>
  );
}

function Stopped({ again }: { again: () => void }) {
  const { page } = useWords();
  const words = useCompareWords();
  return (
    <section class="state stop" aria-labelledby="stopped">
      <Sign name="error" />
      <h2 id="stopped">{words.state.workerTitle}</h2>
      <p>{words.state.worker}</p>
      <div class="btns">
        <button class="btn" type="button" onClick={again}>
          {page.trouble.again}
        </button>
      </div>
    </section>
  );
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

/** Two files that can be compared, octet by octet the same or not. */
function Result({
  old,
  next,
  comparing,
}: {
  old: Uint8Array;
  next: Uint8Array;
  comparing: Comparing;
}) {
  const words = useCompareWords();
  const same = useMemo(() => sameOctets(old, next), [old, next]);
  const job = useMemo<Job | null>(
    () => (same ? null : { kind: "text", old, next }),
    [same, old, next],
  );
  const text = useJob<Job, TextDifference>(startWorker, job);
  return (
    <section aria-labelledby="result">
      <div class="page-head">
        <h1 id="result" tabIndex={-1}>
          {same ? words.text.same : words.heading}
        </h1>
        {same && <p class="lede">{words.text.sameText}</p>}
        <div class="acts">
          <CopyLink comparing={comparing} />
        </div>
      </div>
      {text.state.kind === "failed" && <Stopped again={text.again} />}
      {text.state.kind === "done" && (
        <TextTab old={old} next={next} difference={text.state.answer} wanted={null} />
      )}
    </section>
  );
}

/** What came of the comparison, or what is still missing for one. */
export function Outcome({ comparing, damaged }: { comparing: Comparing; damaged: boolean }) {
  const words = useCompareWords();
  const { old, next } = comparing.files;
  const missing = (["old", "next"] as const).filter((id) =>
    ["none", "problem"].includes(comparing.files[id].kind),
  );
  const both = old.kind === "file" && next.kind === "file";
  useEffect(() => {
    if (!both) document.title = words.title.start;
  }, [both, words]);
  return (
    <>
      {damaged && (
        <aside class="notice warning" aria-label={words.state.damagedTitle}>
          <Sign name="warning" inline />
          <div>
            <p class="h">{words.state.damagedTitle}</p>
            <p class="muted">{words.state.damaged}</p>
          </div>
        </aside>
      )}
      {!both && (
        <div class="page-head">
          <h1>{words.heading}</h1>
          <p class="lede">{words.lead}</p>
        </div>
      )}
      <Obstacle id="old" comparing={comparing} />
      <Obstacle id="next" comparing={comparing} />
      <Absent id="old" file={old} />
      <Absent id="next" file={next} />
      {missing.length > 0 && <Missing ids={missing} comparing={comparing} />}
      {both && <Result old={old.bytes} next={next.bytes} comparing={comparing} />}
    </>
  );
}
