import type { Direction } from "../../analyse/model.ts";

/** Words for the difference of two files, two crawlers or two readings. */
export interface DiffWords {
  /** Labels: "opened", "closed". */
  readonly direction: Readonly<Record<Direction, string>>;
}
