import { nearestCrawlers } from "../../../crawlers/nearest.ts";
import type { AgentLine } from "../../input/groups.ts";
import { isRegistered } from "../../input/names.ts";
import { shapeOf } from "../../input/token-shape.ts";
import { defineRule } from "../../rule.ts";
import { REGISTRY, rfc } from "../../sources.ts";

/** Names that one finding lists. */
const LISTED = 50;

/** Names of one file for which the nearest crawlers are looked up: that takes longer than all else about a line. */
const MOST_ASKED = 100;

/** Names that are remembered, with their nearest: the same ones stand in thousands of files. */
const KEPT = 2_000;
const known = new Map<string, readonly string[]>();

function nearestTo(name: string): readonly string[] {
  let nearest = known.get(name);
  if (nearest === undefined) {
    nearest = nearestCrawlers(name, 2).map(({ token }) => token);
    if (known.size >= KEPT) known.clear();
    known.set(name, nearest);
  }
  return nearest;
}

/** Names that the registry does not have: each with what may have been meant, the others together. */
export const tokenUnknown = defineRule({
  id: "token-unknown",
  severities: ["info"],
  since: "0.2.0",
  sources: [REGISTRY, rfc("2.2.1")],
  fixes: ["use-nearest"],
  *check(file) {
    const others: AgentLine[] = [];
    const asked = new Map<string, readonly string[]>();
    for (const agent of file.agents()) {
      const { from, to, name } = agent;
      if (shapeOf(agent.value) !== "token" || isRegistered(name)) continue;
      const key = name.toLowerCase();
      const nearest = asked.get(key) ?? (asked.size < MOST_ASKED ? nearestTo(key) : []);
      asked.set(key, nearest);
      const [first] = nearest;
      if (first === undefined) {
        others.push(agent);
        continue;
      }
      yield {
        from,
        to,
        args: { tokens: [name], count: 1, nearest },
        fix: {
          code: "use-nearest",
          edits: [{ start: from, end: to, text: first }],
          isChoice: true,
        },
      };
    }
    const [first] = others;
    if (first === undefined) return;
    const tokens = [...new Set(others.map(({ name }) => name))];
    const { from, to } = first;
    yield {
      from,
      to,
      args: { tokens: tokens.slice(0, LISTED), count: tokens.length, nearest: [] },
    };
  },
  examples: [
    { source: "User-agent: Googlebot\nUser-agent: *\nDisallow: /a\n", reports: [] },
    {
      source: "User-agent: Google\nDisallow: /a\n",
      reports: ["1:13-1:19"],
      fixed: "User-agent: Googlebot\nDisallow: /a\n",
    },
    {
      source: "User-agent: zzqqxx\nUser-agent: wwvvqq\nDisallow: /a\n",
      reports: ["1:13-1:19"],
    },
  ],
});
