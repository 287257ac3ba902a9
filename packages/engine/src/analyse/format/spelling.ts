import { toOctets, toText } from "../../decode.ts";
import type { Line } from "../../model.ts";
import type { FormatStep, Refusal, RefusalReason } from "./model.ts";
import { isUtf8, lineOf, type Row, type Sheet } from "./rows.ts";
import type { Operation, Stage } from "./settle.ts";

/** A line spelt anew: its key, or the white space on it. */
interface Respelling extends Operation {
  readonly index: number;
  readonly part: "key" | "colon" | "spacing";
}

/** Keys of which the second word is written with a capital, or all of the first. */
const CAPITALS: Readonly<Record<string, string>> = {
  "content-signal": "Content-Signal",
  "content-usage": "Content-Usage",
  "llm-policy": "LLM-Policy",
};

const STANDARD: Readonly<Partial<Record<Line["kind"], string>>> = {
  "user-agent": "User-agent",
  allow: "Allow",
  disallow: "Disallow",
  sitemap: "Sitemap",
};

/** Why a line is left as it is, or null. */
export function untouchable(row: Row, line: Line): RefusalReason | null {
  if (line.nul) return { code: "nul" };
  if (line.cut) return { code: "too-long" };
  return isUtf8(row.octets) ? null : { code: "not-utf8" };
}

/** Keys as the standard writes them, a colon and one blank behind them, one before a comment, no other around. */
export function spelling(sheet: Sheet): Stage<Respelling> & { readonly left: readonly Refusal[] } {
  const operations: Respelling[] = [];
  const left: Refusal[] = [];
  sheet.rows.forEach((row, index) => {
    const line = lineOf(sheet, index);
    const because = untouchable(row, line);
    if (because !== null) {
      left.push({ line: row.line, step: null, because });
      return;
    }
    const { steps, unclear } = respellings(sheet, row, line);
    if (unclear !== null)
      left.push({ line: row.line, step: unclear, because: { code: "key-unclear" } });
    for (const step of steps) operations.push({ step, index, part: step.code });
  });
  return { operations, left, build: (chosen) => respelt(sheet, chosen) };
}

interface Respellings {
  readonly steps: readonly (FormatStep & { readonly code: Respelling["part"] })[];
  /** What would lose a part of the key. */
  readonly unclear: FormatStep | null;
}

function respellings(sheet: Sheet, row: Row, line: Line): Respellings {
  if (line.kind === "unknown") return { steps: [], unclear: null };
  const steps: Respellings["steps"][number][] = [];
  const from = line.key === null ? "" : sheet.file.text(line.key);
  const to = line.key === null ? "" : canonical(line, from);
  if (from !== to) {
    const step = { code: "key", line: row.line, args: { from, to } } as const;
    if (isUnclear(line, from, to)) return { steps: [], unclear: step };
    steps.push(step);
  }
  if (line.colonMissing) steps.push({ code: "colon", line: row.line, args: { key: to } });
  if (!isSame(rewritten(sheet, line, { ...NOTHING, spacing: true }), row.octets))
    steps.push({ code: "spacing", line: row.line, args: {} });
  return { steps, unclear: null };
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((c, i) => c === b[i]);

const MISSPELT = /^(?:user ?agents?|dis+al+ow(?:s|ed)?|diasllow|disallaw|site-maps?)$/i;

/** What stands behind a known key must be letters, as in "Disallowed": anything else may mean something. */
function isUnclear({ spelling: how }: Line, from: string, to: string): boolean {
  if (how === "misspelt") return !MISSPELT.test(from);
  return how === "prefix" && !/^[a-z]*$/i.test(from.slice(to.length));
}

function canonical({ kind }: Line, key: string): string {
  const lower = key.toLowerCase();
  return STANDARD[kind] ?? CAPITALS[lower] ?? lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** What is spelt anew on a line. */
type Choice = Readonly<Record<Respelling["part"], boolean>>;

const NOTHING: Choice = { key: false, colon: false, spacing: false };

function respelt(sheet: Sheet, chosen: ReadonlySet<Respelling>): readonly Row[] {
  const choices = new Map<number, Choice>();
  for (const { index, part } of chosen)
    choices.set(index, { ...(choices.get(index) ?? NOTHING), [part]: true });
  return sheet.rows.map((row, index) => {
    const choice = choices.get(index);
    if (choice === undefined) return row;
    return { ...row, octets: rewritten(sheet, lineOf(sheet, index), choice) };
  });
}

/** A line with some of it as it should be. It is UTF-8. */
function rewritten(sheet: Sheet, line: Line, choice: Choice): Uint8Array {
  const text = (from: number, to: number): string => toText(sheet.file.bytes, from, to);
  const from = sheet.bom && line.number === 1 ? 3 : line.from;
  const { key, value, comment, end } = line;
  const { spacing } = choice;
  const first = key?.from ?? comment?.from ?? end;
  const said = comment === null ? "" : trimEnd(text(comment.from, end), spacing);
  const lead = spacing ? "" : text(from, first);
  if (key === null || value === null) return toOctets(lead + said);
  const gap = text(value.to, comment?.from ?? end);
  const name = text(key.from, key.to);
  return toOctets(
    lead +
      (choice.key ? canonical(line, name) : name) +
      separator(line, text(key.to, value.from), choice) +
      text(value.from, value.to) +
      (spacing ? (comment === null ? "" : " ") : gap) +
      said,
  );
}

function separator({ colonMissing, value }: Line, written: string, choice: Choice): string {
  const blank = value?.from === value?.to ? "" : " ";
  if (!colonMissing) return choice.spacing ? `:${blank}` : written;
  return (choice.colon ? ":" : "") + (choice.spacing ? blank : written);
}

const trimEnd = (text: string, trims: boolean): string =>
  trims ? text.replace(/[ \t\v\f]+$/, "") : text;
