import { flips } from "../analyse/flips.ts";
import type { Asker, Flips } from "../analyse/model.ts";
import { type RuleSet, ruleSet } from "../analyse/rule-set.ts";
import type { ReadingId } from "../model.ts";
import { askerOf } from "../tester/asker.ts";
import type { AskedCrawler, TestResult } from "../tester/model.ts";
import { ask, expectedOf, expectsClosing, type Frame, foundIn } from "./address-check.ts";
import type { Company, Crowds } from "./crowd.ts";
import type { Check, CheckResult, ExpectedVerdict, Unreadable, Who } from "./model.ts";
import { type Place, targetOfPath } from "./place.ts";

/** Whoever asks it, a file without own groups answers the same. */
const ANYBODY: Asker = { token: "*", tokens: ["*"], obeysStar: true };
const WHOLE: Readonly<Record<ExpectedVerdict, string>> = {
  allowed: "",
  disallowed: "User-agent: *\nDisallow: /\n",
};

/** The rules that give every address one verdict. */
export const wholeSite = (verdict: ExpectedVerdict, reading: ReadingId): RuleSet =>
  ruleSet(WHOLE[verdict], ANYBODY, reading);

/** The rule sets of one file, each compared with a whole verdict once, however many crawlers go by it. */
export class SiteProofs {
  readonly #known: {
    readonly set: RuleSet;
    readonly expect: ExpectedVerdict;
    readonly found: Flips;
  }[] = [];
  readonly #sets = new Map<string, RuleSet>();

  /** The rules of a crawler, prepared once. */
  setOf({ file }: Place, crawler: AskedCrawler, reading: ReadingId): RuleSet {
    const key = `${reading} ${crawler.token}`;
    const set = this.#sets.get(key) ?? ruleSet(file ?? "", askerOf(crawler), reading);
    this.#sets.set(key, set);
    return set;
  }

  /** All addresses for which the set does not give the verdict. */
  against(set: RuleSet, expect: ExpectedVerdict): Flips {
    const known = this.#known.find((one) => one.expect === expect && one.set.isSameAs(set));
    if (known !== undefined) return known.found;
    const found = flips(set, wholeSite(expect, set.reading));
    this.#known.push({ set, expect, found });
    return found;
  }
}

/** What is known about one crawler and all addresses. */
interface Judged {
  readonly company: Company;
  readonly found: Flips;
}

/** What is known about all of them together. */
interface Conclusion {
  readonly state: "passed" | "failed" | "not-readable";
  /** The one to tell about: the first that breaks the check, or for whom there is no proof. */
  readonly told: Judged;
  readonly breaking: readonly string[];
  readonly result: TestResult;
}

type SiteCheck = Check & { readonly expect: ExpectedVerdict };

/** A check of every address there is, for one crawler or set of crawlers: proven, or broken by an address. */
export function checkSite(
  place: Place,
  check: SiteCheck,
  who: Who,
  { crowds, proofs }: { readonly crowds: Crowds; readonly proofs: SiteProofs },
  frame: Frame,
): CheckResult {
  const { members, unbound } = crowds.of(who, check.reading);
  const [first] = members;
  if (first === undefined) return { ...blank(check, who, frame), state: "skipped" };
  if (place.file === null) return withoutFile(place, check, who, first.lead, frame);
  const judged = members.map((company) => judge(place, check, company, proofs));
  const { state, told, breaking, result } = conclude(place, check, judged);
  const isBroken = state === "failed";
  return {
    ...blank(check, who, frame),
    state,
    address: isBroken ? result.address : null,
    found: state === "not-readable" ? null : foundIn(result),
    differs: isBroken ? ["verdict"] : [],
    crawler: told.company.lead.token,
    breaking: who.kind === "crawler" ? [] : breaking,
    unbound: state === "passed" ? unlike(place, check, unbound, proofs) : [],
    proof: told.found,
    unreadable: state === "not-readable" ? "not-proven" : null,
    test: isBroken ? result : null,
  };
}

/** A counterexample counts when the tester confirms it; no counterexample counts when that is proven. */
function conclude(place: Place, check: SiteCheck, judged: readonly Judged[]): Conclusion {
  const broken = judged.filter(({ found }) => found.changes.length > 0);
  const [worst] = broken;
  const witness = worst?.found.changes[0]?.witness;
  if (worst !== undefined && witness !== undefined) {
    const result = answerAt(place, check, worst.company.lead, witness);
    const isTrue = result.verdict !== check.expect;
    const breaking = isTrue ? broken.flatMap(({ company }) => company.tokens) : [];
    return { state: isTrue ? "failed" : "not-readable", told: worst, breaking, result };
  }
  const open = judged.find(({ found }) => !found.proven);
  const told = open ?? (judged[0] as Judged);
  const result = answerAt(place, check, told.company.lead, "/");
  return { state: open === undefined ? "passed" : "not-readable", told, breaking: [], result };
}

function blank(check: Check, who: Who, frame: Frame): Omit<CheckResult, "state"> {
  return {
    ...frame,
    kind: "site",
    who,
    url: null,
    address: null,
    expected: expectedOf(check),
    found: null,
    differs: [],
    crawler: null,
    breaking: [],
    unbound: [],
    proof: null,
    unreadable: null,
    test: null,
  };
}

/** Unreachable, or not asked: nothing is known, unless the check asks for the status that closes the site. */
function withoutFile(
  place: Place,
  check: SiteCheck,
  who: Who,
  crawler: AskedCrawler,
  frame: Frame,
): CheckResult {
  const result = answerAt(place, check, crawler, "/");
  const base = { ...blank(check, who, frame), crawler: crawler.token };
  if (expectsClosing(place, check)) {
    const holds = result.verdict === check.expect;
    return {
      ...base,
      state: holds ? "passed" : "failed",
      address: holds ? null : result.address,
      found: foundIn(result),
      differs: holds ? [] : ["verdict"],
      test: holds ? null : result,
    };
  }
  const unreadable: Unreadable = place.state === "unreachable" ? "unreachable" : "not-fetched";
  return { ...base, state: "not-readable", unreadable, test: result };
}

function judge(
  place: Place,
  { expect, reading }: SiteCheck,
  company: Company,
  proofs: SiteProofs,
): Judged {
  return { company, found: proofs.against(proofs.setOf(place, company.lead, reading), expect) };
}

function unlike(
  place: Place,
  check: SiteCheck,
  unbound: readonly Company[],
  proofs: SiteProofs,
): readonly string[] {
  return unbound
    .filter((company) => !isWhole(judge(place, check, company, proofs).found))
    .flatMap(({ tokens }) => tokens);
}

const isWhole = ({ proven, changes }: Flips): boolean => proven && changes.length === 0;

/** The engine's answer for a path as patterns spell it. */
function answerAt(place: Place, check: Check, crawler: AskedCrawler, path: string): TestResult {
  return ask(place, check, crawler, targetOfPath(place, path));
}
