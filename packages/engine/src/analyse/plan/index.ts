export type { LineChange } from "../edits/model.ts";
export type { NewGroup, Obstacle, Plan, Wish } from "./model.ts";
export { type PlanOptions, plan } from "./plan.ts";
