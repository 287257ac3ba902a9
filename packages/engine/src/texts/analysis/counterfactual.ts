import type { Counterfactual, Fixed, KeptRule } from "../../analyse/counterfactual/model.ts";
import type { SideEffects } from "../../analyse/edits/effects.ts";
import type { EditPlace, EditWay, LineChange } from "../../analyse/edits/model.ts";
import type { Text } from "../parts.ts";

/** Words for what would flip a verdict. */
export interface CounterfactualWords {
  /** Why a rule did not decide, one or two sentences that begin with its line. */
  readonly kept: (rule: KeptRule) => Text;
  readonly noneKept: Text;
  readonly notCompared: (count: number) => Text;
  /** What would decide if the deciding line were not there. */
  readonly instead: (line: number, instead: NonNullable<Counterfactual["instead"]>) => Text;
  /** How an edit flips the verdict, as a label. */
  readonly way: Readonly<Record<EditWay, string>>;
  /** Where, one sentence. */
  readonly place: (place: EditPlace, crawler: string) => Text;
  /** One line that is added, changed or removed. */
  readonly change: (change: LineChange) => Text;
  /** What changes for the crawler itself. */
  readonly own: (effects: SideEffects, crawler: string) => Text;
  /** What changes for others. */
  readonly others: (effects: SideEffects) => Text;
  readonly fixed: Readonly<Record<Fixed, Text>>;
  readonly title: Readonly<Record<"nearest" | "flip" | "sideEffects", string>>;
}
