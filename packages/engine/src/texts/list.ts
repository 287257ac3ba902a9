import { excerpt, say, type Text } from "./parts.ts";

/** Names that a sentence lists before it counts the rest. */
const SHOWN = 6;

/** Words of one language between the members of a list. */
export interface ListWords {
  readonly and: string;
  /** "12 more", at the end of a list. */
  readonly more: (count: number) => string;
}

/** Lists quoted names: "a, b and c"; of many the first six and a count. */
export function lister({ and, more }: ListWords): (names: readonly string[]) => Text {
  return (names) => {
    const shown = names.length > SHOWN + 1 ? names.slice(0, SHOWN) : names;
    const left = names.length - shown.length;
    const parts = shown.map((name) => say`${excerpt(name)}`);
    if (left > 0) parts.push([more(left)]);
    return parts.flatMap((part, i) => {
      if (i === 0) return part;
      return [i === parts.length - 1 ? ` ${and} ` : ", ", ...part];
    });
  };
}
