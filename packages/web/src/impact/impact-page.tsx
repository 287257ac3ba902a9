import { useEffect, useMemo, useState } from "preact/hooks";
import { useKeptFocus } from "../page/kept-focus.ts";
import { useKeys } from "../page/keys.ts";
import { MoreSprite } from "../page/more-signs.tsx";
import { useTexts } from "../page/use-texts.ts";
import { useWords } from "../page/words.tsx";
import type { FurtherPageProps } from "../pages.tsx";
import { ANALYSIS_TEXTS } from "../texts/analysis/load.ts";
import { IMPACT_TEXTS } from "../texts/impact/load.ts";
import "../styles/pages/further.css";
import "../styles/pages/compare.css";
import "../styles/pages/tests.css";
import "../styles/pages/impact.css";
import { AddressFiles } from "./form/address-files.tsx";
import { DraftFields, PresentFields } from "./form/robots-fields.tsx";
import { Outcome } from "./outcome/outcome.tsx";
import { type FirstImpact, readImpact } from "./question.ts";
import { useImpact } from "./use-impact.ts";
import { ImpactWordsContext, useImpactWords } from "./words.ts";

function Impact({ first, stored, open }: FurtherPageProps & { first: FirstImpact }) {
  const { engine } = useWords();
  const { own } = useImpactWords();
  const impacts = useImpact(first.question, engine.language);
  const { question, desk, sites } = impacts;
  useKeptFocus([desk.state.kind], () => document.getElementById("result"));
  useKeys(stored.keys, (wish) => {
    if (wish === "help") open("keys");
    else if (wish === "address") {
      document.getElementById(question.source === "live" ? "site" : "present")?.focus();
    } else if (wish === "draft") document.getElementById("draft")?.focus();
    else if (wish === "back") return sites.cancel() || desk.cancel();
    else return false;
    return true;
  });
  return (
    <>
      <MoreSprite />
      <section class="ask" aria-label={own.form.title}>
        <div class="wrap pair">
          <PresentFields impacts={impacts} />
          <DraftFields impacts={impacts} />
          <AddressFiles impacts={impacts} />
        </div>
      </section>
      <div class="wrap">
        <Outcome impacts={impacts} damaged={first.damaged} />
      </div>
    </>
  );
}

/** The page on real addresses: everything is counted in this browser. */
export function ImpactPage(props: FurtherPageProps) {
  const own = useTexts(IMPACT_TEXTS);
  const analysis = useTexts(ANALYSIS_TEXTS);
  const [first, setFirst] = useState<FirstImpact | null>(null);
  useEffect(() => {
    readImpact(location.href, history.state).then(setFirst);
  }, []);
  const words = useMemo(
    () => (own && analysis ? { own, told: analysis.impact } : null),
    [own, analysis],
  );
  if (!words || !first) return null;
  return (
    <ImpactWordsContext.Provider value={words}>
      <Impact {...props} first={first} />
    </ImpactWordsContext.Provider>
  );
}
