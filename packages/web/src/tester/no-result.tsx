import { Trouble } from "../advice/trouble.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import type { Wanted } from "../sheet/wanted.ts";
import type { Tester } from "../state/use-tester.ts";
import { Plate } from "../verdict/plate.tsx";
import { BareEditor } from "./draft-editor.tsx";
import { placeOf } from "./moves.ts";

function Waiting() {
  return (
    <div class="two" aria-hidden="true">
      <div class="sheet stored skeleton">
        {["a", "b", "c", "d", "e", "f"].map((name) => (
          <span key={name} class={`sk sk-${name}`} />
        ))}
      </div>
    </div>
  );
}

/** Instead of a result: it is on its way, was cancelled, or our server gave none. */
export function NoResult({ tester }: { tester: Tester }) {
  const { page } = useWords();
  const { run } = tester.session;
  const again = (): void => void tester.submit(false);
  return (
    <section class="verdict" aria-labelledby="verdict">
      <div class="verdict-in">
        {run.kind === "loading" ? (
          <Plate state={{ kind: "loading", since: run.since }} />
        ) : (
          <Plate
            state={{
              kind: "none",
              why: run.kind === "cancelled" ? page.verdict.cancelled : page.verdict.noServer,
            }}
          />
        )}
        {run.kind === "cancelled" && (
          <div class="facts">
            <p class="say">
              <strong>{page.trouble.cancelledTitle}</strong>
            </p>
            <p class="muted">{page.trouble.cancelledText}</p>
            <p class="btns">
              <button class="btn" type="button" onClick={again}>
                <Sign name="refresh" inline />
                {page.trouble.again}
              </button>
            </p>
          </div>
        )}
      </div>
      {run.kind === "failed" && (
        <Trouble
          failure={run.failure}
          again={again}
          paste={(robots) => tester.openDraft({ robots, ...placeOf(tester.session.sent[0] ?? "") })}
        />
      )}
      {run.kind === "loading" && <Waiting />}
    </section>
  );
}

/** The draft of a link cannot be read. */
export function Damaged({ tester }: { tester: Tester }) {
  const { page } = useWords();
  return (
    <section class="state stop" aria-labelledby="damaged">
      <Sign name="error" />
      <h1 id="damaged" tabIndex={-1}>
        {page.draft.damagedTitle}
      </h1>
      <p>{page.draft.damagedText}</p>
      <div class="btns">
        <button class="btn" type="button" onClick={() => tester.openDraft({})}>
          {page.draft.startEmpty}
        </button>
      </div>
    </section>
  );
}

/** The draft goes on while host or address cannot be read yet. */
export function NoQuestion({ tester, wanted }: { tester: Tester; wanted: Wanted | null }) {
  const { page } = useWords();
  return (
    <div class="result">
      <section class="verdict" aria-labelledby="verdict">
        <div class="verdict-in">
          <Plate state={{ kind: "none", why: page.draft.noQuestion }} />
        </div>
      </section>
      <div class="two">
        <BareEditor tester={tester} wanted={wanted} />
      </div>
    </div>
  );
}
