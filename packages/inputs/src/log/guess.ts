import type { LogFormat } from "@aushang/engine/impact";
import { COLUMN, Columns, type LineReader, lineEnd } from "./columns.ts";
import { CombinedLines } from "./combined.ts";
import { FIELD_NAMES } from "./field-names.ts";
import { asText } from "./interner.ts";
import { JsonLines } from "./json-lines.ts";
import type { LogField, LogFields } from "./model.ts";

/** Lines that are looked at before a log counts as unknown. */
const TRIED = 100;

const IP = /^(?:[\d.]+|[\da-f:.]*:[\da-f:.]*:[\da-f:.]*)$/i;

/** A format, ready to read lines. */
export interface Guess {
  readonly format: LogFormat;
  readonly fields: LogFields | null;
  readonly lines: LineReader;
}

/** What keeps a log from being read. */
export interface NoGuess {
  /** Names that JSON lines have, where they lack the one of the address; null where no line is JSON. */
  readonly found: readonly string[] | null;
  readonly line: number;
  readonly text: string;
}

/** One of the first lines. */
interface FirstLine {
  readonly line: number;
  /** Where it begins. */
  readonly at: number;
  readonly text: string;
  /** Names of its fields, if it is a JSON object. */
  readonly names: readonly string[] | null;
}

/**
 * The format of a log by the first of its lines that has one; null when more lines are needed. JSON lines are looked at
 * together, since not each has every field.
 */
export function guess(octets: Uint8Array, told: LogFields, isAll: boolean): Guess | NoGuess | null {
  const lines: FirstLine[] = [];
  let at = 0;
  for (let line = 1; at < octets.length && line <= TRIED; line++) {
    const end = lineEnd(octets, at);
    const text = asText(octets.subarray(at, end)).trim();
    if (text !== "") lines.push({ line, at, text, names: namesIn(text) });
    at = end + 1;
  }
  return decide(octets, lines, told, isAll || at < octets.length);
}

function decide(
  octets: Uint8Array,
  lines: readonly FirstLine[],
  told: LogFields,
  isEnough: boolean,
): Guess | NoGuess | null {
  const isJson = lines.some(({ names }) => names !== null);
  for (const { at } of isJson ? [] : lines) {
    const found = combined(octets, at);
    if (found !== null) return found;
  }
  if (!isEnough) return null;
  if (isJson) return json(lines, told);
  const [first] = lines;
  return { found: null, line: first?.line ?? 1, text: first?.text ?? "" };
}

function combined(octets: Uint8Array, at: number): Guess | null {
  for (const hasHost of [false, true]) {
    const lines = new CombinedLines(hasHost);
    const columns = new Columns(1);
    const row = columns.next();
    if (!lines.read(octets, at, columns.offsets, row)) continue;
    const time = columns.offsets[row + COLUMN.time] as number;
    const [first = "", ...words] = asText(octets.subarray(at, time - 1))
      .trim()
      .split(" ");
    // Names of users may have blanks: four words alone make no host of an address.
    if (hasHost !== (words.length > 2 && !IP.test(first))) continue;
    const hasAgent = (columns.offsets[row + COLUMN.userAgent] as number) >= 0;
    return { format: hasAgent ? "combined" : "common", fields: null, lines };
  }
  return null;
}

function json(lines: readonly FirstLine[], told: LogFields): Guess | NoGuess {
  const names = new Set(lines.flatMap((one) => one.names ?? []));
  const fields: Partial<Record<LogField, string>> = {};
  for (const field of Object.keys(FIELD_NAMES) as LogField[]) {
    const name = told[field] ?? FIELD_NAMES[field].find((known) => names.has(known));
    if (name !== undefined) fields[field] = name;
  }
  const isThere = fields.target !== undefined && names.has(fields.target);
  if (!isThere)
    return {
      found: [...names].slice(0, 20),
      line: lines.find((one) => one.names !== null)?.line ?? 1,
      text: "",
    };
  const format = fields.target === "ClientRequestURI" ? "cloudflare" : "json";
  return { format, fields, lines: new JsonLines(fields) };
}

/** The names of all fields of a JSON object, those of objects within joined by dots; null for any other text. */
function namesIn(text: string): string[] | null {
  if (!text.startsWith("{")) return null;
  try {
    return within(JSON.parse(text), "", 4);
  } catch {
    return null;
  }
}

function within(
  object: Readonly<Record<string, unknown>>,
  before: string,
  depth: number,
): string[] {
  return Object.entries(object).flatMap(([key, value]) => {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    const name = before + key;
    if (!isObject || depth === 0) return [name];
    return within(value as Readonly<Record<string, unknown>>, `${name}.`, depth - 1);
  });
}
