import type { Check, Suite, SuiteProblem } from "@aushang/engine/suites";
import { type Document, LineCounter, parseAllDocuments, type YAMLError } from "yaml";
import { readCheck } from "./check.ts";
import { Fields } from "./fields.ts";
import { KEYS } from "./form.ts";
import { readPlaces } from "./places.ts";
import { Problems } from "./problems.ts";
import { readReading } from "./values.ts";

/** Bounds of one suite: octets of its text; questions, which is crawlers times addresses of all its checks. */
export const SUITE_LIMITS = { octets: 1024 * 1024, questions: 100_000 } as const;

/** A suite, or what is wrong with it: never both. */
export type SuiteReading =
  | { readonly suite: Suite; readonly problems: readonly [] }
  | { readonly suite: null; readonly problems: readonly SuiteProblem[] };

/**
 * Reads a suite: YAML 1.2 or JSON, as UTF-8 octets or text. Never throws on content; everything that is wrong is told at
 * once, each with its place. A byte order mark is passed over.
 */
export function readSuite(input: Uint8Array | string): SuiteReading {
  const counter = new LineCounter();
  const problems = new Problems(counter);
  const document = documentOf(input, problems, counter);
  const suite = document === null ? null : suiteOf(document, problems);
  const found = problems.inOrder();
  return suite === null || found.length > 0
    ? { suite: null, problems: found }
    : { suite, problems: [] };
}

const START = [0, 0] as const;

function documentOf(
  input: Uint8Array | string,
  problems: Problems,
  counter: LineCounter,
): Document | null {
  if (input.length > SUITE_LIMITS.octets) {
    problems.add("too-large", START, { limit: SUITE_LIMITS.octets });
    return null;
  }
  const text = typeof input === "string" ? input : decoded(input);
  if (text === null) {
    problems.add("not-utf8", START, {});
    return null;
  }
  const [first, second] = parsed(text, problems, counter);
  if (first === undefined) return null;
  // One mistake in the syntax makes a parser see more behind it; the first is the one to mend.
  const [mistake] = first.errors;
  if (mistake !== undefined) addYamlError(mistake, text, problems);
  if (second !== undefined) {
    const from = second.range?.[0] ?? 0;
    problems.add("second-document", [from, from], {});
  }
  if (mistake !== undefined) return null;
  if (first.contents === null) {
    problems.add("empty", START, {});
    return null;
  }
  return first;
}

function decoded(input: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(input);
  } catch {
    return null;
  }
}

function parsed(text: string, problems: Problems, counter: LineCounter): readonly Document[] {
  try {
    const documents = parseAllDocuments(text, {
      lineCounter: counter,
      prettyErrors: false,
      logLevel: "silent",
    });
    if (documents.length === 0) problems.add("empty", START, {});
    return documents as readonly Document[];
  } catch (error) {
    // Brackets in brackets by the ten thousand end the stack of the parser.
    problems.add("not-yaml", START, { detail: error instanceof Error ? error.message : "" });
    return [];
  }
}

function addYamlError(error: YAMLError, text: string, problems: Problems): void {
  const at = error.pos;
  const rest = /^[^\r\n]*/.exec(text.slice(at[0], at[0] + 200))?.[0] ?? "";
  if (error.code === "TAB_AS_INDENT") problems.add("tab-indent", at, {});
  else if (error.code === "BAD_ALIAS" && rest.startsWith("*"))
    problems.add("star-unquoted", at, { found: rest.trimEnd() });
  else if (error.code === "DUPLICATE_KEY") {
    const key = /^["']?([^"':\s]*)/.exec(rest)?.[1] ?? "";
    problems.add("key-twice", [at[0], at[0] + key.length], { key });
  } else problems.add("not-yaml", at, { detail: error.message.split("\n")[0] ?? "" });
}

function suiteOf(document: Document, problems: Problems): Suite | null {
  const means = { document, problems, known: KEYS.suite };
  const fields = Fields.of(document.contents, { text: "suite", at: START }, means);
  if (fields === null) return null;
  const name = fields.word("name")?.text ?? null;
  const reading = readReading(fields, problems) ?? "rfc9309";
  const places = readPlaces(fields, problems);
  const environments = places.flatMap(({ environment }) => environment ?? []);
  const listed = fields.list("checks", KEYS.check);
  if (!fields.has("checks")) problems.add("key-missing", fields.at, { key: "checks" });
  if (listed?.length === 0 && problems.inOrder().length === 0)
    problems.add("nothing-to-check", fields.first("checks")?.at ?? fields.at, {});
  const checks: Check[] = [];
  let questions = 0;
  for (const one of listed ?? []) {
    const check = readCheck(one, { problems, reading, environments });
    if (check === null) continue;
    checks.push(check);
    questions += check.who.length * Math.max(1, check.urls.length);
    if (questions > SUITE_LIMITS.questions) {
      problems.add("too-many", one.at, { limit: SUITE_LIMITS.questions });
      return null;
    }
  }
  return { name, places, checks };
}
