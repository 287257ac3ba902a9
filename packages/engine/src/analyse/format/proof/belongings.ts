import type { RobotsFile } from "../../../parse.ts";
import { agentText, octetText } from "./structure.ts";

/**
 * What a file says beside its rules: to whom each directive such as Crawl-delay applies, and its sitemaps. Repeats do
 * not count, nor the order of sitemaps.
 */
interface Belongings {
  /** By user-agent value; the empty one holds what stands before any group. */
  readonly directives: ReadonlyMap<string, ReadonlySet<string>>;
  readonly sitemaps: ReadonlySet<string>;
}

/** A directive belongs to the user-agent lines of its group that stand above it. */
export function belongingsOf(file: RobotsFile): Belongings {
  const { bytes } = file;
  const directives = new Map<string, Set<string>>();
  const sitemaps = new Set<string>();
  let agents: string[] = [""];
  let isOver = true;
  for (const { kind, key, value } of file.lines()) {
    if (key === null || value === null) continue;
    if (kind === "user-agent") {
      agents = [...(isOver ? [] : agents), agentText(bytes, value)];
      isOver = false;
    } else if (kind === "sitemap") sitemaps.add(octetText(bytes, value.from, value.to));
    else if (kind === "other") {
      const said = `${agentText(bytes, key)}:${octetText(bytes, value.from, value.to)}`;
      noteTo(directives, agents, said);
    } else isOver ||= kind !== "unknown";
  }
  return { directives, sitemaps };
}

function noteTo(to: Map<string, Set<string>>, agents: readonly string[], said: string): void {
  for (const agent of agents) {
    const known = to.get(agent);
    if (known === undefined) to.set(agent, new Set([said]));
    else known.add(said);
  }
}

/** Whether every crawler is told the same beside the rules, in the same order, and the sitemaps are the same. */
export function areSameBelongings(a: Belongings, b: Belongings): boolean {
  if (a.directives.size !== b.directives.size || a.sitemaps.size !== b.sitemaps.size) return false;
  for (const sitemap of a.sitemaps) if (!b.sitemaps.has(sitemap)) return false;
  for (const [agent, said] of a.directives) {
    const other = [...(b.directives.get(agent) ?? [])];
    if (other.length !== said.size || ![...said].every((text, i) => text === other[i]))
      return false;
  }
  return true;
}
