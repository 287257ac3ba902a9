import type { CheckResult, SuiteRun } from "@aushang/engine/suites";
import { plain } from "@aushang/engine/texts";
import { ownWords } from "../output/safe.ts";
import type { Session } from "../session.ts";
import { type Checked, countsOf } from "./document.ts";
import { labelOf } from "./label.ts";
import { reasonsFor } from "./reasons.ts";
import { stepTexts } from "./steps.ts";
import { problemWords } from "./suite-file.ts";
import { attributes, xml } from "./xml.ts";

/** `--format junit`: a test suite for each robots.txt, a test case for each result. */
export function asJunit(session: Session, checked: readonly Checked[]): string {
  const { passed, failed, notReadable, skipped } = countsOf(checked);
  const unread = checked.filter(({ result }) => result === null).length;
  const head = attributes({
    name: "aushang check",
    tests: passed + failed + notReadable + skipped + unread,
    failures: failed,
    errors: notReadable + unread,
    skipped,
  });
  const suites = checked.flatMap((one) =>
    one.result === null
      ? brokenSuite(session, one)
      : one.result.runs.flatMap((run) => suiteOf(session, one, run)),
  );
  return `${['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites${head}>`, ...suites, "</testsuites>"].join("\n")}\n`;
}

function suiteOf(session: Session, { path, result }: Checked, run: SuiteRun): readonly string[] {
  const count = (state: CheckResult["state"]): number =>
    run.results.filter((one) => one.state === state).length;
  const environment = run.environment === null ? "" : ` (${run.environment})`;
  const name = `${result?.name ?? path}${environment}: ${run.name}`;
  const head = attributes({
    name,
    tests: run.results.length,
    failures: count("failed"),
    errors: count("not-readable"),
    skipped: count("skipped"),
  });
  return [
    `  <testsuite${head}>`,
    ...run.results.flatMap((one) => caseOf(session, path, run, one)),
    "  </testsuite>",
  ];
}

function caseOf(
  session: Session,
  path: string,
  run: SuiteRun,
  result: CheckResult,
): readonly string[] {
  const head = attributes({
    name: labelOf(result),
    classname: run.environment === null ? run.name : `${run.environment} ${run.name}`,
    file: path,
    line: result.at,
  });
  const reasons = reasonsFor(session, result).map((text) => ownWords(plain(text, "`")));
  const [message = "", ...more] = reasons;
  if (result.state === "passed") return [`    <testcase${head}/>`];
  const open = `    <testcase${head}>`;
  if (result.state === "skipped")
    return [open, `      <skipped${attributes({ message })}/>`, "    </testcase>"];
  const element = result.state === "failed" ? "failure" : "error";
  const type = result.state === "failed" ? result.differs.join(" ") : (result.unreadable ?? "");
  const body = [
    ...(result.why === null ? [] : [result.why]),
    ...more,
    ...stepTexts(session, result).map((text, i) => `${i + 1}. ${ownWords(plain(text, "`"))}`),
  ].map(xml);
  return [
    open,
    `      <${element}${attributes({ message, type })}>${body.join("\n")}</${element}>`,
    "    </testcase>",
  ];
}

/** A suite that could not be read is an error: a build server must see it. */
function brokenSuite(session: Session, { path, problems }: Checked): readonly string[] {
  const head = attributes({ name: path, tests: 1, failures: 0, errors: 1, skipped: 0 });
  const told = problems.map((problem) => {
    const { title, next } = problemWords(session, problem);
    return xml(`${path}:${problem.line}:${problem.column}: ${title}. ${next}`);
  });
  const [first] = problems;
  const message = first === undefined ? "" : problemWords(session, first).title;
  return [
    `  <testsuite${head}>`,
    `    <testcase${attributes({ name: path, classname: path, file: path, line: first?.line ?? 1 })}>`,
    `      <error${attributes({ message, type: first?.code ?? "" })}>${told.join("\n")}</error>`,
    "    </testcase>",
    "  </testsuite>",
  ];
}
