import type {
  ExampleCode,
  Miss,
  Overlap,
  PatternCut,
  PatternPart,
  PatternRemark,
} from "../../analyse/explorer/model.ts";
import { say, type Text } from "../parts.ts";

/** Words for what a pattern means. Why a line has no effect is told by `skip` of the catalogue. */
export interface PatternWords {
  /** One sentence: "Any address that begins with /shop and contains .pdf somewhere behind it." */
  readonly sentence: (parts: readonly PatternPart[]) => Text;
  readonly cut: Readonly<Record<PatternCut, Text>>;
  /** What an example shows, as a label. */
  readonly example: Readonly<Record<ExampleCode, string>>;
  /** Why an address is not matched, one sentence. */
  readonly miss: (miss: Miss) => Text;
  readonly remark: Readonly<Record<PatternRemark, Text>>;
  /** How the pattern lies to a rule of the file, and which of the two wins. */
  readonly overlap: (overlap: Overlap) => Text;
  /** What is said where no rule overlaps. */
  readonly noOverlap: Text;
  /** Where a bound was reached. */
  readonly overlapsUnproven: (count: number) => Text;
  readonly more: (count: number) => string;
  /** The second pattern that the rule stands for. */
  readonly also: (pattern: string) => Text;
  readonly title: Readonly<
    Record<
      "pattern" | "meaning" | "expression" | "octets" | "matches" | "misses" | "overlaps",
      string
    >
  >;
}

/** Where a text of a pattern may stand. */
export type After =
  /** Anywhere. */
  | "nothing"
  /** Behind the slash that every address begins with. */
  | "slash"
  /** Behind the beginning that was named before. */
  | "start";

/** The clauses of one language for a sentence on a pattern. */
export interface PatternClauses {
  readonly everything: Text;
  readonly exact: (text: string) => Text;
  /** Any address that ..., with clauses that are joined already. */
  readonly whole: (clauses: Text) => Text;
  readonly begins: (text: string) => Text;
  /** One text or several in a row. */
  readonly contains: (texts: readonly string[], after: After) => Text;
  readonly ends: (text: string, after: After) => Text;
  readonly and: string;
}

/** What a pattern asks for, in order. */
interface Shape {
  readonly start: string | null;
  readonly middle: readonly string[];
  readonly end: string | null;
  readonly hasRun: boolean;
}

function shapeOf(parts: readonly PatternPart[]): Shape {
  const texts = parts.flatMap((part) => (part.kind === "literal" ? [part.text] : []));
  const hasRun = parts.some(({ kind }) => kind === "run");
  const start = parts[0]?.kind === "literal" ? (texts.shift() ?? null) : null;
  const isClosed = parts.at(-1)?.kind === "end";
  const end = isClosed && hasRun ? (texts.pop() ?? null) : null;
  return { start, middle: texts, end, hasRun: hasRun || !isClosed };
}

const afterStart = (start: string | null): After =>
  start === null ? "nothing" : start === "/" ? "slash" : "start";

/** Where the end may stand needs a word only where it could be taken for a part of what comes before it. */
function afterFor(end: string, { start, middle }: Shape): After {
  const previous = middle.at(-1) ?? start ?? "";
  if (!overlap(previous, end)) return "nothing";
  return middle.length > 0 ? "start" : afterStart(start);
}

/** Whether a text can begin within another one and go on behind it, or end with it. */
function overlap(before: string, text: string): boolean {
  for (let size = 1; size <= text.length && size <= before.length; size++)
    if (before.endsWith(text.slice(0, size))) return true;
  return false;
}

/** The sentence on a pattern, from one language's clauses. */
export function patternSentence(words: PatternClauses): PatternWords["sentence"] {
  return (parts) => {
    const shape = shapeOf(parts);
    const { start, middle, end, hasRun } = shape;
    if (!hasRun && start !== null) return words.exact(start);
    const clauses: Text[] = [];
    if (start !== null && start !== "/") clauses.push(words.begins(start));
    if (middle.length > 0) clauses.push(words.contains(middle, afterStart(start)));
    if (end !== null) clauses.push(words.ends(end, afterFor(end, shape)));
    return clauses.length === 0 ? words.everything : words.whole(joined(clauses, words.and));
  };
}

/** "a, b and c". */
export function joined(texts: readonly Text[], and: string): Text {
  return texts.reduce<Text>((row, text, i) => {
    if (i === 0) return text;
    return i === texts.length - 1 ? say`${row} ${and} ${text}` : say`${row}, ${text}`;
  }, []);
}
