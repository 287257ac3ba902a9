/**
 * The text of the last `"id"` value of a JSON object as it stands in the line, for numbers that JavaScript cannot hold
 * exactly. The line must be valid JSON and an object. Null when the key is written in another way (`"\u0069d"`).
 */
export function rawId(line: string): string | null {
  let raw: string | null = null;
  let depth = 0;
  let at = 0;
  while (at < line.length) {
    const c = line[at];
    if (c === '"') {
      const end = stringEnd(line, at);
      const colon = /^[ \t\r\n]*:[ \t\r\n]*/.exec(line.slice(end, end + 64));
      if (depth === 1 && colon !== null && line.slice(at, end) === '"id"') {
        const from = end + colon[0].length;
        at = valueEnd(line, from);
        raw = line.slice(from, at);
      } else at = end;
      continue;
    }
    if (c === "{" || c === "[") depth += 1;
    if (c === "}" || c === "]") depth -= 1;
    at += 1;
  }
  return raw;
}

/** The position behind the string that begins here. */
function stringEnd(line: string, from: number): number {
  let at = from + 1;
  while (at < line.length && line[at] !== '"') at += line[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** The position behind the value that begins here. */
function valueEnd(line: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < line.length) {
    const c = line[at] as string;
    if (c === '"') {
      at = stringEnd(line, at);
      continue;
    }
    if (depth === 0 && (c === "," || c === "}")) return at;
    if (c === "{" || c === "[") depth += 1;
    if (c === "}" || c === "]") depth -= 1;
    at += 1;
  }
  return at;
}
