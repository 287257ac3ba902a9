import { markdownOf } from "@aushang/engine/texts";
import { csvOf } from "../diff/csv.ts";
import { drawDiff } from "../diff/pretty.ts";
import { type Compared, compare, questionOf } from "../diff/question.ts";
import { wordsFor } from "../diff/words.ts";
import { EXIT, type ExitCode, worstExit } from "../exit.ts";
import type { Action } from "../forms.ts";
import { chosenFrom, oneStdin, valuesOf } from "../input/choice.ts";
import { type ReadRobots, readRobotsFiles } from "../input/robots-file.ts";
import { jsonLine } from "../output/json.ts";
import { robotsFacts } from "../output/robots-source.ts";
import { type ColorWish, styleFor } from "../output/style.ts";
import { type RealImpact, realImpact } from "../real/impact.ts";
import { impactCsv, impactJson, impactMarkdown } from "../real/machine.ts";
import { drawImpact } from "../real/pretty.ts";
import { refuse, type Session } from "../session.ts";
import { checkUserAgent } from "../user-agent.ts";

type Options = Parameters<Action>[2];

const FORMATS = ["pretty", "json", "markdown", "csv"] as const;
type Format = (typeof FORMATS)[number];

/** Everything that was found. */
interface Found {
  readonly compared: Compared;
  readonly robots: readonly ReadRobots[];
  readonly impacts: readonly RealImpact[];
}

/** `aushang diff`: which addresses open and close from one robots.txt to another, proven for all addresses. */
export const diffCommand: Action = async (session, given, options) => {
  checkUserAgent(session, options.userAgent);
  const { source } = session.words.proofs;
  const format = chosenFrom(options.format, FORMATS, source.formatUnknown);
  if (given.length === 0) throw refuse(source.fileMissing("aushang diff old.txt new.txt"));
  const sitemaps = valuesOf(options.sitemap);
  const logs = valuesOf(options.log);
  oneStdin(session, [...given, ...sitemaps, ...logs]);
  const question = questionOf(session, given, options);
  const { userAgent } = options;
  const [reading = "rfc9309"] = question.readings;
  const robots = await readRobotsFiles(session, given, { userAgent, reading });
  if (!robots.every((one) => one !== null)) return EXIT.unknown;
  const compared = compare(session, question, robots, options);
  const [present, draft = null] = robots as readonly [ReadRobots, ReadRobots?];
  const { impacts, codes } = await realImpact(session, {
    present,
    draft,
    askers: compared.askers,
    outcomes: compared.result.outcomes,
    reading,
    sitemaps,
    logs,
    userAgent,
  });
  await session.output.write(drawn(session, format, { compared, robots, impacts }, options));
  return worstExit([exitFor(compared), ...codes]);
};

/** 3 where nothing was found and nothing is proven: no change found is not no change. */
function exitFor({ result: { changes, proven } }: Compared): ExitCode {
  if (changes.length > 0) return EXIT.disallowed;
  return proven ? EXIT.ok : EXIT.unknown;
}

function drawn(session: Session, format: Format, found: Found, options: Options): string {
  const { compared, robots, impacts } = found;
  const [old, next = old] = robots as readonly [ReadRobots, ReadRobots?];
  switch (format) {
    case "json":
      return asJson(found);
    case "markdown":
      return [
        markdownOf(compared.result, wordsFor(session, compared)),
        ...impacts.map((impact) => impactMarkdown(session, impact)),
      ].join("");
    case "csv":
      return impacts.length > 0
        ? impactCsv(impacts)
        : csvOf(compared, old.file, (next ?? old).file);
    case "pretty": {
      const style = styleFor(session.io, options.color as ColorWish);
      const rows = impacts.flatMap((impact) => drawImpact(session, style, impact));
      const real = rows.map((row) => `${row}\n`).join("");
      return session.spell(drawDiff(session, style, compared, robots) + real);
    }
  }
}

function asJson({ compared, robots, impacts }: Found): string {
  const [old, next = old] = robots as readonly [ReadRobots, ReadRobots?];
  return jsonLine({
    ...compared.result,
    by: compared.by,
    sides: { old: sideOf(old, compared, "old"), new: sideOf(next ?? old, compared, "new") },
    ...impactJson(impacts),
  });
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
