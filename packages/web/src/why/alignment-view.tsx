import type { Candidate } from "@aushang/engine";
import { FileText } from "../page/parts.tsx";
import { useWords } from "../page/words.tsx";
import { align, type Cell } from "./alignment.ts";

const LONG = 160;

function shown(text: string): string {
  return text.length > LONG ? `${text.slice(0, LONG - 20)}…${text.slice(-19)}` : text;
}

function Column({ cell, of }: { cell: Cell; of: Candidate }) {
  const { piece } = cell;
  // In the file only the deciding pattern is cut into its pieces; another one lights as a whole.
  const marks = piece === null ? {} : { "data-marks": of.decides ? `P${piece}` : `L${of.line}` };
  const name = cell.kind === "end" ? "hit" : cell.kind;
  return (
    <div class={`seg-c ${name}`} {...marks}>
      <span>{cell.address === "" ? "\u00a0" : <FileText text={shown(cell.address)} />}</span>
      <i />
      <span>{cell.pattern === "" ? "\u00a0" : <FileText text={shown(cell.pattern)} />}</span>
    </div>
  );
}

/** The address laid against the pattern of one matching rule. */
export function AlignmentView({ candidate, target }: { candidate: Candidate; target: string }) {
  const { page } = useWords();
  const cells = align(candidate, target);
  const spoken = cells
    .filter((cell) => cell.piece !== null)
    .map((cell) => page.why.takes(cell.pattern, cell.address));
  const rest = cells.at(-1);
  if (rest?.kind === "rest") spoken.push(page.why.restOf(rest.address));
  return (
    <div
      class={candidate.kind === "allow" ? "align open" : "align"}
      role="img"
      aria-label={page.why.alignment(target, candidate.normalised, spoken)}
    >
      <div>
        <div class="lab">{page.why.address}</div>
        <div class="gap" />
        <div class="lab">{page.why.pattern}</div>
      </div>
      <div class="cells">
        {cells.map((cell, at) => (
          <Column key={at} cell={cell} of={candidate} />
        ))}
      </div>
    </div>
  );
}
