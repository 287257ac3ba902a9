import { skipped } from "../explanation/records.ts";
import type { Basis, Explanation, ReadingId, SkipReason, Verdict } from "../model.ts";
import type { FetchOutcome } from "../outcome.ts";
import { asTyped } from "./address.ts";
import { type ReadFile, readFile } from "./file.ts";
import { matcherFor } from "./matchers.ts";
import type {
  AskedCrawler,
  OtherCrawler,
  RobotsFacts,
  RobotsSource,
  StatusMeaning,
  Target,
  Tested,
  TestResult,
} from "./model.ts";
import { notesOf } from "./notes.ts";
import { othersAlike, othersOf } from "./others.ts";
import { statusMeaning } from "./status.ts";

/** What a test may leave out. */
export interface TestOptions {
  /** Whether the verdict for all other crawlers of the registry is wanted. True unless told. */
  readonly others?: boolean;
}

/**
 * The whole answer to one question: address, crawler, reading, and a file or what came of fetching it. Every surface
 * asks here, so that page, command line and HTTP interface cannot differ. What could not be read is never `allowed`.
 */
export function test(
  target: Target,
  crawler: AskedCrawler,
  reading: ReadingId,
  source: RobotsSource,
  options: TestOptions = {},
): Tested {
  const robots = factsOf(target, source);
  const question = { target, crawler, reading, robots, others: options.others !== false };
  if (isElsewhere(target, source)) return withoutFile(question, "out-of-scope", "other-origin");
  const { state } = robots.meaning;
  if (state === "not-fetched") return withoutFile(question, "unknown", "not-fetched");
  if (state === "unreachable") return withoutFile(question, "disallowed", "unreachable");
  if (state === "unavailable") return withoutFile(question, "allowed", "unavailable");
  return withFile(question, fileOf(source));
}

interface Question {
  readonly target: Target;
  readonly crawler: AskedCrawler;
  readonly reading: ReadingId;
  readonly robots: RobotsFacts;
  readonly others: boolean;
}

/** Whether a given file belongs to another origin than the address. */
function isElsewhere(target: Target, source: RobotsSource): boolean {
  if (source.kind !== "given" || source.address === undefined) return false;
  const home = asTyped(source.address);
  return "problem" in home || home.origin !== target.origin;
}

function fileOf(source: RobotsSource): ReadFile {
  if (source.kind === "given") return readFile(source.bytes, false);
  if (source.kind === "live") return readFile(source.outcome.body, source.outcome.truncated);
  return readFile("", false);
}

function withFile(question: Question, file: ReadFile): Tested {
  const { target, crawler, reading, robots } = question;
  const { token, entry } = crawler;
  const answer = matcherFor(file.read, token, entry, reading).explain(target.address);
  const result: TestResult = {
    ...head(question),
    verdict: answer.verdict,
    basis: answer.basis,
    line: answer.line,
    group: answer.group,
    candidates: answer.candidates,
    steps: answer.steps,
    robots,
    differences: answer.differences,
    others: question.others ? othersOf(file.read, target.address, reading, token) : [],
    findings: [],
    notes: notesOf({
      ...question,
      body: file.whole.bytes,
      basis: answer.basis,
      via: answer.group.via,
      truncated: file.truncated,
    }),
    addressChanges: target.changes,
    normalisedTarget: answer.normalisedTarget,
    lines: file.read.lineCount,
    truncated: file.truncated,
  };
  return { result, file: file.whole, skipped: skippedIn(file, reading) };
}

/** Kept as long as the file. */
const skips = new WeakMap<ReadFile, Map<ReadingId, ReadonlyMap<number, SkipReason>>>();

/** Lines without effect; those behind the size limit among them. */
function skippedIn(file: ReadFile, reading: ReadingId): ReadonlyMap<number, SkipReason> {
  const known = skips.get(file) ?? new Map<ReadingId, ReadonlyMap<number, SkipReason>>();
  skips.set(file, known);
  const found = known.get(reading) ?? findSkipped(file, reading);
  known.set(reading, found);
  return found;
}

function findSkipped(file: ReadFile, reading: ReadingId): ReadonlyMap<number, SkipReason> {
  const reasons = new Map(skipped(file.read, reading));
  for (let line = file.read.lineCount + 1; line <= file.whole.lineCount; line++)
    reasons.set(line, "beyond-limit");
  return reasons;
}

const NO_GROUP: Explanation["group"] = { token: null, via: "none", lines: [], rules: 0 };

/** The answer where no rule is read. */
function withoutFile(question: Question, verdict: Verdict, basis: Basis): Tested {
  const { target, crawler } = question;
  const others: readonly OtherCrawler[] = question.others
    ? othersAlike({ verdict, basis }, crawler.token)
    : [];
  const result: TestResult = {
    ...head(question),
    verdict,
    basis,
    line: null,
    group: NO_GROUP,
    candidates: [],
    steps: [],
    robots: question.robots,
    differences: [],
    others,
    findings: [],
    notes: notesOf({ ...question, body: null, basis, via: "none", truncated: false }),
    addressChanges: target.changes,
    normalisedTarget: target.target,
    lines: 0,
    truncated: false,
  };
  return { result, file: null, skipped: new Map() };
}

function head({ target, crawler, reading }: Question) {
  const { entry, token, from } = crawler;
  return {
    address: target.address,
    origin: target.origin,
    target: target.target,
    crawler: { token, operator: entry?.operator ?? null, purpose: entry?.purpose ?? null, from },
    reading,
  };
}

function factsOf(target: Target, source: RobotsSource): RobotsFacts {
  if (source.kind === "live") return liveFacts(source.outcome);
  const isGiven = source.kind === "given";
  const address = (isGiven ? source.address : undefined) ?? target.robotsAddress;
  const meaning: StatusMeaning = isGiven
    ? { state: "readable" }
    : { state: "not-fetched", cause: source.reason };
  return {
    address,
    finalAddress: address,
    source: isGiven ? "given" : "live",
    status: null,
    redirects: [],
    bytes: isGiven ? fileOf(source).whole.bytes.length : 0,
    contentType: null,
    cacheControl: null,
    fetchedAt: null,
    elapsedMs: null,
    failure: null,
    meaning,
    userAgent: null,
  };
}

function liveFacts(outcome: FetchOutcome): RobotsFacts {
  return {
    address: outcome.address,
    finalAddress: outcome.finalAddress,
    source: "live",
    status: outcome.status,
    redirects: outcome.redirects.map(({ status, to }) => ({ status, to })),
    bytes: outcome.body.length,
    contentType: outcome.headers["content-type"] ?? null,
    cacheControl: outcome.headers["cache-control"] ?? null,
    fetchedAt: outcome.at,
    elapsedMs: outcome.elapsedMs,
    failure: outcome.failure,
    meaning: statusMeaning(outcome),
    userAgent: outcome.userAgent,
  };
}
