import { equalsLower } from "./agents.ts";
import { ALLOW, DISALLOW, directiveOf, isExact, NONE, readKey, USER_AGENT } from "./directives.ts";

/** Octets of a line that are read; the rest is dropped (google/robotstxt, robots.cc: 8 x 2083 - 1). */
export const LINE_LIMIT = 16_663;

const LF = 10;
const CR = 13;
const SPACE = 32;
const HASH = 35;
const DOLLAR = 36;
const COLON = 58;

/** What the scanner found on one line. One instance is reused: copy out what is to stay. All are octet offsets. */
export class Fields {
  /** First octet that is read; a BOM is before it. */
  from = 0;
  /** Where the line end begins. */
  end = 0;
  /** Where the next line begins. */
  next = 0;
  /** End of what is read: a comment, a NUL or the line limit ends it. */
  stop = 0;
  /** Packed directive of the key, see directives.ts; 0 when there is no key. */
  key = 0;
  keyFrom = 0;
  keyTo = 0;
  valueFrom = 0;
  valueTo = 0;
  /** Where `#` stands, or -1. */
  comment = -1;
  /** Where a NUL stands that ended the line, or -1. */
  nul = -1;
  colonMissing = false;
  /** Nothing but white space stands before the stop, and no comment. */
  blank = false;
  /** Set by `scan` alone: the value is compared as it stands. */
  plain = false;
  /** Set by `scan` alone: lines that were passed over. */
  passed = 0;
}

/** How many octets of a byte order mark stand at the start: 3, or 1 or 2 of one that is cut off. */
export function bomLength(octets: Uint8Array): number {
  if (octets[0] !== 0xef) return 0;
  if (octets[1] !== 0xbb) return 1;
  return octets[2] === 0xbf ? 3 : 2;
}

/** Reads the line that begins at `from` into `f`. Never reads past it. */
export function readLine(octets: Uint8Array, from: number, f: Fields): void {
  f.from = from;
  f.comment = -1;
  f.nul = -1;
  const colon = findMarks(octets, from, f);
  f.next = afterLineEnd(octets, f.end);
  const limit = from + LINE_LIMIT;
  if (f.stop > limit) {
    f.stop = limit;
    f.comment = -1;
    f.nul = -1;
  }
  split(octets, from, f.stop, colon < f.stop ? colon : -1, f);
}

/** Finds the line end, the first `#` or NUL, and returns where the first colon stands, or -1. */
function findMarks(octets: Uint8Array, from: number, f: Fields): number {
  const length = octets.length;
  let colon = -1;
  let i = from;
  for (; i < length; i++) {
    const c = octets[i] as number;
    if (c > COLON) continue;
    if (c === LF || c === CR) break;
    if (c === COLON && colon < 0) colon = i;
    else if (c === HASH || c === 0) return stopAt(octets, i, f, colon);
  }
  f.end = f.stop = i;
  return colon;
}

/** Notes that a comment or a NUL ends what is read, and looks for the line end behind it. */
function stopAt(octets: Uint8Array, i: number, f: Fields, colon: number): number {
  f.stop = i;
  if (octets[i] === HASH) f.comment = i;
  else f.nul = i;
  let end = i;
  while (end < octets.length && !isLineEnd(octets[end])) end++;
  f.end = end;
  return colon;
}

/** Divides what is read of a line into key and value. */
function split(octets: Uint8Array, from: number, stop: number, colon: number, f: Fields): void {
  const start = skipBlanks(octets, from, stop);
  const end = dropBlanks(octets, start, stop);
  f.key = NONE;
  f.colonMissing = false;
  f.blank = start === end && f.comment < 0;
  f.keyFrom = f.keyTo = f.valueFrom = f.valueTo = start;
  const at = colon >= 0 ? colon : wordBreak(octets, start, end);
  if (at < 0) return;
  const keyTo = dropBlanks(octets, start, at);
  if (keyTo === start) return;
  f.colonMissing = colon < 0;
  f.keyTo = keyTo;
  f.valueFrom = skipBlanks(octets, at + 1, end);
  f.valueTo = end;
  f.key = readKey(octets, start, keyTo);
}

/** The first blank between exactly two words, or -1. Only space and tab part words here, as Google has it. */
function wordBreak(octets: Uint8Array, from: number, to: number): number {
  let at = from;
  while (at < to && octets[at] !== SPACE && octets[at] !== 9) at++;
  if (at === to) return -1;
  let i = at;
  while (octets[i] === SPACE || octets[i] === 9) i++;
  for (; i < to; i++) if (octets[i] === SPACE || octets[i] === 9) return -1;
  return at;
}

/** ASCII white space that can stand inside a line: space, tab, VT, FF. */
const isBlank = (c: number | undefined): boolean => c === SPACE || c === 9 || c === 11 || c === 12;

function skipBlanks(octets: Uint8Array, from: number, to: number): number {
  let i = from;
  while (i < to && isBlank(octets[i])) i++;
  return i;
}

function dropBlanks(octets: Uint8Array, from: number, to: number): number {
  let i = to;
  while (i > from && isBlank(octets[i - 1])) i--;
  return i;
}

/** Where the line after a line end begins: CR, LF and CRLF are one each. */
function afterLineEnd(octets: Uint8Array, end: number): number {
  if (end >= octets.length) return octets.length;
  return octets[end] === CR && octets[end + 1] === LF ? end + 2 : end + 1;
}

/**
 * Hears the lines that matter to a verdict, in order. `from` and `to` are the trimmed value; `exact` says that the key
 * is spelt as in the standard and has its colon.
 */
export interface RuleListener {
  /** A user-agent line. Returns whether rule lines matter until the next one. */
  agent(from: number, to: number, exact: boolean, line: number): boolean;
  /**
   * An allow or disallow line. `plain`: no `%`, no octet from 0x80 on, and `$` at most at the end, so that every reading
   * compares the value as it stands. Returns whether further rule lines matter.
   */
  rule(
    from: number,
    to: number,
    isAllow: boolean,
    exact: boolean,
    plain: boolean,
    line: number,
  ): boolean;
}

/** Hears blank lines too. */
export interface BlankListener extends RuleListener {
  /** A line of white space alone. */
  blank(): void;
}

const fields = new Fields();

/**
 * Reads a file for its user-agent and rule lines only. Other lines are passed over by their first octet,
 * and so are rule lines while the listener does not want them: a file of a hundred groups costs little.
 */
export function scan(octets: Uint8Array, listener: RuleListener): void {
  const f = fields;
  let wantsRules = true;
  let line = 1;
  let from = bomLength(octets);
  for (;;) {
    from = passOver(octets, from, wantsRules, f);
    line += f.passed;
    if (from >= octets.length) return;
    wantsRules = readRule(octets, from, f, listener, line++, wantsRules);
    from = f.next;
  }
}

/** The same for a listener that hears blank lines: line by line, without haste. */
export function scanAll(octets: Uint8Array, listener: BlankListener): void {
  const f = fields;
  let line = 1;
  for (let from = bomLength(octets); from < octets.length; from = f.next) {
    readLine(octets, from, f);
    if (f.blank) listener.blank();
    else hear(f, listener, line, true);
    line++;
  }
}

/** Where the next line begins whose first letter is one of the three that begin a key with a say: u, a, d. */
function passOver(octets: Uint8Array, from: number, wantsRules: boolean, f: Fields): number {
  const length = octets.length;
  let at = from;
  f.passed = 0;
  while (at < length) {
    const i = skipBlanks(octets, at, length);
    const letter = i < length ? (octets[i] as number) | 32 : 0;
    if (letter === 117 || (wantsRules && (letter === 97 || letter === 100))) return at;
    at = nextLine(octets, i);
    f.passed++;
  }
  return at;
}

/** Reads a line that may be a user-agent or rule line, in one pass where it is written as most are. */
function readRule(
  octets: Uint8Array,
  from: number,
  f: Fields,
  listener: RuleListener,
  line: number,
  wantsRules: boolean,
): boolean {
  const letter = (octets[from] as number) | 32;
  const value = exactKeyEnd(octets, from, letter);
  if (value > 0 && readPlainLine(octets, from, value, f))
    return letter === 117
      ? listener.agent(f.valueFrom, f.valueTo, true, line)
      : listener.rule(f.valueFrom, f.valueTo, letter === 97, true, f.plain, line);
  readLine(octets, from, f);
  return hear(f, listener, line, wantsRules);
}

/** Hands a line that was read the careful way to the listener. */
function hear(f: Fields, listener: RuleListener, line: number, wantsRules: boolean): boolean {
  const directive = directiveOf(f.key);
  const { valueFrom, valueTo } = f;
  const exact = isExact(f.key) && !f.colonMissing;
  if (directive === USER_AGENT) return listener.agent(valueFrom, valueTo, exact, line);
  if (directive !== ALLOW && directive !== DISALLOW) return wantsRules;
  // Not plain is always right: it only means one look more.
  return listener.rule(valueFrom, valueTo, directive === ALLOW, exact, false, line);
}

const AGENT_REST = [..."ser-agent:"].map((c) => c.charCodeAt(0));

/** Where the colon ends a key that stands exactly as `Allow`, `Disallow` or `User-agent`, or -1. */
function exactKeyEnd(o: Uint8Array, i: number, letter: number): number {
  if (letter === 117) return equalsLower(o, i + 1, AGENT_REST) ? i + 11 : -1;
  if (letter === 97) return isAllow(o, i) ? i + 6 : -1;
  const isDisallow =
    letter === 100 &&
    ((o[i + 1] as number) | 32) === 105 &&
    ((o[i + 2] as number) | 32) === 115 &&
    isAllow(o, i + 3);
  return isDisallow ? i + 9 : -1;
}

/** Whether `Allow:` stands at `i`. Written out: it is asked for every rule. */
function isAllow(o: Uint8Array, i: number): boolean {
  return (
    ((o[i] as number) | 32) === 97 &&
    ((o[i + 1] as number) | 32) === 108 &&
    ((o[i + 2] as number) | 32) === 108 &&
    ((o[i + 3] as number) | 32) === 111 &&
    ((o[i + 4] as number) | 32) === 119 &&
    o[i + 5] === COLON
  );
}

/**
 * Reads the value at `from` of a line that begins at `start`, in one pass, into value, `plain` and `next`. False for a
 * line with a comment, a NUL or more octets than the limit: those are read the careful way.
 */
function readPlainLine(octets: Uint8Array, start: number, from: number, f: Fields): boolean {
  const length = octets.length;
  let i = from;
  let special = 0;
  let c = LF;
  for (; i < length; i++) {
    c = octets[i] as number;
    // From `&` to DEL nothing ends a value or is written otherwise in any reading.
    if ((c - 38) >>> 0 < 90) continue;
    if (endsValue(c)) break;
    if (c >= 36) special += c === DOLLAR ? 1 : 2;
  }
  const isWhole = i === length || isLineEnd(c);
  if (!isWhole || i - start > LINE_LIMIT) return false;
  f.next = afterLineEnd(octets, i);
  f.valueTo = dropBlanks(octets, from, i);
  f.valueFrom = skipBlanks(octets, from, f.valueTo);
  f.plain = special === 0 || (special === 1 && octets[f.valueTo - 1] === DOLLAR);
  return true;
}

const isLineEnd = (c: number | undefined): boolean => c === LF || c === CR;

const endsValue = (c: number): boolean => c === LF || c === CR || c === HASH || c === 0;

/** Where the line after the one that holds `i` begins. */
export function nextLine(octets: Uint8Array, i: number): number {
  const length = octets.length;
  let end = i;
  // Four at a time: half the time of one by one, and most of the time of a large file.
  while (
    end + 3 < length &&
    (octets[end] as number) > CR &&
    (octets[end + 1] as number) > CR &&
    (octets[end + 2] as number) > CR &&
    (octets[end + 3] as number) > CR
  )
    end += 4;
  while (end < length && octets[end] !== LF && octets[end] !== CR) end++;
  return afterLineEnd(octets, end);
}
