import { closingStatus, verdictWord } from "@aushang/engine/texts";
import { useEffect, useState } from "preact/hooks";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import type { Answer } from "../state/answer.ts";
import { toneOf } from "./tone.ts";
import { SIGN_OF } from "./verdict-word.tsx";

/** What the plate says: a verdict, that one is on its way, or that there is none. */
export type PlateState =
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "loading"; readonly since: number }
  | { readonly kind: "none"; readonly why: string };

function Seconds({ since }: { since: number }) {
  const { page } = useWords();
  const [now, tick] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  const seconds = Math.max(0, Math.round((now - since) / 1000));
  return seconds > 0 ? <span aria-hidden="true">{page.loading.seconds(seconds)}</span> : null;
}

function Loading({ since }: { since: number }) {
  const { page } = useWords();
  return (
    <>
      <span class="spin" />
      <span>
        {page.loading.reading} <Seconds since={since} />
        <span class="sub">
          <kbd>Esc</kbd> {page.loading.cancel}
        </span>
      </span>
    </>
  );
}

function useSubLine(answer: Answer): string {
  const { page, engine } = useWords();
  const { result } = answer.tested;
  const closed = toneOf(result) === "closed";
  const what = closed
    ? engine.closedBy(closingStatus(result))
    : page.verdict.sub(result.crawler.token.slice(0, 60));
  return `${what}, ${page.verdict.mode[answer.from]}`;
}

function Verdict({ answer }: { answer: Answer }) {
  const { engine } = useWords();
  const { result } = answer.tested;
  const sub = useSubLine(answer);
  return (
    <>
      <Sign name={SIGN_OF[toneOf(result)]} />
      <span>
        <span class="word">{engine.verdict[verdictWord(result)]}</span>
        <span class="sub">{sub}</span>
      </span>
    </>
  );
}

function Nothing({ why }: { why: string }) {
  const { engine } = useWords();
  return (
    <>
      <Sign name="unknown" />
      <span>
        <span class="word">{engine.verdict.unknown}</span>
        <span class="sub">{why}</span>
      </span>
    </>
  );
}

/** The enamel plate: the biggest word on the page, and the place where a screen reader hears it. */
export function Plate({ state }: { state: PlateState }) {
  const look =
    state.kind === "answer"
      ? toneOf(state.answer.tested.result)
      : state.kind === "loading"
        ? "waiting"
        : "unknown";
  return (
    <div
      class={`plate ${look} main`}
      id="verdict"
      role="status"
      aria-live="polite"
      aria-busy={state.kind === "loading"}
      tabIndex={-1}
    >
      {state.kind === "answer" && <Verdict answer={state.answer} />}
      {state.kind === "loading" && <Loading since={state.since} />}
      {state.kind === "none" && <Nothing why={state.why} />}
    </div>
  );
}
