import type { DiffWords } from "../../analysis/diff.ts";

/** Danish words for differences. */
export const diff: DiffWords = {
  direction: { opened: "åbnet", closed: "blokeret" },
};
