import type { Line } from "../../../model.ts";
import { between, insertAfter, removeLines } from "../../edits.ts";
import type { LintFile } from "../../input/file.ts";
import type { AgentLine, LintGroup } from "../../input/groups.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** What stands between user-agent lines that look like two groups and are one. */
export type Glue = "blank" | "comment" | "directive" | "sitemap";

interface Seam {
  readonly first: AgentLine;
  readonly last: AgentLine;
  readonly above: readonly AgentLine[];
  readonly between: readonly Line[];
  readonly glue: Glue;
}

/** User-agent lines that blank lines or other directives only seem to part: the rules below bind all of them. */
export const groupGlued = defineRule({
  id: "group-glued",
  severities: ["error", "warning"],
  since: "0.2.0",
  sources: [rfc("2.2.1"), GOOGLE_SPEC],
  fixes: ["close-group", "join-lines"],
  *check(file) {
    for (const group of file.groups) {
      const seams = seamsOf(file, group);
      const isList = isSpacedList(group, seams);
      for (const seam of seams) yield glued(file, group, seam, isList);
    }
  },
  examples: [
    { source: "User-agent: a\nUser-agent: b\nDisallow: /\n", reports: [] },
    { source: "User-agent: a\n# both\nUser-agent: b\nDisallow: /\n", reports: [] },
    {
      source: "User-agent: Bingbot\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /\n",
      reports: ["1:13-1:20"],
      fixed: "User-agent: Bingbot\nDisallow:\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /\n",
    },
    {
      source: "User-agent: a\n\nUser-agent: b\n\nDisallow: /\n",
      reports: ["1:13-1:14"],
      fixed: "User-agent: a\nUser-agent: b\n\nDisallow: /\n",
    },
  ],
});

function glued(file: LintFile, group: LintGroup, seam: Seam, isList: boolean) {
  const { first, last, above, between: lines, glue } = seam;
  const rules = group.rules.filter(({ inForce }) => inForce);
  const below = group.agents.at(-1) ?? last;
  const join = { code: "join-lines", edits: removeLines(lines) } as const;
  const edits = [insertAfter(file, last.line, ["Disallow:"])];
  const close = { code: "close-group", edits, isChoice: true } as const;
  const others = glue === "blank" ? [join] : [];
  return {
    from: first.from,
    to: last.to,
    severity: rules.length === 0 || isList ? "warning" : "error",
    args: {
      tokens: above.map(({ name }) => name),
      crawlers: caughtBy(file, above),
      below: below.name,
      glue,
      directive: directiveIn(file, lines),
      rules: rules.length,
      line: rules[0]?.line.number ?? null,
    },
    cause: rules[0] ?? below,
    fix: isList ? join : close,
    otherFixes: isList ? [close] : others,
  } as const;
}

/** Where user-agent lines of one group are parted by more than a remark. */
function seamsOf(file: LintFile, { agents }: LintGroup): readonly Seam[] {
  const seams: Seam[] = [];
  let start = 0;
  agents.forEach((last, i) => {
    const next = agents[i + 1];
    if (next === undefined) return;
    const lines = between(file, last.line.number, next.line.number);
    const glue = glueOf(file, lines);
    if (glue === null) return;
    const above = agents.slice(start, i + 1);
    seams.push({ first: above[0] ?? last, last, above, between: lines, glue });
    start = i + 1;
  });
  return seams;
}

/** A remark between two user-agent lines parts nothing, a rule that was commented out left one without rules. */
function glueOf(file: LintFile, lines: readonly Line[]): Glue | null {
  if (lines.some(({ kind }) => kind === "other")) return "directive";
  if (lines.some(({ kind }) => kind === "sitemap")) return "sitemap";
  if (lines.some((line) => isCommentedRule(file, line))) return "comment";
  return lines.some(({ kind }) => kind === "blank") ? "blank" : null;
}

function isCommentedRule(file: LintFile, { kind, comment }: Line): boolean {
  if (kind !== "comment" || comment === null) return false;
  return /^#\s*(?:dis)?allow\s*:/i.test(file.text(comment));
}

const directiveIn = (file: LintFile, lines: readonly Line[]): string | null => {
  const line = lines.find(({ kind }) => kind === "other" || kind === "sitemap");
  return line === undefined ? null : file.key(line);
};

/** Somebody who puts a blank line before the rules too means a list, not empty groups. */
function isSpacedList({ agents, rules }: LintGroup, seams: readonly Seam[]): boolean {
  const last = agents.at(-1)?.line.number ?? 0;
  const gap = (rules[0]?.line.number ?? 0) - last;
  return gap > 1 && seams.every(({ glue }) => glue === "blank");
}

/** Names of the crawlers that the lines bind, as the registry has them. */
function caughtBy(file: LintFile, agents: readonly AgentLine[]): readonly string[] {
  const keys = new Set(agents.flatMap((agent) => agent.keys));
  return [...keys].flatMap((key) => file.boundBy(key).map(({ token }) => token));
}
