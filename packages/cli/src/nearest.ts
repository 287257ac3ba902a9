/** Insertions, deletions and replacements between two words; counts in the way of Levenshtein. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, replaced));
    }
    row = next;
  }
  return row[b.length] as number;
}

/**
 * The known name that was probably meant: at most two edits away (one for names of four letters or fewer), upper and
 * lower case aside; null when none is that near.
 */
export function nearest(given: string, known: Iterable<string>): string | null {
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
