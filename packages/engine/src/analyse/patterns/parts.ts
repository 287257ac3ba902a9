import { misplacedIn } from "./domain.ts";
import { collapse, type Pattern, STAR } from "./pattern.ts";

/**
 * A pattern rewritten into parts that begin with `/` and hold each octet where it can stand. Together they match the
 * same addresses. No part: no address can match. Whether a part has addresses is for the domain to say.
 */
export function partsOf(pattern: Pattern): readonly Pattern[] {
  return fromSlash(collapse(pattern)).flatMap(withQuery);
}

/** `*x` is `/*x`, and `x` itself where that begins with `/`. */
function fromSlash(pattern: Pattern): readonly Pattern[] {
  if (pattern.startsWith("/")) return [pattern];
  if (!pattern.startsWith(STAR)) return [];
  const rest = pattern.slice(1);
  return rest.startsWith("/") ? [`/${pattern}`, rest] : [`/${pattern}`];
}

/** An octet that only stands in a query needs a `?` before it: one of the stars before it must bring that. */
function withQuery(pattern: Pattern): readonly Pattern[] {
  const at = misplacedIn(pattern);
  if (at < 0) return [pattern];
  const parts: Pattern[] = [];
  for (
    let star = pattern.indexOf(STAR);
    star >= 0 && star < at;
    star = pattern.indexOf(STAR, star + 1)
  )
    parts.push(`${pattern.slice(0, star)}${STAR}?${STAR}${pattern.slice(star + 1)}`);
  return parts;
}
