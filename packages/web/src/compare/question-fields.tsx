import { CrawlerField, ReadingField } from "../page/question-fields.tsx";
import { useWords } from "../page/words.tsx";
import type { By } from "./compare-link.ts";
import type { SideId } from "./sides.ts";
import type { Comparing } from "./use-comparison.ts";
import { useCompareWords } from "./words.ts";

const BY: readonly By[] = ["file", "crawler", "reading"];

/** What differs: the file, the crawler or the reading. */
export function ByField({ comparing }: { comparing: Comparing }) {
  const words = useCompareWords();
  const { by } = comparing.comparison;
  return (
    <fieldset class="seg by">
      <legend class="vh">{words.form.by}</legend>
      <div>
        {BY.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="by"
              checked={by === one}
              onChange={() => comparing.set({ by: one })}
            />
            {words.form.byWhat[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Crawler({ side, comparing }: { side: SideId; comparing: Comparing }) {
  const { page } = useWords();
  const words = useCompareWords();
  const { by, crawlers } = comparing.comparison;
  return (
    <CrawlerField
      id={`crawler-${side}`}
      label={by === "crawler" ? words.form.crawler[side] : page.crawler.label}
      value={crawlers[side]}
      choose={(name) => comparing.set({ crawlers: { ...crawlers, [side]: name } })}
    />
  );
}

/** Who asks and how the files are read: what is not compared once, what is compared twice. */
export function QuestionFields({ comparing }: { comparing: Comparing }) {
  const { page } = useWords();
  const words = useCompareWords();
  const { by, reading, readings } = comparing.comparison;
  return (
    <>
      {by !== "file" && <Crawler side="old" comparing={comparing} />}
      {by === "crawler" && <Crawler side="next" comparing={comparing} />}
      {by === "reading" ? (
        (["old", "next"] as const).map((side) => (
          <ReadingField
            key={side}
            id={`reading-${side}`}
            label={words.form.reading[side]}
            value={readings[side]}
            choose={(to) => comparing.set({ readings: { ...readings, [side]: to } })}
          />
        ))
      ) : (
        <ReadingField
          id="reading"
          label={page.form.reading}
          value={reading}
          choose={(to) => comparing.set({ reading: to })}
        />
      )}
    </>
  );
}
