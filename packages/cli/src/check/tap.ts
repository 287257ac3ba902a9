import type { CheckResult, SuiteRun } from "@aushang/engine/suites";
import { plain } from "@aushang/engine/texts";
import { ownWords, safe, safeJson } from "../output/safe.ts";
import type { Session } from "../session.ts";
import type { Checked } from "./document.ts";
import { labelOf } from "./label.ts";
import { reasonsFor } from "./reasons.ts";
import { problemWords } from "./suite-file.ts";

/** A description: `#` begins a directive and `\` escapes, unless escaped. */
const described = (text: string): string => safe(text).replace(/[\\#]/g, (sign) => `\\${sign}`);

/** A line of a diagnostic block. JSON is YAML. */
const diagnostic = (key: string, value: unknown): string =>
  `  ${key}: ${safeJson(JSON.stringify(value))}`;

/** `--format tap`: TAP 14, a test point for each result and for each suite that could not be read. */
export function asTap(session: Session, checked: readonly Checked[]): string {
  const points: string[][] = [];
  const lines: string[] = [];
  for (const one of checked) {
    lines.push(`# ${safe(one.path)}`);
    if (one.result === null) lines.push(...broken(session, one, points.push([])));
    for (const run of one.result?.runs ?? []) {
      lines.push(`# ${safe(titleOf(run))}`);
      for (const result of run.results)
        lines.push(...point(session, one.path, run, result, points.push([])));
    }
  }
  return `${["TAP version 14", `1..${points.length}`, ...lines].join("\n")}\n`;
}

const titleOf = ({ environment, name }: SuiteRun): string =>
  environment === null ? name : `${environment}: ${name}`;

function point(
  session: Session,
  path: string,
  run: SuiteRun,
  result: CheckResult,
  number: number,
): readonly string[] {
  const prefix = run.environment === null ? "" : `${run.environment}: `;
  const name = described(prefix + labelOf(result));
  const reasons = reasonsFor(session, result).map((text) => ownWords(plain(text, "`")));
  if (result.state === "passed") return [`ok ${number} - ${name}`];
  if (result.state === "skipped")
    return [`ok ${number} - ${name} # SKIP ${described(reasons[0] ?? "")}`];
  const { expected, found, at, why, address, crawler, state } = result;
  return [
    `not ok ${number} - ${name}`,
    "  ---",
    diagnostic("message", reasons[0] ?? ""),
    diagnostic("severity", state === "failed" ? "fail" : "not-readable"),
    ...(why === null ? [] : [diagnostic("why", why)]),
    diagnostic("at", { file: path, line: at }),
    diagnostic("robots", run.name),
    ...(crawler === null ? [] : [diagnostic("crawler", crawler)]),
    ...(address === null ? [] : [diagnostic("address", address)]),
    diagnostic("expected", expected),
    diagnostic("found", found),
    diagnostic("reasons", reasons),
    "  ...",
  ];
}

function broken(session: Session, { path, problems }: Checked, number: number): readonly string[] {
  return [
    `not ok ${number} - ${described(path)}`,
    "  ---",
    ...problems.slice(0, 1).map((one) => diagnostic("message", problemWords(session, one).title)),
    diagnostic(
      "problems",
      problems.map(({ code, line, column }) => ({ code, line, column })),
    ),
    "  ...",
  ];
}
