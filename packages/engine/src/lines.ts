import { ALLOW, DISALLOW, directiveOf, NONE, readKey, USER_AGENT } from "./directives.ts";

/** Octets of a line that are read; the rest is dropped (google/robotstxt, robots.cc: 8 x 2083 - 1). */
export const LINE_LIMIT = 16_663;

const LF = 10;
const CR = 13;
const SPACE = 32;
const HASH = 35;
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
}

/** How many octets of a byte order mark stand at the start: 3, or 1 or 2 of one that is cut off. */
export function bomLength(octets: Uint8Array): number {
  if (octets[0] !== 0xef) return 0;
  if (octets[1] !== 0xbb) return 1;
  return octets[2] === 0xbf ? 3 : 2;
}

/** Reads the line that begins at `from` into `f`. Never reads past it. */
export function readLine(octets: Uint8Array, from: number, f: Fields): void {
  const length = octets.length;
  let colon = -1;
  let stop = -1;
  f.comment = -1;
  f.nul = -1;
  let i = from;
  for (; i < length; i++) {
    const c = octets[i] as number;
    if (c > COLON) continue;
    if (c === LF || c === CR) break;
    if (stop >= 0) continue;
    if (c === COLON) {
      if (colon < 0) colon = i;
    } else if (c === HASH) {
      f.comment = stop = i;
    } else if (c === 0) {
      f.nul = stop = i;
    }
  }
  f.from = from;
  f.end = i;
  f.next = afterLineEnd(octets, i);
  if (stop < 0) stop = i;
  const limit = from + LINE_LIMIT;
  if (stop > limit) {
    stop = limit;
    if (f.comment >= limit) f.comment = -1;
    if (f.nul >= limit) f.nul = -1;
  }
  f.stop = stop;
  split(octets, from, stop, colon < stop ? colon : -1, f);
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
  f.valueTo = f.valueFrom > end ? f.valueFrom : end;
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

/** Hears the lines that matter to a verdict, in order. Offsets are those of the `Fields` handed over. */
export interface RuleListener {
  /** A user-agent line. Returns whether rule lines matter until the next one. */
  agent(f: Fields, line: number): boolean;
  /** An allow or disallow line. Returns whether further rule lines matter. */
  rule(f: Fields, line: number): boolean;
  /** A line of white space alone. Heard only by listeners that set `hearsBlanks`. */
  blank(): void;
  readonly hearsBlanks: boolean;
}

const fields = new Fields();

/**
 * Reads a file for its user-agent and rule lines only. Other lines are passed over by their first octet,
 * and so are rule lines while the listener does not want them: a file of a hundred groups costs little.
 */
export function scan(octets: Uint8Array, listener: RuleListener): void {
  const length = octets.length;
  const hearsBlanks = listener.hearsBlanks;
  let wantsRules = true;
  let line = 1;
  let from = bomLength(octets);
  while (from < length) {
    let i = from;
    while (i < length && isBlank(octets[i])) i++;
    let c = i < length ? (octets[i] as number) : LF;
    const letter = c | 32;
    // 'u', 'a', 'd': the only letters that begin a key with a say.
    if (letter === 117 || (wantsRules && (letter === 97 || letter === 100))) {
      readLine(octets, from, fields);
      from = fields.next;
      const directive = directiveOf(fields.key);
      if (directive === USER_AGENT) wantsRules = listener.agent(fields, line);
      else if (directive === ALLOW || directive === DISALLOW)
        wantsRules = listener.rule(fields, line);
    } else {
      if (hearsBlanks && (c === LF || c === CR)) listener.blank();
      while (c !== LF && c !== CR && ++i < length) c = octets[i] as number;
      from = afterLineEnd(octets, i);
    }
    line++;
  }
}
