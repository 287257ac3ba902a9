/** Lines as runs of neighbours, first and last. The lines are in order. */
export function runsOf(lines: readonly number[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last !== undefined && line - last[1] <= 1) last[1] = line;
    else runs.push([line, line]);
  }
  return runs;
}
