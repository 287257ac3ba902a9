import { isStar, tokenEnd, withoutVersion } from "../../agents.ts";
import { toText } from "../../decode.ts";
import type { Line, Span } from "../../model.ts";
import { isNobody, isRegistered, namesIn, oddNameIn } from "./names.ts";
import { rawText } from "./raw-text.ts";

/** A user-agent line. The span is that of its value. */
export interface AgentLine extends Span {
  readonly line: Line;
  /** As written, without the blanks around it. */
  readonly value: string;
  readonly isStar: boolean;
  /** `*`, or what is left of the value where Google's parser and the RFC cut it; may be empty. */
  readonly token: string;
  /** The value without a version, or `*`. */
  readonly name: string;
  /** Under which crawlers look for it, in lower case; none for an empty value. */
  readonly keys: readonly string[];
  /** All names by which it can be asked for, whoever might have them, in lower case. */
  readonly names: readonly string[];
}

/** An allow or disallow line. The span is that of its pattern. */
export interface RuleLine extends Span {
  readonly line: Line;
  readonly isAllow: boolean;
  /** As written. */
  readonly pattern: string;
  /** The same with one character for each octet: offsets in it are octets. */
  readonly raw: string;
  /** Whether it can decide an address: it stands in a group and begins with `/` or `*`. */
  readonly inForce: boolean;
}

/** A run of user-agent lines and the rules under it, as RFC 9309 and Google divide a file. */
export interface LintGroup {
  readonly agents: readonly AgentLine[];
  readonly rules: readonly RuleLine[];
}

/** What a file is divided into. */
export interface Division {
  readonly groups: readonly LintGroup[];
  /** Rules before any group. */
  readonly orphans: readonly RuleLine[];
  /** For each line, from 0, the group that is open there. */
  readonly open: readonly (LintGroup | null)[];
}

/** Divides lines into groups: blank lines, comments, sitemaps and other directives neither end nor begin one. */
export function divide(bytes: Uint8Array, lines: readonly Line[]): Division {
  const groups: LintGroup[] = [];
  const orphans: RuleLine[] = [];
  const open: (LintGroup | null)[] = [];
  let agents: AgentLine[] = [];
  let rules: RuleLine[] = [];
  let group: LintGroup | null = null;
  for (const line of lines) {
    if (line.kind === "user-agent") {
      if (group === null || rules.length > 0) {
        agents = [];
        rules = [];
        group = { agents, rules };
        groups.push(group);
      }
      agents.push(agentOf(bytes, line));
    } else if (line.kind === "allow" || line.kind === "disallow") {
      if (group === null) orphans.push(ruleOf(bytes, line, false));
      else rules.push(ruleOf(bytes, line, true));
    }
    open.push(group);
  }
  return { groups, orphans, open };
}

function agentOf(bytes: Uint8Array, line: Line): AgentLine {
  const { from, to } = line.value as Span;
  const value = toText(bytes, from, to);
  if (isStar(bytes, from, to))
    return {
      line,
      from,
      to,
      value,
      isStar: true,
      token: "*",
      name: "*",
      keys: ["*"],
      names: ["*"],
    };
  const token = toText(bytes, from, tokenEnd(bytes, from, to));
  const name = withoutVersion(value);
  const keys = keysOf(token, name);
  return { line, from, to, value, isStar: false, token, name, keys, names: namesIn(value, token) };
}

/**
 * A name that the standard's tokens cannot hold stands for itself. Where what is left of it after the cut is a crawler
 * of its own, the line names that crawler as well.
 */
function keysOf(token: string, name: string): readonly string[] {
  if (isNobody(name)) return [];
  if (name === token) return [token.toLowerCase()];
  const whole = oddNameIn(name) ?? name.toLowerCase();
  return isRegistered(token) ? [whole, token.toLowerCase()] : [whole];
}

function ruleOf(bytes: Uint8Array, line: Line, hasGroup: boolean): RuleLine {
  const { from, to } = line.value as Span;
  const first = from < to ? bytes[from] : 0;
  return {
    line,
    from,
    to,
    isAllow: line.kind === "allow",
    pattern: toText(bytes, from, to),
    raw: rawText(bytes, from, to),
    inForce: hasGroup && (first === 47 || first === 42),
  };
}

/** First and last line of a group. */
export function linesOf({ agents, rules }: LintGroup): readonly [number, number] {
  const first = agents[0]?.line.number ?? 1;
  const last = rules.at(-1) ?? agents.at(-1);
  return [first, last?.line.number ?? first];
}
