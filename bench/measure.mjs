/** Microseconds that one call takes, best of several rounds. */
export function microseconds(call, milliseconds = 300) {
  const warm = performance.now();
  let calls = 0;
  do {
    call();
    calls++;
  } while (performance.now() - warm < milliseconds / 3);
  const perRound = Math.max(1, Math.floor(calls / 10));
  let best = Number.POSITIVE_INFINITY;
  const start = performance.now();
  do {
    const from = performance.now();
    for (let i = 0; i < perRound; i++) call();
    best = Math.min(best, (performance.now() - from) / perRound);
  } while (performance.now() - start < milliseconds);
  return best * 1000;
}

/**
 * Two calls in turn, several times: the median of the ratios holds when the machine's speed drifts.
 * Returns microseconds of each and how many times faster `ours` is.
 */
export function compare(ours, theirs, rounds = 5, milliseconds = 200) {
  const pairs = Array.from({ length: rounds }, () => ({
    ours: microseconds(ours, milliseconds),
    theirs: microseconds(theirs, milliseconds),
  }));
  const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
  return {
    ours: median(pairs.map((p) => p.ours)),
    theirs: median(pairs.map((p) => p.theirs)),
    ratio: median(pairs.map((p) => p.theirs / p.ours)),
  };
}

/** A number with three digits that say something. */
export function digits(value) {
  if (value >= 100) return Math.round(value).toLocaleString("en");
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** Rows as a Markdown table. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? "---" : "--:"))), ...rows.map(line)].join(
    "\n",
  );
}
