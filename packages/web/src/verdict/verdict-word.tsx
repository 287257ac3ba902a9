import type { Basis, Verdict } from "@aushang/engine";
import { verdictWord } from "@aushang/engine/texts";
import { Sign, type SignName } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import { type Tone, toneOf } from "./tone.ts";

/** The drawn sign of each tone; grey and green share the ring with a tick. */
export const SIGN_OF: Readonly<Record<Tone, SignName>> = {
  open: "open",
  plain: "open",
  blocked: "blocked",
  closed: "closed",
  unknown: "unknown",
};

/** A verdict in running text and tables: sign, word, colour last. */
export function VerdictWord({ of }: { of: { readonly verdict: Verdict; readonly basis: Basis } }) {
  const { engine } = useWords();
  const tone = toneOf(of);
  return (
    <span class={`v ${tone}`}>
      <Sign name={SIGN_OF[tone]} />
      {engine.verdict[verdictWord(of)]}
    </span>
  );
}
