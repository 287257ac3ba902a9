import { explorePattern, overlapsOf, ruleSet } from "@aushang/engine/analyse";
import { askerOf } from "@aushang/engine/tester";
import { EXIT } from "../exit.ts";
import type { Action } from "../forms.ts";
import { readCrawlers } from "../input/asked-crawlers.ts";
import { type ReadRobots, readRobotsFiles } from "../input/robots-file.ts";
import { jsonLine } from "../output/json.ts";
import { robotsFacts } from "../output/robots-source.ts";
import { type ColorWish, styleFor } from "../output/style.ts";
import { drawPattern } from "../pattern/pretty.ts";
import { readingFrom } from "../reading.ts";
import { refuse } from "../session.ts";
import { checkUserAgent } from "../user-agent.ts";

/** A rule may be pasted whole: its key says whose pattern it is. */
function kindOf(typed: string): { kind: "allow" | "disallow"; pattern: string } {
  const rule = /^\s*(allow|disallow)\s*:(.*)$/is.exec(typed);
  if (rule === null) return { kind: "disallow", pattern: typed };
  const kind = rule[1]?.toLowerCase() === "allow" ? "allow" : "disallow";
  return { kind, pattern: rule[2] ?? "" };
}

/** `aushang pattern`: what a pattern means, matches, just misses, and which rules of a file it touches. */
export const patternCommand: Action = async (session, [typed], options) => {
  checkUserAgent(session, options.userAgent);
  const reading = readingFrom(session, options.reading);
  if (typed === undefined) throw refuse(session.words.proofs.pattern.missing());
  const { kind, pattern } = kindOf(typed);
  const facts = explorePattern(pattern, { reading, kind });
  const [asked] = readCrawlers(session, options.as === undefined ? ["*"] : options.as);
  if (asked === undefined) return EXIT.ok;
  let robots: ReadRobots | null = null;
  if (options.robots !== undefined) {
    const { userAgent } = options;
    [robots = null] = await readRobotsFiles(session, [options.robots], { userAgent, reading });
    if (robots === null) return EXIT.unknown;
  }
  const overlaps =
    robots === null
      ? null
      : overlapsOf(pattern, ruleSet(robots.file, askerOf(asked), reading), { kind });
  if (options.json === true) {
    const file = robots === null ? {} : { robots: robotsFacts(robots), crawler: asked.token };
    await session.output.write(jsonLine({ ...facts, ...file, ...(overlaps ?? {}) }));
    return EXIT.ok;
  }
  const style = styleFor(session.io, options.color as ColorWish);
  const drawn = drawPattern(session, style, facts, robots, overlaps);
  await session.output.write(session.spell(drawn));
  return EXIT.ok;
};
