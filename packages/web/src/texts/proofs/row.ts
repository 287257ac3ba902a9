import type { Part, Text } from "@aushang/engine/texts";

/** Things in a row: "a, b and c"; `more` says how many are left out, none for 0. */
export function inRow(things: readonly Part[], more: number, and: string, rest: string): Text {
  const all = more > 0 ? [...things, rest] : things;
  return all.flatMap((thing, at) => {
    if (at === 0) return [thing];
    return [at === all.length - 1 ? ` ${and} ` : ", ", thing];
  });
}
