import { asTyped, asTypedAt, type Target } from "@aushang/engine/tester";
import { inputProblem } from "../problem.ts";
import type { Faults } from "./faults.ts";

/** Stands for the site of a file that belongs to none. */
const ANY_SITE = "https://example.com";

/**
 * Addresses for one robots.txt: paths, and whole addresses of one site. Throws a `Problem` for what is no address; an
 * address of another site than the one before it is a fault. `origin` is that of the file, where it is known.
 */
export class OneSite {
  #origin: string | null;

  constructor(origin: string | null) {
    this.#origin = origin;
  }

  /** One address, as a crawler would request it. */
  read(typed: string, pointer: string, faults: Faults): Target {
    const isPath = typed.startsWith("/") && !typed.startsWith("//");
    const target = isPath ? asTypedAt(this.#origin ?? ANY_SITE, typed) : asTyped(typed);
    if ("problem" in target) throw inputProblem(target.problem, typed, pointer);
    if (isPath) return target;
    this.#origin ??= target.origin;
    if (target.origin !== this.#origin)
      faults.add({ pointer, code: "other-origin", args: { origin: this.#origin } });
    return target;
  }
}

/** The origin that a body names, without a path. Null, with a fault, for anything else. */
export function readOrigin(typed: string, pointer: string, faults: Faults): string | null {
  const target = asTyped(typed);
  if ("problem" in target) throw inputProblem(target.problem, typed, pointer);
  if (target.target === "/") return target.origin;
  faults.add({ pointer, code: "not-an-origin", args: null });
  return null;
}
