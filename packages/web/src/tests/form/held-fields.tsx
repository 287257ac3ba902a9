import { Sign } from "../../page/sign.tsx";
import { useWords } from "../../page/words.tsx";
import { DEFAULT_CRAWLER, DEFAULT_READING } from "../../state/address-state.ts";
import { packDraft } from "../../state/draft-link.ts";
import { visit } from "../../state/route.ts";
import { SiteField } from "../../text-files/site-field.tsx";
import { TextFileField } from "../../text-files/text-file-field.tsx";
import type { CheckAnswer } from "../jobs.ts";
import type { Tests } from "../use-tests.ts";
import { useTestsWords } from "../words.ts";

/** Octets of a robots.txt that are read: one more than any crawler reads. */
const ROBOTS_LIMIT = 512_001;

const SOURCES = ["draft", "live"] as const;

interface Props {
  readonly tests: Tests;
  /** The newest answer; null before there is one. */
  readonly answer: CheckAnswer | null;
}

function Environment({ tests, answer }: { tests: Tests; answer: CheckAnswer }) {
  const { own } = useTestsWords();
  const { question, site } = tests;
  const several = question.source === "live" && "origin" in site && site.origin === null;
  return (
    <div class="field">
      <div class="label">
        <label for="environment">{own.form.environment}</label>
      </div>
      <span class="select">
        <select
          id="environment"
          value={answer.environment ?? ""}
          onChange={(event) => tests.change({ environment: event.currentTarget.value || null })}
        >
          {several && <option value="">{own.form.allEnvironments}</option>}
          {answer.environments.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <Sign name="down" />
      </span>
    </div>
  );
}

function Draft({ tests }: { tests: Tests }) {
  const { page } = useWords();
  const { own } = useTestsWords();
  const { robots } = tests.question;
  const openTester = async (): Promise<void> => {
    const question = { host: "", address: "/", crawler: DEFAULT_CRAWLER, reading: DEFAULT_READING };
    visit(`/${await packDraft({ robots, ...question })}`);
  };
  return (
    <TextFileField
      id="robots"
      label={own.form.robots}
      text={robots}
      change={(text) => tests.change({ robots: text })}
      placeholder={page.draft.placeholder}
      limit={ROBOTS_LIMIT}
      choose={own.form.choose}
      note={own.form.draftNote}
    >
      {robots !== "" && (
        <button class="btn plain" type="button" onClick={openTester}>
          {own.form.tester}
        </button>
      )}
    </TextFileField>
  );
}

function Live({ tests, answer }: Props) {
  const { own } = useTestsWords();
  const { question, sites, site } = tests;
  const origins = answer?.origins ?? [];
  const known = origins.length > 0 && origins.every((one) => sites.states[one]?.kind === "read");
  return (
    <SiteField
      site={question.site}
      change={(typed) => tests.change({ site: typed })}
      submit={() => {
        if (!sites.cancel()) tests.readSites();
      }}
      action={sites.loading ? own.form.cancel : known ? own.form.again : own.form.read}
      primary
      problem={"problem" in site ? { code: site.problem, given: site.given } : null}
      label={own.form.site}
      note={own.form.siteNote}
    />
  );
}

/** The file that is held to what is expected: a draft, or what sites serve now. */
export function HeldFields({ tests, answer }: Props) {
  const { own } = useTestsWords();
  const { source } = tests.question;
  return (
    <section class="side-of" aria-labelledby="held">
      <div class="side-head">
        <h2 id="held">{own.form.file}</h2>
        <fieldset class="seg">
          <legend class="vh">{own.form.source}</legend>
          <div>
            {SOURCES.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="source"
                  checked={source === one}
                  onChange={() => tests.change({ source: one })}
                />
                {own.form[one]}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      {source === "draft" ? <Draft tests={tests} /> : <Live tests={tests} answer={answer} />}
      {answer && answer.environments.length > 0 && <Environment tests={tests} answer={answer} />}
    </section>
  );
}
