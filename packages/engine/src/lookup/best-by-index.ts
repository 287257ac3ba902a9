import type { FindBest } from "../decide.ts";
import type { Rules } from "../rules.ts";
import { fileByGrams } from "./grams.ts";
import { FEW, headsOf } from "./heads.ts";
import { starredRules } from "./starred.ts";

/** Finds the best matching rule at a cost that does not grow with the number of rules. */
export function bestByIndex(rules: Rules): FindBest {
  const { patterns, rows } = rules;
  const heads = headsOf(rules);
  const { length } = heads.starred;
  const starred = starredRules(patterns, rows, length);
  const better =
    length > FEW
      ? fileByGrams(patterns, rows, heads.starred, starred)
      : (
          (end) => (best: number) =>
            starred.better(0, end, best)
        )(starred.add(heads.starred));
  return (target, size) => {
    starred.take(target, size);
    return better(heads.best(target, size), target, size);
  };
}
