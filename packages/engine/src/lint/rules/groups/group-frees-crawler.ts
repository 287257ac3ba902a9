import { findCrawler } from "../../../crawlers/registry.ts";
import { insertAfter } from "../../edits.ts";
import { type RuleGroup, rulesOf } from "../../input/effective.ts";
import type { LintFile } from "../../input/file.ts";
import type { RuleLine } from "../../input/groups.ts";
import { runsOf } from "../../input/line-runs.ts";
import { Budget } from "../../proofs/budget.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** Rules that one fix may copy: more would hide what the file says. */
const MOST_COPIED = 200;

/** Addresses that are asked about in one file: rules for everybody, times groups. */
const MOST_ASKED = 60_000;

/** A named group that leaves its crawler free of rules that bind everybody else. */
export const groupFreesCrawler = defineRule({
  id: "group-frees-crawler",
  severities: ["warning", "info"],
  since: "0.2.0",
  sources: [rfc("2.2.1"), GOOGLE_SPEC],
  fixes: ["copy-rules"],
  *check(file) {
    const star = file.ruleGroups.find(({ keys }) => keys.includes("*"));
    if (star === undefined || file.ruleGroups.length === 1) return;
    const closing = file.analysis.area(star).closed();
    const closesAll = [...closing.keys()].some((line) => isWholeSite(file, line));
    const budget = new Budget(MOST_ASKED);
    for (const group of file.ruleGroups) {
      if (group === star || isMeantOpen(group) || !readsStar(group)) continue;
      if (!budget.spend(closing.size)) break;
      const lost = lostIn(file, group, closing);
      const [agent] = agentsOf(file, group);
      if (lost.length === 0 || agent === undefined) continue;
      yield {
        from: agent.from,
        to: agent.to,
        severity: closesAll ? "info" : "warning",
        args: {
          tokens: agentsOf(file, group).map(({ name }) => name),
          crawlers: group.keys.flatMap((key) => file.boundBy(key).map(({ token }) => token)),
          lost: lost.length,
          lines: runsOf(lost).slice(0, 20),
        },
        cause: file.effective.get("*")?.agents[0] ?? null,
        fix: copyOf(file, star, group),
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow: /\n", reports: [] },
    { source: "User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow:\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: /cart/\n\nUser-agent: Googlebot\nDisallow: /tmp/\n",
      reports: ["4:13-4:22"],
      fixed:
        "User-agent: *\nDisallow: /cart/\n\nUser-agent: Googlebot\nDisallow: /tmp/\nDisallow: /cart/\n",
    },
  ],
});

const isWholeSite = (file: LintFile, line: number): boolean => {
  const { value } = file.lines[line - 1] ?? {};
  return value != null && /^(?:\/\**|\*+)$/.test(file.text(value));
};

/** Crawlers that never read the group of everybody lose nothing by a group of their own. */
const readsStar = ({ keys }: RuleGroup): boolean =>
  keys.some((key) => findCrawler(key)?.obeysStar !== false);

/** Who writes an empty Disallow, or nothing but Allow, opens the site on purpose; no rule at all is another finding. */
function isMeantOpen(group: RuleGroup): boolean {
  for (const { isAllow, inForce } of rulesOf(group)) if (inForce && !isAllow) return false;
  return true;
}

/** Lines of the rules for everybody that close an address which is open to these crawlers. */
function lostIn(
  file: LintFile,
  group: RuleGroup,
  closing: ReadonlyMap<number, string>,
): readonly number[] {
  const area = file.analysis.area(group);
  return [...closing].flatMap(([line, word]) =>
    area.decide(word).verdict === "allowed" ? [line] : [],
  );
}

const agentsOf = (file: LintFile, { keys }: RuleGroup) =>
  keys.flatMap((key) => file.effective.get(key)?.agents[0] ?? []);

/** The rules for everybody that the group lacks, behind its last rule; null when it has them all. */
function copyOf(file: LintFile, star: RuleGroup, group: RuleGroup) {
  const own = new Set([...rulesOf(group)].map(nameOf));
  const missing = [...rulesOf(star)].filter((rule) => rule.inForce && !own.has(nameOf(rule)));
  const last = group.groups.at(-1)?.rules.at(-1);
  if (missing.length === 0 || missing.length > MOST_COPIED || last === undefined) return null;
  const edits = [insertAfter(file, last.line, missing.map(nameOf))];
  return { code: "copy-rules", edits, isChoice: true } as const;
}

const nameOf = ({ isAllow, pattern }: RuleLine): string =>
  `${isAllow ? "Allow" : "Disallow"}: ${pattern}`;
