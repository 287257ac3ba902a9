import type { DiffWords } from "../../analysis/diff.ts";

/** English words for differences. */
export const diff: DiffWords = {
  direction: { opened: "opened", closed: "closed" },
};
