import { freeze, type Pattern, STAR } from "./pattern.ts";

/** Stars of which all fillings are tried. */
const MANY = 14;

/**
 * The shortest word of a pattern that passes: each star is filled with nothing or one octet that no pattern names,
 * which is enough, because a longer filling can always become that octet. Words that begin with `//` come last: they
 * read as a host. Null when no filling passes. With more than 14 stars it may not be the shortest.
 */
export function shortest(
  pattern: Pattern,
  fill: string,
  passes: (word: string) => boolean,
): string | null {
  const pieces = pattern.split(STAR);
  const stars = pieces.length - 1;
  if (stars > MANY) return emptied(pieces, fill, passes) ?? passing(freeze(pattern, fill), passes);
  let doubled: string | null = null;
  for (const filled of fillingsOf(stars)) {
    const word = join(pieces, filled, fill);
    const isDoubled = word.startsWith("//");
    if ((isDoubled && doubled !== null) || !passes(word)) continue;
    if (!isDoubled) return word;
    doubled = word;
  }
  return doubled;
}

const passing = (word: string, passes: (word: string) => boolean): string | null =>
  passes(word) ? word : null;

function bitsIn(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}

const orders = new Map<number, readonly number[]>();

/** All sets of stars, those with the fewest members first. */
function fillingsOf(stars: number): readonly number[] {
  let order = orders.get(stars);
  if (order === undefined) {
    order = Array.from({ length: 1 << stars }, (_, set) => set).sort(
      (a, b) => bitsIn(a) - bitsIn(b) || a - b,
    );
    orders.set(stars, order);
  }
  return order;
}

function join(pieces: readonly string[], filled: number, fill: string): string {
  let word = pieces[0] as string;
  for (let i = 1; i < pieces.length; i++)
    word += (filled >> (i - 1)) & 1 ? fill + pieces[i] : (pieces[i] as string);
  return word;
}

/** Fills all stars and empties one after the other where the word still passes. */
function emptied(
  pieces: readonly string[],
  fill: string,
  passes: (word: string) => boolean,
): string | null {
  const fills = pieces.slice(1).map(() => fill);
  const word = (): string =>
    pieces.map((piece, i) => (i === 0 ? "" : fills[i - 1]) + piece).join("");
  if (!passes(word())) return null;
  for (let i = 0; i < fills.length; i++) {
    fills[i] = "";
    const now = word();
    if (now.startsWith("//") || !passes(now)) fills[i] = fill;
  }
  return word();
}
