import type { Finding } from "@aushang/engine/lint";
import { type FindingWords, findingMessage, fixTitle, plain } from "@aushang/engine/texts";
import { jsonLine } from "../output/json.ts";
import type { Linted } from "./document.ts";

type Place = Pick<Finding, "line" | "column" | "endLine" | "endColumn">;
type Fix = NonNullable<Finding["fix"]>;

/** `--format json`. */
export const asJson = (words: FindingWords, linted: readonly Linted[]): string =>
  jsonLine({ files: linted.map((one) => fileJson(words, one)) });

function fileJson(words: FindingWords, { source, findings, counts, applied }: Linted) {
  const { path, state, live } = source;
  return {
    path,
    // What could not be read must not look like a file without findings.
    state,
    ...(live === null ? {} : { status: live.outcome.status, failure: live.outcome.failure }),
    findings: findings.map((finding) => findingJson(words, finding)),
    counts,
    ...(applied === null ? {} : { fixed: applied.map((finding) => appliedJson(words, finding)) }),
  };
}

function findingJson(words: FindingWords, finding: Finding) {
  const { id, severity, args, cause, fix, otherFixes } = finding;
  const fixes: readonly Fix[] = otherFixes;
  return {
    id,
    severity,
    ...placeJson(finding),
    message: plain(findingMessage(finding, words), "`"),
    why: plain(words[id].why, "`"),
    args,
    cause: cause === null ? null : placeJson(cause),
    fix: fix === null ? null : fixJson(words, finding, fix),
    otherFixes: fixes.map((other) => fixJson(words, finding, other)),
  };
}

const placeJson = ({ line, column, endLine, endColumn }: Place): Place => ({
  line,
  column,
  endLine,
  endColumn,
});

function fixJson(words: FindingWords, finding: Finding, fix: Fix) {
  const title = plain(fixTitle(finding, fix, words), "`");
  return { title, proven: fix.proven, edits: fix.edits };
}

function appliedJson(words: FindingWords, finding: Finding) {
  const { id, line, fix } = finding;
  const title = fix === null ? "" : plain(fixTitle(finding, fix, words), "`");
  return { id, line, title, proven: fix?.proven ?? false };
}
