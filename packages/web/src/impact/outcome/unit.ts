import type { ImpactResult } from "@aushang/engine/impact";

/** What is counted: addresses of a list, or requests of a log. */
export type Unit = "addresses" | "requests";

/** What a result counts. */
export function unitOf({ kind }: Pick<ImpactResult, "kind">): Unit {
  return kind === "requests" ? "requests" : "addresses";
}
