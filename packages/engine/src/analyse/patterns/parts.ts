import { collapse, type Pattern, STAR } from "./pattern.ts";
import { misplacedIn, type Space } from "./space.ts";

/**
 * A pattern rewritten into parts that begin with `/` and hold each octet where it can stand. Together they match the
 * same words. No part: no word can match. Whether a part has words is for the space to say.
 */
export function partsOf(pattern: Pattern, space: Space): readonly Pattern[] {
  return fromSlash(collapse(pattern)).flatMap((part) => withQuery(part, space));
}

/** `*x` is `/*x`, and `x` itself where that begins with `/`. */
function fromSlash(pattern: Pattern): readonly Pattern[] {
  if (pattern.startsWith("/")) return [pattern];
  if (!pattern.startsWith(STAR)) return [];
  const rest = pattern.slice(1);
  return rest.startsWith("/") ? [`/${pattern}`, rest] : [`/${pattern}`];
}

/** An octet that only stands in a query needs a `?` before it: one of the stars before it must bring that. */
function withQuery(pattern: Pattern, space: Space): readonly Pattern[] {
  const at = misplacedIn(pattern, space);
  if (at < 0) return [pattern];
  const parts: Pattern[] = [];
  let star = pattern.indexOf(STAR);
  while (star >= 0 && star < at) {
    parts.push(`${pattern.slice(0, star)}${STAR}?${STAR}${pattern.slice(star + 1)}`);
    star = pattern.indexOf(STAR, star + 1);
  }
  return parts;
}
