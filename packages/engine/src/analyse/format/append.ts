import { applyEdits, type TextEdit } from "../../edit.ts";
import type { ReadingId } from "../../model.ts";
import { parse, RobotsFile } from "../../parse.ts";
import { askersIn } from "../askers.ts";
import { difference } from "../difference.ts";
import { flips } from "../flips.ts";
import type { Asker, DiffResult } from "../model.ts";
import { ruleSet } from "../rule-set.ts";
import { lineOf, readSheet, type Sheet, usualNewline } from "./rows.ts";
import { type Unit, unitsOf } from "./units.ts";

/** What a policy at the end of a file does that may not be meant. Lines are those of the file with the policy. */
export type PolicyWarning =
  /** The last group of the file has no rules: its crawlers are bound by the first rules of the policy. */
  | {
      readonly code: "glued";
      readonly line: number;
      /** Tokens of the last group of the file, and those of the policy that have come to it. */
      readonly tokens: readonly string[];
      readonly added: readonly string[];
    }
  /** The policy begins with rules: they bind the crawlers of the last group of the file; nobody if there is none. */
  | { readonly code: "rules-first"; readonly line: number; readonly tokens: readonly string[] }
  /** File and policy have a group for this token: the rules of both apply together. */
  | {
      readonly code: "same-token";
      readonly line: number;
      readonly token: string;
      readonly lines: readonly number[];
    }
  /** The rules for everybody bound this crawler before; now its own group frees it from them. */
  | {
      readonly code: "freed";
      readonly line: number;
      readonly token: string;
      /** An address that was closed to it and is open now. */
      readonly witness: string;
    }
  /** The last group of the policy has no rules: whatever is put behind it will be taken for them. */
  | { readonly code: "open-end"; readonly line: number; readonly tokens: readonly string[] };

/** A file with a policy at its end, and what that changes. */
export interface Appended {
  readonly bytes: Uint8Array;
  readonly edits: readonly TextEdit[];
  /** The line at which the policy begins. */
  readonly line: number;
  readonly difference: DiffResult;
  readonly warnings: readonly PolicyWarning[];
}

/** Whom and what to compare. */
export interface AppendOptions {
  /** Crawlers to compare for. Unless told, one for every token that file or policy names, and one that none names. */
  readonly askers?: readonly Asker[];
  /** `rfc9309` unless told. */
  readonly readings?: readonly ReadingId[];
}

/**
 * Puts a policy, such as a published list of crawlers to block, at the end of a file, behind a blank line: as it would
 * be pasted. Says what changes by that, proven for all addresses, and what may not be meant.
 */
export function appendPolicy(
  input: RobotsFile | Uint8Array | string,
  policy: string,
  { askers, readings = ["rfc9309"] }: AppendOptions = {},
): Appended {
  const file = input instanceof RobotsFile ? input : parse(input);
  const edit = appended(file, policy);
  const bytes = applyEdits(file.bytes, [edit]);
  const next = parse(bytes);
  const line = next.lineCount - parse(policy).lineCount + 1;
  return {
    bytes,
    edits: [edit],
    line,
    difference: difference(file, next, askers ?? everyToken(file, next), readings),
    warnings: warningsOf(file, next, line),
  };
}

function appended({ bytes }: RobotsFile, policy: string): TextEdit {
  const newline = usualNewline(parse(bytes));
  const text = policy.replace(/\r\n?|\n/g, newline);
  const last = bytes.at(-1);
  const ends = last === undefined || last === 10 || last === 13;
  const before = bytes.length === 0 ? "" : (ends ? "" : newline) + newline;
  const after = text === "" || text.endsWith(newline) ? "" : newline;
  return { start: bytes.length, end: bytes.length, text: before + text + after };
}

const everyToken = (...files: readonly RobotsFile[]): readonly Asker[] =>
  askersIn(files).filter(({ obeysStar, tokens }) => obeysStar && tokens.length === 1);

/** A group of the file or the policy: lines from 1. */
interface Part {
  readonly agents: readonly { readonly token: string; readonly line: number }[];
  readonly first: number;
  readonly hasRules: boolean;
}

const tokensOf = ({ agents }: Part): readonly string[] => [
  ...new Set(agents.map(({ token }) => token)),
];

function warningsOf(file: RobotsFile, next: RobotsFile, line: number): readonly PolicyWarning[] {
  const sheet = readSheet(next, "\n");
  const parts = unitsOf(sheet).map((unit) => partOf(sheet, unit));
  const own = parts.filter(({ first }) => first < line);
  const added = parts.filter(({ first }) => first >= line);
  return [
    ...acrossTheSeam(sheet, own.at(-1), line),
    ...sameTokens(own, added),
    ...parts.flatMap((part) => freed(file, next, part, line)),
    ...openEnd(parts.at(-1), line),
  ];
}

function partOf(sheet: Sheet, { agents, rules, first }: Unit): Part {
  const named = agents.map((index) => {
    const { value } = lineOf(sheet, index);
    return { token: value === null ? "" : sheet.file.text(value), line: index + 1 };
  });
  return { agents: named, first: first + 1, hasRules: rules.length > 0 };
}

/** What the last group of the file and the first lines of the policy have to do with each other. */
function acrossTheSeam(
  sheet: Sheet,
  last: Part | undefined,
  line: number,
): readonly PolicyWarning[] {
  const agents = last?.agents ?? [];
  const added = agents.filter((agent) => agent.line >= line).map(({ token }) => token);
  const tokens = agents.filter((agent) => agent.line < line).map(({ token }) => token);
  if (last !== undefined && added.length > 0)
    return [{ code: "glued", line: last.first, tokens, added }];
  for (let number = line; number <= sheet.rows.length; number++) {
    const { kind } = lineOf(sheet, number - 1);
    if (kind === "user-agent") break;
    if (kind === "allow" || kind === "disallow")
      return [{ code: "rules-first", line: number, tokens }];
  }
  return [];
}

function sameTokens(own: readonly Part[], added: readonly Part[]): readonly PolicyWarning[] {
  const known = new Map<string, number[]>();
  for (const part of own)
    for (const token of tokensOf(part))
      known.set(token.toLowerCase(), [...(known.get(token.toLowerCase()) ?? []), part.first]);
  return added.flatMap((part) =>
    tokensOf(part).flatMap((token): readonly PolicyWarning[] => {
      const lines = known.get(token.toLowerCase());
      return lines === undefined ? [] : [{ code: "same-token", line: part.first, token, lines }];
    }),
  );
}

/** Crawlers that the policy is the first to name, and that it frees from rules for everybody. */
function freed(
  file: RobotsFile,
  next: RobotsFile,
  { agents }: Part,
  from: number,
): readonly PolicyWarning[] {
  const named = agents.filter(({ line }) => line >= from).slice(0, MOST_FREED);
  return named.flatMap(({ token, line }): readonly PolicyWarning[] => {
    const old = ruleSet(file, token);
    if (old.group !== "*") return [];
    const { changes } = flips(old, ruleSet(next, token));
    const opened = changes.find(({ direction }) => direction === "opened");
    return opened === undefined ? [] : [{ code: "freed", line, token, witness: opened.witness }];
  });
}

/** Tokens of one group that are looked at: all of them are freed of the same. */
const MOST_FREED = 50;

function openEnd(last: Part | undefined, from: number): readonly PolicyWarning[] {
  const end = last?.agents.at(-1);
  if (last === undefined || end === undefined || end.line < from || last.hasRules) return [];
  return [{ code: "open-end", line: end.line, tokens: tokensOf(last) }];
}
