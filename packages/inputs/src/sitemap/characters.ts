/** The entities that XML knows by itself. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** Text with its entities resolved, from the first `&` on; null when one of them is none. */
export function charactersOf(text: string, first: number): string | null {
  let whole = text.slice(0, first);
  for (let at = first; at >= 0; ) {
    const entity = /^&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/i.exec(text.slice(at, at + 12));
    const character = entity === null ? null : characterOf(entity);
    if (entity === null || character === null) return null;
    const next = text.indexOf("&", at + 1);
    const from = at + entity[0].length;
    whole += character + text.slice(from, next < 0 ? undefined : next);
    at = next;
  }
  return whole;
}

function characterOf([, decimal, hexadecimal, name]: RegExpExecArray): string | null {
  if (name !== undefined) return ENTITIES[name] ?? null;
  const point =
    decimal === undefined ? Number.parseInt(hexadecimal as string, 16) : Number(decimal);
  return point === 0 || point > 0x10ffff ? null : String.fromCodePoint(point);
}
