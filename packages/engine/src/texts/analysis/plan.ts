import type { NewGroup, Obstacle, Plan } from "../../analyse/plan/model.ts";
import type { Text } from "../parts.ts";

/** Words for edits that make a file say what was wanted. Lines are told by `change` of the counterfactual. */
export interface PlanWords {
  /** What came of it, one sentence. `wishes` is how many there were. */
  readonly outcome: (plan: Plan, wishes: number) => Text;
  /** What stands in the way. Wishes are counted from 1. */
  readonly obstacle: (obstacle: Obstacle) => Text;
  readonly group: (group: NewGroup) => Text;
  readonly minimal: Text;
  readonly notMinimal: Text;
  /** What changes beside the wishes. */
  readonly beside: (plan: Plan) => Text;
  readonly title: Readonly<Record<"lines" | "beside" | "obstacles", string>>;
}

/** Whether what changes is proven for every crawler: not where parts of names count, since not every name was tried. */
export function isProvenForAll({ effects, reading }: Pick<Plan, "effects" | "reading">): boolean {
  return effects?.proven === true && (reading === "rfc9309" || reading === "google");
}
