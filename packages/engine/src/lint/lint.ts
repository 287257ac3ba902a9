import { toOctets } from "../decode.ts";
import { RobotsFile } from "../parse.ts";
import type { Finding } from "./finding.ts";
import { LintFile } from "./input/file.ts";
import type { LintOptions, Severity } from "./model.ts";
import { registry } from "./rules/index.ts";
import { isSilenced, silencedLines } from "./silenced.ts";

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/**
 * What is wrong with a file, or worth knowing about it, in the order of its places. Plain JSON; words for it are in the
 * texts. Any octets are a file. Never throws for content; `TypeError` for what is neither file, octets nor text.
 */
export function lint(
  input: RobotsFile | Uint8Array | string,
  options: LintOptions = {},
): readonly Finding[] {
  const file = new LintFile(octetsOf(input), options);
  const silenced = silencedLines(file);
  const found: Finding[] = [];
  for (const rule of registry) {
    const level = levelOf(rule.id, options);
    const hasProfile = rule.profile === null || file.hasProfile(rule.profile);
    const hasText = file.encoding === null || /^(?:file|fetch)-/.test(rule.id);
    if (level === "off" || !hasProfile || !hasText) continue;
    for (const finding of rule.run(file)) {
      if (isSilenced(silenced, finding.id, finding.line)) continue;
      found.push(level === null ? finding : { ...finding, severity: level });
    }
  }
  return found.sort(
    (a, b) => a.from - b.from || RANK[a.severity] - RANK[b.severity] || a.to - b.to,
  );
}

function levelOf(id: string, { levels = {}, ignore = [] }: LintOptions): Severity | "off" | null {
  if (ignore.includes(id)) return "off";
  return Object.hasOwn(levels, id) ? (levels[id] ?? null) : null;
}

function octetsOf(input: RobotsFile | Uint8Array | string): Uint8Array {
  if (input instanceof RobotsFile) return input.bytes;
  if (typeof input !== "string" && input?.[Symbol.toStringTag] !== "Uint8Array")
    throw new TypeError("input: expected a parsed file, a Uint8Array or a string");
  return toOctets(input);
}
