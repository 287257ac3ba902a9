/**
 * The second opinion: what a robots.txt says, computed slowly and as plainly as the definitions of the readings
 * allow. It shares nothing with the engine: no scanner, no index, no normal form, and every question reads the whole
 * file again. Where engine and reference differ one of them is wrong.
 *
 * Octets are written as text, one character from U+0000 to U+00FF each, so that the whole of a rule can be seen.
 */
type Octets = string;

export type ReferenceReading = "rfc9309" | "google" | "1996" | "1994";

export interface ReferenceQuestion {
  readonly file: Uint8Array;
  /** The crawler's own token first, then its fallbacks. */
  readonly tokens: readonly string[];
  readonly address: string;
  readonly reading: ReferenceReading;
  readonly obeysStar?: boolean;
  /** Several tokens are tried one after the other even where the reading merges them. */
  readonly inOrder?: boolean;
}

export interface ReferenceAnswer {
  readonly verdict: "allowed" | "disallowed";
  readonly basis: "rule" | "no-match" | "no-rules" | "robots-txt-itself";
  readonly line: number | null;
}

export function askReference(question: ReferenceQuestion): ReferenceAnswer {
  const { reading } = question;
  const blocks = blocksOf(octetsOf(question.file), reading);
  const target = targetOf(utf8(question.address));
  if (reading !== "google" && reading !== "1994" && target === "/robots.txt")
    return { verdict: "allowed", basis: "robots-txt-itself", line: null };
  const rules = effectiveRules(blocks, question);
  const best = decidingRule(rules, target, reading);
  if (best !== null)
    return {
      verdict: best.allow || best.pattern === "" ? "allowed" : "disallowed",
      basis: "rule",
      line: best.line,
    };
  const hasRules = blocks.some((block) => block.rules.length > 0);
  return { verdict: "allowed", basis: hasRules ? "no-match" : "no-rules", line: null };
}

/** The rules of the group that applies to a question, as written, in file order. The address plays no part. */
export function rulesInForce(
  question: Omit<ReferenceQuestion, "address">,
): readonly ReferenceRule[] {
  const blocks = blocksOf(octetsOf(question.file), question.reading);
  return effectiveRules(blocks, { ...question, address: "/" });
}

// ---------------------------------------------------------------------------------------------------------- lines

/** Octets of a line that are read. */
const LINE_LIMIT = 16_663;

interface ReadLine {
  readonly number: number;
  readonly key: Octets;
  readonly value: Octets;
  readonly hasColon: boolean;
  /** What is read of it is white space alone; a comment is more than that. */
  readonly isBlank: boolean;
}

/** CR, LF and CRLF in any mix end a line. A byte order mark, also one that is cut off, is passed over once. */
function linesOf(file: Octets): ReadLine[] {
  const text = file.replace(/^\xef(\xbb\xbf?)?/, "");
  return text.split(/\r\n|\r|\n/).map((line, i) => ({ number: i + 1, ...readLine(line) }));
}

/** A NUL ends what is read of a line, and so does the limit. */
function readLine(line: Octets): Omit<ReadLine, "number"> {
  const [read = ""] = line.slice(0, LINE_LIMIT).split("\0");
  const [content = ""] = read.split("#");
  const isBlank = trim(read) === "";
  const text = trim(content);
  const colon = text.indexOf(":");
  if (colon >= 0)
    return {
      key: trim(text.slice(0, colon)),
      value: trim(text.slice(colon + 1)),
      hasColon: true,
      isBlank,
    };
  // Without a colon: exactly two words, parted by spaces or tabs.
  const words = text.split(/[ \t]+/);
  const [key = "", value = ""] = words.length === 2 ? words : [];
  return { key: trim(key), value: trim(value), hasColon: false, isBlank };
}

/** Without the ASCII white space around it that can stand inside a line. */
function trim(text: Octets): Octets {
  const isBlank = (at: number) => " \t\v\f".includes(text.charAt(at));
  let from = 0;
  let to = text.length;
  while (from < to && isBlank(from)) from++;
  while (to > from && isBlank(to - 1)) to--;
  return text.slice(from, to);
}

// ----------------------------------------------------------------------------------------------------------- keys

type Kind = "user-agent" | "allow" | "disallow" | "none";

const TOLERATED: readonly (readonly [Octets, Kind])[] = [
  ["user-agent", "user-agent"],
  ["useragent", "user-agent"],
  ["user agent", "user-agent"],
  ["allow", "allow"],
  ["disallow", "disallow"],
  ["dissallow", "disallow"],
  ["dissalow", "disallow"],
  ["disalow", "disallow"],
  ["diasllow", "disallow"],
  ["disallaw", "disallow"],
];

/** Today: Google's misspellings, and every key that begins with one. Before: the key itself, with its colon. */
function kindOf(line: ReadLine, reading: ReferenceReading): Kind {
  const key = lower(line.key);
  if (reading === "rfc9309" || reading === "google")
    return TOLERATED.find(([known]) => key.startsWith(known))?.[1] ?? "none";
  if (!line.hasColon) return "none";
  if (key === "user-agent" || key === "disallow") return key;
  return key === "allow" && reading === "1996" ? key : "none";
}

// --------------------------------------------------------------------------------------------------------- groups

/** An allow or disallow line of a group. */
export interface ReferenceRule {
  readonly allow: boolean;
  /** As written in the file. */
  readonly pattern: Octets;
  readonly line: number;
}
type Rule = ReferenceRule;

interface Block {
  readonly agents: Octets[];
  readonly rules: Rule[];
}

/**
 * User-agent lines collect until a rule is met, whatever the rule says; the next user-agent line begins a new block.
 * In the texts of 1996 and 1994 a line of white space alone ends a block too.
 */
function blocksOf(file: Octets, reading: ReferenceReading): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const line of linesOf(file)) {
    const kind = kindOf(line, reading);
    if (kind === "user-agent") {
      if (open === null || open.rules.length > 0) {
        open = { agents: [], rules: [] };
        blocks.push(open);
      }
      open.agents.push(line.value);
    } else if (kind !== "none") {
      open?.rules.push({ allow: kind === "allow", pattern: line.value, line: line.number });
    } else if ((reading === "1996" || reading === "1994") && line.isBlank) {
      open = null;
    }
  }
  return blocks;
}

/** The rules of the group that applies: the first asked token that is named, else `*`. */
function effectiveRules(blocks: readonly Block[], question: ReferenceQuestion): readonly Rule[] {
  const { reading, tokens } = question;
  const asked = tokens.map(utf8);
  const merged = reading === "google" && question.inOrder !== true;
  const ways: ((value: Octets) => boolean)[] = merged
    ? [(value) => asked.some((token) => names(value, token, reading))]
    : asked.map((token) => (value) => names(value, token, reading));
  if (question.obeysStar !== false) ways.push((value) => isStar(value, reading));
  for (const isNamed of ways) {
    const found = blocks.filter((block) => block.agents.some(isNamed));
    const [first] = found;
    if (first === undefined) continue;
    const isOld = reading === "1996" || reading === "1994";
    return isOld ? first.rules : found.flatMap((block) => block.rules);
  }
  return [];
}

/** Today also `*` with white space and anything behind it. */
function isStar(value: Octets, reading: ReferenceReading): boolean {
  return reading === "1996" || reading === "1994" ? value === "*" : /^\*([ \t\v\f]|$)/.test(value);
}

const PURE_TOKEN = /^[A-Za-z_-]*$/;

/** Whether the value of a user-agent line names the crawler of that token. */
function names(value: Octets, token: Octets, reading: ReferenceReading): boolean {
  // `*` asks for the groups of everybody. It is nobody's name, nor is everybody called by a name.
  if (isStar(value, reading)) return false;
  const leading = lower(/^[A-Za-z_-]*/.exec(value)?.[0] ?? "");
  if (reading === "google") return leading === lower(token);
  const name = lower(trim(token.split("/")[0] ?? ""));
  if (name === "*") return false;
  if (reading === "1996") return name !== "" && lower(value).includes(name);
  if (reading === "1994") {
    const known = lower(value.split("/")[0] ?? "");
    return known !== "" && lower(trim(token)).includes(known);
  }
  if (PURE_TOKEN.test(name)) return leading === name;
  const behind = value.slice(name.length, name.length + 1);
  return lower(value).startsWith(name) && !/[A-Za-z0-9_.-]/.test(behind);
}

// ------------------------------------------------------------------------------------------------------- deciding

function decidingRule(
  rules: readonly Rule[],
  target: Octets,
  reading: ReferenceReading,
): Rule | null {
  if (reading === "1996" || reading === "1994") {
    const decode = reading === "1996" ? decoded : (text: Octets) => text;
    const isFirst = ({ pattern }: Rule) =>
      pattern !== "" && decode(target).startsWith(decode(pattern));
    return rules.find(isFirst) ?? null;
  }
  const matching = rules
    .map((rule) => ({ rule, octets: octetsOfMatch(rule, target, reading) }))
    .filter(({ octets }) => octets >= 0);
  matching.sort(
    (a, b) =>
      b.octets - a.octets ||
      Number(b.rule.allow) - Number(a.rule.allow) ||
      a.rule.line - b.rule.line,
  );
  return matching[0]?.rule ?? null;
}

/** The octets with which a rule takes part, or -1 when it does not match. */
function octetsOfMatch(rule: Rule, target: Octets, reading: ReferenceReading): number {
  if (reading === "google") return octetsForGoogle(rule, target);
  if (!/^[/*]/.test(rule.pattern)) return -1;
  const parts = rfcParts(rule.pattern);
  return partsMatch(parts, rfcTarget(target)) ? sum(parts.map((part) => part.octets)) : -1;
}

function octetsForGoogle(rule: Rule, target: Octets): number {
  const pattern = rule.pattern
    .replace(/%[0-9a-fA-F]{2}/g, (found) => found.toUpperCase())
    .replace(/[\x80-\xff]/g, escaped);
  if (partsMatch(plainParts(pattern), target)) return pattern.length;
  const index = pattern.lastIndexOf("/");
  if (!rule.allow || index < 0 || !pattern.slice(index).startsWith("/index.htm")) return -1;
  const directory = `${pattern.slice(0, index + 1)}$`;
  return partsMatch(plainParts(directory), target) ? directory.length : -1;
}

// ------------------------------------------------------------------------------------------------------- patterns

/** A part of a pattern: any run of octets, the end of the target, or a text. */
interface Part {
  readonly what: "any" | "end" | "text";
  readonly text: Octets;
  /** What it counts for precedence. */
  readonly octets: number;
}

const any: Part = { what: "any", text: "", octets: 1 };
const end: Part = { what: "end", text: "", octets: 1 };
const literal = (text: Octets, octets = text.length): Part => ({ what: "text", text, octets });

/** `*` is any run, `$` the end where it is the last octet. */
function plainParts(pattern: Octets): Part[] {
  return [...pattern].map((c, i) => {
    if (c === "*") return any;
    return c === "$" && i === pattern.length - 1 ? end : literal(c);
  });
}

/** Neighbouring texts are one: only for speed. */
function joined(parts: readonly Part[]): Part[] {
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last?.what === "text" && part.what === "text")
      out[out.length - 1] = literal(last.text + part.text, last.octets + part.octets);
    else out.push(part);
  }
  return out;
}

/** Follows every place of the target that the parts so far can have reached. */
function partsMatch(parts: readonly Part[], target: Octets): boolean {
  const row = joined(parts);
  let places: number[] = [0];
  for (const [i, part] of row.entries()) {
    const [first] = places;
    if (first === undefined) return false;
    if (part.what === "text")
      places = places
        .filter((place) => target.startsWith(part.text, place))
        .map((place) => place + part.text.length);
    else if (part.what === "end") places = places.filter((place) => place === target.length);
    // A star behind a star reaches nothing new.
    else if (row[i - 1]?.what !== "any")
      places = Array.from({ length: target.length - first + 1 }, (_, n) => first + n);
  }
  return places.length > 0;
}

/** Pieces of a pattern or a target: an escape, or one octet. */
const pieces = (octets: Octets): Octets[] => octets.match(/%[0-9a-fA-F]{2}|./gs) ?? [];

/** RFC 9309 section 2.2.2: one way to write each octet. */
function rfcPiece(piece: Octets, inQuery: boolean): Octets {
  if (piece.length === 1) return piece >= "\x80" ? escaped(piece) : piece;
  const octet = String.fromCharCode(Number.parseInt(piece.slice(1), 16));
  if (/[A-Za-z0-9._~-]/.test(octet)) return octet;
  if (inQuery && /[:/?@]/.test(octet)) return octet;
  return piece.toUpperCase();
}

/** A `*` or `$` of an address is the character itself: it is written as the escape that a rule has for it. */
function rfcTarget(target: Octets): Octets {
  let out = "";
  let inQuery = false;
  for (const piece of pieces(target)) {
    if (piece === "?") inQuery = true;
    out += piece === "*" || piece === "$" ? escaped(piece) : rfcPiece(piece, inQuery);
  }
  return out;
}

/** Section 2.2.3: `%2A` and `%24` in a rule are the characters; a `$` inside is one too, and counts one octet. */
function rfcParts(pattern: Octets): Part[] {
  const parts: Part[] = [];
  let inQuery = false;
  const all = pieces(pattern);
  for (const [i, piece] of all.entries()) {
    if (piece === "?") inQuery = true;
    if (piece === "*") parts.push(any);
    else if (piece !== "$") parts.push(literal(rfcPiece(piece, inQuery)));
    else parts.push(i === all.length - 1 ? end : literal(escaped("$"), 1));
  }
  return parts;
}

const escaped = (octet: Octets): Octets =>
  `%${octet.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

/** draft-koster-robots-00: every escape decoded but that of `/`. */
const decoded = (octets: Octets): Octets =>
  octets.replace(/%[0-9a-fA-F]{2}/g, (found) =>
    found.toUpperCase() === "%2F"
      ? "%2F"
      : String.fromCharCode(Number.parseInt(found.slice(1), 16)),
  );

// ------------------------------------------------------------------------------------------------------ addresses

/** Path and query of an address that is taken as it stands. A fragment and a NUL end it before anything is read. */
function targetOf(address: Octets): Octets {
  const [whole = ""] = address.split(/[#\0]/);
  const rest = whole.replace(/^\/\//, "");
  const [beforePath = ""] = rest.split(/[/?;]/);
  const scheme = rest.indexOf("://");
  // A scheme counts when `://` comes before the first `/ ? ;`: what stands before that ends with its colon.
  const authority = scheme >= 0 && scheme === beforePath.length - 1 ? rest.slice(scheme + 3) : rest;
  const from = authority.search(/[/?;]/);
  if (from < 0) return "/";
  const target = authority.slice(from);
  return target.startsWith("/") ? target : `/${target}`;
}

// --------------------------------------------------------------------------------------------------------- octets

const octetsOf = (bytes: Uint8Array): Octets => Buffer.from(bytes).toString("latin1");
const utf8 = (string: string): Octets => octetsOf(new TextEncoder().encode(string));
const lower = (octets: Octets): Octets => octets.replace(/[A-Z]/g, (c) => c.toLowerCase());
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
