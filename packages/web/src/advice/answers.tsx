import type { AnswerId } from "@aushang/engine/texts";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Parts } from "../page/parts.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";

const ALL: readonly AnswerId[] = [
  "blocked-in-spite-of-allow",
  "block-one-crawler",
  "leave-the-index",
  "upper-and-lower-case",
  "empty-disallow",
  "how-long-until-it-acts",
];

function ShortAnswer({ id, asked }: { id: AnswerId; asked: { readonly id: AnswerId } | null }) {
  const { engine } = useWords();
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (asked?.id !== id || !box.current) return;
    box.current.open = true;
    box.current.querySelector("summary")?.focus();
    box.current.scrollIntoView({ block: "center" });
  }, [asked]);
  return (
    <details ref={box} class="qa">
      <summary>
        <h3>{engine.answer[id].question}</h3>
        <Sign name="down" inline />
      </summary>
      <p>
        <Parts text={engine.answer[id].answer} />
      </p>
    </details>
  );
}

/** What the short answers need. */
export interface AnswersProps {
  /** What this result raises, most fitting first. */
  readonly raised: readonly AnswerId[];
  /** The question that somebody pressed; a new object each time. */
  readonly asked: { readonly id: AnswerId } | null;
  /** What is known about the crawler. */
  readonly about: ComponentChildren;
}

/** Short answers to the questions that people ask, and what no test can know. */
export function Answers({ raised, asked, about }: AnswersProps) {
  const { page, engine } = useWords();
  const order = [...raised, ...ALL.filter((id) => !raised.includes(id))];
  return (
    <div class="two block">
      <section aria-labelledby="answers">
        <h2 id="answers" class="sec-h">
          {page.answers.title}
        </h2>
        {order.map((id) => (
          <ShortAnswer key={id} id={id} asked={asked} />
        ))}
      </section>
      <section aria-labelledby="limits">
        <h2 id="limits" class="sec-h">
          {page.limits}
        </h2>
        <ul class="plain-list">
          {engine.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
        {about}
      </section>
    </div>
  );
}
