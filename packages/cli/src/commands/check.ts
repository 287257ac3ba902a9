import { nearestCrawlers } from "@aushang/engine/crawlers";
import { runSuite, type Suite, type SuiteCounts } from "@aushang/engine/suites";
import { askCrawler } from "@aushang/engine/tester";
import type { Checked } from "../check/document.ts";
import { writeFirstSuite } from "../check/first-suite.ts";
import { asJson } from "../check/json.ts";
import { asJunit } from "../check/junit.ts";
import { drawSuite } from "../check/pretty.ts";
import { type Asked, originFrom, type Plan, planFor, withSources } from "../check/sources.ts";
import { readSuiteFile, type SuiteFile } from "../check/suite-file.ts";
import { asTap } from "../check/tap.ts";
import { EXIT, type ExitCode, worstExit } from "../exit.ts";
import type { Action } from "../forms.ts";
import { chosenFrom } from "../input/choice.ts";
import { readRobotsInput } from "../input/robots-input.ts";
import { forDisplay } from "../output/safe.ts";
import { type ColorWish, styleFor } from "../output/style.ts";
import { refuse, type Session } from "../session.ts";
import { checkUserAgent } from "../user-agent.ts";

type Options = Parameters<Action>[2];

const FORMATS = ["pretty", "tap", "junit", "json"] as const;
type Format = (typeof FORMATS)[number];

const listed = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.map(String) : [];

/** `aushang check`: holds robots files to suites of checks, or writes a first suite. */
export const checkCommand: Action = async (session, given, options) => {
  checkUserAgent(session, options.userAgent);
  const format = chosenFrom(options.format, FORMATS, session.words.check.formatUnknown);
  const names = suiteNames(session, given, options);
  const asked = await askedFrom(session, names, options);
  if (options.init === true) return writeFirstSuite(session, asked);
  const files = await readAll(session, names);
  const plans: Plan[] = [];
  for (const file of files) if (hasSuite(file)) plans.push(await planFor(session, file, asked));
  const checked = new Map<SuiteFile, Checked>();
  const codes = new Set<ExitCode>(files.some((file) => !hasSuite(file)) ? [EXIT.usage] : []);
  const take = taking(session, format, options);
  for (const file of files)
    if (!hasSuite(file))
      checked.set(file, { path: file.name, result: null, problems: file.problems });
  for await (const { plan, sources } of withSources(session, plans, asked.userAgent)) {
    const { suite, name: path } = plan.file;
    remark(session, suite);
    const result = runSuite(suite, sources);
    const code = exitFor(result.counts);
    if (code === EXIT.usage) session.complain(session.words.check.nothingAsked(forDisplay(path)));
    codes.add(code);
    checked.set(plan.file, { path, result, problems: [] });
    if (!(await take.suite(path, suite, result.runs))) {
      // Nobody reads on: what was not run is not known.
      codes.add(EXIT.unknown);
      break;
    }
  }
  await take.finish(files.flatMap((file) => checked.get(file) ?? []));
  return worstExit(codes);
};

/** Writes results as they come for people, and all at once for machines. */
function taking(session: Session, format: Format, options: Options) {
  const { output, spell } = session;
  if (format === "pretty") {
    const style = styleFor(session.io, options.color as ColorWish);
    let gap = "";
    return {
      suite: (...[path, suite, runs]: [string, Suite, Parameters<typeof drawSuite>[4]]) => {
        const text = `${gap}${drawSuite(session, style, path, suite, runs)}`;
        gap = "\n";
        return output.write(spell(text));
      },
      finish: async () => {},
    };
  }
  const draw = { tap: asTap, junit: asJunit, json: asJson }[format];
  return {
    suite: async () => true,
    finish: async (checked: readonly Checked[]) =>
      void (await output.write(draw(session, checked))),
  };
}

/** 2 where not one check could be asked: a suite that checks nothing must not look like one that holds. */
function exitFor({ passed, failed, notReadable }: SuiteCounts): ExitCode {
  if (notReadable > 0) return EXIT.unknown;
  if (failed > 0) return EXIT.disallowed;
  return passed > 0 ? EXIT.ok : EXIT.usage;
}

function suiteNames(
  session: Session,
  given: readonly string[],
  options: Options,
): readonly string[] {
  if (options.init === true) {
    if (given.length > 0) throw refuse(session.words.check.initSuite());
    return [];
  }
  if (given.length > 0) return given;
  if (session.io.isTty.stdin) throw refuse(session.words.check.suiteMissing());
  return ["-"];
}

async function askedFrom(
  session: Session,
  names: readonly string[],
  options: Options,
): Promise<Asked> {
  const uses = [...names, options.robots].filter((name) => name === "-");
  if (uses.length > 1) throw refuse(session.words.check.stdinTwice());
  return {
    environments: listed(options.env),
    live: listed(options.live).map((typed) => originFrom(session, typed)),
    robots: await readRobotsInput(session, options.robots),
    userAgent: options.userAgent,
  };
}

async function readAll(session: Session, names: readonly string[]): Promise<readonly SuiteFile[]> {
  const files: SuiteFile[] = [];
  for (const name of names) files.push(await readSuiteFile(session, name));
  return files;
}

const hasSuite = (file: SuiteFile): file is SuiteFile & { readonly suite: Suite } =>
  file.suite !== null;

/** Says on standard error where a token is probably misspelt: it would be tested as one of its own. */
function remark(session: Session, { checks }: Suite): void {
  const names = new Set(
    checks.flatMap(({ who }) =>
      who.flatMap((one) => (one.kind === "crawler" ? one.name : one.except)),
    ),
  );
  const { test } = session.words;
  for (const name of names) {
    const crawler = askCrawler(name);
    if ("problem" in crawler || crawler.entry !== null || crawler.token === "*") continue;
    const near = nearestCrawlers(crawler.token, 1)[0];
    if (near === undefined) continue;
    session.tell(`${test.ownToken(crawler.token)} ${test.didYouMean(near.token)}`);
  }
}
