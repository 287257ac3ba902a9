import { jsonLine } from "../output/json.ts";
import type { Session } from "../session.ts";
import { type Checked, countsOf } from "./document.ts";
import { problemWords } from "./suite-file.ts";

/** `--format json`: one object on one line. */
export function asJson(session: Session, checked: readonly Checked[]): string {
  const suites = checked.map(({ path, result, problems }) => ({
    path,
    name: result?.name ?? null,
    runs: result?.runs ?? [],
    problems: problems.map((problem) => ({
      ...problem,
      message: problemWords(session, problem).title,
    })),
  }));
  return jsonLine({ suites, counts: countsOf(checked) });
}
