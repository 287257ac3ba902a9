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
