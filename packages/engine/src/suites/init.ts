import { askersIn } from "../analyse/askers.ts";
import { sameVerdicts } from "../analyse/flips.ts";
import { type RuleSet, ruleSet } from "../analyse/rule-set.ts";
import type { ReadingId } from "../model.ts";
import type { RobotsFile } from "../parse.ts";
import { asTypedAt } from "../tester/address.ts";
import { askerOf } from "../tester/asker.ts";
import { askCrawler } from "../tester/crawler.ts";
import { readFile } from "../tester/file.ts";
import type { AskedCrawler, TestResult } from "../tester/model.ts";
import { test } from "../tester/test.ts";
import type { ExpectedStatus, ExpectedVerdict, SuiteComments } from "./model.ts";
import { wholeSite } from "./site-check.ts";
import { type Budget, tellingAddresses } from "./telling.ts";
import { comment, listOf, scalar } from "./yaml.ts";

/** From what, and for whom, a suite is written. */
export interface SuiteFromOptions {
  readonly comments: SuiteComments;
  /** What people call the robots.txt. */
  readonly name: string;
  /** Path of the file as the suite shall name it. */
  readonly file?: string;
  /** Origin of the site as the suite shall name it. */
  readonly origin?: string;
  /** Octets behind these exist that were not fetched. */
  readonly truncated?: boolean;
  /** What fetching it came to; a check of its own. */
  readonly status?: ExpectedStatus;
  /** Crawlers beside those that the file names; some that matter to most sites unless told. */
  readonly crawlers?: readonly string[];
  /** `rfc9309` unless told. */
  readonly reading?: ReadingId;
  /** Address of the schema, for editors. */
  readonly schema?: string;
}

/** A suite as text. */
export interface SuiteDraft {
  /** YAML. */
  readonly text: string;
  /** Whether a check breaks whenever a rule goes or says the opposite, and that matters. False where a limit was reached; the text says so. */
  readonly complete: boolean;
}

const IMPORTANT = ["Googlebot", "Bingbot", "GPTBot", "ClaudeBot"] as const;
const HERE = "https://example.com";
/** Rules that are read for proofs in all: about a second. */
const READ = 150_000;
/** Addresses for one group. */
const ADDRESSES = 200;
/** Tokens for one group; a list of a thousand is one group that is well known after these. */
const TOKENS = 100;

/** Crawlers with the same rules. */
interface Company {
  readonly set: RuleSet;
  readonly crawlers: AskedCrawler[];
}

/**
 * Writes a suite that holds for a robots.txt as it is: for each group an address for every rule that decides any, a
 * check of the whole site where all of it is open or closed, each with the verdict that the tester gives today. Never
 * throws on content.
 */
export function suiteFrom(input: Uint8Array | string, options: SuiteFromOptions): SuiteDraft {
  const { comments, name, file, origin, status, schema, reading = "rfc9309" } = options;
  const { read } = readFile(input, options.truncated === true);
  const companies = companiesIn(read, options.crawlers ?? IMPORTANT, reading);
  const budget: Budget = { rules: READ };
  const parts = companies.map((company) => checksOf(company, read.bytes, budget, options));
  const complete = parts.every((part) => part.complete);
  const head = [
    ...(schema === undefined ? [] : comment(`yaml-language-server: $schema=${schema}`)),
    ...comments.head(name).flatMap((line) => comment(line)),
    ...(complete ? [] : comment(comments.incomplete)),
    `name: ${scalar(name)}`,
    ...(reading === "rfc9309" ? [] : [`reading: ${scalar(reading)}`]),
    ...(file === undefined ? [] : [`file: ${scalar(file)}`]),
    ...(origin === undefined ? [] : [`address: ${scalar(origin)}`]),
    "",
    "checks:",
    ...(status === undefined ? [] : [`  - status: ${status}`]),
  ];
  const checks = parts.flatMap(({ lines }, i) =>
    i === 0 && status === undefined ? lines : ["", ...lines],
  );
  return { text: `${[...head, ...checks].join("\n")}\n`, complete };
}

/** Everybody whom the file names, those that matter, and everybody else; together who goes by the same rules. */
function companiesIn(
  file: RobotsFile,
  more: readonly string[],
  reading: ReadingId,
): readonly Company[] {
  // The last asker stands for those whom the file does not name, as `*` does.
  const named = [...new Set(askersIn([file], reading).map(({ token }) => token))].slice(0, -1);
  const companies: Company[] = [];
  const seen = new Set<string>();
  for (const name of ["*", ...named, ...more]) {
    const crawler = askCrawler(name);
    // A suite reads these two words otherwise.
    if ("problem" in crawler || ["every", "none"].includes(name.toLowerCase())) continue;
    if (seen.has(crawler.token.toLowerCase())) continue;
    seen.add(crawler.token.toLowerCase());
    const set = ruleSet(file, askerOf(crawler), reading);
    const known = companies.find((company) => company.set.isSameAs(set));
    if (known === undefined) companies.push({ set, crawlers: [crawler] });
    else known.crawlers.push(crawler);
  }
  return companies;
}

function checksOf(
  { set, crawlers }: Company,
  bytes: Uint8Array,
  budget: Budget,
  { comments, origin = HERE, reading = "rfc9309" }: SuiteFromOptions,
): { readonly lines: readonly string[]; readonly complete: boolean } {
  const [first] = crawlers as [AskedCrawler];
  const known = new Map<string, TestResult | null>();
  const ask = (url: string): TestResult | null => {
    let result = known.get(url);
    if (result !== undefined) return result;
    const target = asTypedAt(origin, url);
    // Not every path can be written so that it stays what it is: `//a` would be a host.
    result =
      "problem" in target || target.target !== url
        ? null
        : test(target, first, reading, { kind: "given", bytes }, { others: false }).result;
    known.set(url, result);
    return result;
  };
  const group = ask("/")?.group;
  const head = comment(comments.group(group?.token ?? null, group?.lines ?? []), "  ");
  const who = crawlers.slice(0, TOKENS).map(({ token }) => token);
  const isAllNamed = who.length === crawlers.length;
  const whole = wholeVerdict(set, reading);
  if (whole !== null) {
    const lines = [...head, `  - crawler: ${listOf(who, "      ")}`, `    all: ${whole}`];
    return { lines, complete: isAllNamed };
  }
  const { addresses, complete } = tellingAddresses(
    set,
    ADDRESSES,
    (address) => ask(address)?.candidates ?? [],
    budget,
  );
  const asked = addresses.map((url) => ({ url, result: ask(url) }));
  const results = asked
    // Whatever the file says, this one is open.
    .filter(({ result }) => result?.basis !== "robots-txt-itself")
    .map(({ url, result }) => ({ url, verdict: result?.verdict ?? null }));
  const lines = (["allowed", "disallowed"] as const).flatMap((verdict) => {
    const urls = results.filter((result) => result.verdict === verdict).map(({ url }) => url);
    if (urls.length === 0) return [];
    return [
      `  - crawler: ${listOf(who, "      ")}`,
      `    url: ${listOf(urls, "      ")}`,
      `    expect: ${verdict}`,
    ];
  });
  const isAllAsked = results.every(({ verdict }) => verdict !== null);
  return { lines: [...head, ...lines], complete: complete && isAllNamed && isAllAsked };
}

/** The verdict that all addresses have; null where they differ, or nothing is proven. */
function wholeVerdict(set: RuleSet, reading: ReadingId): ExpectedVerdict | null {
  const verdict = set.decide("/").verdict;
  return sameVerdicts(set, wholeSite(verdict, reading)).same === true ? verdict : null;
}
