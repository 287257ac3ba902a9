/** Writes numbers in one language. */
export interface Numbers {
  readonly n: (count: number) => string;
  /** "1 line", "2 lines". */
  readonly count: (amount: number, one: string, many: string) => string;
}

/** The numbers of a locale. The formatter is made at first use, so that a language costs nothing until it is shown. */
export function numbersIn(locale: string): Numbers {
  let format: Intl.NumberFormat | undefined;
  const n = (count: number): string => {
    format ??= new Intl.NumberFormat(locale);
    return format.format(count);
  };
  return { n, count: (amount, one, many) => `${n(amount)} ${amount === 1 ? one : many}` };
}
