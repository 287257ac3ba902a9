import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type CrawlerFacts, crawlers } from "@aushang/engine/crawlers";
import { facts } from "@aushang/engine/crawlers/facts";
import { Ajv } from "ajv";
import { build, transform } from "esbuild";
import { expect, test } from "vitest";

const folder = new URL("../../", import.meta.url);
const root = fileURLToPath(new URL("../../", folder));

interface Entry {
  token: string;
  aliases?: string[];
  fallback?: string[];
  quirks?: string[];
  status: string | object | null;
  evidence: { source: string; says: string }[];
  [fact: string]: unknown;
}

function read(file: string): string {
  return readFileSync(new URL(file, folder), "utf8");
}

const source = JSON.parse(read("crawlers.json")) as {
  quirks: Record<string, string>;
  crawlers: Entry[];
};
const validate = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true }).compile(
  JSON.parse(read("crawlers.schema.json")),
);

function changed(change: (entry: Entry) => void): unknown {
  const copy = structuredClone(source);
  change(copy.crawlers[0]!);
  return copy;
}

test("the source keeps to its schema", () => {
  validate(source);
  expect(validate.errors).toBe(null);
});

test.each<[string, (entry: Entry) => void]>([
  ["a purpose that does not exist", (entry) => Object.assign(entry, { purpose: "searching" })],
  ["a fact that is left out", (entry) => void delete entry.obeysStar],
  ["a misspelt field", (entry) => Object.assign(entry, { retried: true })],
  ["a statement without a source", (entry) => Object.assign(entry, { evidence: [] })],
  ["an empty source", (entry) => Object.assign(entry.evidence[0]!, { source: "" })],
  ["a token with a slash", (entry) => Object.assign(entry, { token: "Googlebot/2.1" })],
  ["a token with blanks around it", (entry) => Object.assign(entry, { token: " Googlebot" })],
  ["a fallback that nobody vouches for", (entry) => Object.assign(entry, { fallback: ["A"] })],
  ["a status policy without rules", (entry) => Object.assign(entry, { status: "bing" })],
  ["a date that is none", (entry) => Object.assign(entry, { dateRead: "2026-13-01" })],
  [
    "crawl-delay in two places",
    (entry) => Object.assign(entry, { otherDirectives: ["Crawl-delay"] }),
  ],
  ["an address that is none", (entry) => Object.assign(entry, { docUrl: "moz.com" })],
])("the schema refuses %s", (_, change) => {
  expect(validate(changed(change))).toBe(false);
});

test("generated files are what the source says", () => {
  const script = fileURLToPath(new URL("../../scripts/generate-crawlers.mjs", folder));
  const output = execFileSync(process.execPath, [script, "--check"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(output).toBe("");
});

test("no name stands for two crawlers", () => {
  const names = source.crawlers
    .flatMap(({ token, aliases = [] }) => [token, ...aliases])
    .map((name) => name.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("every fallback is an entry, never the crawler itself, and no chain goes in a circle", () => {
  const byToken = new Map(crawlers.map((crawler) => [crawler.token, crawler]));
  for (const crawler of crawlers) {
    for (const token of crawler.fallback) {
      expect(byToken.has(token), `${crawler.token} -> ${token}`).toBe(true);
      // A chain is written out in full by the crawler itself: the fallback of a fallback is not followed.
      expect(byToken.get(token)?.fallback, `${crawler.token} -> ${token}`).toEqual([]);
    }
  }
});

test("every quirk is put in words, and no words are left over", () => {
  const used = new Set(source.crawlers.flatMap(({ quirks = [] }) => quirks));
  expect([...used].sort()).toEqual(Object.keys(source.quirks).sort());
});

test("what is unknown about `*` is unknown on both accounts", () => {
  for (const { token, obeysStar, obeysStarBasis } of source.crawlers) {
    expect(obeysStarBasis === "unknown", token).toBe(obeysStar === null);
  }
});

test("what is called documented has a page", () => {
  const without = facts.filter(({ confidence, docUrl }) => confidence === "documented" && !docUrl);
  expect(without).toEqual([]);
});

test("data and facts name the same crawlers in the same order", () => {
  expect(facts.map(({ token }) => token)).toEqual(crawlers.map(({ token }) => token));
  expect(crawlers.map(({ token }) => token)).toEqual(source.crawlers.map(({ token }) => token));
});

test("nothing that the source says gets lost", () => {
  for (const [index, entry] of source.crawlers.entries()) {
    const made: Record<string, unknown> = { ...crawlers[index], ...facts[index] };
    const { status, crawlDelay, ...rest } = entry;
    expect(made, entry.token).toMatchObject(rest);
    expect(made.crawlDelay).toEqual(crawlDelay ?? { status: "unknown", notes: null });
    expect(statusOf(facts[index]!), entry.token).toEqual(
      typeof status === "string" ? policyRules(status) : (status ?? {}),
    );
    expect(made.statusPolicy).toBe(typeof status === "string" ? status : null);
  }
});

function statusOf({ statusHandling, redirects, cache }: CrawlerFacts): object {
  return { ...statusHandling, ...(redirects && { redirects }), ...(cache && { cache }) };
}

function policyRules(name: string): object {
  return (source as unknown as { statusPolicies: Record<string, object> }).statusPolicies[name]!;
}

test("docs/crawlers.md names every crawler twice: in a table and with its facts", () => {
  const page = readFileSync(new URL("../../docs/crawlers.md", folder), "utf8");
  for (const { token } of crawlers) {
    expect(page).toContain(`| [${token}](#`);
    expect(page).toContain(`\n### ${token}\n`);
  }
  const anchors = [...page.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor);
  const headings = [...page.matchAll(/^### (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^a-z0-9 _-]/g, "")
      .replaceAll(" ", "-"),
  );
  expect(new Set(headings).size).toBe(headings.length);
  expect(anchors.filter((anchor) => !headings.includes(anchor!))).toEqual([]);
});

test("the data that a page loads first stays under 3,000 octets, the whole registry under 5,000", async () => {
  const data = await transform(read("src/crawlers/data.ts"), { loader: "ts", minify: true });
  expect(gzipSync(data.code, { level: 9 }).length).toBeLessThan(3_000);
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL("src/crawlers/index.ts", folder))],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  expect(gzipSync(bundle.outputFiles[0]!.contents, { level: 9 }).length).toBeLessThan(5_000);
});
