import { describe, expect, test } from "vitest";
import {
  createImpact,
  type ImpactResult,
  type LogProblem,
  type SitemapProblem,
  type XmlFault,
} from "../../src/impact/index.ts";
import { daAnalysis } from "../../src/texts/da.ts";
import { deAnalysis } from "../../src/texts/de.ts";
import { enAnalysis } from "../../src/texts/en.ts";
import { plain } from "../../src/texts/index.ts";

const LANGUAGES = [
  { language: "de", words: deAnalysis.impact },
  { language: "en", words: enAnalysis.impact },
  { language: "da", words: daAnalysis.impact },
];

const PRESENT = "User-agent: *\nDisallow: /old/\n\nUser-agent: GPTBot\nDisallow: /\n";
const DRAFT = "User-agent: *\nDisallow: /*?\n\nUser-agent: GPTBot\nDisallow: /\n";
const GPTBOT = "GPTBot/1.2 (+https://openai.com/gptbot)";

function ofList(addresses: readonly string[], draft: string | null = DRAFT): ImpactResult {
  const options = { present: PRESENT, origin: "https://shop.example" };
  const impact = createImpact(draft === null ? options : { ...options, draft });
  for (const address of addresses) impact.add(address);
  return impact.result();
}

function ofLog(): ImpactResult {
  const crawlers = ["GPTBot", "Bingbot"].map((token) => ({
    token,
    tokens: [token],
    obeysStar: true,
  }));
  const impact = createImpact({ present: PRESENT, draft: DRAFT, crawlers, addressLimit: 1 });
  impact.add("/robots.txt", { userAgent: GPTBOT, count: 4012 });
  impact.add("/a", { userAgent: GPTBOT, count: 4015, host: "shop.example" });
  impact.add("/b?c", { crawler: "Bingbot", count: 2 });
  impact.add("/c", { crawler: "Bingbot", host: "other.example" });
  impact.add("/", { userAgent: "Mozilla/5.0 Firefox/130.0" });
  impact.add("/", { userAgent: "Googlebot/2.1" });
  impact.add("*", { crawler: "Bingbot" });
  return impact.result();
}

const english = (result: ImpactResult): string[] =>
  enAnalysis.impact.summary(result).map((text) => plain(text));

describe("the summary in English", () => {
  test("a list that changes", () => {
    const list = ["/", "/a?1", "/a?2", "/b", "https://www.shop.example/"];
    expect(english(ofList(list))).toEqual(
      [
        "2 addresses flip for Googlebot, Googlebot-Image, Googlebot-News, Googlebot-Video, Storebot-Google, Google-InspectionTool, GoogleOther and 76 more: 2 closed, 0 opened.",
        "None of the addresses flips for the other 17 crawlers.",
        "1 rule of the present file matches none of the addresses.",
        "1 address on other hosts than https://shop.example: not judged.",
      ].map((line) => expect.stringMatching(pattern(line))),
    );
  });

  test("a list that does not", () => {
    expect(english(ofList(["/"]))[0]).toBe(
      "Nothing flips: every one of the addresses keeps its verdict.",
    );
  });

  test("one file alone", () => {
    const lines = english(ofList(["/", "/old/1"], null));
    expect(lines).toContainEqual("2 of 2 addresses blocked for GPTBot.");
  });

  test("a log", () => {
    expect(english(ofLog())).toEqual([
      "2 requests flip for Bingbot: 2 closed, 0 opened.",
      "None of the requests flips for the other crawler.",
      "1 rule of the present file matches none of the requests.",
      "GPTBot fetched /robots.txt 4,012 times for 4,015 other requests: about as often as pages, which is a fault of the crawler.",
      "1 request on other hosts than shop.example: not judged.",
      "1 request of people and unknown clients: not judged.",
      "1 request of crawlers that were not asked about.",
      "1 request without an address that can be judged.",
      "Too many different addresses to tell all apart: their number is an upper bound. Numbers of requests are exact.",
    ]);
  });

  test("nothing judged is never shown as nothing changed", () => {
    expect(english(ofList([]))).toEqual([
      "No address that can be judged, so nothing is said about the rules.",
    ]);
    expect(english(ofList(["https://other.example/"])).join()).not.toMatch(/flip/);
  });
});

/** The numbers of crawlers grow with the registry. */
const pattern = (line: string): RegExp =>
  new RegExp(`^${line.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\b(76|17)\b/g, "\\d+")}$`);

const FAULTS: Readonly<Record<XmlFault, true>> = {
  "wrong-closing-tag": true,
  "bad-tag": true,
  "bad-entity": true,
  "outside-root": true,
  "late-declaration": true,
  "too-long": true,
};
const LOG: { readonly [Code in LogProblem["code"]]: Extract<LogProblem, { code: Code }> } = {
  "unknown-format": { code: "unknown-format", line: 3, text: "x;y" },
  "no-address-field": { code: "no-address-field", line: 3, found: ["a", "b"] },
  "endless-line": { code: "endless-line", line: 3, limit: 67_108_864 },
  empty: { code: "empty" },
  "gzip-truncated": { code: "gzip-truncated", line: 3 },
  "gzip-damaged": { code: "gzip-damaged", line: 3 },
};
const SITEMAP: {
  readonly [Code in SitemapProblem["code"]]: Extract<SitemapProblem, { code: Code }>;
} = {
  "broken-xml": { code: "broken-xml", line: 3, fault: "bad-tag" },
  "unexpected-end": { code: "unexpected-end", line: 3 },
  "wrong-root": { code: "wrong-root", line: 3, root: "rss" },
  html: { code: "html", line: 3 },
  "unknown-format": { code: "unknown-format", line: 3, text: "x" },
  "too-many": { code: "too-many", line: 3, limit: 50_000 },
  "too-large": { code: "too-large", line: 3, limit: 52_428_800 },
  "too-deep": { code: "too-deep", line: 3, limit: 64 },
  empty: { code: "empty" },
  "gzip-truncated": { code: "gzip-truncated", line: 3 },
  "gzip-damaged": { code: "gzip-damaged", line: 3 },
};

/** Everything that a language says, by what it is about. */
function everything({ words }: (typeof LANGUAGES)[number]): Map<string, string> {
  const said = new Map<string, string>();
  const results = [
    ofList(["/a?1"]),
    ofList(["/a?1", "/b?1"]),
    ofList(["/"]),
    ofList(["/"], null),
    ofLog(),
    ofList([]),
  ];
  for (const [i, result] of results.entries())
    for (const [k, text] of words.summary(result).entries())
      said.set(`summary ${i}.${k}`, plain(text, '"'));
  for (const unit of ["addresses", "requests"] as const)
    for (const count of [0, 1, 2000])
      said.set(`amount ${unit} ${count}`, words.amount(count, unit));
  for (const pattern of ["too-few", "never", "usual", "every-page"] as const)
    for (const [requests, others] of [
      [0, 30],
      [1, 1],
      [2, 2],
    ] as const)
      said.set(
        `fetches ${pattern} ${requests}`,
        plain(words.fetches("GPTBot", { requests, others, pattern })),
      );
  for (const problem of Object.values(LOG))
    said.set(`log ${problem.code}`, Object.values(words.input.log(problem)).join("\n"));
  for (const problem of Object.values(SITEMAP))
    said.set(`sitemap ${problem.code}`, Object.values(words.input.sitemap(problem)).join("\n"));
  for (const fault of Object.keys(FAULTS) as XmlFault[])
    said.set(`fault ${fault}`, words.input.sitemap({ code: "broken-xml", line: 3, fault }).title);
  for (const part of ["fetchPattern", "title"] as const)
    for (const [id, text] of Object.entries(words[part])) said.set(`${part} ${id}`, text);
  for (const part of ["format", "badLine"] as const)
    for (const [id, text] of Object.entries(words.input[part])) said.set(`${part} ${id}`, text);
  said.set("badAddress", words.input.badAddress);
  for (const bad of [1, 2]) said.set(`badLines ${bad}`, words.input.badLines(bad, 1204));
  return said;
}

test.each(LANGUAGES)(
  "$language: nothing is empty or broken, every problem names its line",
  (one) => {
    for (const [id, text] of everything(one)) {
      expect(text.trim(), id).toBe(text);
      expect(text, id).not.toMatch(/^$|undefined|NaN|null|\[object|\$\{| {2}| [.,;:!?]|\.\./);
      if (/^(log|sitemap|fault) (?!empty)/.test(id)) expect(text, id).toContain("3");
    }
  },
);

test("all languages say the same things, each in its own words", () => {
  const [german, english, danish] = LANGUAGES.map(everything) as [
    Map<string, string>,
    Map<string, string>,
    Map<string, string>,
  ];
  expect([...german.keys()]).toEqual([...english.keys()]);
  expect([...danish.keys()]).toEqual([...english.keys()]);
  for (const [id, text] of english) {
    // The names of what is counted and of crawlers are shared words.
    if (/^title (crawlers|bytes)$|^amount addresses|^amount requests/.test(id)) continue;
    expect(new Set([text, german.get(id), danish.get(id)]).size, `${id}: ${text}`).toBe(3);
  }
});
