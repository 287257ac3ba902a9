import type { Miss } from "./model.ts";
import { type Segments, shown } from "./segments.ts";

/**
 * Why a pattern does not match an address: the first part that is missing, and what is there instead. Both in the form
 * that the reading compares, one octet a character. Call only for what the matcher has denied.
 */
export function missOf(segments: Segments, target: string): Miss {
  const { texts, closed } = segments;
  const head = texts[0] as string;
  if (!target.startsWith(head)) return missAtStart(segments, target);
  let at = head.length;
  for (let i = 1; i < texts.length; i++) {
    const text = texts[i] as string;
    const isPinned = closed && i === texts.length - 1;
    const found = isPinned ? endsAt(target, text, at) : target.indexOf(text, at);
    if (found < 0) return missBehind(segments, i, target, at);
    at = found + text.length;
  }
  return behindEnd(target.slice(at));
}

/** Where a text stands that must be the end of the target, not before `at`; or -1. */
function endsAt(target: string, text: string, at: number): number {
  const place = target.length - text.length;
  return place >= at && target.endsWith(text) ? place : -1;
}

const behindEnd = (rest: string): Miss =>
  rest === "/" ? { code: "slash-added" } : { code: "behind-end", rest: shown(rest) };

/** The pattern's beginning is not the address's. */
function missAtStart(segments: Segments, target: string): Miss {
  const head = segments.texts[0] as string;
  const found = target.slice(0, head.length);
  if (head.length > 1 && head.endsWith("/") && isUpToSlash(target, head))
    return { code: "slash-missing" };
  if (head.startsWith(target))
    return { code: "ends-early", wanted: shown(head.slice(target.length)) };
  return (
    caseMiss(head, found) ??
    escapeMiss(head, target) ??
    queryMiss(segments, 0, target, 0) ??
    elsewhereMiss(head, target) ??
    partMissing(head, target)
  );
}

/** The address ends, or its query begins, where the pattern has a last slash. */
function isUpToSlash(target: string, head: string): boolean {
  const bare = head.slice(0, -1);
  return target === bare || target.startsWith(`${bare}?`);
}

function caseMiss(wanted: string, found: string): Miss | null {
  return wanted !== found && lower(wanted) === lower(found)
    ? { code: "case", wanted: shown(wanted), found: shown(found) }
    : null;
}

/** Only `A-Z`: the text holds octets, not characters. */
const lower = (text: string): string => text.replace(/[A-Z]+/g, (c) => c.toLowerCase());

/** The beginning of the target that says the same as `wanted` with other escapes. */
function escapeMiss(wanted: string, target: string): Miss | null {
  if (!wanted.includes("%") && !target.includes("%")) return null;
  const plain = decoded(wanted);
  const end = lengthOfDecoded(target, plain.length);
  const found = target.slice(0, end);
  return decoded(found) === plain && found !== wanted
    ? { code: "escape", wanted: shown(wanted), found: shown(found) }
    : null;
}

const decoded = (text: string): string =>
  text.replace(/%[0-9A-Fa-f]{2}/g, (c) => String.fromCharCode(Number.parseInt(c.slice(1), 16)));

/** How many characters of a text make so many decoded ones. */
function lengthOfDecoded(text: string, count: number): number {
  let at = 0;
  for (let made = 0; made < count && at < text.length; made++)
    at += /^%[0-9A-Fa-f]{2}/.test(text.slice(at, at + 3)) ? 3 : 1;
  return at;
}

function elsewhereMiss(head: string, target: string): Miss | null {
  const bare = head.replace(/^\//, "");
  return bare !== "" && target.includes(bare)
    ? { code: "not-at-start", wanted: shown(head) }
    : null;
}

function partMissing(head: string, target: string): Miss {
  let same = 0;
  while (head[same] === target[same]) same++;
  const wanted = head.slice(same);
  const found = target.slice(same, same + wanted.length);
  return {
    code: "part-missing",
    wanted: shown(wanted),
    after: shown(head.slice(0, same)),
    found: shown(found),
  };
}

/**
 * The query has a parameter that the segment wants as the first one, or as a later one, in the other place. A pattern
 * with `*&` for `?`, or the reverse, would take it there.
 */
function queryMiss(segments: Segments, i: number, target: string, at: number): Miss | null {
  const text = segments.texts[i] as string;
  const place = /[?&](?=[^?&=]+=)/.exec(text)?.index ?? -1;
  if (place < 0) return null;
  const parameter = text.slice(place + 1);
  const before = text.slice(0, place);
  const start = target.indexOf(before, at);
  if (start < 0 || (i === 0 && start > 0)) return null;
  const other = text[place] === "?" ? "&" : "?";
  if (target.indexOf(other + parameter, start + before.length) < 0) return null;
  const turned = before === "" && i > 0 ? other + parameter : `${before}*${other}${parameter}`;
  const texts = segments.texts.map((one, k) => (k === i ? turned : one));
  return {
    code: "query-order",
    name: shown(parameter.slice(0, parameter.indexOf("=") + 1)),
    caughtBy: shown(texts.join("*") + (segments.closed ? "$" : "")),
  };
}

/** The segment `i`, behind a star, stands nowhere from `at` on; or, as the last one of a closed pattern, not at the end. */
function missBehind(segments: Segments, i: number, target: string, at: number): Miss {
  const { texts, closed } = segments;
  const text = texts[i] as string;
  const rest = target.slice(at);
  const isPinned = closed && i === texts.length - 1;
  const last = isPinned ? rest.lastIndexOf(text) : -1;
  if (last >= 0) return behindEnd(rest.slice(last + text.length));
  const folded = lower(rest).indexOf(lower(text));
  if (folded >= 0) return caseMiss(text, rest.slice(folded, folded + text.length)) as Miss;
  const previous = texts.slice(0, i).findLast((one) => one !== "") ?? "";
  return (
    queryMiss(segments, i, target, at) ??
    escapeWithin(text, rest) ??
    orderMiss(text, previous, target, at) ?? {
      code: "part-missing",
      wanted: shown(text),
      after: shown(previous),
      found: null,
    }
  );
}

/** Places at which an escape is looked for; the bound of work for long addresses. */
const PLACES = 512;

function escapeWithin(wanted: string, rest: string): Miss | null {
  if (!wanted.includes("%") && !rest.includes("%")) return null;
  for (let k = 0; k < rest.length && k < PLACES; k++) {
    const miss = escapeMiss(wanted, rest.slice(k, k + wanted.length * 3));
    if (miss !== null) return miss;
  }
  return null;
}

/** The wanted text stands before what it must follow. */
function orderMiss(text: string, previous: string, target: string, at: number): Miss | null {
  const found = target.indexOf(text);
  if (previous === "" || previous === "/" || found < 0) return null;
  return found + text.length <= at - previous.length
    ? { code: "order", wanted: shown(text), after: shown(previous) }
    : null;
}
