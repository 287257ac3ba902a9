import type { ReadingId } from "@aushang/engine";
import { nearestCrawlers } from "@aushang/engine/crawlers";
import {
  type AddressProblem,
  type AskedCrawler,
  askCrawler,
  asTyped,
  type Target,
} from "@aushang/engine/tester";
import { type Fault, inputProblem, type Problem, serverProblem } from "../problem.ts";
import type { CheckedTestRequest } from "../schemas.ts";

/** Results that one request may ask for: addresses times crawlers. */
const RESULTS_LIMIT = 1_000;

/** An address of a list that cannot be tested. */
export interface Refused {
  readonly given: string;
  readonly problem: AddressProblem;
}

/** A file that came with the request. */
interface GivenFile {
  readonly bytes: Uint8Array;
  /** Where it belongs, when that was said. */
  readonly address?: string;
}

/** What a request asks, understood. */
export interface Question {
  readonly targets: readonly (Target | Refused)[];
  readonly crawlers: readonly AskedCrawler[];
  readonly reading: ReadingId;
  /** Null: fetch it. */
  readonly given: GivenFile | null;
  readonly fresh: boolean;
  readonly others: boolean;
  readonly withBody: boolean;
  /** Whether the answer is a list by address, and whether each entry is a list by crawler. */
  readonly manyAddresses: boolean;
  readonly manyCrawlers: boolean;
}

/** Understands a request whose shape was checked. Throws a `Problem` that names the property and the next step. */
export function readQuestion(body: CheckedTestRequest): Question {
  const manyAddresses = body.addresses !== undefined;
  const manyCrawlers = body.crawlers !== undefined;
  const faults = contradictions(body);
  if (faults.length > 0) throw serverProblem("body-invalid", null, { faults });
  if (body.address === undefined && !manyAddresses)
    throw inputProblem("address-empty", "", "/address");
  if (body.crawler === undefined && !manyCrawlers)
    throw inputProblem("crawler-empty", "", "/crawler");
  return {
    targets: body.addresses?.map(readListed) ?? [readSingle(body.address ?? "", "/address")],
    crawlers: body.crawlers?.map((one, i) => readCrawler(one, `/crawlers/${i}`)) ?? [
      readCrawler(body.crawler ?? "", "/crawler"),
    ],
    reading: body.reading ?? "rfc9309",
    given: readGiven(body),
    fresh: body.fresh ?? false,
    others: body.others ?? !(manyAddresses || manyCrawlers),
    withBody: body.include?.includes("body") ?? false,
    manyAddresses,
    manyCrawlers,
  };
}

/** Properties that exclude or need one another. */
function contradictions(body: CheckedTestRequest): readonly Fault[] {
  const { address, addresses, crawler, crawlers, robots, robotsBase64, robotsAddress } = body;
  const faults: Fault[] = [];
  const apart = (one: unknown, name: string, another: unknown, other: string): void => {
    if (one === undefined || another === undefined) return;
    faults.push({ pointer: `/${name}`, code: "not-together", args: { other } });
  };
  apart(addresses, "addresses", address, "address");
  apart(crawlers, "crawlers", crawler, "crawler");
  apart(robotsBase64, "robotsBase64", robots, "robots");
  if (robotsAddress !== undefined && robots === undefined && robotsBase64 === undefined)
    faults.push({ pointer: "/robotsAddress", code: "needs", args: { other: "robots" } });
  if ((body.include?.length ?? 0) > 0 && (addresses !== undefined || crawlers !== undefined))
    faults.push({ pointer: "/include", code: "needs-single", args: null });
  const results = (addresses?.length ?? 1) * (crawlers?.length ?? 1);
  if (results > RESULTS_LIMIT)
    faults.push({
      pointer: "/addresses",
      code: "too-many-results",
      args: { results, limit: RESULTS_LIMIT },
    });
  return faults;
}

/** An address that a person typed. Throws a `Problem` that names the property. */
export function readSingle(typed: string, pointer: string): Target {
  const target = asTyped(typed);
  if ("problem" in target) throw inputProblem(target.problem, typed, pointer);
  return target;
}

function readListed(given: string): Target | Refused {
  const target = asTyped(given);
  return "problem" in target ? { given, problem: target.problem } : target;
}

/** A crawler that a person typed. Throws a `Problem` that names the property, and who may have been meant. */
export function readCrawler(typed: string, pointer: string): AskedCrawler {
  const crawler = askCrawler(typed);
  if (!("problem" in crawler)) return crawler;
  throw inputProblem(crawler.problem, typed, pointer, nearestCrawlers(typed, 1)[0]?.token);
}

function readGiven(body: CheckedTestRequest): GivenFile | null {
  const bytes = givenBytes(body);
  if (bytes === null) return null;
  if (body.robotsAddress === undefined) return { bytes };
  return { bytes, address: readSingle(body.robotsAddress, "/robotsAddress").robotsAddress };
}

function givenBytes({ robots, robotsBase64 }: CheckedTestRequest): Uint8Array | null {
  if (robots !== undefined) return Buffer.from(robots, "utf8");
  return robotsBase64 === undefined ? null : fromBase64(robotsBase64, "/robotsBase64");
}

/** The octets of a file that came as base64. Throws a `Problem` for what is none. */
export function fromBase64(robotsBase64: string, pointer: string): Uint8Array {
  // Tools break base64 into lines.
  const letters = robotsBase64.replaceAll(/[\r\n]/g, "");
  const bytes = Buffer.from(letters, "base64");
  // Node skips what is no base64; a file with holes would be another file.
  if (bytes.toString("base64") !== letters)
    throw inputProblem("robots-not-base64", robotsBase64, pointer);
  return bytes;
}

/** Narrows an entry of `targets`. */
export function isRefused(target: Target | Refused): target is Refused {
  return "problem" in target;
}

/** The problem that stands in a list for an address. */
export function refusal({ given, problem }: Refused, index: number): Problem {
  return inputProblem(problem, given, `/addresses/${index}`);
}
