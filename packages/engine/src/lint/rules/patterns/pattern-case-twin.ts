import { targetOf } from "../../../url.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** Known addresses that are looked at for one rule. */
const LOOKED_AT = 50;

/** A rule that differs only in case from addresses that the site is known to have. */
export const patternCaseTwin = defineRule({
  id: "pattern-case-twin",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2.2"), GOOGLE_SPEC],
  *check(file) {
    const known = (file.options.known ?? [])
      .map(targetOf)
      .map((target) => ({ target, lower: target.toLowerCase() }))
      .sort((a, b) => (a.lower < b.lower ? -1 : a.lower > b.lower ? 1 : 0));
    for (const { from, to, pattern, inForce } of file.rules()) {
      const literal = /^[^*$]*/.exec(pattern)?.[0] ?? "";
      if (!inForce || literal.length < 2) continue;
      const twin = twinOf(known, literal);
      if (twin !== null) yield { from, to, args: { pattern, address: twin } };
    }
  },
  examples: [
    {
      source: "User-agent: *\nDisallow: /private\n",
      reports: [],
      options: { known: ["https://h.example/private/a"] },
    },
    {
      source: "User-agent: *\nDisallow: /Private\n",
      reports: ["2:11-2:19"],
      options: { known: ["https://h.example/private/a"] },
    },
  ],
});

/** A known address that begins like the literal but for its case, when none begins exactly so. */
function twinOf(
  known: readonly { readonly target: string; readonly lower: string }[],
  literal: string,
): string | null {
  const lower = literal.toLowerCase();
  let low = 0;
  let high = known.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((known[middle]?.lower ?? "") < lower) low = middle + 1;
    else high = middle;
  }
  const near = known.slice(low, low + LOOKED_AT).filter((each) => each.lower.startsWith(lower));
  if (near.some(({ target }) => target.startsWith(literal))) return null;
  return near[0]?.target ?? null;
}
