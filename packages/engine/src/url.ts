/**
 * Path and query of an address, taken as it stands (google/robotstxt, robots.cc, GetPathParamsQuery): a leading `//`
 * is passed over, a scheme counts only when `://` comes before the first of `/ ? ;`, the fragment is dropped, and the
 * result begins with `/`. Nothing is decoded or folded. A NUL ends the address.
 */
export function targetOf(address: string): string {
  const text = upTo(textArgument("address", address), "\0", 0);
  const from = targetStart(text);
  if (from < 0 || from === text.length) return "/";
  const target = upTo(text, "#", from);
  return text.charCodeAt(from) === 47 ? target : `/${target}`;
}

/** The text from `from` on, up to a mark if it holds one. */
function upTo(text: string, mark: string, from: number): string {
  const at = text.indexOf(mark, from);
  return text.slice(from, at < 0 ? text.length : at);
}

/**
 * Where path and query begin: at the first of `/ ? ;` after the authority, or at the end of an address that has none.
 * -1 when a `#` or NUL comes before.
 */
export function targetStart(text: string): number {
  const start = text.charCodeAt(0) === 47 && text.charCodeAt(1) === 47 ? 2 : 0;
  const early = pathStart(text, start);
  // `://` can come before the first of `/ ? ;` only when its own first slash is that.
  const isScheme =
    early > start &&
    text.charCodeAt(early - 1) === 58 &&
    text.charCodeAt(early) === 47 &&
    text.charCodeAt(early + 1) === 47;
  return isScheme ? pathStart(text, early + 2) : early;
}

function pathStart(text: string, from: number): number {
  const length = text.length;
  for (let i = from; i < length; i++) {
    const c = text.charCodeAt(i);
    // Letters, most of an address, are behind all of these.
    if (c > 63) continue;
    if (c === 47 || c === 63 || c === 59) return i;
    if (c === 35 || c === 0) return -1;
  }
  return length;
}

/** The text of an argument. Throws `TypeError` that names the argument when it is none: a mistake of the caller. */
export function textArgument(name: string, value: string): string {
  if (typeof value !== "string") throw new TypeError(`${name}: expected a string`);
  return value;
}
