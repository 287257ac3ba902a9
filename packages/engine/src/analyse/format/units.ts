import type { Line } from "../../model.ts";
import { agentText } from "./proof/structure.ts";
import { lineOf, type Sheet } from "./rows.ts";

/** A group with what belongs to it. Numbers are positions of rows, from 0. */
export interface Unit {
  /** Where the comment lines directly above its first user-agent line begin. */
  readonly heading: number;
  readonly agents: readonly number[];
  /** Allow and Disallow lines. */
  readonly rules: readonly number[];
  /** Lines such as Crawl-delay. */
  readonly directives: readonly number[];
  /** First user-agent line. */
  readonly first: number;
  /** Last line of the group: a user-agent line, a rule or a directive. */
  readonly last: number;
  /** Last of the comment lines directly below that do not stand above another group; `last` without any. */
  readonly tail: number;
  /** Whether a directive stands between its user-agent lines: whom it is for, parsers do not agree on. */
  readonly isSplit: boolean;
  /** Product tokens in lower case, sorted, once each; `*` for everybody. */
  readonly tokens: readonly string[];
}

interface OpenUnit {
  readonly agents: number[];
  readonly rules: number[];
  readonly directives: number[];
}

/** The groups of a sheet as RFC 9309 divides it. */
export function unitsOf(sheet: Sheet): readonly Unit[] {
  const open: OpenUnit[] = [];
  sheet.rows.forEach((_row, index) => {
    const { kind } = lineOf(sheet, index);
    let unit = open.at(-1);
    if (kind === "user-agent") {
      if (unit === undefined || unit.rules.length > 0) {
        unit = { agents: [], rules: [], directives: [] };
        open.push(unit);
      }
      unit.agents.push(index);
    } else if (kind === "allow" || kind === "disallow") unit?.rules.push(index);
    else if (kind === "other") unit?.directives.push(index);
  });
  return open.map((unit, i) => closed(sheet, unit, open[i + 1]?.agents[0] ?? -1));
}

function closed(sheet: Sheet, { agents, rules, directives }: OpenUnit, next: number): Unit {
  const first = agents[0] as number;
  const lastAgent = agents.at(-1) as number;
  let heading = first;
  while (heading > 0 && lineOf(sheet, heading - 1).kind === "comment") heading--;
  const last = Math.max(lastAgent, rules.at(-1) ?? 0, directives.at(-1) ?? 0);
  let tail = last;
  while (tail + 1 < sheet.rows.length && lineOf(sheet, tail + 1).kind === "comment") tail++;
  if (tail + 1 === next) tail = last;
  const tokens = agents.map((index) => tokenOf(sheet, lineOf(sheet, index)));
  return {
    heading,
    agents,
    rules,
    directives,
    first,
    last,
    tail,
    isSplit: directives.some((index) => index < lastAgent),
    tokens: [...new Set(tokens)].sort(),
  };
}

/** The token without a version; a value that is no token as a whole. */
function tokenOf(sheet: Sheet, { value }: Line): string {
  const text = value === null ? "" : agentText(sheet.file.bytes, value);
  if (/^\*(?:\s|$)/.test(text)) return "*";
  return /^([a-z_-]+)(?:\/.*)?$/.exec(text)?.[1] ?? text;
}
