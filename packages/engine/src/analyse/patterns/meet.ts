import type { Work } from "../work.ts";
import { covers, mayMeet, type Pattern, STAR, starsIn } from "./pattern.ts";

/** Common parts of two patterns that are listed; real files need 69 at most. */
const MOST_PIECES = 2048;
/** Common parts up to which those that lie within others are left out: that compares each with each. */
const FEW = 128;
/** Stars of both patterns together: the walk goes deeper with each. */
const MOST_STARS = 400;

/**
 * All words that both patterns match, as patterns: their union is the intersection. Null when there are more pieces
 * than {@link MOST_PIECES}, or more stars than can be followed: the number grows with the ways in which the stars of the two can interleave. Counts what it
 * makes as work.
 */
export function meet(a: Pattern, b: Pattern, work: Work): readonly Pattern[] | null {
  work.spend(1);
  if (!mayMeet(a, b)) return [];
  if (covers(a, b)) return [b];
  if (covers(b, a)) return [a];
  const [starsOfA, starsOfB] = [starsIn(a), starsIn(b)];
  // A single word lies within the other pattern or outside of it.
  if (starsOfA === 0 || starsOfB === 0) return [];
  if (starsOfA + starsOfB > MOST_STARS) return null;
  const walk = new Walk(a, b);
  const pieces = walk.from(0, 0);
  work.spend(walk.made);
  return walk.isFull ? null : withoutInner([...pieces]);
}

const NONE: ReadonlySet<string> = new Set();

/** Walks both patterns at once and branches where a star of one may end. */
class Walk {
  readonly #a: Pattern;
  readonly #b: Pattern;
  readonly #known = new Map<number, ReadonlySet<string>>();
  made = 0;
  isFull = false;

  constructor(a: Pattern, b: Pattern) {
    this.#a = a;
    this.#b = b;
  }

  /** The common words of what is left of the two. */
  from(i: number, j: number): ReadonlySet<string> {
    if (this.isFull) return NONE;
    const key = i * (this.#b.length + 1) + j;
    let pieces = this.#known.get(key);
    if (pieces === undefined) {
      pieces = this.#find(i, j);
      this.#known.set(key, pieces);
    }
    return pieces;
  }

  #find(i: number, j: number): ReadonlySet<string> {
    const a = this.#a;
    const b = this.#b;
    let same = 0;
    while (a[i + same] !== STAR && a[i + same] === b[j + same] && i + same < a.length) same++;
    const x = a[i + same];
    const y = b[j + same];
    const run = a.slice(i, i + same);
    if (x === undefined && y === undefined) return new Set([run]);
    if (x === STAR && y === STAR) return this.#prepend(run, this.#bothStars(i + same, j + same));
    if (x === STAR) return this.#prepend(run, this.#oneStar(a, i + same, b, j + same, false));
    if (y === STAR) return this.#prepend(run, this.#oneStar(b, j + same, a, i + same, true));
    return NONE;
  }

  /** One of the two stars ends first, and the other one goes on. */
  #bothStars(i: number, j: number): ReadonlySet<string> {
    if (i + 1 === this.#a.length) return new Set([this.#b.slice(j)]);
    if (j + 1 === this.#b.length) return new Set([this.#a.slice(i)]);
    return this.#union(
      this.#prepend(STAR, this.from(i + 1, j)),
      this.#prepend(STAR, this.from(i, j + 1)),
    );
  }

  /** The star of `p` at `i` swallows octets of `q` from `j` on, up to where its next segment begins or `q` has a star. */
  #oneStar(p: Pattern, i: number, q: Pattern, j: number, swapped: boolean): ReadonlySet<string> {
    const next = p[i + 1];
    if (next === undefined) return new Set([q.slice(j)]);
    let found: ReadonlySet<string> = NONE;
    for (let k = j; k < q.length; k++) {
      const octet = q[k];
      const isStar = octet === STAR;
      if (isStar || octet === next) {
        const at = isStar ? i : i + 1;
        const rest = swapped ? this.from(k, at) : this.from(at, k);
        found = this.#union(found, this.#prepend(q.slice(j, k), rest));
      }
      if (isStar) break;
    }
    return found;
  }

  #prepend(run: string, pieces: ReadonlySet<string>): ReadonlySet<string> {
    if (run === "" || pieces.size === 0) return pieces;
    this.#count(pieces.size);
    return new Set([...pieces].map((piece) => run + piece));
  }

  #union(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
    if (one.size === 0) return other;
    if (other.size === 0) return one;
    this.#count(one.size + other.size);
    return new Set([...one, ...other]);
  }

  #count(pieces: number): void {
    this.made += pieces;
    if (pieces > MOST_PIECES || this.made > 16 * MOST_PIECES) this.isFull = true;
  }
}

/** Leaves out what lies within another piece. */
function withoutInner(pieces: Pattern[]): readonly Pattern[] {
  if (pieces.length < 2 || pieces.length > FEW) return pieces;
  return pieces.filter(
    (piece, i) =>
      !pieces.some(
        (other, k) => k !== i && covers(other, piece) && (k < i || !covers(piece, other)),
      ),
  );
}
