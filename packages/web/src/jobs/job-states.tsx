import { useEffect, useState } from "preact/hooks";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";

/** Seconds since this was first drawn. */
function useSeconds(): number {
  const [seconds, set] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => set((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** A worker takes long enough for it to be said; whoever does not want to wait can end it. */
export function Working({
  title,
  text,
  cancelName,
  cancel,
}: {
  title: string;
  text?: string;
  cancelName: string;
  cancel: () => void;
}) {
  const { page } = useWords();
  const seconds = useSeconds();
  return (
    <section class="state tip" aria-labelledby="working" aria-busy="true">
      <span class="spin" />
      <h2 id="working">{title}</h2>
      {text !== undefined && <p>{text}</p>}
      <div class="btns">
        <button class="btn" type="button" onClick={cancel}>
          {cancelName}
        </button>
        {seconds > 0 && (
          <span class="muted" aria-hidden="true">
            {page.loading.seconds(seconds)}
          </span>
        )}
      </div>
    </section>
  );
}

/** A worker broke off, or could not be loaded. */
export function Stopped({
  title,
  text,
  again,
}: {
  title: string;
  text: string;
  again: () => void;
}) {
  const { page } = useWords();
  return (
    <section class="state stop" aria-labelledby="stopped">
      <Sign name="error" />
      <h2 id="stopped">{title}</h2>
      <p>{text}</p>
      <div class="btns">
        <button class="btn" type="button" onClick={again}>
          {page.trouble.again}
        </button>
      </div>
    </section>
  );
}
