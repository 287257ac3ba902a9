import type { ReadingId } from "@aushang/engine";
import { CrawlerField, ReadingField } from "../page/question-fields.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import type { PatternQuestion } from "./question.ts";
import { usePatternWords } from "./words.ts";

const KINDS = ["disallow", "allow"] as const;
const NAMES = { disallow: "Disallow", allow: "Allow" } as const;

interface Props {
  readonly question: PatternQuestion;
  readonly change: (part: Partial<PatternQuestion>) => void;
}

function Kind({ question, change }: Props) {
  const { own } = usePatternWords();
  return (
    <fieldset class="seg kind">
      <legend class="vh">{own.form.kind}</legend>
      <div>
        {KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="kind"
              checked={question.kind === kind}
              onChange={() => change({ kind })}
            />
            {NAMES[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function FileFields({ question, change }: Props) {
  const { page } = useWords();
  const { own } = usePatternWords();
  return (
    <details class="qa with-file" open={question.robots !== ""}>
      <summary>
        <h2>{own.form.file}</h2>
        <Sign name="down" inline />
      </summary>
      <div class="file-fields">
        <div class="field">
          <div class="label">
            <label for="pattern-file">{own.form.robots}</label>
          </div>
          <textarea
            class="paste side-text"
            id="pattern-file"
            rows={8}
            spellcheck={false}
            autocapitalize="off"
            autocomplete="off"
            placeholder={page.draft.placeholder}
            aria-describedby="pattern-file-note"
            value={question.robots}
            onInput={(event) => change({ robots: event.currentTarget.value })}
          />
          <p class="hint small muted" id="pattern-file-note">
            {own.form.fileNote}
          </p>
        </div>
        <CrawlerField
          id="pattern-crawler"
          label={page.crawler.label}
          value={question.crawler}
          choose={(crawler) => change({ crawler })}
        />
      </div>
    </details>
  );
}

/** The pattern, how it is read, and the file that it may be compared with. */
export function PatternForm({ question, change }: Props) {
  const { page } = useWords();
  const { own } = usePatternWords();
  return (
    <section class="ask" aria-label={own.form.title}>
      <div class="wrap">
        <div class="pattern-form">
          <Kind question={question} change={change} />
          <div class="field">
            <div class="label">
              <label for="pattern">{own.form.pattern}</label>
            </div>
            <input
              class="input mono"
              id="pattern"
              type="text"
              spellcheck={false}
              autocapitalize="off"
              autocomplete="off"
              placeholder="/*?sort="
              value={question.pattern}
              onInput={(event) => change({ pattern: event.currentTarget.value })}
            />
          </div>
          <ReadingField
            id="reading"
            label={page.form.reading}
            value={question.reading}
            choose={(reading: ReadingId) => change({ reading })}
          />
        </div>
        <FileFields question={question} change={change} />
      </div>
    </section>
  );
}
