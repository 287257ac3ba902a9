import type { Purpose } from "../../crawlers/model.ts";
import type {
  CheckResult,
  CheckState,
  ExpectedStatus,
  ExpectedVerdict,
  SiteProof,
  SuiteComments,
  SuiteProblemArgs,
  SuiteProblemCode,
  Unreadable,
  Who,
} from "../../suites/model.ts";
import type { StatusMeaning } from "../../tester/model.ts";
import type { VerdictWord } from "../catalogue.ts";
import { excerpt, type Text } from "../parts.ts";
import { verdictWord } from "../words.ts";

/** Words for suites: what they expect, what came of it, and what is wrong with the file of one. */
export interface SuiteWords {
  /** "holds", "does not hold". */
  readonly state: Readonly<Record<CheckState, string>>;
  /** "12 hold", the number as the language writes it. */
  readonly count: Readonly<Record<CheckState, (count: number) => string>>;
  /** As a label and within a sentence: "open", "blocked". */
  readonly expected: Readonly<Record<ExpectedVerdict, string>>;
  /** Whom a check is about: a token, "every crawler but Googlebot", "AI training". */
  readonly who: (who: Who, purposes: Readonly<Record<Purpose, string>>) => string;
  /** What a check is about, where that is no address. */
  readonly wholeSite: string;
  readonly statusOf: string;
  /** "status 200", "unreachable". */
  readonly status: (expected: ExpectedStatus) => string;
  /** What was expected and what is the case, a sentence for each part that differs. Empty unless failed. */
  readonly differs: (result: CheckResult) => readonly Text[];
  /** Why nothing is known. */
  readonly unreadable: Readonly<Record<Unreadable, Text>>;
  /** Why a check was not asked. */
  readonly skipped: (result: CheckResult) => Text;
  /** Of a set of crawlers: who breaks the check. */
  readonly breaking: (tokens: readonly string[]) => Text;
  /** Crawlers that `*` does not bind, for whom the check would not hold. */
  readonly unbound: (tokens: readonly string[]) => Text;
  /** What a proof about a whole site says: that all is as expected, or which addresses are not. */
  readonly proof: (proof: SiteProof, expected: ExpectedVerdict) => readonly Text[];
  readonly problem: SuiteProblemWords;
  /** What stands in a suite that is written from a file. */
  readonly comments: SuiteComments;
}

/** What is wrong with a suite, and what to do about it. */
export type SuiteProblemWords = {
  readonly [Code in SuiteProblemCode]: (args: SuiteProblemArgs[Code]) => {
    readonly title: string;
    readonly next: string;
  };
};

/** The sentences of one language; how they are put together is the same in all. */
export interface SuiteSentences
  extends Pick<
    SuiteWords,
    | "state"
    | "count"
    | "expected"
    | "wholeSite"
    | "statusOf"
    | "unreadable"
    | "problem"
    | "comments"
  > {
  readonly verdict: Readonly<Record<VerdictWord, string>>;
  readonly fetchState: Readonly<Record<StatusMeaning["state"], string>>;
  readonly httpStatus: (status: number) => string;
  readonly every: string;
  readonly but: (all: string, except: string) => string;
  readonly verdictDiffers: (expected: string, found: string) => Text;
  /** Null: no line. */
  readonly lineDiffers: (expected: number | null, found: number | null) => Text;
  /** Null: no group. */
  readonly groupDiffers: (expected: Text | null, found: Text | null) => Text;
  readonly statusDiffers: (expected: string, found: string) => Text;
  readonly noStatus: Text;
  readonly nobodyLeft: Text;
  readonly breaking: (tokens: Text) => Text;
  readonly unbound: (tokens: Text) => Text;
  /** "and 12 more". */
  readonly more: (count: number) => string;
  readonly provenForAll: (verdict: string) => Text;
  /** A set of addresses with another verdict than expected; `except` null where it has no exceptions. */
  readonly set: (verdict: string, pattern: Text, except: Text | null, witness: Text) => Text;
  readonly moreSets: (count: number) => Text;
  readonly nothingElse: Text;
  readonly perhapsMore: Text;
}

const TOKENS = 6;
const SETS = 5;
const EXCEPTIONS = 3;
const OTHER = { allowed: "disallowed", disallowed: "allowed" } as const;

/** The words of one language, from its sentences. */
export function suiteWords(sentences: SuiteSentences): SuiteWords {
  const { expected, fetchState, httpStatus } = sentences;
  const status = (wanted: ExpectedStatus): string =>
    typeof wanted === "number" ? httpStatus(wanted) : fetchState[wanted];
  return {
    ...sentences,
    who: (who, purposes) => {
      if (who.kind === "crawler") return who.name;
      const all = who.kind === "every" ? sentences.every : purposes[who.purpose];
      return who.except.length === 0 ? all : sentences.but(all, who.except.join(", "));
    },
    status,
    differs: (result) =>
      result.differs.map((aspect) => differs(sentences, status, result)[aspect]()),
    skipped: ({ kind }) => (kind === "status" ? sentences.noStatus : sentences.nobodyLeft),
    breaking: (tokens) => sentences.breaking(few(tokens, TOKENS, sentences)),
    unbound: (tokens) => sentences.unbound(few(tokens, TOKENS, sentences)),
    proof: (proof, wanted) => {
      const { changes, proven } = proof;
      if (changes.length === 0) return proven ? [sentences.provenForAll(expected[wanted])] : [];
      return [
        ...sets(sentences, proof, expected[OTHER[wanted]]),
        proven ? sentences.nothingElse : sentences.perhapsMore,
      ];
    },
  };
}

function differs(
  sentences: SuiteSentences,
  status: (wanted: ExpectedStatus) => string,
  { expected, found }: CheckResult,
) {
  const token = (text: string | null | undefined): Text | null =>
    text == null ? null : [excerpt(text)];
  return {
    verdict: () => {
      const { verdict = null, basis = null } = found ?? {};
      const word = verdict === null || basis === null ? "unknown" : verdictWord({ verdict, basis });
      const wanted = expected.verdict === null ? "" : sentences.expected[expected.verdict];
      return sentences.verdictDiffers(wanted, sentences.verdict[word].toLowerCase());
    },
    line: () =>
      sentences.lineDiffers(expected.line === "none" ? null : expected.line, found?.line ?? null),
    group: () =>
      sentences.groupDiffers(
        token(expected.group === "none" ? null : expected.group),
        token(found?.group),
      ),
    status: () => {
      const wanted = expected.status === null ? "" : status(expected.status);
      const is = found?.status ?? null;
      return sentences.statusDiffers(
        wanted,
        is === null
          ? sentences.fetchState[found?.state ?? "not-fetched"]
          : sentences.httpStatus(is),
      );
    },
  };
}

/** The first of a list, each quoted, and how many more there are. */
function few(items: readonly string[], most: number, { more }: SuiteSentences): Text {
  const shown = items.length > most + 1 ? items.slice(0, most) : items;
  const left = items.length - shown.length;
  const named = shown.flatMap((item, i) => (i === 0 ? [excerpt(item)] : [", ", excerpt(item)]));
  return left === 0 ? named : [...named, ` ${more(left)}`];
}

/** The sets of addresses that break a check of a whole site, the first few of them. */
function sets(sentences: SuiteSentences, { changes }: SiteProof, verdict: string): readonly Text[] {
  const shown = changes.length > SETS + 1 ? changes.slice(0, SETS) : changes;
  const told = shown.map(({ pattern, except, witness }) => {
    const but = except.length === 0 ? null : few(except, EXCEPTIONS, sentences);
    return sentences.set(verdict, [excerpt(pattern)], but, [excerpt(witness)]);
  });
  const left = changes.length - shown.length;
  return left === 0 ? told : [...told, sentences.moreSets(left)];
}
