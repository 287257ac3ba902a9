import type { ReadingId } from "@aushang/engine";
import { useEffect, useState } from "preact/hooks";
import { useKeys } from "../page/keys.ts";
import { MoreSprite } from "../page/more-signs.tsx";
import { Sign } from "../page/sign.tsx";
import { useTexts } from "../page/use-texts.ts";
import { useWords } from "../page/words.tsx";
import type { FurtherPageProps } from "../pages.tsx";
import { COMPARE_TEXTS } from "../texts/compare/load.ts";
import "../styles/compare.css";
import { type FirstComparison, readComparison } from "./compare-link.ts";
import { Outcome } from "./outcome.tsx";
import { SideFields } from "./side-fields.tsx";
import { type Comparing, useComparison } from "./use-comparison.ts";
import { CompareWords, useCompareWords } from "./words.ts";

const READINGS: readonly ReadingId[] = ["rfc9309", "google", "1996", "1994"];

function Reading({ comparing }: { comparing: Comparing }) {
  const { page, engine } = useWords();
  const { reading } = comparing.comparison;
  return (
    <div class="field reading">
      <div class="label">
        <label for="reading">{page.form.reading}</label>
      </div>
      <span class="select">
        <select
          id="reading"
          value={reading}
          title={engine.reading[reading].about}
          onChange={(event) => comparing.read(event.currentTarget.value as ReadingId)}
        >
          {READINGS.map((id) => (
            <option key={id} value={id} title={engine.reading[id].about}>
              {engine.reading[id].name}
            </option>
          ))}
        </select>
        <Sign name="down" />
      </span>
    </div>
  );
}

function Form({ comparing, recent }: { comparing: Comparing; recent: readonly string[] }) {
  const words = useCompareWords();
  const { comparison, files } = comparing;
  return (
    <section class="ask" aria-label={words.form.title}>
      <div class="wrap pair">
        <datalist id="recent">
          {recent.map((address) => (
            <option key={address} value={address} />
          ))}
        </datalist>
        <SideFields id="old" side={comparison.old} file={files.old} comparing={comparing} />
        <SideFields id="next" side={comparison.next} file={files.next} comparing={comparing} />
        <div class="pair-foot">
          <button class="btn" type="button" onClick={comparing.swap}>
            <Sign name="swap" inline />
            {words.form.swap}
          </button>
          <Reading comparing={comparing} />
        </div>
      </div>
    </section>
  );
}

function Compare({ first, stored, open }: FurtherPageProps & { first: FirstComparison }) {
  const { engine } = useWords();
  const comparing = useComparison(first.comparison, engine.language);
  useKeys(stored.keys, (wish) => {
    if (wish !== "help") return false;
    open("keys");
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
  const [first, setFirst] = useState<FirstComparison | null>(null);
  useEffect(() => {
    readComparison(location.href, history.state).then(setFirst);
  }, []);
  if (!words || !first) return null;
  return (
    <CompareWords.Provider value={words}>
      <Compare {...props} first={first} />
    </CompareWords.Provider>
  );
}
