import { freeze, type Pattern, STAR } from "./pattern.ts";
import { type Space, STAR_IN_ESCAPE } from "./space.ts";

/** Stars of which all fillings are tried. */
const MANY = 14;
/** Stars that are emptied one after the other. */
const MOST = 64;

/** How a word is judged: the address that it stands for, or null when it does not pass. */
export type Judge = (word: string) => string | null;

/**
 * A shortest address among the words of a pattern that pass: each star is filled with nothing or one octet that no
 * pattern names, which is enough, because a longer filling can always become that octet. Addresses that begin with `//`
 * come last: they read as a host. Null when no filling passes. With more than 14 stars it may not
 * be a shortest.
 */
export function shortest(
  pattern: Pattern,
  fill: string,
  space: Space,
  judge: Judge,
): string | null {
  const pieces = pattern.split(STAR);
  const stars = pieces.length - 1;
  if (stars > MOST) return judge(freeze(pattern, fill));
  if (stars > MANY) return emptied(pieces, fill, judge);
  if (space.of === "rfc9309" && STAR_IN_ESCAPE.test(pattern) && stars <= FEW)
    return shortestAddress(completions(pieces, fill), judge);
  return shortestOf(fillings(pieces, fill), judge);
}

/** Words one by one: most often one of the first passes. */
function* fillings(pieces: readonly string[], fill: string): Generator<string> {
  for (const filled of fillingsOf(pieces.length - 1)) yield join(pieces, filled, fill);
}

/** The first word that passes, by the length of its address; one that begins with `//` only where there is no other. */
function shortestOf(words: Iterable<string>, judge: Judge): string | null {
  let doubled: string | null = null;
  for (const word of words) {
    const isDoubled = word.startsWith("//");
    if (isDoubled && doubled !== null) continue;
    const address = judge(word);
    if (address === null) continue;
    if (!isDoubled) return address;
    doubled = address;
  }
  return doubled;
}

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

/** A star or dollar of the address is compared as `%2A` or `%24`: what completes one makes the address shorter. */
const COMPLETING = ["2", "2A", "24", "A", "4"];
/** Stars up to which it is tried what completes an escape. */
const FEW = 5;

/** All fillings where a star may complete an escape. */
function completions(pieces: readonly string[], fill: string): readonly string[] {
  let words = [pieces[0] as string];
  for (const piece of pieces.slice(1)) {
    words = words.flatMap((word) => {
      const fills = /%2?$/.test(word) ? ["", fill, ...COMPLETING] : ["", fill];
      return fills.map((filling) => word + filling + piece);
    });
  }
  return words;
}

/** The shortest address of all words that pass: here a longer word may have a shorter one. */
function shortestAddress(words: readonly string[], judge: Judge): string | null {
  let best: string | null = null;
  const cost = (address: string): number =>
    address.length + (address.startsWith("//") ? DOUBLED : 0);
  for (const word of words) {
    const address = judge(word);
    if (address !== null && (best === null || cost(address) < cost(best))) best = address;
  }
  return best;
}

/** More than any address is long. */
const DOUBLED = 1e6;

/** Fills all stars and empties one after the other where the word still passes. */
function emptied(pieces: readonly string[], fill: string, judge: Judge): string | null {
  const fills = pieces.slice(1).map(() => fill);
  const word = (): string =>
    pieces.map((piece, i) => (i === 0 ? "" : fills[i - 1]) + piece).join("");
  let best = judge(word());
  if (best === null) return null;
  for (let i = 0; i < fills.length; i++) {
    fills[i] = "";
    const now = word();
    const address = now.startsWith("//") ? null : judge(now);
    if (address === null) fills[i] = fill;
    else best = address;
  }
  return best;
}
