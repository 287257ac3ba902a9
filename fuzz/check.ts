import {
  type Candidate,
  compile,
  type Explanation,
  groups,
  parse,
  type ReadingId,
  skipped,
} from "../packages/engine/src/index.ts";
import { askReference } from "../packages/engine/test/reference.ts";

/** One input of the fuzzer: a file, who asks, and for what. */
export interface FuzzCase {
  /** One character from U+0000 to U+00FF for each octet. */
  readonly octets: string;
  readonly tokens: readonly [string, ...string[]];
  readonly address: string;
}

const READINGS: readonly ReadingId[] = ["rfc9309", "google", "1996", "1994"];

/** What is wrong with the engine's answers to a case, or null. Whatever throws is wrong too. */
export function findFault(input: FuzzCase): string | null {
  try {
    return faultOfFile(input) ?? firstOf(READINGS, (reading) => faultOfReading(input, reading));
  } catch (thrown) {
    return `throws ${thrown instanceof Error ? thrown.stack : String(thrown)}`;
  }
}

/** Nothing is lost, and spans are where they belong. */
function faultOfFile({ octets }: FuzzCase): string | null {
  const file = parse(Buffer.from(octets, "latin1"));
  let at = 0;
  for (const { from, to, end, key, value, number } of file.lines()) {
    if (from !== at || to <= from || end < from || end > to)
      return `line ${number}: ${from} to ${to}`;
    if (key !== null && (key.from < from || key.to > end)) return `line ${number}: key`;
    if (value !== null && (value.from < from || value.to > end)) return `line ${number}: value`;
    at = to;
  }
  return at === octets.length ? null : `${octets.length - at} octets are lost`;
}

function faultOfReading(input: FuzzCase, reading: ReadingId): string | null {
  const { octets, tokens, address } = input;
  const bytes = Buffer.from(octets, "latin1");
  const file = parse(bytes);
  for (const obeysStar of [true, false]) {
    const matcher = compile(file, tokens, { reading, obeysStar });
    const expected = JSON.stringify(
      askReference({ file: bytes, tokens, address, reading, obeysStar }),
    );
    // Asked often, an index takes over: it must say the same.
    for (let i = 0; i < 10; i++) {
      const found = JSON.stringify(matcher.decide(address));
      if (found !== expected) return `${reading}, asked ${i + 1} times: ${found}, not ${expected}`;
    }
    const { verdict, basis, line } = matcher.explain(address);
    const explained = JSON.stringify({ verdict, basis, line });
    if (explained !== expected) return `${reading}, explained: ${explained}, not ${expected}`;
    const fault = faultOfExplanation(matcher.explain(address));
    if (fault !== null) return `${reading}: ${fault}`;
  }
  const stray = strayLine(file, input, reading);
  return stray === null ? null : `${reading}: ${stray}`;
}

/** So many candidates have pieces. */
const DRAWN = 100;

function faultOfExplanation(found: Explanation): string | null {
  const { candidates, basis, line, normalisedTarget, group } = found;
  const deciding = candidates.filter((rule) => rule.decides).map((rule) => rule.line);
  if (JSON.stringify(deciding) !== JSON.stringify(basis === "rule" ? [line] : []))
    return `lines ${deciding.join()} decide, not ${line}`;
  if (candidates.length > group.rules) return "more candidates than rules";
  return firstOf(candidates.slice(0, DRAWN), (rule) => faultOfPieces(rule, normalisedTarget));
}

function faultOfPieces({ line, normalised, pieces }: Candidate, target: string): string | null {
  const pattern = pieces.map((piece) => piece.pattern).join("");
  const covered = pieces.map((piece) => piece.target).join("");
  if (pattern !== normalised) return `line ${line}: the pieces are ${pattern}, not ${normalised}`;
  // A rule of the older readings may end inside a character: what it has of it is shown as U+FFFD.
  return target.startsWith(covered.replace(/\ufffd+$/, ""))
    ? null
    : `line ${line}: ${covered} is no part of ${target}`;
}

/** A line that decides belongs to exactly one group and is not said to be without effect. */
function strayLine(
  file: ReturnType<typeof parse>,
  input: FuzzCase,
  reading: ReadingId,
): string | null {
  const { line } = compile(file, input.tokens, { reading }).decide(input.address);
  if (line === null) return null;
  if (skipped(file, reading).has(line)) return `line ${line} decides and is skipped`;
  const homes = groups(file, reading).filter(({ rules }) => rules.includes(line));
  return homes.length === 1 ? null : `line ${line} is in ${homes.length} groups`;
}

function firstOf<T>(row: readonly T[], fault: (each: T) => string | null): string | null {
  for (const each of row) {
    const found = fault(each);
    if (found !== null) return found;
  }
  return null;
}

/**
 * What kind of answer a case gets, in short. An input that gets an answer of a new kind is worth changing further:
 * this leads the fuzzer where coverage would.
 */
export function kindOfAnswer({ octets, tokens, address }: FuzzCase): string {
  const file = parse(Buffer.from(octets, "latin1"));
  const kinds = READINGS.map((reading) => {
    const found = compile(file, tokens, { reading }).explain(address);
    const rules = found.candidates.slice(0, 4).map(({ kind, because, pieces }) => {
      return `${kind}/${because}/${pieces.map((piece) => piece.kind[0]).join("")}`;
    });
    const reasons = new Set([...skipped(file, reading).values()]);
    const steps = found.steps.map((step) => step.code);
    return [
      found.basis,
      found.group.via,
      found.group.lines.length,
      ...rules,
      ...reasons,
      ...steps,
    ].join();
  });
  const lines = new Set(
    [...file.lines()].map(({ kind, spelling, nul, cut }) => [kind, spelling, nul, cut].join()),
  );
  return [...kinds, ...lines].join(";");
}
