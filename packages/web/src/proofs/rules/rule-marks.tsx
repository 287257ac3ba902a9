import type { RuleState } from "@aushang/engine/analyse";
import { plain } from "@aushang/engine/texts";
import { useRef, useState } from "preact/hooks";
import { Parts } from "../../page/parts.tsx";
import { useWords } from "../../page/words.tsx";
import { useProofWords } from "../words.tsx";
import { fateOf, fateSentence } from "./rule-fate.ts";

/** Opens an address in the tester; null for one that cannot be typed there. */
export type TryAddress = (witness: string) => (() => void) | null;

/** Room that the card wants below its line, in pixels. */
const CARD = 110;

/** A rule that is not needed: two words, and the reason while it is pointed at or focused. Escape closes it. */
export function UselessMark({ rule }: { rule: RuleState }) {
  const { engine } = useWords();
  const { own } = useProofWords();
  const [card, show] = useState<"down" | "up" | null>(null);
  const box = useRef<HTMLSpanElement>(null);
  const fate = fateOf(rule);
  if (fate === "alive") return null;
  const sentence = fateSentence(rule, engine, own);
  const open = (): void => {
    const mark = box.current;
    const list = mark?.closest(".lines");
    if (!mark || !list) return;
    const bottom = Math.min(list.getBoundingClientRect().bottom, innerHeight);
    show(mark.getBoundingClientRect().bottom + CARD > bottom ? "up" : "down");
  };
  const close = (): void => {
    if (!box.current?.contains(document.activeElement)) show(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it has the focus and the keys
    <span
      ref={box}
      class="rule-mark"
      onPointerEnter={open}
      onPointerLeave={close}
      onFocusIn={open}
      onFocusOut={(event) => {
        const next = event.relatedTarget;
        if (!(next instanceof Node && box.current?.contains(next))) show(null);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || card === null) return;
        event.stopPropagation();
        show(null);
      }}
    >
      <button type="button" aria-expanded={card !== null} aria-label={plain(sentence)}>
        {own.rules.tag[fate]}
      </button>
      {card !== null && (
        <span class={`mark-card ${card}`}>
          <Parts text={sentence} />
        </span>
      )}
    </span>
  );
}

/** A rule that is needed: an address that it decides, in sight while its line is pointed at. The list has it for keys. */
export function NeededMark({ rule, tryIt }: { rule: RuleState; tryIt: TryAddress }) {
  const { engine } = useWords();
  const { own } = useProofWords();
  const test = rule.witness === null ? null : tryIt(rule.witness);
  if (rule.witness === null || test === null) return null;
  const said = plain(fateSentence(rule, engine, own));
  return (
    <button
      type="button"
      class="rule-witness"
      tabIndex={-1}
      title={own.rules.test(rule.witness)}
      onClick={test}
    >
      {said.length > 48 ? own.rules.test(`${rule.witness.slice(0, 30)}…`) : said}
    </button>
  );
}
