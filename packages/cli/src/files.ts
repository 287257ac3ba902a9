import type { Refusal } from "./exit.ts";
import { forDisplay } from "./output/safe.ts";
import { refuse, type Session } from "./session.ts";

/** Why a file could not be read, as what ends the command. */
export function fileProblem(session: Session, path: string, error: unknown): Refusal {
  const code = (error as NodeJS.ErrnoException).code;
  const missing = code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG";
  const problem = missing ? "file-not-found" : "file-unreadable";
  return refuse(session.texts.problem[problem]({ given: forDisplay(path) }), error);
}
