import { describe, expect, test } from "vitest";
import { compile, parse, type ReadingId } from "../src/index.ts";
import { test as ask, askCrawler, asTyped } from "../src/tester/index.ts";
import { askReference } from "./reference.ts";
import { PATIENCE } from "./runs.ts";
import {
  answered,
  collected,
  collection,
  fileOf,
  hasWhole,
  ownLines,
  type VectorCase,
  wholeLines,
} from "./vectors.ts";

/** Cases whose answer is another one, by engine and, where asked, by the reference; the first few in words. */
function wrong(cases: readonly VectorCase[], byReference = false): string[] {
  const found: string[] = [];
  for (const each of cases) {
    const file = fileOf(each);
    const { agent, url, reading } = each;
    const { verdict, line } = byReference
      ? askReference({ file, tokens: [agent], address: url, reading })
      : compile(file, agent, { reading }).decide(url);
    if (verdict !== each.expect.verdict || line !== each.expect.line)
      found.push(`${each.claim ?? each.id} ${agent} ${url}: ${verdict} ${line}`);
  }
  return found.slice(0, 10);
}

describe("answers of Google's published parser and of the definition", () => {
  const google = ownLines<VectorCase>("google-sample.jsonl.gz");
  const rfc9309 = answered(google, ownLines("rfc9309-sample.jsonl.gz"));
  const sets: [name: string, cases: readonly VectorCase[]][] = [
    ["claims about Google's parser", ownLines("google-claims.jsonl.gz")],
    ["hard files, google", google],
    ["hard files, rfc9309", rfc9309],
    ["forms, rfc9309", ownLines("rfc9309-forms-sample.jsonl.gz")],
  ];

  test.each(sets)("a sample: %s", (_name, cases) => {
    expect(cases.length).toBeGreaterThanOrEqual(100);
    expect(wrong(cases)).toEqual([]);
    expect(wrong(cases, true)).toEqual([]);
  });
});

if (!hasWhole)
  console.warn(
    "The whole vector sets and the collection of files are not beside the repository: only samples were checked.",
  );

describe.skipIf(!hasWhole)("the whole sets beside the repository", () => {
  test(
    "6,000 hard files in two readings",
    () => {
      const google = wholeLines<VectorCase>("google-6000.jsonl.gz");
      const rfc9309 = answered(google, wholeLines("rfc9309-6000.jsonl.gz"));
      expect([google.length, rfc9309.length]).toEqual([6000, 6000]);
      for (const set of [google, rfc9309]) {
        expect(wrong(set)).toEqual([]);
        expect(wrong(set, true)).toEqual([]);
      }
    },
    PATIENCE,
  );

  test(
    "2,000 percent forms",
    () => {
      const cases = wholeLines<VectorCase>("rfc9309-forms-2000.jsonl.gz");
      expect(cases).toHaveLength(2000);
      expect(wrong(cases)).toEqual([]);
      expect(wrong(cases, true)).toEqual([]);
    },
    PATIENCE,
  );

  test(
    "4,398 questions about real files",
    () => {
      const cases = wholeLines<VectorCase>("google-real.jsonl.gz");
      expect(cases).toHaveLength(4398);
      expect(wrong(cases)).toEqual([]);
      expect(wrong(cases, true)).toEqual([]);
    },
    PATIENCE,
  );

  test(
    "1,500 real files: nothing is lost, nothing throws, engine and reference agree",
    () => {
      const names = collection();
      expect(names).toHaveLength(1500);
      for (const name of names) {
        const bytes = collected(name);
        let at = 0;
        for (const line of parse(bytes).lines()) {
          if (line.from !== at)
            throw new Error(`${name}: line ${line.number} begins at ${line.from}`);
          at = line.to;
        }
        expect(at, name).toBe(bytes.length);
        if (bytes.length > 20_000) continue;
        for (const reading of ["rfc9309", "google", "1996", "1994"] as const)
          for (const token of ["Googlebot", "Bot"])
            expect(
              compile(bytes, token, { reading }).decide("/search?q=a"),
              `${name} ${reading}`,
            ).toEqual(
              askReference({ file: bytes, tokens: [token], address: "/search?q=a", reading }),
            );
      }
    },
    PATIENCE,
  );
});

// ------------------------------------------------------------------------------------------ answers of four readings

type Short = readonly ["ALLOW" | "BLOCK", number];
interface Acceptance {
  readonly id: string;
  readonly robots: string;
  readonly agent: string;
  readonly url: string;
  readonly google: Short;
  readonly rfc9309_strict: Short;
  readonly draft1996: Short;
  readonly record1994: Short;
}

/**
 * Where the small model behind the vectors takes the grammar to the letter, or the draft another way round, and the
 * definition of the readings decides otherwise.
 */
const EXCEPTIONS: readonly [id: string, reading: ReadingId, answer: Short, because: string][] = [
  [
    "*/referrers /referrers",
    "rfc9309",
    ["BLOCK", 2],
    "a pattern begins with / or *: RFC 9309 5.1 has *.gif$",
  ],
  ["*/referrers /pfad/referrers", "rfc9309", ["BLOCK", 2], "a pattern begins with / or *"],
  ["*/referrers /a/referrers_sites", "rfc9309", ["BLOCK", 2], "a pattern begins with / or *"],
  ["typo", "rfc9309", ["BLOCK", 2], "the standard is silent on misspelt keys: Google's list holds"],
  [
    "useragent",
    "rfc9309",
    ["BLOCK", 2],
    "the standard is silent on misspelt keys: Google's list holds",
  ],
  ["nocolon", "rfc9309", ["BLOCK", 2], "without a colon a line of exactly two words counts"],
  ["image-pair", "rfc9309", ["BLOCK", 2], "several tokens are a fallback order"],
  ["cafe1", "1996", ["BLOCK", 2], "both sides are decoded but for %2F"],
  ["cafe2", "1996", ["BLOCK", 2], "both sides are decoded but for %2F"],
  ["pct62", "1996", ["BLOCK", 2], "both sides are decoded but for %2F"],
  ["pct62b", "1996", ["BLOCK", 2], "both sides are decoded but for %2F"],
  [
    "octets",
    "1996",
    ["ALLOW", 3],
    "both sides are decoded, and the first rule that matches decides",
  ],
  [
    "image-fallback",
    "1996",
    ["ALLOW", 0],
    "the value must contain the crawler's token, not the token the value",
  ],
];

describe("small cases with the answers of four readings", () => {
  const columns = [
    ["google", "google"],
    ["rfc9309_strict", "rfc9309"],
    ["draft1996", "1996"],
    ["record1994", "1994"],
  ] as const;
  const cases = ownLines<Acceptance>("acceptance.jsonl");

  test("there are 72", () => expect(cases).toHaveLength(72));

  test.each(columns)("the column %s in the reading %s", (column, reading) => {
    const used = new Set<string>();
    for (const each of cases) {
      const exception = EXCEPTIONS.find(([id, of]) => id === each.id && of === reading);
      if (exception !== undefined) used.add(each.id);
      const [verdict, line] = exception?.[2] ?? each[column];
      const found = compile(each.robots, each.agent.split(","), { reading }).decide(each.url);
      expect([found.verdict, found.line], `${each.id}: ${exception?.[3] ?? ""}`).toEqual([
        verdict === "ALLOW" ? "allowed" : "disallowed",
        line === 0 ? null : line,
      ]);
      // An exception that is none any more must go.
      if (exception !== undefined) expect(exception[2], each.id).not.toEqual(each[column]);
    }
    const listed = EXCEPTIONS.filter(([, of]) => of === reading).map(([id]) => id);
    expect([...used].sort()).toEqual(listed.sort());
  });
});

// ---------------------------------------------------------------------------------------- reports from the real world

type Expected = "allow" | "disallow" | "unspecified" | "out-of-scope";
interface Report {
  readonly id: string;
  readonly robots: string | null;
  readonly robots_b64?: string;
  readonly robots_gen?: readonly (readonly [text: string, times: number])[];
  readonly robots_url?: string;
  readonly agent: string;
  readonly agent_token?: string;
  readonly url: string;
  readonly expected: { readonly rfc: Expected; readonly google: Expected };
  readonly line: number | null;
  readonly line_rfc?: number | null;
}

/** Where the report takes the standard to the letter, or finds it silent, the definition decides. */
const SETTLED: Readonly<Record<string, readonly [Expected, number | null, because: string]>> = {
  P063: ["disallow", 5302, "the library reads everything; the tester applies the limit"],
  P083: ["allow", null, "a user-agent line for nobody still begins a group"],
  P101: ["disallow", 2, "a product token ends at its first other octet"],
  P103: ["disallow", 2, "a product token ends at its first other octet"],
  P105: ["disallow", 2, "a product token ends at its first other octet"],
  P123: ["disallow", 2, "without a colon a line of exactly two words counts"],
  P141: ["disallow", 2, "an address without a path is /"],
};

describe("small cases after reports from the real world", () => {
  const reports = ownLines<Report>("reports-parser.jsonl");
  const source = ({ robots, robots_b64, robots_gen }: Report): Uint8Array | string => {
    if (robots_b64 !== undefined) return Buffer.from(robots_b64, "base64");
    return robots ?? (robots_gen ?? []).map(([text, times]) => text.repeat(times)).join("");
  };

  test("there are 79", () => expect(reports).toHaveLength(79));

  test.each(reports.filter(({ robots_url }) => robots_url === undefined))(
    "$id for Google's parser",
    (each) => {
      const found = compile(source(each), each.agent_token ?? each.agent, {
        reading: "google",
      }).decide(each.url);
      expect([found.verdict, found.line]).toEqual([`${each.expected.google}ed`, each.line]);
    },
  );

  test.each(reports.filter(({ robots_url }) => robots_url === undefined))(
    "$id for the standard",
    (each) => {
      const line = each.line_rfc === undefined ? each.line : each.line_rfc;
      const [verdict, deciding] = SETTLED[each.id] ?? [each.expected.rfc, line];
      const found = compile(source(each), each.agent_token ?? each.agent).decide(each.url);
      expect([found.verdict, found.line]).toEqual([`${verdict}ed`, deciding]);
    },
  );

  test("a header is turned into its token by the tester", () => {
    const headers = reports.filter(({ agent_token }) => agent_token !== undefined);
    expect(headers.length).toBeGreaterThan(0);
    for (const { agent, agent_token } of headers)
      expect(askCrawler(agent)).toMatchObject({ token: agent_token, from: "user-agent-header" });
  });

  test("a file of another origin is out of scope", () => {
    const elsewhere = reports.filter(({ robots_url }) => robots_url !== undefined);
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const each of elsewhere) {
      const target = asTyped(each.url);
      const crawler = askCrawler(each.agent);
      if ("problem" in target || "problem" in crawler) throw new Error(each.id);
      const { result } = ask(target, crawler, "rfc9309", {
        kind: "given",
        bytes: source(each),
        address: each.robots_url as string,
      });
      expect([result.verdict, result.basis, result.line]).toEqual([
        "out-of-scope",
        "other-origin",
        null,
      ]);
    }
  });

  test("P063: behind the limit of the tester the rule is not read", () => {
    const each = reports.find(({ id }) => id === "P063") as Report;
    const target = asTyped(each.url);
    const crawler = askCrawler(each.agent);
    if ("problem" in target || "problem" in crawler) throw new Error(each.id);
    const { result } = ask(target, crawler, "google", { kind: "given", bytes: source(each) });
    expect(result).toMatchObject({ verdict: "allowed", basis: "no-rules", truncated: true });
  });
});
