import { type CompileOptions, compile, type Matcher } from "../compile.ts";
import { crawlers } from "../crawlers/index.ts";
import type { Crawler } from "../crawlers/model.ts";
import type { AppliedGroup, Decision, ReadingId, Span } from "../model.ts";
import type { RobotsFile } from "../parse.ts";
import { readingOf } from "../readings/index.ts";
import { levelsOf } from "../select.ts";
import type { OtherCrawler } from "./model.ts";

/** Product tokens under which a crawler looks for its group, its own first. */
export function tokensOf(token: string, entry: Crawler | null): readonly string[] {
  return entry === null ? [token] : [token, ...entry.fallback];
}

/** How the engine is asked for a crawler: one token at a time, and `*` only where it obeys it. */
export function optionsFor(entry: Crawler | null, reading: ReadingId): CompileOptions {
  return { reading, obeysStar: entry?.obeysStar !== false, fallback: "in-order" };
}

/** What a verdict for one more crawler takes from the file. */
type Answer = Decision & { readonly group: AppliedGroup };

/**
 * The verdict for every crawler of the registry but the asked one. Crawlers that the file does not name share one
 * answer, so that a file is compiled once for each crawler that it names, not a hundred times.
 */
export function othersOf(
  file: RobotsFile,
  target: string,
  reading: ReadingId,
  except: string,
): readonly OtherCrawler[] {
  const values = agentValues(file);
  const shared = new Map<string, Answer>();
  const answer = (crawler: Crawler): Answer => {
    const key = standing(file, values, crawler, reading);
    const known = key === "named" ? undefined : shared.get(key);
    if (known !== undefined) return known;
    const found = answerFor(
      compile(file, tokensOf(crawler.token, crawler), optionsFor(crawler, reading)),
      target,
    );
    if (key !== "named") shared.set(key, found);
    return found;
  };
  return crawlers
    .filter(({ token }) => token !== except)
    .map((crawler) => asOther(crawler, answer(crawler)));
}

function answerFor(matcher: Matcher, target: string): Answer {
  return { ...matcher.decide(target), group: matcher.group };
}

/** The distinct values of the user-agent lines. */
function agentValues(file: RobotsFile): readonly Span[] {
  const seen = new Map<string, Span>();
  for (const line of file.lines())
    if (line.kind === "user-agent" && line.value !== null)
      seen.set(file.text(line.value).toLowerCase(), line.value);
  return [...seen.values()];
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
