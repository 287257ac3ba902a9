import type { TestResult } from "@aushang/engine/tester";
import { type ComponentChildren, cloneElement, type VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import type { Annotation } from "./annotate.ts";
import { FOLD_ABOVE, foldedRuns, gapsOf, joinRuns, openGap, type Run } from "./folding.ts";
import { type LineLook, SheetLine } from "./line.tsx";
import { placeLine, type Wanted } from "./wanted.ts";

/** Lines up to which a phone shows a file whole. */
const PHONE_WHOLE = 24;

/** Lines above which the sheet scrolls in itself beside the reasons. */
const TALL = 60;

interface Props {
  readonly annotation: Annotation;
  readonly result: TestResult;
  readonly look: LineLook;
  readonly kind: "pinned" | "stored";
  /** What the file is and how long, after its name. */
  readonly about: string;
  readonly action?: ComponentChildren;
  readonly foot?: ComponentChildren;
  readonly phone: boolean;
  /** Draws what is proven about the rule in a line. */
  readonly mark?: ((line: number) => VNode | null) | undefined;
  /** The line that somebody asked for; a new object each time. */
  readonly wanted: Wanted | null;
}

function Gap({ gap, open }: { gap: Run; open: () => void }) {
  const { page } = useWords();
  const [from, to] = gap;
  return (
    <li class="gap">
      <button type="button" onClick={open}>
        <span aria-hidden="true">…</span> {page.sheet.hidden(from, to)}
      </button>
    </li>
  );
}

/** Lines and gaps in file order. */
function interleave(runs: readonly Run[], gaps: readonly Run[]) {
  const all = [
    ...runs.map((run) => ({ run, shown: true })),
    ...gaps.map((run) => ({ run, shown: false })),
  ];
  return all.sort((a, b) => a.run[0] - b.run[0]);
}

function useRuns({ annotation, result, phone, wanted }: Props) {
  const { lineCount } = annotation;
  const folds = lineCount > FOLD_ABOVE || (phone && lineCount > PHONE_WHOLE);
  const [opened, setOpened] = useState<{ of: Annotation; runs: readonly Run[] } | null>(null);
  const runs = useMemo(() => {
    if (!folds) return joinRuns([[1, lineCount]], lineCount);
    const named = [...result.candidates.map((candidate) => candidate.line)];
    const more = opened?.of === annotation ? opened.runs : [];
    const asked = wanted ? [wanted.line] : [];
    return joinRuns(
      [...foldedRuns(result.group.lines, [...named, ...asked], lineCount), ...more],
      lineCount,
    );
  }, [folds, lineCount, result, opened, annotation, wanted]);
  const set = (next: readonly Run[]): void => setOpened({ of: annotation, runs: next });
  return { runs, folds, set };
}

/** The robots file, annotated. Long ones fold to the applied group and the deciding line, with a way to the rest. */
export function Sheet(props: Props) {
  const { annotation, result, look, kind, about, action, foot, wanted } = props;
  const { page } = useWords();
  const { runs, folds, set } = useRuns(props);
  const box = useRef<HTMLOListElement>(null);
  const { lineCount } = annotation;
  const tall = lineCount > TALL && !props.phone;

  useEffect(() => {
    if (box.current && result.line !== null) placeLine(box.current, result.line);
  }, [result.line, annotation]);
  useEffect(() => wanted?.show(box.current), [wanted]);

  const bare = useMemo(() => {
    const gaps = gapsOf(runs, lineCount);
    return interleave(runs, gaps).flatMap(({ run, shown }) => {
      if (!shown) {
        return [
          <Gap key={`g${run[0]}`} gap={run} open={() => set(openGap(runs, run, lineCount))} />,
        ];
      }
      return Array.from({ length: run[1] - run[0] + 1 }, (_, at) => {
        const line = annotation.line(run[0] + at);
        return <SheetLine key={line.number} line={line} look={look} />;
      });
    });
  }, [runs, annotation, look, page]);
  // Only lines with a mark are drawn anew for it: the others are the same element as before.
  const { mark } = props;
  const lines = useMemo(
    () =>
      bare.map((row) => {
        const drawn = mark && "line" in row.props ? mark(row.props.line.number) : null;
        return drawn ? cloneElement(row as VNode, { mark: drawn }) : row;
      }),
    [bare, mark],
  );

  const hidden = gapsOf(runs, lineCount).length > 0;
  return (
    <section class={`sheet ${kind}`} aria-labelledby="file">
      <header class="sheet-head">
        <h2 id="file">robots.txt</h2>
        <span class="meta">{about}</span>
        {action && <span class="end">{action}</span>}
      </header>
      <ol class={tall ? "lines tall" : "lines"} ref={box}>
        {lines}
      </ol>
      {(foot || (folds && hidden)) && (
        <footer class="sheet-foot">
          {foot}
          {folds && hidden && lineCount <= FOLD_ABOVE && (
            <span class="end">
              <button class="btn" type="button" onClick={() => set([[1, lineCount]])}>
                <Sign name="down" inline />
                {page.sheet.showAll(lineCount)}
              </button>
            </span>
          )}
        </footer>
      )}
    </section>
  );
}
