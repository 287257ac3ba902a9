import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import type { Failure } from "../state/session.ts";

/** What the report of trouble needs. */
export interface TroubleProps {
  readonly failure: Failure;
  readonly again: () => void;
  /** Takes a pasted file as a draft. */
  readonly paste: (robots: string) => void;
}

/** The server gave no answer: what happened, that drafts go on without it, and the box for them. */
export function Trouble({ failure, again, paste }: TroubleProps) {
  const { page } = useWords();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), [failure]);
  const { title, text } = page.trouble.of(failure);
  const refused = failure.kind === "refused";
  return (
    <section class={refused ? "state stop" : "state tip"} aria-labelledby="trouble">
      <Sign name={refused ? "error" : "clock"} />
      <h2 id="trouble">{title}</h2>
      <p>{text}</p>
      <div>
        <label class="label" for="paste">
          {page.trouble.pasteLabel}
        </label>
        <textarea
          ref={box}
          class="paste"
          id="paste"
          spellcheck={false}
          placeholder={page.draft.placeholder}
          onInput={(event) => paste(event.currentTarget.value)}
        />
      </div>
      <div class="btns">
        <button class="btn" type="button" onClick={again}>
          <Sign name="refresh" inline />
          {page.trouble.again}
        </button>
      </div>
    </section>
  );
}
