import { toOctets } from "../decode.ts";
import { parse, type RobotsFile } from "../parse.ts";
import { asTypedAt } from "../tester/address.ts";
import { readFile } from "../tester/file.ts";
import type { RobotsSource, Target } from "../tester/model.ts";
import { statusMeaning } from "../tester/status.ts";
import type { ExpectedStatus, SuiteRun, SuiteSource, Unreadable } from "./model.ts";

/** Where paths are thought of when a file belongs to no known site. */
const NOWHERE = "https://example.com";

/** A robots.txt of a suite, with what its checks ask about it. */
export interface Place {
  readonly given: SuiteSource;
  readonly origin: string;
  readonly status: number | null;
  readonly state: SuiteRun["state"];
  /** The file as it counts; empty where none is in force, null where that is not known. */
  readonly file: RobotsFile | null;
}

/** Looks at what a suite is run on. */
export function placeOf(suiteSource: SuiteSource): Place {
  const given = { ...suiteSource, source: asOctets(suiteSource.source) };
  const { source } = given;
  const origin = given.origin ?? NOWHERE;
  if (source.kind === "given")
    return {
      given,
      origin,
      status: null,
      state: "readable",
      file: readFile(source.bytes, false).read,
    };
  if (source.kind === "not-fetched")
    return { given, origin, status: null, state: "not-fetched", file: null };
  const { status, body, truncated, failure } = source.outcome;
  const { state } = statusMeaning(source.outcome);
  const file =
    state === "readable"
      ? readFile(body, truncated).read
      : state === "unavailable"
        ? parse("")
        : null;
  return { given, origin, status: failure === null ? status : null, state, file };
}

/** What is kept about a file is kept by its octets: a text would be encoded and parsed anew for every question. */
function asOctets(source: RobotsSource): RobotsSource {
  return source.kind === "given" ? { ...source, bytes: toOctets(source.bytes) } : source;
}

/** The target that an address or path of a suite means here. The reader of the suite has refused what is none. */
export function targetAt({ origin }: Place, url: string): Target {
  const target = asTypedAt(origin, url);
  if ("problem" in target) throw new TypeError(`suite: ${url} is no address (${target.problem})`);
  return target;
}

/** The target of a path as patterns spell it: `//a` and `/?` are what they are, nothing is made of them. */
export function targetOfPath({ origin }: Place, path: string): Target {
  const robotsAddress = `${origin}/robots.txt`;
  return { address: origin + path, origin, target: path, robotsAddress, changes: [] };
}

/** What there is to test an address against. The file of one site says nothing about another. */
export function sourceFor({ given: { source }, origin }: Place, target: Target): RobotsSource {
  if (source.kind !== "live" || target.origin === origin) return source;
  return { kind: "given", bytes: source.outcome.body, address: source.outcome.address };
}

/** Whether the fetch came to what is expected. Null for a file at hand: nothing was fetched. */
export function statusHolds(
  { given, status, state }: Place,
  expected: ExpectedStatus,
): boolean | null {
  if (given.source.kind === "given") return null;
  return typeof expected === "number" ? status === expected : state === expected;
}

/** Why a status that is not the expected one is no plain answer; null where it is. */
export function unreadableState({ state }: Place): Unreadable | null {
  return state === "unreachable" || state === "not-fetched" ? state : null;
}
