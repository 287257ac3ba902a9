/** Numbers as a language writes them, and words after them. */
export function numbersIn(locale: string): {
  readonly number: (count: number) => string;
  readonly count: (count: number, one: string, many: string) => string;
} {
  const format = new Intl.NumberFormat(locale);
  const number = (count: number): string => format.format(count);
  return { number, count: (count, one, many) => `${number(count)} ${count === 1 ? one : many}` };
}
