import type { FormatStep, Refusal } from "./model.ts";
import { agentText, octetText } from "./proof/structure.ts";
import { lineOf, type Row, type Sheet } from "./rows.ts";
import type { Operation, Stage } from "./settle.ts";
import { untouchable } from "./spelling.ts";
import { type Unit, unitsOf } from "./units.ts";

/** A group that goes to another one. */
interface Gathering extends Operation {
  readonly from: Unit;
  readonly to: Unit;
}

/** How the rows of a group are divided among the places in the other group. */
interface Shares {
  /** Behind the user-agent lines. */
  readonly above: Row[];
  /** Behind the whole group. */
  readonly below: Row[];
}

/** Groups of the same tokens become one, at the place of the first. */
export function mergeGroups(
  sheet: Sheet,
): Stage<Gathering> & { readonly left: readonly Refusal[] } {
  const units = unitsOf(sheet);
  const firsts = new Map<string, Unit>();
  const operations: Gathering[] = [];
  for (const unit of units) {
    if (!isMovable(sheet, unit)) continue;
    const key = unit.tokens.join("\n");
    const to = firsts.get(key);
    if (to === undefined) firsts.set(key, unit);
    else operations.push(gathering(sheet, "groups-merged", unit, to));
  }
  const build = (chosen: ReadonlySet<Gathering>): readonly Row[] =>
    gather(sheet, chosen, (from, to) => mergedShares(sheet, from, to));
  return { operations, build, left: sharedGroups(sheet, units) };
}

/** Groups of other tokens with the same rules become one, at the place of the first. That of `*` stays by itself. */
export function joinGroups(sheet: Sheet): Stage<Gathering> {
  const firsts = new Map<string, Unit>();
  const operations: Gathering[] = [];
  for (const unit of unitsOf(sheet)) {
    if (unit.rules.length === 0 || unit.tokens.includes("*") || !isMovable(sheet, unit)) continue;
    const key = contentOf(sheet, unit);
    const to = firsts.get(key);
    if (to === undefined) firsts.set(key, unit);
    else operations.push(gathering(sheet, "groups-joined", unit, to));
  }
  const build = (chosen: ReadonlySet<Gathering>): readonly Row[] =>
    gather(sheet, chosen, (from, to) => joinedShares(sheet, from, to));
  return { operations, build };
}

function gathering(
  sheet: Sheet,
  code: "groups-merged" | "groups-joined",
  from: Unit,
  to: Unit,
): Gathering {
  const line = (index: number): number => (sheet.rows[index] as Row).line;
  const step: FormatStep = {
    code,
    line: line(from.first),
    args: { into: line(to.first), tokens: tokensAsWritten(sheet, from) },
  };
  return { from, to, step };
}

function tokensAsWritten(sheet: Sheet, { agents }: Unit): readonly string[] {
  const tokens = agents.map((index) => {
    const { value } = lineOf(sheet, index);
    return value === null ? "" : sheet.file.text(value);
  });
  return [...new Set(tokens)];
}

/** Lines that cannot be written as text stay where they are, and groups that parsers divide in different ways. */
function isMovable(sheet: Sheet, { heading, tail, isSplit }: Unit): boolean {
  if (isSplit) return false;
  for (let index = heading; index <= tail; index++)
    if (untouchable(sheet.rows[index] as Row, lineOf(sheet, index)) !== null) return false;
  return true;
}

/** What a group says, whatever the order of its rules. */
function contentOf(sheet: Sheet, { rules, directives }: Unit): string {
  const said = (index: number): string => {
    const { kind, key, value } = lineOf(sheet, index);
    const name = kind === "other" && key !== null ? agentText(sheet.file.bytes, key) : kind;
    return `${name}:${value === null ? "" : octetText(sheet.file.bytes, value.from, value.to)}`;
  };
  const sorted = [...new Set(rules.map(said))].sort();
  return [...sorted, "", ...directives.map(said)].join("\n");
}

/** The groups that go leave nothing behind; what they bring stands in the group that they go to. */
function gather(
  sheet: Sheet,
  chosen: ReadonlySet<Gathering>,
  share: (from: Unit, to: Unit) => Shares,
): readonly Row[] {
  const above = new Map<number, Row[]>();
  const below = new Map<number, Row[]>();
  const gone = new Uint8Array(sheet.rows.length);
  for (const { from, to } of chosen) {
    const shares = share(from, to);
    append(above, to.agents.at(-1) as number, shares.above);
    append(below, to.tail, shares.below);
    gone.fill(1, from.heading, from.tail + 1);
  }
  return sheet.rows.flatMap((row, index) => {
    const stays = gone[index] === 1 ? [] : [row];
    return stays.concat(above.get(index) ?? [], below.get(index) ?? []);
  });
}

function append(places: Map<number, Row[]>, at: number, rows: readonly Row[]): void {
  const place = places.get(at) ?? [];
  places.set(at, place);
  for (const row of rows) place.push({ ...row, isMoved: true });
}

function mergedShares(sheet: Sheet, from: Unit, to: Unit): Shares {
  const { above, repeats } = newAgents(sheet, from, to);
  const agents = new Set(from.agents);
  const below: Row[] = [];
  for (let index = from.heading; index <= from.tail; index++) {
    if (!agents.has(index)) below.push(sheet.rows[index] as Row);
    else if (repeats.has(index)) below.push(...commentOf(sheet, index));
  }
  return { above, below };
}

function joinedShares(sheet: Sheet, from: Unit, to: Unit): Shares {
  const { above, repeats } = newAgents(sheet, from, to);
  const agents = new Set(from.agents);
  const comments: Row[] = [];
  const below: Row[] = [];
  for (let index = from.heading; index <= from.tail; index++) {
    const { kind } = lineOf(sheet, index);
    if (kind === "sitemap" || kind === "unknown") below.push(sheet.rows[index] as Row);
    else if (!agents.has(index) || repeats.has(index)) comments.push(...commentOf(sheet, index));
  }
  return { above: [...comments, ...above], below };
}

/** The user-agent lines that the other group does not have, and the positions of those that it has. */
function newAgents(
  sheet: Sheet,
  from: Unit,
  to: Unit,
): { readonly above: Row[]; readonly repeats: ReadonlySet<number> } {
  const text = (index: number): string => {
    const { value } = lineOf(sheet, index);
    return value === null ? "" : agentText(sheet.file.bytes, value);
  };
  const known = new Set(to.agents.map(text));
  const above = from.agents.filter((index) => !known.has(text(index)));
  const isNew = new Set(above);
  return {
    above: above.map((index) => sheet.rows[index] as Row),
    repeats: new Set(from.agents.filter((index) => !isNew.has(index))),
  };
}

/** The comment of a line as a line of its own. */
function commentOf(sheet: Sheet, index: number): readonly Row[] {
  const { comment } = lineOf(sheet, index);
  if (comment === null) return [];
  const { line } = sheet.rows[index] as Row;
  return [{ line, isMoved: true, octets: sheet.file.bytes.subarray(comment.from, comment.to) }];
}

/** Crawlers that have several groups of which one is shared with others: those cannot become one. */
function sharedGroups(sheet: Sheet, units: readonly Unit[]): readonly Refusal[] {
  const line = (unit: Unit): number => (sheet.rows[unit.first] as Row).line;
  const keys = new Map(units.map((unit) => [unit, unit.tokens.join("\n")]));
  const byToken = new Map<string, Unit[]>();
  for (const unit of units)
    for (const token of unit.tokens) {
      const known = byToken.get(token);
      if (known === undefined) byToken.set(token, [unit]);
      else known.push(unit);
    }
  const refused = new Map<Unit, Refusal>();
  for (const [token, several] of byToken) {
    const key = keys.get(several[0] as Unit);
    const odd = several.find((unit) => keys.get(unit) !== key);
    if (odd === undefined || refused.has(odd)) continue;
    const others = several.filter((unit) => unit !== odd).slice(0, MOST_NAMED);
    refused.set(odd, {
      line: line(odd),
      step: null,
      because: { code: "shared-group", token, lines: others.map(line) },
    });
  }
  return [...refused.values()];
}

/** Other groups of a crawler that are named. */
const MOST_NAMED = 20;
