import type { Candidate } from "@aushang/engine";
import { useState } from "preact/hooks";
import { FileText } from "../page/parts.tsx";
import { useWords } from "../page/words.tsx";

const SHOWN = 5;

interface Props {
  readonly candidates: readonly Candidate[];
  readonly rules: number;
  /** Line of the rule that is laid against the address. */
  readonly laid: number | null;
  /** Lays another rule against it; null for the deciding one. */
  readonly lay: (line: number | null) => void;
}

function Row({ candidate, laid, lay }: { candidate: Candidate; laid: boolean; lay: () => void }) {
  const { engine, page } = useWords();
  const win = candidate.decides ? `win ${candidate.kind === "allow" ? "open" : ""}` : "";
  return (
    <tr
      class={win}
      data-marks={`L${candidate.line}`}
      onPointerEnter={lay}
      onFocusIn={lay}
      aria-current={laid && !candidate.decides ? "true" : undefined}
    >
      <th scope="row">
        <a href={`#L${candidate.line}`} aria-label={engine.line(candidate.line)}>
          {candidate.line}
        </a>
      </th>
      <td>
        <code>
          {candidate.kind === "allow" ? "Allow" : "Disallow"}{" "}
          <FileText text={candidate.pattern.slice(0, 300)} />
        </code>
        {candidate.pattern !== candidate.normalised && (
          <span class="as">
            {page.why.comparedAs}{" "}
            <code>
              <FileText text={candidate.normalised.slice(0, 300)} />
            </code>
          </span>
        )}
      </td>
      <td class="num">{candidate.decides ? <b>{candidate.octets}</b> : candidate.octets}</td>
      <td>
        {candidate.decides ? (
          <b>{engine.reason[candidate.because]}</b>
        ) : (
          engine.reason[candidate.because]
        )}
      </td>
    </tr>
  );
}

/** Every rule that matches, with its octets and why it wins or loses; more than five are folded. */
export function Matches({ candidates, rules, laid, lay }: Props) {
  const { page } = useWords();
  const [all, setAll] = useState(false);
  const sorted = [...candidates].sort((a, b) => Number(b.decides) - Number(a.decides));
  const shown = all ? sorted : sorted.slice(0, SHOWN);
  return (
    <div class="tw" onPointerLeave={() => lay(null)}>
      <table class="mt-1 data tight">
        <caption class="vh">{page.why.caption(candidates.length, rules)}</caption>
        <thead>
          <tr>
            <th scope="col">{page.why.line}</th>
            <th scope="col">{page.why.rule}</th>
            <th scope="col" class="num">
              {page.why.octets}
            </th>
            <th scope="col">{page.why.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((candidate) => (
            <Row
              key={candidate.line}
              candidate={candidate}
              laid={laid === candidate.line}
              lay={() => lay(candidate.line)}
            />
          ))}
        </tbody>
      </table>
      {sorted.length > shown.length && (
        <p class="mt-1">
          <button class="btn plain" type="button" onClick={() => setAll(true)}>
            {page.why.showAll(sorted.length)}
          </button>
        </p>
      )}
    </div>
  );
}
