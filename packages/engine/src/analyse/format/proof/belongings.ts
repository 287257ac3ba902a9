import type { RobotsFile } from "../../../parse.ts";
import { agentText, octetText } from "./structure.ts";

/** A line that has a say in what belongs to whom: a user-agent value, a directive, or that rules stand here. */
interface Mark {
  readonly kind: "agent" | "rules" | "directive";
  readonly text: string;
}

/** What a file says beside its rules: directives such as Crawl-delay, for whom they are, and its sitemaps. */
interface Belongings {
  readonly marks: readonly Mark[];
  readonly sitemaps: ReadonlySet<string>;
}

/** Directives times crawlers that are compared one by one. */
const MOST_PAIRS = 1_000_000;

/** What a file says beside its rules, in its order. */
export function belongingsOf(file: RobotsFile): Belongings {
  const { bytes } = file;
  const marks: Mark[] = [];
  const sitemaps = new Set<string>();
  for (const { kind, key, value } of file.lines()) {
    if (key === null || value === null) continue;
    if (kind === "user-agent") marks.push({ kind: "agent", text: agentText(bytes, value) });
    else if (kind === "sitemap") sitemaps.add(octetText(bytes, value.from, value.to));
    else if (kind === "other") {
      const text = `${agentText(bytes, key)}:${octetText(bytes, value.from, value.to)}`;
      marks.push({ kind: "directive", text });
    } else if (kind !== "unknown" && marks.at(-1)?.kind !== "rules")
      marks.push({ kind: "rules", text: "" });
  }
  return { marks, sitemaps };
}

/**
 * Whether every crawler is told the same beside the rules, in the same order, and the sitemaps are the same; repeats do
 * not count. Null where that is too much to compare.
 */
export function areSameBelongings(a: Belongings, b: Belongings): boolean | null {
  if (!isSameSet(a.sitemaps, b.sitemaps)) return false;
  if (isSameTrail(a.marks, b.marks)) return true;
  const [old, next] = [byAgent(a.marks), byAgent(b.marks)];
  if (old === null || next === null) return null;
  return (
    old.size === next.size &&
    [...old].every(([agent, said]) => {
      const other = [...(next.get(agent) ?? [])];
      return other.length === said.size && [...said].every((text, i) => text === other[i]);
    })
  );
}

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((text) => b.has(text));

const isSameTrail = (a: readonly Mark[], b: readonly Mark[]): boolean =>
  a.length === b.length &&
  a.every(({ kind, text }, i) => kind === b[i]?.kind && text === b[i]?.text);

/**
 * Directives by user-agent value; the empty one holds what stands before any group. A directive belongs to the
 * user-agent lines of its group that stand above it.
 */
function byAgent(marks: readonly Mark[]): ReadonlyMap<string, ReadonlySet<string>> | null {
  const directives = new Map<string, Set<string>>();
  let agents: string[] = [""];
  let isOver = true;
  let pairs = 0;
  for (const { kind, text } of marks) {
    if (kind === "agent") {
      if (isOver) agents = [];
      isOver = false;
      agents.push(text);
    } else if (kind === "rules") isOver = true;
    else {
      pairs += agents.length;
      if (pairs > MOST_PAIRS) return null;
      noteTo(directives, agents, text);
    }
  }
  return directives;
}

function noteTo(to: Map<string, Set<string>>, agents: readonly string[], said: string): void {
  for (const agent of agents) {
    const known = to.get(agent);
    if (known === undefined) to.set(agent, new Set([said]));
    else known.add(said);
  }
}
