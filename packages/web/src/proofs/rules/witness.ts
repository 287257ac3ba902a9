import { asTyped } from "@aushang/engine/tester";
import type { Answer } from "../../state/answer.ts";

/**
 * What to type so that exactly this path and query is tested where an answer belongs. Null for an address that no
 * browser or crawler would ask for as it stands, such as one with dot segments.
 */
export function typedFor(witness: string, { target, from, pathOnly }: Answer): string | null {
  const whole = asTyped(target.origin + witness);
  if ("problem" in whole || whole.target !== witness) return null;
  if (from === "live") return whole.address;
  if (!witness.startsWith("//")) return witness;
  return pathOnly ? null : whole.address;
}
