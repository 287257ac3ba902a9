import { lineRef, type Part, type Text } from "./parts.ts";

/** Words of one language for numbers, lines and sizes. */
export interface AmountWords {
  readonly locale: string;
  readonly line: string;
  readonly lines: string;
  readonly and: string;
  readonly octet: string;
  readonly octets: string;
  readonly byte: string;
  readonly bytes: string;
  readonly rule: string;
  readonly rules: string;
  readonly noRule: string;
  /** "and 12 more places". */
  readonly more: (count: string) => string;
}

/** One line or a run of lines, first and last. */
export type Range = readonly [number, number];

/** Writes numbers, lines and sizes in one language. */
export interface Amounts {
  readonly number: (count: number) => string;
  readonly line: (line: number) => string;
  readonly lines: (ranges: readonly Range[]) => string;
  readonly octets: (count: number) => string;
  /** Exact below 10 KiB, then KiB with one decimal: the unit of the documented limit of 500 KiB. */
  readonly bytes: (count: number) => string;
  readonly rules: (count: number) => string;
  /** "line 14" as a reference. */
  readonly ref: (line: number) => Part;
  /** "lines 12–18 and 40–44", each run a reference to its first line; past five runs, four and a count. */
  readonly refs: (ranges: readonly Range[]) => Text;
}

const KIB = 1024;
const SHOWN = 4;

/** The amounts of one language. Formatters are made at first use, so that importing a catalogue costs nothing. */
export function amounts(words: AmountWords): Amounts {
  let whole: Intl.NumberFormat | undefined;
  let tenths: Intl.NumberFormat | undefined;
  const number = (count: number): string => {
    whole ??= new Intl.NumberFormat(words.locale);
    return whole.format(count);
  };
  const counted = (count: number, one: string, many: string): string =>
    `${number(count)} ${count === 1 ? one : many}`;
  const run = ([from, to]: Range): string =>
    from === to ? number(from) : `${number(from)}–${number(to)}`;
  const named = (ranges: readonly Range[]): string => {
    const only = ranges.length === 1 && ranges[0]?.[0] === ranges[0]?.[1];
    return only ? words.line : words.lines;
  };
  const joined = (ranges: readonly Range[], piece: (range: Range, i: number) => Part): Text => {
    const shown = ranges.length > SHOWN + 1 ? ranges.slice(0, SHOWN) : ranges;
    const parts = shown.flatMap((range, i) => [
      ...(i === 0 ? [] : [i === ranges.length - 1 ? ` ${words.and} ` : ", "]),
      piece(range, i),
    ]);
    const left = ranges.length - shown.length;
    return left === 0 ? parts : [...parts, ` ${words.more(number(left))}`];
  };
  return {
    number,
    line: (line) => `${words.line} ${number(line)}`,
    lines: (ranges) => `${named(ranges)} ${joined(ranges, run).join("")}`,
    octets: (count) => counted(count, words.octet, words.octets),
    bytes: (count) => {
      if (count < 10 * KIB) return counted(count, words.byte, words.bytes);
      tenths ??= new Intl.NumberFormat(words.locale, { maximumFractionDigits: 1 });
      return `${tenths.format(count / KIB)} KiB`;
    },
    rules: (count) => (count === 0 ? words.noRule : counted(count, words.rule, words.rules)),
    ref: (line) => lineRef(line, `${words.line} ${number(line)}`),
    refs: (ranges) =>
      joined(ranges, (range, i) =>
        lineRef(range[0], i === 0 ? `${named(ranges)} ${run(range)}` : run(range)),
      ),
  };
}
