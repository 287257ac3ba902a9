import { lowerOctet } from "../agents.ts";
import type { Matcher } from "../compile.ts";
import { crawlers } from "../crawlers/index.ts";
import type { Crawler } from "../crawlers/model.ts";
import type { AppliedGroup, Decision, ReadingId, Span } from "../model.ts";
import type { RobotsFile } from "../parse.ts";
import { readingOf } from "../readings/index.ts";
import { levelsOf } from "../select.ts";
import { matcherFor, tokensOf } from "./matchers.ts";
import type { OtherCrawler } from "./model.ts";

/** What a verdict for one more crawler takes from the file. */
type Answer = Decision & { readonly group: AppliedGroup };

/**
 * The verdict for every crawler of the registry but the asked one. Crawlers that the file does not name share one
 * answer, so that a file is compiled once for each crawler that it names, not a hundred times.
 */
export function othersOf(
  file: RobotsFile,
  address: string,
  reading: ReadingId,
  except: string,
): readonly OtherCrawler[] {
  const named = agentValues(file);
  const shared = new Map<string, Answer>();
  const answer = (crawler: Crawler): Answer => {
    const key = standing(file, named, crawler, reading);
    const known = key === "named" ? undefined : shared.get(key);
    if (known !== undefined) return known;
    const found = answerFor(matcherFor(file, crawler.token, crawler, reading), address);
    if (key !== "named") shared.set(key, found);
    return found;
  };
  return crawlers
    .filter(({ token }) => token !== except)
    .map((crawler) => asOther(crawler, answer(crawler)));
}

function answerFor(matcher: Matcher, address: string): Answer {
  return { ...matcher.decide(address), group: matcher.group };
}

/** Kept as long as the file. */
const values = new WeakMap<RobotsFile, readonly Span[]>();

/** The distinct values of the user-agent lines. */
function agentValues(file: RobotsFile): readonly Span[] {
  const known = values.get(file);
  if (known !== undefined) return known;
  const seen = new Map<string, Span>();
  for (const line of file.lines())
    if (line.kind === "user-agent" && line.value !== null)
      seen.set(lowerText(file.bytes, line.value), line.value);
  const found = [...seen.values()];
  values.set(file, found);
  return found;
}

/** Octets in lower case, one character each: two values are one only where every reading takes them for the same. */
function lowerText(bytes: Uint8Array, { from, to }: Span): string {
  let text = "";
  for (let i = from; i < to; i++) text += String.fromCharCode(lowerOctet(bytes[i] as number));
  return text;
}

/** Whether a crawler is named by any line, or stands with everybody else. */
function standing(
  file: RobotsFile,
  values: readonly Span[],
  crawler: Crawler,
  reading: ReadingId,
): "named" | "star" | "none" {
  const obeysStar = crawler.obeysStar !== false;
  const levels = levelsOf(readingOf(reading), tokensOf(crawler.token, crawler), obeysStar, true);
  const isNamed = values.some(({ from, to }) => levels.of(file.bytes, from, to) < levels.star);
  if (isNamed) return "named";
  return obeysStar ? "star" : "none";
}

/** The same verdict for all, where no rule was read: by status, or out of scope. */
export function othersAlike(
  answer: Pick<OtherCrawler, "verdict" | "basis">,
  except: string,
): readonly OtherCrawler[] {
  const group: AppliedGroup = { token: null, via: "none", lines: [], rules: 0 };
  return crawlers
    .filter(({ token }) => token !== except)
    .map((crawler) => ({ ...asOther(crawler, { ...NOTHING, group }), ...answer }));
}

const NOTHING: Decision = { verdict: "allowed", basis: "no-rules", line: null };

function asOther(crawler: Crawler, { verdict, basis, line, group }: Answer): OtherCrawler {
  return {
    token: crawler.token,
    operator: crawler.operator,
    purpose: crawler.purpose,
    verdict,
    basis,
    line,
    group: group.token,
    via: group.via,
    respects: crawler.respects,
    controlOnly: crawler.controlOnly,
  };
}
