import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";

interface Props {
  readonly rules: number;
  readonly applies: boolean;
  readonly skipped: number;
  readonly marked: number;
  readonly walk: (by: 1 | -1) => void;
}

/** Counts, and the way from one marked line to the next. */
export function SheetFoot({ rules, applies, skipped, marked, walk }: Props) {
  const { page } = useWords();
  return (
    <>
      <span class="counts">
        <span>{applies ? page.sheet.applied(rules) : page.sheet.none}</span>
        {skipped > 0 && (
          <span class="sev none-effect">
            <Sign name="skip" />
            {page.sheet.skippedTitle}: {page.sheet.skippedCount(skipped)}
          </span>
        )}
      </span>
      {marked > 0 && (
        <span class="end">
          <button
            class="btn"
            type="button"
            aria-label={page.sheet.previous}
            onClick={() => walk(-1)}
          >
            <Sign name="left" inline />
          </button>
          <button class="btn" type="button" aria-label={page.sheet.next} onClick={() => walk(1)}>
            <Sign name="right" inline />
          </button>
          <kbd>F8</kbd>
        </span>
      )}
    </>
  );
}
