/**
 * The known name that was probably meant: one edit away, two for names of five letters or more; upper and lower case
 * and plurals aside. Null when none is that near.
 */
export function nearestName(given: string, known: readonly string[]): string | null {
  const wanted = given.toLowerCase().slice(0, 64);
  let best: string | null = null;
  let bestEdits = wanted.length <= 4 ? 2 : 3;
  for (const name of known) {
    const edits = editsBetween(wanted, name.toLowerCase());
    if (edits >= bestEdits) continue;
    best = name;
    bestEdits = edits;
  }
  return best;
}

/** Insertions, deletions, replacements and swaps of neighbours. */
function editsBetween(a: string, b: string): number {
  let older: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (above[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? (older[j - 2] as number) + 1
          : Number.POSITIVE_INFINITY;
      row.push(Math.min((above[j] as number) + 1, (row[j - 1] as number) + 1, replaced, swapped));
    }
    older = above;
    above = row;
  }
  return above[b.length] as number;
}
