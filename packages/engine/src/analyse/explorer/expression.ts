import { toText } from "../../decode.ts";
import type { PatternRule } from "./rule.ts";
import { type Segments, segmentsOf, shown } from "./segments.ts";

/**
 * A regular expression of JavaScript, flag `s`, that says the same as the pattern of a rule in force, over the address
 * in the form that the reading compares. Null where the octets of the pattern are no text. For people: with many stars
 * it may take for ever on an unlucky address, which the matcher never does.
 */
export function expressionOf({ form, alias, reading }: PatternRule): string | null {
  if (toText(form).includes("\uFFFD")) return null;
  const own = written(segmentsOf(form, reading));
  if (alias === null) return `^${own}`;
  return `^(?:${own}|${written(segmentsOf(alias, reading))})`;
}

function written({ texts, closed }: Segments): string {
  const pieces = texts.map((text) => shown(text).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const last = pieces.length - 1;
  // What any end may follow needs no words: a final star, closed or not.
  const open = last > 0 && pieces[last] === "";
  while (pieces.length > 1 && open && pieces.at(-1) === "") pieces.pop();
  const inner = pieces.filter((piece, i) => piece !== "" || i === 0 || i === last);
  return inner.join(".*") + (closed && !open ? "$" : "");
}
