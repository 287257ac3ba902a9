import { Parts } from "../page/parts.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import type { Answer } from "../state/answer.ts";

/** What the advice needs. */
export interface StatusAdviceProps {
  readonly answer: Answer;
  readonly again: () => void;
  readonly change: () => void;
  readonly paste: () => void;
  readonly write: () => void;
  /** Reads the file of the host that the address is on, where a draft belongs to another one. */
  readonly readOther: () => void;
}

function Buttons({ answer, again, change, paste, write, readOther }: StatusAdviceProps) {
  const { page } = useWords();
  const { robots, verdict, origin } = answer.tested.result;
  if (verdict === "out-of-scope") {
    return (
      <button class="btn" type="button" onClick={readOther}>
        {page.advice.readOther(origin.replace(/^https?:\/\//, ""))}
      </button>
    );
  }
  const missing = robots.status === 404 || robots.status === 410;
  return (
    <>
      {missing ? (
        <button class="btn" type="button" onClick={write}>
          <Sign name="edit" inline />
          {page.advice.write}
        </button>
      ) : (
        <button class="btn" type="button" onClick={paste}>
          <Sign name="file" inline />
          {page.advice.paste}
        </button>
      )}
      <button class="btn" type="button" onClick={again}>
        <Sign name="refresh" inline />
        {page.fetched.again}
      </button>
      <button class="btn" type="button" onClick={change}>
        {page.advice.change}
      </button>
    </>
  );
}

/** What to do when there is no file to read: the next step in a sentence, and the buttons for it. */
export function StatusAdvice(props: StatusAdviceProps) {
  const { page, engine } = useWords();
  const { result } = props.answer.tested;
  const { robots } = result;
  const next = engine.status(robots.meaning, robots.status).next;
  return (
    <section class="advice" aria-labelledby="advice">
      <h2 id="advice" class="sec-h">
        {page.advice.title}
      </h2>
      {result.verdict === "out-of-scope" ? (
        <p>{page.advice.eachHost}</p>
      ) : (
        <p>
          <Parts text={next} />
        </p>
      )}
      {robots.userAgent && robots.meaning.state !== "not-fetched" && (
        <p class="small muted">
          {page.advice.askedAs} <code>{robots.userAgent}</code>
        </p>
      )}
      <div class="btns">
        <Buttons {...props} />
      </div>
    </section>
  );
}
