import { applyEdits } from "@aushang/engine";
import { plan } from "@aushang/engine/analyse";
import { EXIT } from "../exit.ts";
import type { Action } from "../forms.ts";
import { oneStdin, onlyFile, valuesOf } from "../input/choice.ts";
import { readRobotsFiles } from "../input/robots-file.ts";
import { checkWhole, destinationOf, putFile } from "../new-file.ts";
import { jsonLine } from "../output/json.ts";
import { robotsFacts } from "../output/robots-source.ts";
import { type ColorWish, styleFor } from "../output/style.ts";
import { drawPlan } from "../plan/pretty.ts";
import { readWishes } from "../plan/wishes.ts";
import { readingFrom } from "../reading.ts";
import { checkUserAgent } from "../user-agent.ts";

/** `aushang plan`: the lines that make a robots.txt say what is wanted, with all that changes besides. */
export const planCommand: Action = async (session, given, options) => {
  checkUserAgent(session, options.userAgent);
  const reading = readingFrom(session, options.reading);
  const example = 'aushang plan robots.txt --want "Googlebot /help allowed"';
  const source = onlyFile(session, given, example);
  oneStdin(session, [source, options.wants]);
  const destination = destinationOf(session, source, options, "none");
  const { userAgent } = options;
  const home = originOf(source);
  const { wishes, written, bad } = await readWishes(
    session,
    valuesOf(options.want),
    options.wants,
    home,
  );
  if (bad > 0) return EXIT.usage;
  const [robots] = await readRobotsFiles(session, [source], { userAgent, reading });
  if (robots === null || robots === undefined) return EXIT.unknown;
  if (destination.kind !== "none") checkWhole(session, robots);
  const made = plan(robots.file, wishes, { reading });
  const isWanted = destination.kind !== "none" && made.possible;
  const bytes = made.possible ? applyEdits(robots.bytes, made.edits) : robots.bytes;
  const style = styleFor(session.io, options.color as ColorWish);
  const drawn =
    options.json === true
      ? jsonLine({ robots: robotsFacts(robots), wishes: written, ...made })
      : session.spell(drawPlan(session, style, robots, made, written));
  // The new file is the result where standard output is asked for it.
  if (destination.kind === "stdout") session.io.stderr.write(drawn);
  else await session.output.write(drawn);
  if (isWanted) await putFile(session, destination, bytes);
  return made.possible ? EXIT.ok : EXIT.disallowed;
};

/** Whose addresses a path belongs to. */
function originOf(source: string): string {
  return URL.canParse(source) && /^https?:/i.test(source)
    ? new URL(source).origin
    : "https://example.com";
}
