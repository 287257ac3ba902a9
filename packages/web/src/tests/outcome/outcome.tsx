import { useEffect } from "preact/hooks";
import { Stopped, Working } from "../../jobs/job-states.tsx";
import { shownOf } from "../../jobs/use-job.ts";
import { useClipboard } from "../../page/copy.tsx";
import { FileText } from "../../page/parts.tsx";
import { Sign } from "../../page/sign.tsx";
import { useWords } from "../../page/words.tsx";
import { EXAMPLE } from "../example.ts";
import type { CheckAnswer } from "../jobs.ts";
import { testsAddress } from "../question.ts";
import type { Tests } from "../use-tests.ts";
import { useTestsWords } from "../words.ts";
import { ProblemList } from "./problem-list.tsx";
import { Run } from "./run.tsx";

function State({
  id,
  title,
  text,
  action,
  go,
}: {
  id: string;
  title: string;
  text: string;
  action?: string;
  go?: () => void;
}) {
  return (
    <section class="state tip" aria-labelledby={id}>
      <Sign name="info" />
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {action !== undefined && (
        <div class="btns">
          <button class="btn" type="button" onClick={go}>
            {action}
          </button>
        </div>
      )}
    </section>
  );
}

const focus = (id: string) => (): void => document.getElementById(id)?.focus();

/** Nothing is there yet, or one of the two is missing. */
function Missing({ tests, answer }: { tests: Tests; answer: CheckAnswer | null }) {
  const { own } = useTestsWords();
  const { question, change, sites } = tests;
  const expects =
    answer !== null && (answer.problems.length > 0 || tests.desk.state.kind !== "idle");
  const hasFile =
    question.source === "draft" ? question.robots !== "" : Object.keys(sites.states).length > 0;
  if (!expects && !hasFile) {
    return (
      <State
        id="start"
        title={own.start.title}
        text={own.start.text}
        action={own.start.example}
        go={() => change({ ...EXAMPLE, by: "suite", source: "draft", environment: null })}
      />
    );
  }
  if (!expects) {
    return (
      <State
        id="missing"
        title={own.state.nothingExpected}
        text={own.state.nothingExpectedText}
        action={own.state.giveExpected}
        go={focus(question.by === "suite" ? "suite" : "row-1")}
      />
    );
  }
  if (question.source === "draft") {
    return hasFile ? null : (
      <State
        id="missing"
        title={own.state.noFile}
        text={own.state.noFileText}
        action={own.state.giveFile}
        go={focus("robots")}
      />
    );
  }
  return answer && !sites.loading ? <Unread tests={tests} answer={answer} /> : null;
}

/** Live sites that were not read yet, or are not named. */
function Unread({ tests, answer }: { tests: Tests; answer: CheckAnswer }) {
  const { own } = useTestsWords();
  if (answer.problems.length > 0) return null;
  if (answer.origins.length === 0) {
    return (
      <State
        id="missing"
        title={own.state.noSite}
        text={own.state.noSiteText}
        action={own.state.giveFile}
        go={focus("site")}
      />
    );
  }
  const left = answer.origins.filter((origin) => tests.sites.states[origin] === undefined);
  if (left.length === 0) return null;
  return (
    <State
      id="missing"
      title={own.state.notRead}
      text={own.state.notReadText(left.length)}
      action={own.form.read}
      go={tests.readSites}
    />
  );
}

/** What our server said about sites that it could not read. */
function SiteTroubles({ tests }: { tests: Tests }) {
  const { page } = useWords();
  if (tests.question.source === "draft") return null;
  return (
    <>
      {Object.entries(tests.sites.states).map(([origin, state]) => {
        if (state.kind !== "failed") return null;
        const { title, text } = page.trouble.of(state.failure);
        return (
          <section key={origin} class="state tip" aria-label={title}>
            <Sign name="clock" />
            <h2>
              {title}: <FileText text={origin} />
            </h2>
            <p>{text}</p>
            <div class="btns">
              <button class="btn" type="button" onClick={tests.readSites}>
                <Sign name="refresh" inline />
                {page.trouble.again}
              </button>
            </div>
          </section>
        );
      })}
    </>
  );
}

function CopyLink({ tests }: { tests: Tests }) {
  const { copy, say } = useClipboard();
  const { own } = useTestsWords();
  return (
    <button
      class="btn plain"
      type="button"
      onClick={async () => {
        const { address, whole } = await testsAddress(tests.question);
        if (whole) copy(new URL(address, location.origin).href, own.actions.linkCopied);
        else say(own.actions.linkTooLong);
      }}
    >
      <Sign name="copy" inline />
      {own.actions.copyLink}
    </button>
  );
}

const STATES = [
  ["failed", "failed"],
  ["notReadable", "not-readable"],
  ["passed", "passed"],
  ["skipped", "skipped"],
] as const;

function Head({ tests, answer }: { tests: Tests; answer: CheckAnswer | null }) {
  const { own, suites } = useTestsWords();
  const ran = answer !== null && answer.runs.length > 0;
  const sentence = ran ? own.result.sentence(answer.counts) : null;
  useEffect(() => {
    document.title = sentence === null ? own.title.start : own.title.result(sentence);
  }, [sentence, own]);
  const counted = STATES.filter(([key]) => ran && answer.counts[key] > 0);
  return (
    <div class="page-head row">
      <div role="status">
        <h1 id="result" tabIndex={-1}>
          {sentence ?? own.heading}
        </h1>
        <p class="lede">
          {ran
            ? counted.map(([key, state]) => suites.count[state](answer.counts[key])).join(" · ")
            : own.lead}
        </p>
      </div>
      {ran && (
        <div class="acts">
          <CopyLink tests={tests} />
        </div>
      )}
    </div>
  );
}

function Siteless({ answer }: { answer: CheckAnswer }) {
  const { own } = useTestsWords();
  const names = answer.siteless.filter((name) => name !== null);
  if (answer.origins.length === 0 || answer.siteless.length === 0) return null;
  return (
    <p class="notice warning">
      <Sign name="warning" inline />
      <FileText text={own.state.siteless(names.join(", ") || "/")} />
    </p>
  );
}

/** What came of the checks, or what is still missing for them. */
export function Outcome({ tests, damaged }: { tests: Tests; damaged: boolean }) {
  const { own } = useTestsWords();
  const { state, again, cancel } = tests.desk;
  const shown = shownOf(state);
  const answer = shown?.answer ?? null;
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
      <Head tests={tests} answer={answer} />
      {state.kind === "running" && state.slow && (
        <Working title={own.state.checking} cancelName={own.form.cancel} cancel={cancel} />
      )}
      {state.kind === "failed" && (
        <Stopped title={own.state.stoppedTitle} text={own.state.stopped} again={again} />
      )}
      {tests.sites.loading && (
        <Working
          title={own.state.reading}
          cancelName={own.form.cancel}
          cancel={() => tests.sites.cancel()}
        />
      )}
      <SiteTroubles tests={tests} />
      {answer && answer.problems.length > 0 && <ProblemList problems={answer.problems} />}
      <Missing tests={tests} answer={answer} />
      {answer && <Siteless answer={answer} />}
      {answer?.runs.map((run) => (
        <Run key={`${run.environment} ${run.name}`} tests={tests} run={run} />
      ))}
    </>
  );
}
