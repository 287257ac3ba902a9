import { markdownOf } from "@aushang/engine/texts";
import { csvOf } from "../diff/csv.ts";
import { drawDiff } from "../diff/pretty.ts";
import { type Compared, compare, questionOf } from "../diff/question.ts";
import { wordsFor } from "../diff/words.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import type { Action } from "../forms.ts";
import { chosenFrom, oneStdin } from "../input/choice.ts";
import { type ReadRobots, readRobotsFiles } from "../input/robots-file.ts";
import { jsonLine } from "../output/json.ts";
import { robotsFacts } from "../output/robots-source.ts";
import { type ColorWish, styleFor } from "../output/style.ts";
import { refuse, type Session } from "../session.ts";
import { checkUserAgent } from "../user-agent.ts";

type Options = Parameters<Action>[2];

const FORMATS = ["pretty", "json", "markdown", "csv"] as const;
type Format = (typeof FORMATS)[number];

/** `aushang diff`: which addresses open and close from one robots.txt to another, proven for all addresses. */
export const diffCommand: Action = async (session, given, options) => {
  checkUserAgent(session, options.userAgent);
  const { source } = session.words.proofs;
  const format = chosenFrom(options.format, FORMATS, source.formatUnknown);
  if (given.length === 0) throw refuse(source.fileMissing("aushang diff old.txt new.txt"));
  oneStdin(session, given);
  const question = questionOf(session, given, options);
  const robots = await readRobotsFiles(session, given, {
    userAgent: options.userAgent,
    ...(question.readings[0] === undefined ? {} : { reading: question.readings[0] }),
  });
  if (!robots.every((one) => one !== null)) return EXIT.unknown;
  const compared = compare(session, question, robots, options);
  await session.output.write(drawn(session, format, compared, robots, options));
  return exitFor(compared);
};

/** 3 where nothing was found and nothing is proven: no change found is not no change. */
function exitFor({ result: { changes, proven } }: Compared): ExitCode {
  if (changes.length > 0) return EXIT.disallowed;
  return proven ? EXIT.ok : EXIT.unknown;
}

function drawn(
  session: Session,
  format: Format,
  compared: Compared,
  robots: readonly ReadRobots[],
  options: Options,
): string {
  const [old, next = old] = robots as readonly [ReadRobots, ReadRobots?];
  switch (format) {
    case "json":
      return jsonLine({
        ...compared.result,
        by: compared.by,
        sides: { old: sideOf(old, compared, "old"), new: sideOf(next ?? old, compared, "new") },
      });
    case "markdown":
      return markdownOf(compared.result, wordsFor(session, compared));
    case "csv":
      return csvOf(compared, old.file, (next ?? old).file);
    case "pretty": {
      const style = styleFor(session.io, options.color as ColorWish);
      return session.spell(drawDiff(session, style, compared, robots));
    }
  }
}

/** What stood on one side: the file, and the crawler or reading where these differ. */
function sideOf(robots: ReadRobots, { by, askers, readings }: Compared, side: "old" | "new") {
  const place = side === "old" ? 0 : 1;
  return {
    ...robotsFacts(robots),
    ...(by === "crawler" ? { crawler: askers[place]?.token ?? null } : {}),
    ...(by === "reading" ? { reading: readings[place] ?? null } : {}),
  };
}
