import { EXIT, worstExit } from "../exit.ts";
import { factsOf, outcomesOf } from "../explain/facts.ts";
import { explainedAsJson } from "../explain/json.ts";
import { drawExplained } from "../explain/pretty.ts";
import type { Action } from "../forms.ts";
import { readAskers } from "../input/askers.ts";
import { oneStdin, onlyFile, valuesOf } from "../input/choice.ts";
import { readRobotsFiles } from "../input/robots-file.ts";
import { type ColorWish, styleFor } from "../output/style.ts";
import { readingFrom } from "../reading.ts";
import { realImpact } from "../real/impact.ts";
import { drawImpact } from "../real/pretty.ts";
import { checkUserAgent } from "../user-agent.ts";

/** `aushang explain`: what a robots.txt says to whom, and what each of its rules does. */
export const explainCommand: Action = async (session, given, options) => {
  checkUserAgent(session, options.userAgent);
  const reading = readingFrom(session, options.reading);
  const source = onlyFile(session, given, "aushang explain robots.txt");
  const sitemaps = valuesOf(options.sitemap);
  const logs = valuesOf(options.log);
  oneStdin(session, [source, ...sitemaps, ...logs]);
  const { userAgent } = options;
  const [robots] = await readRobotsFiles(session, [source], { userAgent, reading });
  if (robots === null || robots === undefined) return EXIT.unknown;
  const askers = readAskers(session, options.as, [robots.file], [reading]);
  const explained = factsOf(robots, reading, askers, options.as !== undefined);
  const outcomes = outcomesOf(explained);
  const question = { draft: null, askers, outcomes, reading, sitemaps, logs, userAgent };
  const { impacts, codes } = await realImpact(session, { present: robots, ...question });
  if (options.json === true) {
    await session.output.write(explainedAsJson(session, robots, explained, impacts));
    return worstExit(codes);
  }
  const style = styleFor(session.io, options.color as ColorWish);
  const all = options.all === true;
  const rows = impacts.flatMap((impact) => drawImpact(session, style, impact));
  const real = rows.map((row) => `${row}\n`).join("");
  const drawn = drawExplained(session, style, robots, explained, all);
  await session.output.write(session.spell(drawn + real));
  return worstExit(codes);
};
