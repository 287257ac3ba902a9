export type { SideEffects } from "../edits/effects.ts";
export type { EditPlace, EditWay, LineChange } from "../edits/model.ts";
export { type CounterfactualOptions, counterfactual } from "./counterfactual.ts";
export type {
  Counterfactual,
  Fixed,
  FlippingEdit,
  Kept,
  KeptRule,
} from "./model.ts";
