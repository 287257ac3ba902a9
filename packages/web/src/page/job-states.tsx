import { Sign } from "./sign.tsx";
import { useWords } from "./words.tsx";

/** A worker takes long enough for it to be said. */
export function Working({ title, text }: { title: string; text?: string }) {
  return (
    <section class="state tip" aria-busy="true">
      <span class="spin" />
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
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
