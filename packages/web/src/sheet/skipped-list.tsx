import type { SkipReason } from "@aushang/engine";
import { FileText } from "../page/parts.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import type { Annotation } from "./annotate.ts";

const SHOWN = 50;
const LONG = 200;

/** What the list of lines without effect needs. */
export interface SkippedListProps {
  readonly annotation: Annotation;
  readonly skipped: ReadonlyMap<number, SkipReason>;
}

function Entry({
  number,
  reason,
  annotation,
}: {
  number: number;
  reason: SkipReason;
  annotation: Annotation;
}) {
  const { engine } = useWords();
  const text = annotation
    .line(number)
    .stretches.map((stretch) => stretch.text)
    .join("");
  return (
    <li class="finding" data-marks={`L${number}`}>
      <Sign name="skip" />
      <div>
        <p class="head">
          <a href={`#L${number}`}>{engine.line(number)}</a>
        </p>
        <p class="struck">
          <code>
            <FileText text={text.slice(0, LONG)} />
          </code>
        </p>
        <p>{engine.skip[reason]}</p>
      </div>
    </li>
  );
}

/** Lines without effect, with the reason, for a place where the file itself cannot say it. */
export function SkippedList({ annotation, skipped }: SkippedListProps) {
  const { page } = useWords();
  const lines = [...skipped].filter(
    ([line, reason]) => reason !== "beyond-limit" && line <= annotation.lineCount,
  );
  if (lines.length === 0) return null;
  return (
    <section class="findings" aria-labelledby="skipped">
      <h2 id="skipped">
        {page.sheet.skippedTitle}
        <span class="aside">{page.sheet.skippedCount(lines.length)}</span>
      </h2>
      <ol>
        {lines.slice(0, SHOWN).map(([number, reason]) => (
          <Entry key={number} number={number} reason={reason} annotation={annotation} />
        ))}
      </ol>
    </section>
  );
}
