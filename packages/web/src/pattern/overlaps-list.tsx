import type { Overlaps } from "@aushang/engine/analyse";
import { FileText, Parts } from "../page/parts.tsx";
import { Sign } from "../page/sign.tsx";
import { usePatternWords } from "./words.ts";

const NAMES = { disallow: "Disallow", allow: "Allow" } as const;

/** Takes the focus to a line of the file in its field. */
function selectLine(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const line = /^#L(\d+)$/.exec(link?.getAttribute("href") ?? "")?.[1];
  const field = document.getElementById("pattern-file");
  if (line === undefined || !(field instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  const lines = field.value.split("\n");
  const from = lines.slice(0, Number(line) - 1).reduce((sum, text) => sum + text.length + 1, 0);
  field.focus();
  field.setSelectionRange(from, from + (lines[Number(line) - 1] ?? "").length);
}

/** The rules of the file that the pattern touches, and which of the two wins where. */
export function OverlapsList({ overlaps }: { overlaps: Overlaps }) {
  const { told } = usePatternWords();
  const { overlaps: all, unproven, more } = overlaps;
  return (
    <>
      {all.length === 0 && unproven.length === 0 && (
        <p>
          <Parts text={told.noOverlap} />
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it have the keys */}
      <ul class="overlaps" onClick={selectLine}>
        {all.map((overlap) => (
          <li key={overlap.line}>
            <span class={`rulechip ${overlap.kind === "allow" ? "open" : "blocked"}`}>
              <FileText text={`${NAMES[overlap.kind]}: ${overlap.pattern.slice(0, 400)}`} />
            </span>
            <p>
              <Parts text={told.overlap(overlap)} />
            </p>
          </li>
        ))}
        {more > 0 && <li class="muted">{told.more(more)}</li>}
      </ul>
      {unproven.length > 0 && (
        <p class="notice warning">
          <Sign name="warning" inline />
          <span>
            <Parts text={told.overlapsUnproven(unproven.length)} />
          </span>
        </p>
      )}
    </>
  );
}
