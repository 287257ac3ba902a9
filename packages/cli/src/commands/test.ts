import type { FetchOutcome, ReadingId } from "@aushang/engine";
import {
  type AskedCrawler,
  type RobotsSource,
  statusMeaning,
  type Target,
  type Tested,
  type TestResult,
  test,
} from "@aushang/engine/tester";
import { EXIT, type ExitCode, worstExit } from "../exit.ts";
import { openFetcher } from "../fetching.ts";
import type { Action } from "../forms.ts";
import { readAddresses } from "../input/addresses.ts";
import { readCrawlers } from "../input/asked-crawlers.ts";
import { homeOf, type RobotsInput, readRobotsInput } from "../input/robots-input.ts";
import { Outcomes } from "../outcomes.ts";
import { jsonLine } from "../output/json.ts";
import { Progress } from "../output/progress.ts";
import { forDisplay } from "../output/safe.ts";
import { type ColorWish, styleFor } from "../output/style.ts";
import { Summary } from "../output/summary.ts";
import { drawReport, type ReportMeans } from "../output/text.ts";
import { readingFrom } from "../reading.ts";
import { refuse, type Session } from "../session.ts";
import { checkUserAgent } from "../user-agent.ts";

/** Everything that was asked, checked. */
interface Plan {
  readonly targets: readonly Target[];
  readonly crawlers: readonly AskedCrawler[];
  readonly reading: ReadingId;
  readonly robots: RobotsInput;
  readonly bad: number;
}

type Options = Parameters<Action>[2];

async function planOf(session: Session, given: readonly string[], options: Options): Promise<Plan> {
  const crawlers = readCrawlers(session, options.as);
  const reading = readingFrom(session, options.reading);
  const wantsStdin = given.length === 0 || given.includes("-");
  if (options.robots === "-" && wantsStdin) throw refuse(session.words.usage.stdinTwice());
  const robots = await readRobotsInput(session, options.robots);
  const { targets, bad } = await readAddresses(session, given, homeOf(robots));
  return { targets, crawlers, reading, robots, bad };
}

/** 0 for an allowed address, 1 for one that a rule disallows, 3 for what could not be read or is not known. */
function exitFor({ verdict, basis }: TestResult): ExitCode {
  if (verdict === "allowed") return EXIT.ok;
  return verdict === "disallowed" && basis !== "unreachable" ? EXIT.disallowed : EXIT.unknown;
}

/** The address of the robots file that answers for a target; null when it was given. */
function addressFor(robots: RobotsInput, target: Target): string | null {
  if (robots.kind === "given") return null;
  return robots.kind === "address" ? robots.address : target.robotsAddress;
}

/** Fetches what the plan needs and hands over each result, in order, until one is not wanted any more. */
async function perform(
  session: Session,
  plan: Plan,
  options: Options,
  take: (tested: Tested) => Promise<boolean>,
): Promise<void> {
  const { robots } = plan;
  // The table of several results shows none of them.
  const others = options.json === true || !isTable(plan, options);
  const addresses = plan.targets.flatMap((target) => addressFor(robots, target) ?? []);
  const fetcher = addresses.length === 0 ? null : await openFetcher(session, options.userAgent);
  const progress = new Progress(session.io);
  const outcomes =
    fetcher &&
    new Outcomes(fetcher, addresses, {
      fresh: options.fresh === true,
      onDone: (done, total) => {
        if (total > 1) progress.show(session.spell(session.words.test.progress(done, total)));
      },
    });
  try {
    for (const target of plan.targets) {
      const source = await sourceFor(session, robots, target, outcomes);
      for (const crawler of plan.crawlers) {
        progress.clear();
        if (!(await take(test(target, crawler, plan.reading, source, { others })))) return;
      }
    }
  } finally {
    progress.clear();
    await fetcher?.close();
  }
}

/** Whether the file that was named by its address is not there, and is none whose absence has a meaning. */
function isMissing(robots: RobotsInput, outcome: FetchOutcome): boolean {
  const isNamed = robots.kind === "address" && robots.address !== `${robots.origin}/robots.txt`;
  return isNamed && statusMeaning(outcome).state === "unavailable";
}

async function sourceFor(
  session: Session,
  robots: RobotsInput,
  target: Target,
  outcomes: Outcomes | null,
): Promise<RobotsSource> {
  const address = addressFor(robots, target);
  if (robots.kind === "given" || address === null || outcomes === null)
    return { kind: "given", bytes: robots.kind === "given" ? robots.bytes : "" };
  const outcome = await outcomes.next(address);
  // A site without /robots.txt is open. That a file of another name is missing says nothing about it.
  if (isMissing(robots, outcome))
    throw refuse(session.texts.problem["file-not-found"]({ given: forDisplay(address) }));
  const isElsewhere = robots.kind === "address" && robots.origin !== target.origin;
  // Whatever another origin's file says, it says nothing about this address.
  if (isElsewhere) return { kind: "given", bytes: outcome.body, address };
  return { kind: "live", outcome };
}

function meansOf(session: Session, plan: Plan, options: Options): ReportMeans {
  return {
    style: styleFor(session.io, options.color as ColorWish),
    texts: session.texts,
    words: session.words.test,
    given: plan.robots.kind === "given" ? plan.robots.name : null,
    all: options.all === true,
  };
}

/** Several results are shown as one table, unless the whole reports are wanted. */
function isTable(plan: Plan, options: Options): boolean {
  return plan.targets.length * plan.crawlers.length > 1 && options.details !== true;
}

/** Writes results for people: the whole report for one, or a table for several. */
function forPeople(session: Session, plan: Plan, options: Options) {
  const { output, spell } = session;
  const means = meansOf(session, plan, options);
  if (!isTable(plan, options)) {
    let first = true;
    return {
      add: (tested: Tested) => {
        const rule = first ? "" : `\n${"─".repeat(means.style.width)}\n\n`;
        first = false;
        return output.write(spell(rule + drawReport(tested, means)));
      },
      finish: async () => {},
    };
  }
  const summary = new Summary(means);
  return {
    add: ({ result }: Tested) => output.write(spell(summary.add(result))),
    finish: async () => void (await output.write(spell(summary.finish()))),
  };
}

/** `aushang test`: what a robots.txt says about addresses, for crawlers, with the line and the reason. */
export const testCommand: Action = async (session, given, options) => {
  checkUserAgent(session, options.userAgent);
  const plan = await planOf(session, given, options);
  const codes = new Set<ExitCode>(plan.bad > 0 ? [EXIT.usage] : []);
  if (plan.targets.length === 0) return worstExit(codes);
  const writer =
    options.json === true
      ? {
          add: ({ result }: Tested) => session.output.write(jsonLine(result)),
          finish: async () => {},
        }
      : forPeople(session, plan, options);
  let tested = 0;
  await perform(session, plan, options, (one) => {
    tested += 1;
    codes.add(exitFor(one.result));
    return writer.add(one);
  });
  // Nobody reads on (`| head`): what was not tested is not known, and 0 would say that all of it is allowed.
  if (tested < plan.targets.length * plan.crawlers.length) codes.add(EXIT.unknown);
  await writer.finish();
  return worstExit(codes);
};
