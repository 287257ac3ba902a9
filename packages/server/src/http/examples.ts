import { askCrawler, asTyped, type TestResult, test } from "@aushang/engine/tester";
import type { TestRequest } from "./api.ts";

const FILE = `User-agent: *
Disallow: /cart/

User-agent: Googlebot
Allow: /shoes
Disallow: /*?sort=
`;

const ADDRESS = "https://shop.example/shoes?sort=price";
const CRAWLER = "Googlebot";

type Examples<T> = Readonly<Record<string, { readonly summary: string; readonly value: T }>>;

/** Requests of each kind, for the description of the interface. */
export function requestExamples(): Examples<TestRequest> {
  return {
    live: {
      summary: "The live file of a site",
      value: { address: ADDRESS, crawler: CRAWLER },
    },
    given: {
      summary: "A draft",
      value: { address: ADDRESS, crawler: CRAWLER, robots: FILE },
    },
    crawlers: {
      summary: "Several crawlers, as Google's parser reads the file",
      value: { address: ADDRESS, crawlers: [CRAWLER, "GPTBot"], reading: "google" },
    },
    addresses: {
      summary: "Several addresses, fetched anew",
      value: { addresses: [ADDRESS, "shop.example/cart/1"], crawler: CRAWLER, fresh: true },
    },
  };
}

/** The answer to the example `given`, as the engine gives it. */
export function responseExamples(): Examples<TestResult> {
  const target = asTyped(ADDRESS);
  const crawler = askCrawler(CRAWLER);
  if ("problem" in target || "problem" in crawler) throw new Error("the example is no question");
  const source = { kind: "given", bytes: FILE } as const;
  const { result } = test(target, crawler, "rfc9309", source, { others: false });
  return { given: { summary: "The answer for the draft, with others: false", value: result } };
}
