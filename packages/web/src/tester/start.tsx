import { useWords } from "../page/words.tsx";
import { EXAMPLES, type ExampleId } from "../state/examples.ts";

/** The heading of a first visit. */
export function Hero() {
  const { page } = useWords();
  return (
    <div class="wrap">
      <section class="hero">
        <h1>{page.start.title}</h1>
        <p class="lede">{page.start.lead}</p>
      </section>
    </div>
  );
}

/** Three made-up files; the result of one is shown right below. */
export function Examples({ shown, choose }: { shown: ExampleId; choose: (id: ExampleId) => void }) {
  const { page } = useWords();
  return (
    <section class="mt-5 block" aria-labelledby="examples">
      <h2 id="examples" class="mb-3 sec-h">
        {page.start.examples}
        <span class="aside">{page.start.madeUp}</span>
      </h2>
      <fieldset class="examples">
        <legend class="vh">{page.start.examples}</legend>
        {EXAMPLES.map(({ id }) => (
          <button key={id} type="button" aria-pressed={id === shown} onClick={() => choose(id)}>
            <b>{page.start.example[id].title}</b>
            {id === shown && <span class="badge accent">{page.start.shown}</span>}
            <span>{page.start.example[id].about}</span>
          </button>
        ))}
      </fieldset>
    </section>
  );
}

/** Addresses tested before, kept in this browser alone. */
export function Recent({
  recent,
  choose,
  forget,
}: {
  recent: readonly string[];
  choose: (address: string) => void;
  forget: () => void;
}) {
  const { page } = useWords();
  if (recent.length === 0) return null;
  return (
    <section class="recent" aria-labelledby="recent-title">
      <h2 class="quiet small" id="recent-title">
        {page.recent.title}
      </h2>
      <ul class="chips">
        {recent.map((address) => (
          <li key={address}>
            <button class="chip" type="button" onClick={() => choose(address)}>
              <bdi dir="ltr">{address.replace(/^https?:\/\//, "").slice(0, 48)}</bdi>
            </button>
          </li>
        ))}
        <li>
          <button class="link-btn small" type="button" onClick={forget}>
            {page.recent.forget}
          </button>
        </li>
      </ul>
    </section>
  );
}

/** What else the tester takes. */
export function More() {
  const { page } = useWords();
  return (
    <section class="block" aria-labelledby="more">
      <h2 id="more" class="mb-3 sec-h">
        {page.start.more}
      </h2>
      <div class="cols3">
        {page.start.can.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
