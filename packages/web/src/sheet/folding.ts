/** First and last line of a run, both shown. */
export type Run = readonly [number, number];

/** Lines that are drawn before anybody asks for more. */
export const FOLD_ABOVE = 5_000;

/** Lines that one press of "show more" adds: as many as a browser draws without a pause. */
export const STEP = 2_000;

const AROUND = 1;

/** Sorts runs, joins what touches, overlaps or leaves a single line out, and cuts them to the file. */
export function joinRuns(runs: readonly Run[], lineCount: number): Run[] {
  const sorted = runs
    .map(([from, to]): Run => [from <= 2 ? 1 : from, to >= lineCount - 1 ? lineCount : to])
    .filter(([from, to]) => from <= to && from <= lineCount && to >= 1)
    .sort((a, b) => a[0] - b[0]);
  const joined: Run[] = [];
  for (const run of sorted) {
    const last = joined.at(-1);
    // A single hidden line costs as much room as the button that would show it.
    if (last && run[0] <= last[1] + 2)
      joined[joined.length - 1] = [last[0], Math.max(last[1], run[1])];
    else joined.push(run);
  }
  return joined;
}

/** The folded view: the blocks of the applied group and the lines named, each with a line around it. */
export function foldedRuns(
  blocks: readonly Run[],
  lines: readonly number[],
  lineCount: number,
): Run[] {
  const around = ([from, to]: Run): Run => [from - AROUND, to + AROUND];
  // A block of thousands of lines is cut at its head; the deciding line is named on its own.
  const heads = blocks.map(([from, to]): Run => [from, Math.min(to, from + STEP)]);
  const runs = [...heads, ...lines.map((line): Run => [line, line])].map(around);
  if (runs.length > 0) return joinRuns(runs, lineCount);
  return joinRuns([[1, Math.min(lineCount, 20)]], lineCount);
}

/** What is hidden between runs. */
export function gapsOf(runs: readonly Run[], lineCount: number): Run[] {
  const gaps: Run[] = [];
  let next = 1;
  for (const [from, to] of runs) {
    if (from > next) gaps.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= lineCount) gaps.push([next, lineCount]);
  return gaps;
}

/** Opens a gap by one step: the lines that follow what is already shown, or those before it at the start of a file. */
export function openGap(runs: readonly Run[], gap: Run, lineCount: number): Run[] {
  const [from, to] = gap;
  const added: Run =
    from === 1 ? [Math.max(1, to - STEP + 1), to] : [from, Math.min(to, from + STEP - 1)];
  return joinRuns([...runs, added], lineCount);
}
