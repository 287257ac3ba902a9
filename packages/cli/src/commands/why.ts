import { parse, type ReadingId, type RobotsFile } from "@aushang/engine";
import { type Asker, type Counterfactual, counterfactual, ruleSet } from "@aushang/engine/analyse";
import {
  type AskedCrawler,
  askerOf,
  askersOfRegistry,
  type RobotsSource,
  statusMeaning,
  type Target,
  type TestResult,
  test,
} from "@aushang/engine/tester";
import { EXIT, type ExitCode, worstExit } from "../exit.ts";
import { openFetcher } from "../fetching.ts";
import type { Action } from "../forms.ts";
import { readAddresses } from "../input/addresses.ts";
import { readCrawlers } from "../input/asked-crawlers.ts";
import { oneStdin } from "../input/choice.ts";
import { homeOf, type RobotsInput, readRobotsInput } from "../input/robots-input.ts";
import { jsonLine } from "../output/json.ts";
import { forDisplay } from "../output/safe.ts";
import { type ColorWish, styleFor } from "../output/style.ts";
import { readingFrom } from "../reading.ts";
import { refuse, type Session } from "../session.ts";
import { checkUserAgent } from "../user-agent.ts";
import { drawWhy } from "../why/pretty.ts";

type Options = Parameters<Action>[2];

/** `aushang why`: what kept the nearest rules from deciding, and the smallest edits that would flip a verdict. */
export const whyCommand: Action = async (session, given, options) => {
  checkUserAgent(session, options.userAgent);
  const [typed] = given;
  if (typed === undefined) throw refuse(session.words.proofs.why.addressMissing());
  oneStdin(session, [typed, options.robots]);
  const reading = readingFrom(session, options.reading);
  const crawlers = readCrawlers(session, options.as);
  const robots = await readRobotsInput(session, options.robots);
  const { targets, bad } = await readAddresses(session, [typed], homeOf(robots));
  const codes = new Set<ExitCode>(bad > 0 ? [EXIT.usage] : []);
  const draw = drawing(session, options, robots);
  for (const target of targets) {
    const source = await sourceFor(session, robots, target, options.userAgent);
    for (const crawler of crawlers) {
      const answered = answer(target, crawler, reading, source);
      codes.add(answered.found === null ? EXIT.unknown : EXIT.ok);
      if (!(await session.output.write(draw(answered)))) codes.add(EXIT.unknown);
    }
  }
  return worstExit(codes);
};

/** A verdict, and what would flip it; null where the rules are unknown. */
interface Answer {
  readonly result: TestResult;
  readonly found: Counterfactual | null;
  /** What is read of the file; no line where there is none. */
  readonly file: RobotsFile;
  /** Crawlers of the registry that go by this crawler's group for want of their own. */
  readonly alsoFor: readonly string[];
}

function answer(
  target: Target,
  crawler: AskedCrawler,
  reading: ReadingId,
  source: RobotsSource,
): Answer {
  const { file: whole, result } = test(target, crawler, reading, source, { others: false });
  const { basis, lines, verdict } = result;
  const isKnown = verdict === "allowed" || verdict === "disallowed";
  const isNone = whole === null || lines === 0;
  const file = parse(isNone ? "" : whole.bytes.subarray(0, whole.line(lines).to));
  if (!isKnown || basis === "unreachable") return { result, file, found: null, alsoFor: [] };
  const asker = askerOf(crawler);
  const found = counterfactual(file, asker, target.target, { reading });
  return { result, file, found, alsoFor: followers(file, asker, reading) };
}

/** An edit for one crawler is one for all that come to its group by a fallback. */
function followers(file: RobotsFile, asker: Asker, reading: ReadingId): readonly string[] {
  const own = asker.token.toLowerCase();
  const set = ruleSet(file, asker, reading);
  return askersOfRegistry()
    .filter(({ tokens }) => tokens.slice(1).some((token) => token.toLowerCase() === own))
    .filter((one) => ruleSet(file, one, reading).isSameAs(set))
    .map(({ token }) => token);
}

/** How an answer is drawn; several stand apart by a blank line. */
function drawing(session: Session, options: Options, robots: RobotsInput) {
  const style = styleFor(session.io, options.color as ColorWish);
  let gap = "";
  return ({ result, found, file, alsoFor }: Answer): string => {
    if (options.json === true) return jsonLine({ test: result, counterfactual: found, alsoFor });
    const means = { file, alsoFor, given: nameOf(robots) };
    const drawn = gap + drawWhy(session, style, result, found, means);
    gap = "\n";
    return session.spell(drawn);
  };
}

const nameOf = (robots: RobotsInput): string | null =>
  robots.kind === "given" ? robots.name : null;

async function sourceFor(
  session: Session,
  robots: RobotsInput,
  target: Target,
  userAgent: unknown,
): Promise<RobotsSource> {
  if (robots.kind === "given") return { kind: "given", bytes: robots.bytes };
  const address = robots.kind === "address" ? robots.address : target.robotsAddress;
  const fetcher = await openFetcher(session, userAgent);
  try {
    const outcome = await fetcher.fetch(address, { fresh: true });
    const isNamed = robots.kind === "address" && address !== `${robots.origin}/robots.txt`;
    if (isNamed && statusMeaning(outcome).state === "unavailable")
      throw refuse(session.texts.problem["file-not-found"]({ given: forDisplay(address) }));
    if (robots.kind === "address" && robots.origin !== target.origin)
      return { kind: "given", bytes: outcome.body, address };
    return { kind: "live", outcome };
  } finally {
    await fetcher.close();
  }
}
