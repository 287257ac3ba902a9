import { useWords } from "../../page/words.tsx";
import { SiteField } from "../../text-files/site-field.tsx";
import { TextFileField } from "../../text-files/text-file-field.tsx";
import type { Impacts } from "../use-impact.ts";
import { useImpactWords } from "../words.ts";

/** Octets of a robots.txt that are read: one more than any crawler reads. */
const ROBOTS_LIMIT = 512_001;

const SOURCES = ["draft", "live"] as const;

function Live({ impacts }: { impacts: Impacts }) {
  const { engine } = useWords();
  const { own } = useImpactWords();
  const { question, present, sites } = impacts;
  const known = present.kind === "file" || present.kind === "closed";
  return (
    <SiteField
      site={question.site}
      change={(site) => impacts.change({ site })}
      submit={() => {
        if (!sites.cancel()) impacts.readSite();
      }}
      action={sites.loading ? own.form.cancel : known ? own.form.again : own.form.read}
      problem={present.kind === "problem" ? present : null}
      label={own.form.site}
      note={own.form.siteNote}
    >
      {present.kind === "file" && (
        <p class="hint">
          {present.absent ? own.state.absent : `robots.txt, ${engine.bytes(present.bytes.length)}`}
        </p>
      )}
    </SiteField>
  );
}

/** The file in force: as text, or as a site serves it now. */
export function PresentFields({ impacts }: { impacts: Impacts }) {
  const { page } = useWords();
  const { own } = useImpactWords();
  const { question, change } = impacts;
  return (
    <section class="side-of" aria-labelledby="present-title">
      <div class="side-head">
        <h2 id="present-title">{own.form.present}</h2>
        <fieldset class="seg">
          <legend class="vh">{own.form.source}</legend>
          <div>
            {SOURCES.map((source) => (
              <label key={source}>
                <input
                  type="radio"
                  name="source"
                  checked={question.source === source}
                  onChange={() => change({ source })}
                />
                {own.form.kind[source]}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      {question.source === "draft" ? (
        <TextFileField
          id="present"
          label={own.form.presentText}
          text={question.present}
          change={(present) => change({ present })}
          placeholder={page.draft.placeholder}
          limit={ROBOTS_LIMIT}
          choose={own.form.choose}
          note={own.form.stays}
        />
      ) : (
        <Live impacts={impacts} />
      )}
    </section>
  );
}

/** The file that may take its place. */
export function DraftFields({ impacts }: { impacts: Impacts }) {
  const { page } = useWords();
  const { own } = useImpactWords();
  const { question, change } = impacts;
  return (
    <section class="side-of" aria-labelledby="draft-title">
      <div class="side-head">
        <h2 id="draft-title">{own.form.draft}</h2>
      </div>
      <TextFileField
        id="draft"
        label={own.form.draftText}
        text={question.draft}
        change={(draft) => change({ draft })}
        placeholder={page.draft.placeholder}
        limit={ROBOTS_LIMIT}
        choose={own.form.choose}
        note={own.form.draftNote}
      />
    </section>
  );
}
