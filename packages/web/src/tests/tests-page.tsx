import { useEffect, useMemo, useState } from "preact/hooks";
import { shownOf } from "../jobs/use-job.ts";
import { useKeys } from "../page/keys.ts";
import { MoreSprite } from "../page/more-signs.tsx";
import { useTexts } from "../page/use-texts.ts";
import { useWords } from "../page/words.tsx";
import type { FurtherPageProps } from "../pages.tsx";
import { ANALYSIS_TEXTS } from "../texts/analysis/load.ts";
import { TESTS_TEXTS } from "../texts/tests/load.ts";
import "../styles/pages/further.css";
import "../styles/pages/compare.css";
import "../styles/pages/tests.css";
import { ExpectedFields } from "./form/expected-fields.tsx";
import { HeldFields } from "./form/held-fields.tsx";
import { Outcome } from "./outcome/outcome.tsx";
import { type FirstTests, readTests } from "./question.ts";
import { useTests } from "./use-tests.ts";
import { TestsWordsContext, useTestsWords } from "./words.ts";

function Checks({ first, stored, open }: FurtherPageProps & { first: FirstTests }) {
  const { engine } = useWords();
  const { own } = useTestsWords();
  const tests = useTests(first.question, engine.language);
  const { question, sites, desk } = tests;
  useKeys(stored.keys, (wish) => {
    if (wish === "help") open("keys");
    else if (wish === "draft") {
      tests.change({ source: "draft" });
      requestAnimationFrame(() => document.getElementById("robots")?.focus());
    } else if (wish === "address") {
      document.getElementById(question.by === "suite" ? "suite" : "row-1")?.focus();
    } else if (wish === "back") return sites.cancel();
    else return false;
    return true;
  });
  return (
    <>
      <MoreSprite />
      <section class="ask" aria-label={own.form.title}>
        <div class="wrap pair">
          <ExpectedFields tests={tests} />
          <HeldFields tests={tests} answer={shownOf(desk.state)?.answer ?? null} />
        </div>
      </section>
      <div class="wrap">
        <Outcome tests={tests} damaged={first.damaged} />
      </div>
    </>
  );
}

/** The page that holds robots files to what is expected of them. What its address asks for is read first. */
export function TestsPage(props: FurtherPageProps) {
  const own = useTexts(TESTS_TEXTS);
  const analysis = useTexts(ANALYSIS_TEXTS);
  const [first, setFirst] = useState<FirstTests | null>(null);
  useEffect(() => {
    readTests(location.href, history.state).then(setFirst);
  }, []);
  const words = useMemo(() => {
    if (!own || !analysis) return null;
    const { suites, plan } = analysis;
    return { own, suites, plan };
  }, [own, analysis]);
  if (!words || !first) return null;
  return (
    <TestsWordsContext.Provider value={words}>
      <Checks {...props} first={first} />
    </TestsWordsContext.Provider>
  );
}
