import type { CheckResult, Who } from "@aushang/engine/suites";

/** Whom a check is about, in the words of suites: the same in every language. */
function whoIn(who: Who): string {
  if (who.kind === "crawler") return who.name;
  const all = who.kind === "every" ? "every" : who.purpose;
  return who.except.length === 0 ? all : `${all} except ${who.except.join(", ")}`;
}

/**
 * The name of a result for machines, in the words of suites: `Googlebot /shoes allowed`, `every all disallowed`, `status
 * 200`. The same in every language, so that a build server can follow it.
 */
export function labelOf({ who, kind, url, expected, reading }: CheckResult): string {
  if (kind === "status") return `status ${expected.status}`;
  const words = [
    who === null ? "" : whoIn(who),
    kind === "site" ? "all" : (url ?? ""),
    expected.verdict ?? "",
  ];
  if (expected.line !== null) words.push(`line ${expected.line}`);
  if (expected.group !== null) words.push(`group ${expected.group}`);
  if (reading !== "rfc9309") words.push(`reading ${reading}`);
  return words.join(" ");
}
