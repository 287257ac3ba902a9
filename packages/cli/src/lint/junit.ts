import type { Finding } from "@aushang/engine/lint";
import { type FindingWords, findingMessage, plain } from "@aushang/engine/texts";
import { attributes, xml } from "../check/xml.ts";
import { ownWords } from "../output/safe.ts";
import type { Session } from "../session.ts";
import { type FailOn, failsAt, type Linted } from "./document.ts";

/**
 * `--format junit`: a test suite for each file, a test case for each finding. It fails from the level of `--fail-on` on;
 * one below passes, and what it says is its output. A file without findings is one test that passes.
 */
export function asJunit(
  session: Session,
  words: FindingWords,
  linted: readonly Linted[],
  failOn: FailOn,
): string {
  const suites = linted.map((one) => suiteOf(session, words, one, failOn));
  const sum = (key: "tests" | "failures" | "errors"): number =>
    suites.reduce((total, suite) => total + suite[key], 0);
  const head = attributes({
    name: "aushang lint",
    tests: sum("tests"),
    failures: sum("failures"),
    errors: sum("errors"),
  });
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${head}>`,
    ...suites.flatMap(({ rows }) => rows),
    "</testsuites>",
  ].join("\n")}\n`;
}

function suiteOf(session: Session, words: FindingWords, linted: Linted, failOn: FailOn) {
  const { source, findings } = linted;
  const { path } = source;
  const isUnread = source.state === "unread";
  const cases = findings.flatMap((finding) => caseOf(words, path, finding, failOn));
  const alone = isUnread ? unreadCase(session, path) : passedCase(path);
  const rows = isUnread || findings.length === 0 ? [...cases, ...alone] : cases;
  const counts = {
    tests: Math.max(1, findings.length + (isUnread ? 1 : 0)),
    failures: findings.filter(({ severity }) => failsAt(severity, failOn)).length,
    errors: isUnread ? 1 : 0,
  };
  const head = attributes({ name: path, ...counts });
  return { ...counts, rows: [`  <testsuite${head}>`, ...rows, "  </testsuite>"] };
}

const passedCase = (path: string): readonly string[] => [
  `    <testcase${attributes({ name: path, classname: path, file: path })}/>`,
];

/** A site whose file could not be read must not look like one without findings. */
function unreadCase({ words }: Session, path: string): readonly string[] {
  const message = ownWords(words.lint.notRead);
  return [
    `    <testcase${attributes({ name: path, classname: path, file: path })}>`,
    `      <error${attributes({ message, type: "unread" })}/>`,
    "    </testcase>",
  ];
}

function caseOf(
  words: FindingWords,
  path: string,
  finding: Finding,
  failOn: FailOn,
): readonly string[] {
  const { id, severity, line, column } = finding;
  const name = `${id} ${line}:${column}`;
  const message = ownWords(plain(findingMessage(finding, words), "`"));
  const body =
    `${severity}: ${message}\n${ownWords(plain(words[id].why, "`"))}\n${path}:${line}:${column}`
      .split("\n")
      .map(xml)
      .join("\n");
  const open = `    <testcase${attributes({ name, classname: path, file: path, line })}>`;
  const said = failsAt(severity, failOn)
    ? `      <failure${attributes({ message, type: id })}>${body}</failure>`
    : `      <system-out>${body}</system-out>`;
  return [open, said, "    </testcase>"];
}
