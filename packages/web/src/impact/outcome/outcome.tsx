import { plain } from "@aushang/engine/texts";
import { useEffect } from "preact/hooks";
import { Stopped, Working } from "../../jobs/job-states.tsx";
import { useClipboard } from "../../page/copy.tsx";
import { Sign } from "../../page/sign.tsx";
import { useWords } from "../../page/words.tsx";
import type { ImpactAnswer } from "../jobs.ts";
import { impactAddress } from "../question.ts";
import type { Counting } from "../use-counting.ts";
import type { Impacts } from "../use-impact.ts";
import { useImpactWords } from "../words.ts";
import { FileReports, isPartly } from "./file-reports.tsx";
import { Result } from "./result.tsx";

const focus = (id: string) => (): void => document.getElementById(id)?.focus();

function State({
  title,
  text,
  action,
  go,
}: {
  title: string;
  text: string;
  action: string;
  go: () => void;
}) {
  return (
    <section class="state tip" aria-labelledby="missing">
      <Sign name="info" />
      <h2 id="missing">{title}</h2>
      <p>{text}</p>
      <div class="btns">
        <button class="btn" type="button" onClick={go}>
          {action}
        </button>
      </div>
    </section>
  );
}

/** Why the present file cannot be used; nothing for one that can. */
function Obstacle({ impacts }: { impacts: Impacts }) {
  const { page, engine } = useWords();
  const { own } = useImpactWords();
  const { present, sites, question } = impacts;
  if (present.kind === "loading") {
    return (
      <Working
        title={own.state.reading}
        cancelName={own.form.cancel}
        cancel={() => sites.cancel()}
      />
    );
  }
  if (present.kind === "none") {
    return (
      <State
        title={own.state.noFile}
        text={own.state.noFileText}
        action={own.state.giveFile}
        go={focus(question.source === "live" ? "site" : "present")}
      />
    );
  }
  const told =
    present.kind === "failed"
      ? page.trouble.of(present.failure)
      : { title: own.state.notReadable, text: own.state.notReadableText };
  if (present.kind !== "failed" && present.kind !== "closed") return null;
  const status = present.kind === "closed" ? present.status : null;
  return (
    <section class="state shut" aria-labelledby="obstacle">
      <Sign name="closed" />
      <h2 id="obstacle">{told.title}</h2>
      {status !== null && (
        <p>
          <strong>
            {engine.verdict.closed} ({status})
          </strong>
        </p>
      )}
      <p>{told.text}</p>
      <div class="btns">
        <button class="btn" type="button" onClick={impacts.readSite}>
          <Sign name="refresh" inline />
          {page.trouble.again}
        </button>
      </div>
    </section>
  );
}

function Missing({ impacts }: { impacts: Impacts }) {
  const { engine } = useWords();
  const { own } = useImpactWords();
  const { present, files, count, desk } = impacts;
  if (desk.state.kind === "running" || desk.state.kind === "done") return null;
  if (present.kind !== "file") return null;
  if (files.length === 0) {
    return (
      <State
        title={own.state.noAddresses}
        text={own.state.noAddressesText}
        action={own.state.chooseAddresses}
        go={() => document.getElementById("choose")?.click()}
      />
    );
  }
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <State
      title={own.state.ready}
      text={own.state.readyText(engine.bytes(bytes))}
      action={own.form.count}
      go={() => count?.()}
    />
  );
}

function Running({ state, cancel }: { state: Counting & { kind: "running" }; cancel: () => void }) {
  const { engine } = useWords();
  const { own } = useImpactWords();
  const { job, progress } = state;
  const all = job.files.reduce((sum, { size }) => sum + size, 0);
  const part = all === 0 ? 0 : Math.min(1, progress.read / all);
  const name = job.files[progress.file]?.name.slice(0, 80) ?? "";
  const percent = part.toLocaleString(engine.locale, { style: "percent" });
  return (
    <div class="running">
      <Working
        title={own.state.counting(name)}
        text={own.state.progress(engine.bytes(progress.read), engine.bytes(all), percent)}
        cancelName={own.form.cancel}
        cancel={cancel}
      />
      <progress max={1} value={part} aria-label={own.state.counting(name)} />
    </div>
  );
}

/** What was counted, first the sentence that matters most; null while there is none. */
function useHeadline(answer: ImpactAnswer | null): string | null {
  const { own, told } = useImpactWords();
  const result = answer?.list ?? answer?.requests ?? null;
  const headline = result && plain(told.summary(result)[0] ?? [], "");
  useEffect(() => {
    document.title =
      headline === null ? own.title.start : own.title.result(headline.replace(/\.$/, ""));
  }, [headline, own]);
  return result && (result.compared ? told.title.impact : told.title.coverage);
}

function CopyLink({ impacts }: { impacts: Impacts }) {
  const { copy, say } = useClipboard();
  const { own } = useImpactWords();
  return (
    <button
      class="btn plain"
      type="button"
      onClick={async () => {
        const { address, whole } = await impactAddress(impacts.question);
        if (whole) copy(new URL(address, location.origin).href, own.actions.linkCopied);
        else say(own.actions.linkTooLong);
      }}
    >
      <Sign name="copy" inline />
      {own.actions.copyLink}
    </button>
  );
}

function Done({ impacts, state }: { impacts: Impacts; state: Counting & { kind: "done" } }) {
  const { own } = useImpactWords();
  const { answer, job } = state;
  return (
    <>
      {impacts.outdated && (
        <aside class="notice info" aria-label={own.state.changed}>
          <Sign name="info" inline />
          <p>{own.state.changed}</p>
          {impacts.count && (
            <button class="btn" type="button" onClick={() => impacts.count?.()}>
              {own.form.countAgain}
            </button>
          )}
        </aside>
      )}
      {answer.files.some(isPartly) && (
        <aside class="notice warning" aria-label={own.state.partly}>
          <Sign name="warning" inline />
          <div>
            <p class="h">{own.state.partly}</p>
            <p class="muted">{own.state.partlyText}</p>
          </div>
        </aside>
      )}
      {answer.list && <Result result={answer.list} job={job} />}
      {answer.requests && <Result result={answer.requests} job={job} />}
      <FileReports files={answer.files} />
    </>
  );
}

/** What came of the counting, or what is still missing for it. */
export function Outcome({ impacts, damaged }: { impacts: Impacts; damaged: boolean }) {
  const { own } = useImpactWords();
  const { state, cancel } = impacts.desk;
  const done = state.kind === "done" ? state : null;
  const heading = useHeadline(done?.answer ?? null);
  return (
    <>
      {damaged && (
        <aside class="notice warning" aria-label={own.state.damagedTitle}>
          <Sign name="warning" inline />
          <div>
            <p class="h">{own.state.damagedTitle}</p>
            <p class="muted">{own.state.damaged}</p>
          </div>
        </aside>
      )}
      <div class="page-head row">
        <div role="status">
          <h1 id="result" tabIndex={-1}>
            {heading ?? own.heading}
          </h1>
          {heading === null && <p class="lede">{own.lead}</p>}
        </div>
        {done && (
          <div class="acts">
            <CopyLink impacts={impacts} />
          </div>
        )}
      </div>
      <Obstacle impacts={impacts} />
      {state.kind === "running" && <Running state={state} cancel={() => cancel()} />}
      {state.kind === "stopped" &&
        (state.cancelled ? (
          <Stopped
            title={own.state.cancelled}
            text={own.state.cancelledText}
            again={() => impacts.desk.start(state.job)}
          />
        ) : (
          <Stopped
            title={own.state.stoppedTitle}
            text={own.state.stopped}
            again={() => impacts.desk.start(state.job)}
          />
        ))}
      <Missing impacts={impacts} />
      {done && <Done impacts={impacts} state={done} />}
    </>
  );
}
