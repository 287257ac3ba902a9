import type { DiffWords } from "../../analysis/diff.ts";

/** German words for differences. */
export const diff: DiffWords = {
  direction: { opened: "geöffnet", closed: "gesperrt" },
};
