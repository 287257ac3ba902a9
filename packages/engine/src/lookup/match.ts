const STAR = 42;
const DOLLAR = 36;

/**
 * Whether the pattern `p[from..to)` matches the first `length` octets of `a` from the start.
 *
 * `*` is any run, `$` as the last octet the end. Each segment between stars is taken where it first occurs, which is
 * always right because a later place leaves less room; a last segment before `$` is compared at the end only. No
 * backtracking: the cost is linear in the address for any number of stars.
 */
export function matches(
  p: Uint8Array,
  from: number,
  to: number,
  a: Uint8Array,
  length: number,
): boolean {
  let i = from;
  let at = 0;
  for (; i < to; i++, at++) {
    const c = p[i] as number;
    if (c === STAR) return matchesTail(p, i, to, a, at, length);
    if (c === DOLLAR && i === to - 1) return at === length;
    if (at >= length || a[at] !== c) return false;
  }
  return true;
}

/** Whether the pattern from a star at `from` on matches the address from `at` on. */
function matchesTail(
  p: Uint8Array,
  from: number,
  to: number,
  a: Uint8Array,
  at: number,
  length: number,
): boolean {
  let i = from;
  let rest = at;
  for (;;) {
    i = skipStars(p, i, to);
    const end = segmentEnd(p, i, to);
    if (end === to && i < to && p[to - 1] === DOLLAR) {
      const size = to - 1 - i;
      return length - size >= rest && equals(p, i, a, length - size, size);
    }
    if (i === to) return true;
    const found = find(p, i, end, a, rest, length);
    if (found < 0) return false;
    rest = found + end - i;
    i = end;
    if (i === to) return true;
  }
}

/** Where the stars at `from` end. */
export function skipStars(p: Uint8Array, from: number, to: number): number {
  let i = from;
  while (i < to && p[i] === STAR) i++;
  return i;
}

/** Where the segment at `from` ends: at a star or at the pattern's end. */
export function segmentEnd(p: Uint8Array, from: number, to: number): number {
  let end = from;
  while (end < to && p[end] !== STAR) end++;
  return end;
}

/** Whether `size` octets are the same. */
export function equals(
  p: Uint8Array,
  from: number,
  a: Uint8Array,
  at: number,
  size: number,
): boolean {
  for (let i = 0; i < size; i++) if (p[from + i] !== a[at + i]) return false;
  return true;
}

/** Comparisons that a naive search may spend per octet of the address before it gives way to a linear one. */
const PATIENCE = 8;

/** The first place at or after `at` where `p[from..to)` stands in `a[..length)`, or -1. */
export function find(
  p: Uint8Array,
  from: number,
  to: number,
  a: Uint8Array,
  at: number,
  length: number,
): number {
  const size = to - from;
  const last = length - size;
  const first = p[from] as number;
  let work = (last - at) * PATIENCE + 256;
  for (let i = at; i <= last; i++) {
    if (a[i] !== first) continue;
    let k = 1;
    while (k < size && a[i + k] === p[from + k]) k++;
    if (k === size) return i;
    work -= k;
    if (work < 0) return findLinear(p, from, to, a, i + 1, length);
  }
  return -1;
}

let borders = new Int32Array(256);

/** The same by Knuth, Morris and Pratt: for segments that repeat themselves. */
function findLinear(
  p: Uint8Array,
  from: number,
  to: number,
  a: Uint8Array,
  at: number,
  length: number,
): number {
  const size = to - from;
  if (borders.length <= size) borders = new Int32Array(size * 2);
  let k = 0;
  /** The longest start of the segment that ends with this octet, given the one before. */
  const take = (c: number) => {
    while (k > 0 && p[from + k] !== c) k = borders[k - 1] as number;
    if (p[from + k] === c) k++;
  };
  for (let i = 1; i < size; i++) {
    take(p[from + i] as number);
    borders[i] = k;
  }
  k = 0;
  for (let i = at; i < length; i++) {
    take(a[i] as number);
    if (k === size) return i - size + 1;
  }
  return -1;
}
