import { EXIT } from "../exit.ts";
import { factsOf } from "../explain/facts.ts";
import { explainedAsJson } from "../explain/json.ts";
import { drawExplained } from "../explain/pretty.ts";
import type { Action } from "../forms.ts";
import { readAskers } from "../input/askers.ts";
import { onlyFile } from "../input/choice.ts";
import { readRobotsFiles } from "../input/robots-file.ts";
import { type ColorWish, styleFor } from "../output/style.ts";
import { readingFrom } from "../reading.ts";
import { checkUserAgent } from "../user-agent.ts";

/** `aushang explain`: what a robots.txt says to whom, and what each of its rules does. */
export const explainCommand: Action = async (session, given, options) => {
  checkUserAgent(session, options.userAgent);
  const reading = readingFrom(session, options.reading);
  const source = onlyFile(session, given, "aushang explain robots.txt");
  const { userAgent } = options;
  const [robots] = await readRobotsFiles(session, [source], { userAgent, reading });
  if (robots === null || robots === undefined) return EXIT.unknown;
  const askers = readAskers(session, options.as, [robots.file], [reading]);
  const explained = factsOf(robots, reading, askers, options.as !== undefined);
  if (options.json === true) {
    await session.output.write(explainedAsJson(session, robots, explained));
    return EXIT.ok;
  }
  const style = styleFor(session.io, options.color as ColorWish);
  const all = options.all === true;
  await session.output.write(session.spell(drawExplained(session, style, robots, explained, all)));
  return EXIT.ok;
};
