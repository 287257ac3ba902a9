import { type Dispatch, useEffect, useMemo, useState } from "preact/hooks";
import { Stopped, Working } from "../jobs/job-states.tsx";
import { shownOf, useJob } from "../jobs/use-job.ts";
import { useClipboard } from "../page/copy.tsx";
import { useKeys } from "../page/keys.ts";
import { MoreSprite } from "../page/more-signs.tsx";
import { FileText, Parts } from "../page/parts.tsx";
import { Sign } from "../page/sign.tsx";
import { useTexts } from "../page/use-texts.ts";
import { useWords } from "../page/words.tsx";
import type { FurtherPageProps } from "../pages.tsx";
import { readPageAddress } from "../state/address-state.ts";
import { packDraft } from "../state/draft-link.ts";
import { visit } from "../state/route.ts";
import { useSettled } from "../state/use-settled.ts";
import { ANALYSIS_TEXTS } from "../texts/analysis/load.ts";
import { PATTERN_TEXTS } from "../texts/pattern/load.ts";
import "../styles/pages/further.css";
import "../styles/pages/pattern.css";
import { Facts, Matches, Misses, Remarks } from "./facts.tsx";
import { PatternForm } from "./form.tsx";
import type { PatternAnswer, PatternJob } from "./jobs.ts";
import { OverlapsList } from "./overlaps-list.tsx";
import { keptAs, type PatternQuestion, questionAddress, readQuestion } from "./question.ts";
import { PatternWordsContext, usePatternWords } from "./words.ts";

const TYPING_MS = 150;
const SYNC_MS = 400;
const MET = ["/*?sort=", "/*.pdf$", "/shop", "/*/print/", "/private*"];

const startWorker = (): Worker =>
  new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "pattern" });

/** Keeps address and history in step with the question, without new entries. */
function useAddressSync(question: PatternQuestion): void {
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const { address } = await questionAddress(question);
      if (gone) return;
      const page = new URL(address, location.origin);
      const { language } = readPageAddress(location.href);
      if (language) page.searchParams.set("lang", language);
      history.replaceState(keptAs(question), "", page);
    }, SYNC_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [question]);
}

function Start({ choose }: { choose: (pattern: string) => void }) {
  const { own } = usePatternWords();
  return (
    <section aria-labelledby="met">
      <h2 id="met" class="mb-3 sec-h">
        {own.start.title}
        <span class="aside">{own.start.note}</span>
      </h2>
      <ul class="chips">
        {MET.map((pattern) => (
          <li key={pattern}>
            <button class="chip mono" type="button" onClick={() => choose(pattern)}>
              {pattern}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CopyLink({ question }: { question: PatternQuestion }) {
  const { copy, say } = useClipboard();
  const { own } = usePatternWords();
  return (
    <button
      class="btn plain"
      type="button"
      onClick={async () => {
        const { address, whole } = await questionAddress(question);
        if (whole) copy(new URL(address, location.origin).href, own.linkCopied);
        else say(own.linkTooLong);
      }}
    >
      <Sign name="copy" inline />
      {own.copyLink}
    </button>
  );
}

function Overlapping({ question, answer }: { question: PatternQuestion; answer: PatternAnswer }) {
  const { own, told } = usePatternWords();
  const { overlaps, applies } = answer;
  return (
    <section class="block" aria-labelledby="overlaps">
      <h2 id="overlaps" class="mb-3 sec-h">
        {told.title.overlaps}
      </h2>
      {question.robots === "" && <p class="muted">{own.noFile}</p>}
      {overlaps && !applies && <p>{own.noGroup(question.crawler.slice(0, 60))}</p>}
      {overlaps && applies && (
        <>
          <p class="muted mb-3">{own.overlapsLead(question.crawler.slice(0, 60))}</p>
          <OverlapsList overlaps={overlaps} />
        </>
      )}
    </section>
  );
}

function Explained({ question, answer }: { question: PatternQuestion; answer: PatternAnswer }) {
  const { engine } = useWords();
  const { own, told } = usePatternWords();
  const { facts } = answer;
  const tryIt = async (address: string): Promise<void> => {
    const key = question.kind === "allow" ? "Allow" : "Disallow";
    const robots = `User-agent: *\n${key}: ${facts.pattern}\n`;
    const { reading } = question;
    visit(`/${await packDraft({ robots, host: "", address, crawler: "*", reading })}`);
  };
  if (facts.skip !== null) {
    return (
      <section class="state stop" aria-labelledby="no-effect">
        <Sign name="error" />
        <h2 id="no-effect">{own.noEffect}</h2>
        <p>{engine.skip[facts.skip]}</p>
        {facts.cut !== null && (
          <p>
            <Parts text={told.cut[facts.cut]} />
          </p>
        )}
      </section>
    );
  }
  return (
    <>
      <Facts facts={facts} />
      <Remarks texts={facts.remarks.map((remark) => told.remark[remark])} />
      <div class="two even">
        <Matches facts={facts} tryIt={tryIt} />
        <Misses facts={facts} tryIt={tryIt} />
      </div>
      <Overlapping question={question} answer={answer} />
    </>
  );
}

function Outcome({ question, choose }: { question: PatternQuestion; choose: Dispatch<string> }) {
  const { own, told } = usePatternWords();
  const settled = useSettled(question, TYPING_MS);
  const empty = question.pattern.trim() === "";
  const job = useMemo(() => (settled.pattern.trim() === "" ? null : settled), [settled]);
  const { state, again, cancel } = useJob<PatternJob, PatternAnswer>(startWorker, job);
  const shown = empty ? null : shownOf(state);
  const sentence = shown && shown.answer.facts.skip === null;
  useEffect(() => {
    const name = question.pattern.trim().slice(0, 100);
    document.title = name === "" ? own.title.start : own.title.result(name);
  }, [question.pattern, own]);
  return (
    <>
      <div class="page-head row">
        <div>
          <h1 id="result" tabIndex={-1}>
            {shown ? <FileText text={shown.answer.facts.pattern.slice(0, 200)} /> : own.heading}
          </h1>
          <p class="lede" role="status">
            {sentence ? (
              <Parts text={told.sentence(shown.answer.facts.parts)} />
            ) : shown ? (
              own.noEffect
            ) : (
              own.lead
            )}
          </p>
        </div>
        {shown && (
          <div class="acts">
            <CopyLink question={question} />
          </div>
        )}
      </div>
      {empty && <Start choose={choose} />}
      {!empty && state.kind === "running" && state.slow && (
        <Working title={own.explaining} cancelName={own.cancel} cancel={cancel} />
      )}
      {!empty && state.kind === "failed" && (
        <Stopped title={own.stoppedTitle} text={own.stopped} again={again} />
      )}
      {shown && <Explained question={shown.job} answer={shown.answer} />}
    </>
  );
}

function Explorer({ first, stored, open }: FurtherPageProps & { first: PatternQuestion }) {
  const [question, set] = useState(first);
  const change = (part: Partial<PatternQuestion>): void => set((now) => ({ ...now, ...part }));
  useAddressSync(question);
  useKeys(stored.keys, (wish) => {
    if (wish === "address") document.getElementById("pattern")?.focus();
    else if (wish === "help") open("keys");
    else return false;
    return true;
  });
  return (
    <>
      <MoreSprite />
      <PatternForm question={question} change={change} />
      <div class="wrap">
        <Outcome question={question} choose={(pattern) => change({ pattern })} />
      </div>
    </>
  );
}

/** The page that explains a pattern. Everything is computed in this browser. */
export function PatternPage(props: FurtherPageProps) {
  const own = useTexts(PATTERN_TEXTS);
  const analysis = useTexts(ANALYSIS_TEXTS);
  const [first, setFirst] = useState<PatternQuestion | null>(null);
  useEffect(() => {
    readQuestion(location.href, history.state).then(setFirst);
  }, []);
  const words = useMemo(
    () => (own && analysis ? { own, told: analysis.pattern } : null),
    [own, analysis],
  );
  if (!words || !first) return null;
  return (
    <PatternWordsContext.Provider value={words}>
      <Explorer {...props} first={first} />
    </PatternWordsContext.Provider>
  );
}
