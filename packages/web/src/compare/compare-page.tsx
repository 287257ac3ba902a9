import { useEffect, useState } from "preact/hooks";
import { useKeptFocus } from "../page/kept-focus.ts";
import { useKeys } from "../page/keys.ts";
import { MoreSprite } from "../page/more-signs.tsx";
import { Sign } from "../page/sign.tsx";
import { useTexts } from "../page/use-texts.ts";
import { useWords } from "../page/words.tsx";
import type { FurtherPageProps } from "../pages.tsx";
import { ANALYSIS_TEXTS } from "../texts/analysis/load.ts";
import { COMPARE_TEXTS } from "../texts/compare/load.ts";
import "../styles/pages/further.css";
import "../styles/pages/compare.css";
import { type FirstComparison, readComparison } from "./compare-link.ts";
import { Outcome } from "./outcome.tsx";
import { ByField, QuestionFields } from "./question-fields.tsx";
import { SideFields } from "./side-fields.tsx";
import { type Comparing, fieldOf, SIDES, useComparison } from "./use-comparison.ts";
import { CompareWords, DiffWords, useCompareWords } from "./words.ts";

function Form({ comparing, recent }: { comparing: Comparing; recent: readonly string[] }) {
  const words = useCompareWords();
  const { comparison, files } = comparing;
  const one = comparison.by !== "file";
  return (
    <section class="ask" aria-label={words.form.title}>
      <div class="wrap pair">
        <datalist id="recent">
          {recent.map((address) => (
            <option key={address} value={address} />
          ))}
        </datalist>
        <ByField comparing={comparing} />
        <SideFields
          id="old"
          title={one ? words.form.theFile : words.form.side.old}
          side={comparison.old}
          file={files.old}
          comparing={comparing}
        />
        {!one && (
          <SideFields
            id="next"
            title={words.form.side.next}
            side={comparison.next}
            file={files.next}
            comparing={comparing}
          />
        )}
        <div class={one ? "pair-foot beside" : "pair-foot"}>
          <QuestionFields comparing={comparing} />
          <button class="btn" type="button" onClick={comparing.swap}>
            <Sign name="swap" inline />
            {words.form.swap}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Ends what is on its way; false when nothing is. */
function cancelAll(comparing: Comparing): boolean {
  const loading = SIDES.filter((id) => comparing.files[id].kind === "loading");
  for (const id of loading) comparing.cancel(id);
  return loading.length > 0;
}

function Compare({ first, stored, open }: FurtherPageProps & { first: FirstComparison }) {
  const { engine } = useWords();
  const comparing = useComparison(first.comparison, engine.language);
  const { old, next } = comparing.files;
  useKeptFocus([old.kind, next.kind], () => document.getElementById("result"));
  useKeys(stored.keys, (wish) => {
    if (wish === "help") open("keys");
    else if (wish === "address") document.getElementById(fieldOf(comparing, "old"))?.focus();
    else if (wish === "back") return cancelAll(comparing);
    else return false;
    return true;
  });
  return (
    <>
      <MoreSprite />
      <Form comparing={comparing} recent={stored.recent} />
      <div class="wrap">
        <Outcome comparing={comparing} damaged={first.damaged} />
      </div>
    </>
  );
}

/** The page that compares two files. What its address asks for is read before anything is drawn. */
export function ComparePage(props: FurtherPageProps) {
  const words = useTexts(COMPARE_TEXTS);
  const analysis = useTexts(ANALYSIS_TEXTS);
  const [first, setFirst] = useState<FirstComparison | null>(null);
  useEffect(() => {
    readComparison(location.href, history.state).then(setFirst);
  }, []);
  if (!words || !analysis || !first) return null;
  return (
    <CompareWords.Provider value={words}>
      <DiffWords.Provider value={analysis.diff}>
        <Compare {...props} first={first} />
      </DiffWords.Provider>
    </CompareWords.Provider>
  );
}
