import type { AskedCrawler, Target, TestResult } from "../tester/model.ts";
import { test } from "../tester/test.ts";
import type { Company, Crowds } from "./crowd.ts";
import type { Aspect, Check, CheckResult, Expected, Found, Unreadable, Who } from "./model.ts";
import { type Place, sourceFor, statusHolds, targetAt } from "./place.ts";

/** What the engine answers, and how that compares with what is expected. */
interface Judged {
  readonly company: Company;
  readonly result: TestResult;
  readonly unreadable: Unreadable | null;
  readonly differs: readonly Aspect[];
}

/** The parts of a result that are the same for every kind of check. */
export type Frame = Pick<CheckResult, "check" | "at" | "reading" | "why">;

/** A check of one address for one crawler or set of crawlers. */
export function checkAddress(
  place: Place,
  check: Check,
  who: Who,
  url: string,
  crowds: Crowds,
  frame: Frame,
): CheckResult {
  const target = targetAt(place, url);
  const { members, unbound } = crowds.of(who, check.reading);
  const judged = members.map((company) => judge(place, check, company, target));
  const broken = judged.filter(({ differs }) => differs.length > 0);
  const dark = judged.find(({ unreadable }) => unreadable !== null);
  const told = dark ?? broken[0] ?? judged[0];
  const isSet = who.kind !== "crawler";
  const holds = dark === undefined && broken.length === 0 && told !== undefined;
  return {
    ...frame,
    kind: "address",
    state: stateOf(told, broken.length > 0),
    who,
    url,
    address: target.address,
    expected: expectedOf(check),
    found: told === undefined || dark !== undefined ? null : foundIn(told.result),
    differs: dark === undefined ? (broken[0]?.differs ?? []) : [],
    crawler: told?.company.lead.token ?? null,
    breaking: isSet && dark === undefined ? broken.flatMap(({ company }) => company.tokens) : [],
    unbound: holds ? unlike(place, check, unbound, target) : [],
    proof: null,
    unreadable: dark?.unreadable ?? null,
    test: holds ? null : (told?.result ?? null),
  };
}

/** A set without members says nothing: it does not pass. */
function stateOf(told: Judged | undefined, isBroken: boolean): CheckResult["state"] {
  if (told === undefined) return "skipped";
  if (told.unreadable !== null) return "not-readable";
  return isBroken ? "failed" : "passed";
}

/** The engine's answer for one crawler; the only place of suites where an address gets a verdict. */
export function ask(
  place: Place,
  check: Pick<Check, "reading">,
  crawler: AskedCrawler,
  target: Target,
): TestResult {
  const source = sourceFor(place, target);
  return test(target, crawler, check.reading, source, { others: false }).result;
}

function judge(place: Place, check: Check, company: Company, target: Target): Judged {
  const result = ask(place, check, company.lead, target);
  const unreadable = unreadableIn(place, check, result);
  return {
    company,
    result,
    unreadable,
    differs: unreadable === null ? differsIn(check, result) : [],
  };
}

/**
 * Why a verdict counts for nothing. "Closed because the file could not be had" is what was asked for only where the
 * check expects that very status.
 */
function unreadableIn(place: Place, check: Check, { basis }: TestResult): Unreadable | null {
  if (basis === "other-origin" || basis === "not-fetched") return basis;
  if (basis !== "unreachable") return null;
  return expectsClosing(place, check) ? null : "unreachable";
}

/** Whether the check asks for the status that closes the site. */
export function expectsClosing(place: Place, { status }: Check): boolean {
  return place.state === "unreachable" && status !== null && statusHolds(place, status) === true;
}

function differsIn(check: Check, { verdict, line, group }: TestResult): readonly Aspect[] {
  const differs: Aspect[] = [];
  if (check.expect !== null && verdict !== check.expect) differs.push("verdict");
  if (check.line !== null && line !== (check.line === "none" ? null : check.line))
    differs.push("line");
  if (check.group !== null && !isGroup(check.group, group.token)) differs.push("group");
  return differs;
}

function isGroup(expected: string, found: string | null): boolean {
  return found === null ? expected === "none" : expected.toLowerCase() === found.toLowerCase();
}

function unlike(
  place: Place,
  check: Check,
  unbound: readonly Company[],
  target: Target,
): readonly string[] {
  return unbound
    .filter(({ lead }) => ask(place, check, lead, target).verdict !== check.expect)
    .flatMap(({ tokens }) => tokens);
}

/** What a check of addresses or of a site wants. */
export function expectedOf({ expect, line, group }: Check): Expected {
  return { verdict: expect, line, group, status: null };
}

/** What a result says, in short. */
export function foundIn({ verdict, basis, line, group, robots }: TestResult): Found {
  const { status, meaning } = robots;
  return { verdict, basis, line, group: group.token, status, state: meaning.state };
}
