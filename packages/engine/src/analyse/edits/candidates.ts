import { toOctets, toText } from "../../decode.ts";
import type { Group, Span } from "../../model.ts";
import { OctetWriter } from "../../octets.ts";
import { readingOf } from "../../readings/index.ts";
import type { RuleSet } from "../rule-set.ts";
import {
  endOfGroup,
  endOfGroups,
  isShared,
  isWritable,
  type Layout,
  ownAgentLines,
  ruleLine,
  ruleText,
} from "./layout.ts";
import type { EditPlace, EditWay, Operation } from "./model.ts";

/** An edit that may flip a verdict; whether it does is for the matcher to say. */
export interface Candidate {
  readonly way: EditWay;
  readonly place: EditPlace;
  readonly operations: readonly Operation[];
}

/** An address whose verdict is to become another one. */
export interface Target {
  readonly layout: Layout;
  readonly set: RuleSet;
  /** Path and query, as requested. */
  readonly address: string;
  readonly wanted: "allowed" | "disallowed";
  /** The deciding line, or null. */
  readonly line: number | null;
}

/** A pattern that a new rule may have. */
interface Offer {
  readonly way: EditWay;
  readonly pattern: string;
}

/** Stars that are added at most, so that a rule has the octets to win. */
const MOST_STARS = 200;

/** Edits that may flip the verdict of an address, in the group that applies, or a new one where none does. */
export function candidatesFor(target: Target): Candidate[] {
  const { layout, line } = target;
  const place = layout.blocks.length === 0 ? "new-group" : "group";
  const added = offersFor(target).map(
    ({ way, pattern }): Candidate => ({
      way,
      place,
      operations: additionOf(target, ruleLine(kindOf(target), pattern)),
    }),
  );
  return line === null ? added : [...changesOf(target, line), ...added];
}

const kindOf = ({ wanted }: Pick<Target, "wanted">): "allow" | "disallow" =>
  wanted === "allowed" ? "allow" : "disallow";

/** A rule in the group that applies; before the deciding line where the order counts. */
export function additionOf(
  { layout, line, set }: Pick<Target, "layout" | "line" | "set">,
  rule: string,
): readonly Operation[] {
  if (layout.blocks.length === 0) return newGroup(layout, [rule]);
  const behind = set.hasOrder && line !== null ? line - 1 : endOfGroup(layout, line);
  return [{ kind: "add", behind, texts: [rule] }];
}

/** A new group for the crawler with these rules. */
function newGroup(layout: Layout, rules: readonly string[]): readonly Operation[] {
  const token = layout.asker.tokens[0] as string;
  const behind = endOfGroups(layout.file, layout.reading);
  const group = [`User-agent: ${token}`, ...rules];
  // An empty line for the eye, and for readings in which it parts groups.
  const isFirst = behind === 0;
  const isOnly = layout.file.lineCount === 0;
  const texts = isOnly ? group : isFirst ? [...group, ""] : ["", ...group];
  return [{ kind: "add", behind, texts }];
}

/** The patterns of a rule that takes the address: alone, with what begins so, with its directory. */
function offersFor({ layout, set, address, wanted, line }: Target): Offer[] {
  const { wildcards } = readingOf(layout.reading);
  const base = layout.reading === "rfc9309" ? formOf(layout, address) : address;
  const directory = /^(\/[^?]*\/)[^/?]+/.exec(base)?.[1];
  const prefixes: Offer[] = [{ way: "prefix", pattern: base }];
  if (directory !== undefined) prefixes.push({ way: "directory", pattern: directory });
  const exact: Offer[] = wildcards ? [{ way: "exact", pattern: `${base}$` }] : [];
  const needed = neededOctets(set, line, wanted);
  const padded = prefixes.flatMap(({ pattern }): Offer[] => {
    const missing = needed - octetsOf(layout, pattern);
    return wildcards && missing > 0 && missing <= MOST_STARS
      ? [{ way: "padded", pattern: pattern + "*".repeat(missing) }]
      : [];
  });
  return [...exact, ...prefixes, ...padded].filter(({ pattern }) => isWritable(pattern));
}

/** The address in the form that the reading compares. */
function formOf(layout: Layout, address: string): string {
  const octets = toOctets(address);
  const out = new OctetWriter(octets.length * 3);
  readingOf(layout.reading).writeTarget(octets, 0, octets.length, out);
  return toText(out.octets, 0, out.length);
}

function octetsOf(layout: Layout, pattern: string): number {
  const octets = toOctets(pattern);
  const out = new OctetWriter(octets.length * 3);
  return readingOf(layout.reading).writePattern(octets, 0, octets.length, out);
}

/** Octets that a rule needs to outrank the one of a line: a Disallow one more than it, an Allow as many. */
function neededOctets(set: RuleSet, line: number | null, wanted: Target["wanted"]): number {
  if (line === null || set.hasOrder) return 0;
  const own = set.rules.filter((rule) => rule.line === line);
  const octets = Math.max(...own.map(({ index }) => set.written(index)?.octets ?? 0));
  return octets + (wanted === "disallowed" ? 1 : 0);
}

/** Changes of the deciding line: removed, turned, or closed. */
function changesOf({ layout, set, line: number }: Target, line: number): Candidate[] {
  const { file, reading } = layout;
  const block = layout.blocks.find(({ rules }) => rules.includes(line));
  if (number === null || block === undefined) return [];
  const candidates: Candidate[] = [
    { way: "remove", place: "group", operations: removalOf(block, line) },
  ];
  if (readingOf(reading).knowsAllow)
    candidates.push({ way: "turn", place: "group", operations: [turned(layout, line)] });
  const pattern = file.text(file.line(line).value as Span);
  const isOpen = !pattern.endsWith("$") && !pattern.endsWith("*");
  if (readingOf(reading).wildcards && isOpen && set.rules.length > 0)
    candidates.push({
      way: "end-added",
      place: "group",
      operations: [rewritten(line, `${pattern}$`)],
    });
  return candidates;
}

/** Removes a rule. The only one of its block is emptied instead: the next block would be joined to its crawlers. */
function removalOf({ rules }: Group, line: number): readonly Operation[] {
  if (rules.length > 1) return [{ kind: "remove", line }];
  return [
    { kind: "rewrite", line, part: "key", text: "Disallow" },
    { kind: "rewrite", line, part: "value", text: "" },
  ];
}

/** The line's value becomes that text. */
export const rewritten = (line: number, text: string): Operation => ({
  kind: "rewrite",
  line,
  part: "value",
  text,
});

function turned({ file }: Layout, line: number): Operation {
  const { kind } = file.line(line);
  return { kind: "rewrite", line, part: "key", text: kind === "allow" ? "Disallow" : "Allow" };
}

/** A crawler's way out of a group that it shares. */
interface Separation {
  /** Makes the group, with these rules behind the copied ones. */
  readonly operations: (rules: readonly string[]) => readonly Operation[];
  /** Rules that are copied along. */
  readonly copied: number;
}

/**
 * A group of the crawler's own with all rules that applied, so that a further rule binds nobody else; null where it is
 * alone already, cannot be named, or has too many rules to copy.
 */
function separationOf(layout: Layout, mostCopied: number): Separation | null {
  const { file, blocks, asker, applied } = layout;
  const token = asker.tokens[0] as string;
  if (!isShared(layout) || !isNameable(token)) return null;
  const isNamed = applied.via === "own";
  const shared = blocks.filter(
    (block) => !isNamed || ownAgentLines(layout, block).length < agentCount(layout, block),
  );
  const lines = shared.flatMap((block) => [...block.rules]);
  if (lines.length > mostCopied) return null;
  const copies = lines.map((line) => ruleText(file, line));
  const leaving: Operation[] = shared.flatMap((block) =>
    isNamed
      ? ownAgentLines(layout, block).map(
          ({ number }): Operation => ({ kind: "remove", line: number }),
        )
      : [],
  );
  return {
    copied: copies.length,
    operations: (rules) => [...leaving, ...newGroup(layout, [...ordered(layout, copies, rules)])],
  };
}

/** A group of a crawler's own that says what bound it before, as operations, and how many rules it copies. */
export interface Parting {
  readonly operations: readonly Operation[];
  readonly copied: number;
}

/**
 * A group of the crawler's own that changes nothing yet: what is written for others later does not bind it any more.
 * Null where it has its own already, cannot be named, or has more than `mostCopied` rules to copy.
 */
export function partingOf(layout: Layout, mostCopied: number): Parting | null {
  if (layout.blocks.length === 0) {
    const isNamed = isNameable(layout.asker.tokens[0] as string);
    return isNamed ? { operations: newGroup(layout, [NO_RULE]), copied: 0 } : null;
  }
  const separation = separationOf(layout, mostCopied);
  if (separation === null) return null;
  const { copied, operations } = separation;
  return { copied, operations: operations(copied === 0 ? [NO_RULE] : []) };
}

/** Ends the user-agent lines of a group that blocks nothing. */
const NO_RULE = ruleLine("disallow", "");

const agentCount = ({ file }: Layout, { lines: [first, last] }: Group): number => {
  let count = 0;
  for (let number = first; number <= last; number++)
    if (file.line(number).kind === "user-agent") count++;
  return count;
};

/** Where the order counts, what is new goes first. */
const ordered = (
  { reading }: Layout,
  copies: readonly string[],
  rules: readonly string[],
): readonly string[] =>
  readingOf(reading).precedence === "order" ? [...rules, ...copies] : [...copies, ...rules];

/** Whether a user-agent line can hold the token as it is. */
const isNameable = (token: string): boolean =>
  token !== "*" && token.trim() === token && /^[^\p{Cc}#:]+$/u.test(token);

/**
 * The address in a group of the crawler's own, by the rules that may do, the smallest first. None where more rules than
 * `mostCopied` would have to be copied along.
 */
export function separateCandidates(target: Target, mostCopied: number): Candidate[] {
  const separation = separationOf(target.layout, mostCopied);
  if (separation === null) return [];
  return offersFor(target).map(({ way, pattern }) => ({
    way,
    place: "own-group",
    operations: separation.operations([ruleLine(kindOf(target), pattern)]),
  }));
}
