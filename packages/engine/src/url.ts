/**
 * Path and query of an address, taken as it stands (google/robotstxt, robots.cc, GetPathParamsQuery): a leading `//`
 * is passed over, a scheme counts only when `://` comes before the first of `/ ? ;`, the fragment is dropped, and the
 * result begins with `/`. Nothing is decoded or folded. A NUL ends the address.
 */
export function targetOf(address: string): string {
  const nul = address.indexOf("\0");
  const text = nul < 0 ? address : address.slice(0, nul);
  const start = text.startsWith("//") ? 2 : 0;
  const early = pathStart(text, start);
  const scheme = text.indexOf("://", start);
  const from = scheme < 0 || (early >= 0 && early < scheme) ? early : pathStart(text, scheme + 3);
  if (from < 0) return "/";
  const hash = text.indexOf("#", start);
  if (hash >= 0 && hash < from) return "/";
  const target = hash < 0 ? text.slice(from) : text.slice(from, hash);
  return text.charCodeAt(from) === 47 ? target : `/${target}`;
}

/** The first of `/ ? ;` at or after `from`, or -1. */
function pathStart(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 47 || c === 63 || c === 59) return i;
  }
  return -1;
}

/**
 * Where path and query begin in an address whose authority holds nothing odd, or the address's length when it has
 * none; -1 when a `#` or NUL comes before, which {@link targetOf} knows to treat.
 */
export function plainTargetStart(text: string): number {
  const start = text.charCodeAt(0) === 47 && text.charCodeAt(1) === 47 ? 2 : 0;
  const early = plainPathStart(text, start);
  // `://` can come before the first of `/ ? ;` only when its own first slash is that.
  const isScheme =
    early > start &&
    text.charCodeAt(early - 1) === 58 &&
    text.charCodeAt(early) === 47 &&
    text.charCodeAt(early + 1) === 47;
  return isScheme ? plainPathStart(text, early + 2) : early;
}

function plainPathStart(text: string, from: number): number {
  const length = text.length;
  for (let i = from; i < length; i++) {
    const c = text.charCodeAt(i);
    if (c === 47 || c === 63 || c === 59) return i;
    if (c === 35 || c === 0) return -1;
  }
  return length;
}
