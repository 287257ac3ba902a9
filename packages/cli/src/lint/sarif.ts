import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { type Finding, type RuleId, rules } from "@aushang/engine/lint";
import {
  type FindingWords,
  findingMessage,
  fixTitle,
  plain,
  type Text,
} from "@aushang/engine/texts";
import { jsonLine } from "../output/json.ts";
import { ownWords, safe } from "../output/safe.ts";
import type { Session } from "../session.ts";
import { version } from "../version.ts";
import type { Linted } from "./document.ts";

type Fix = NonNullable<Finding["fix"]>;
type Place = Pick<Finding, "line" | "column" | "endLine" | "endColumn" | "from" | "to">;

const LEVEL = { error: "error", warning: "warning", info: "note" } as const;

/** `--format sarif`: SARIF 2.1.0, one run with all rules and the results of all files. */
export function asSarif(session: Session, words: FindingWords, linted: readonly Linted[]): string {
  const unread = linted.filter(({ source }) => source.state === "unread");
  return jsonLine({
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: driver(words) },
        language: session.words.language,
        columnKind: "utf16CodeUnits",
        invocations: [
          {
            executionSuccessful: unread.length === 0,
            toolExecutionNotifications: unread.map((one) => ({
              level: "error",
              message: { text: literal(`${safe(one.source.name)}: ${session.words.lint.notRead}`) },
              locations: [{ physicalLocation: { artifactLocation: artifact(one) } }],
            })),
          },
        ],
        results: linted.flatMap((one) =>
          one.findings.map((finding) => resultOf(words, one, finding)),
        ),
      },
    ],
  });
}

const RULE_AT: ReadonlyMap<RuleId, number> = new Map(rules.map(({ id }, i) => [id, i]));

function driver(words: FindingWords) {
  return {
    name: "Aushang",
    version: version(),
    rules: rules.map(({ id, severities, sources }) => {
      const url = sources.find((source) => source.url !== null)?.url;
      const [severity = "warning"] = severities;
      return {
        id,
        shortDescription: { text: literal(ownWords(words[id].title)) },
        fullDescription: { text: told(words[id].why) },
        ...(url == null ? {} : { helpUri: url }),
        defaultConfiguration: { level: LEVEL[severity] },
      };
    }),
  };
}

/**
 * Text in which nothing is a link or a placeholder: a file may hold `[text](address)` or `{0}`, and readers of SARIF take
 * these for more than text (SARIF 2.1.0, 3.11.5 and 3.11.6).
 */
function literal(text: string): string {
  return text
    .replace(/\{(?=\d+\})|(?<=\{\d+)\}/g, (brace) => brace + brace)
    .replace(/\[(?=[^\]]*\]\()/g, "\\[");
}

const told = (text: Text): string => literal(ownWords(plain(text, "`")));

/** A path or address as a URI reference. */
function artifact({ source }: Linted): { readonly uri: string } {
  const { path, place } = source;
  if (place.kind === "address") return { uri: path };
  if (isAbsolute(path)) return { uri: pathToFileURL(path).href };
  const parts = path.split(/[/\\]/).map(encodeURIComponent);
  return { uri: parts.join("/") };
}

function locationOf(linted: Linted, { line, column, endLine, endColumn, from, to }: Place) {
  return {
    physicalLocation: {
      artifactLocation: artifact(linted),
      region: {
        startLine: line,
        startColumn: column,
        endLine,
        endColumn,
        byteOffset: from,
        byteLength: to - from,
      },
    },
  };
}

function resultOf(words: FindingWords, linted: Linted, finding: Finding) {
  const { id, severity, cause, fix, otherFixes } = finding;
  const others: readonly Fix[] = otherFixes;
  const fixes = [...(fix === null ? [] : [fix]), ...others];
  return {
    ruleId: id,
    ruleIndex: RULE_AT.get(id) ?? -1,
    level: LEVEL[severity],
    message: { text: told(findingMessage(finding, words)) },
    locations: [locationOf(linted, finding)],
    ...(cause === null ? {} : { relatedLocations: [{ id: 0, ...locationOf(linted, cause) }] }),
    ...(fixes.length === 0
      ? {}
      : { fixes: fixes.map((one) => fixOf(words, linted, finding, one)) }),
  };
}

function fixOf(words: FindingWords, linted: Linted, finding: Finding, fix: Fix) {
  return {
    description: { text: told(fixTitle(finding, fix, words)) },
    artifactChanges: [
      {
        artifactLocation: artifact(linted),
        replacements: fix.edits.map(({ start, end, text }) => ({
          deletedRegion: { byteOffset: start, byteLength: end - start },
          ...(text === "" ? {} : { insertedContent: { text } }),
        })),
      },
    ],
    properties: { proven: fix.proven },
  };
}
