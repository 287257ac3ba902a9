import type { RefusedTask } from "./model.ts";

/** Thrown in a thread where what was given cannot be worked on. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly task: RefusedTask;

  constructor(code: RefusedTask["code"], faults: RefusedTask["faults"] = []) {
    super(code);
    this.task = { code, faults };
  }
}
