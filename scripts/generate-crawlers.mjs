import "./parts/node-version.mjs";
import { readFileSync, writeFileSync } from "node:fs";
import { crawlersPage } from "./crawlers-page.mjs";
import { Failure, isStarted, runScript, say } from "./parts/report.mjs";

/**
 * @import { Entry } from "./crawlers-page.mjs"
 * @typedef {NonNullable<Entry["statusPolicy"]>} PolicyName
 * @typedef {Entry["statusHandling"] & { redirects?: Entry["redirects"], cache?: Entry["cache"] }} StatusRules
 * @typedef {Entry & { status: PolicyName | StatusRules | null }} SourceEntry As written, with default fields left out.
 * @typedef {object} Source
 * @property {string} dateRead
 * @property {Record<string, string>} quirks
 * @property {Record<PolicyName, StatusRules>} statusPolicies
 * @property {SourceEntry[]} crawlers
 */

const root = new URL("../", import.meta.url);
const SOURCE = "packages/engine/crawlers.json";
const NOTICE = `// Generated from ${SOURCE} by scripts/generate-crawlers.mjs. Change the source, then run: npm run generate\n`;

/**
 * Writes everything that is derived from the crawler registry: the engine's data and facts, and docs/crawlers.md.
 * Returns the files whose content differed; with `check` nothing is written.
 * Throws a Failure naming file, cause and next step when the source is no valid JSON or contradicts itself.
 * @param {{ check?: boolean }} options
 * @returns {string[]}
 */
export function generateCrawlers({ check = false } = {}) {
  const registry = readRegistry();
  /** @type {Record<string, string>} */
  const files = {
    "packages/engine/src/crawlers/data.ts": dataModule(registry.crawlers),
    "packages/engine/src/crawlers/facts.ts": factsModule(registry.crawlers),
    "docs/crawlers.md": crawlersPage(registry, SOURCE),
  };
  const differing = Object.entries(files).filter(([file, text]) => readIfThere(file) !== text);
  if (!check) {
    for (const [file, text] of differing) writeFileSync(new URL(file, root), text);
  }
  return differing.map(([file]) => file);
}

/** The registry with what an entry may leave out filled in. */
function readRegistry() {
  /** @type {Source} */
  let source;
  try {
    source = JSON.parse(readFileSync(new URL(SOURCE, root), "utf8"));
  } catch (cause) {
    throw new Failure(`${SOURCE} cannot be read: ${cause}`, "Correct it and try again.");
  }
  refuseDoubles(source.crawlers);
  return { ...source, crawlers: source.crawlers.map((entry) => complete(entry, source)) };
}

/** @param {SourceEntry[]} crawlers */
function refuseDoubles(crawlers) {
  const seen = new Map();
  for (const { token, aliases = [] } of crawlers) {
    for (const name of [token, ...aliases]) {
      const before = seen.get(name.toLowerCase());
      if (before !== undefined) {
        throw new Error(
          `${SOURCE}: "${name}" stands under ${before} and under ${token}. Keep one.`,
        );
      }
      seen.set(name.toLowerCase(), token);
    }
  }
}

/**
 * @param {SourceEntry} entry
 * @param {Source} source
 * @returns {Entry}
 */
function complete(entry, { dateRead, statusPolicies }) {
  const policy = typeof entry.status === "string" ? entry.status : null;
  const rules = typeof entry.status === "string" ? statusPolicies[entry.status] : entry.status;
  const { redirects = null, cache = null, ...statusHandling } = rules ?? {};
  return {
    ...entry,
    aliases: entry.aliases ?? [],
    controlOnly: entry.controlOnly ?? false,
    retired: entry.retired ?? false,
    fallback: entry.fallback ?? [],
    fallbackBasis: entry.fallbackBasis ?? null,
    crawlDelay: entry.crawlDelay ?? { status: "unknown", notes: null },
    statusPolicy: policy,
    statusHandling,
    redirects,
    cache,
    otherDirectives: entry.otherDirectives ?? [],
    quirks: entry.quirks ?? [],
    dateRead: entry.dateRead ?? dateRead,
  };
}

/**
 * One short row per crawler: this module is part of the page's first load.
 * @param {Entry[]} crawlers
 */
function dataModule(crawlers) {
  const rows = crawlers.map((crawler) => {
    /** @type {unknown[]} */
    const row = [
      crawler.token,
      crawler.operator,
      crawler.purpose,
      crawler.respects,
      crawler.obeysStar,
      crawler.userAgentContains,
    ];
    const rest = {
      ...(crawler.aliases.length > 0 && { aliases: crawler.aliases }),
      ...(crawler.fallback.length > 0 && { fallback: crawler.fallback }),
      ...(crawler.fallbackBasis !== null && { fallbackBasis: crawler.fallbackBasis }),
      ...(crawler.controlOnly && { controlOnly: true }),
      ...(crawler.retired && { retired: true }),
    };
    if (Object.keys(rest).length > 0) row.push(rest);
    return `  ${JSON.stringify(row)},\n`;
  });
  return `${NOTICE}import type { CrawlerRow } from "./model.ts";

/** The registry in short rows; \`registry.ts\` makes crawlers of them. */
export const rows: readonly CrawlerRow[] = [
${rows.join("")}];
`;
}

/** @param {Entry[]} crawlers */
function factsModule(crawlers) {
  const entries = crawlers.map((crawler) => {
    const facts = {
      token: crawler.token,
      obeysStarBasis: crawler.obeysStarBasis,
      respectsNotes: crawler.respectsNotes,
      crawlDelay: crawler.crawlDelay,
      statusPolicy: crawler.statusPolicy,
      statusHandling: crawler.statusHandling,
      redirects: crawler.redirects,
      cache: crawler.cache,
      sizeLimitBytes: crawler.sizeLimitBytes,
      supportsWildcards: crawler.supportsWildcards,
      otherDirectives: crawler.otherDirectives,
      quirks: crawler.quirks,
      docUrl: crawler.docUrl,
      evidence: crawler.evidence,
      dateRead: crawler.dateRead,
      confidence: crawler.confidence,
      notes: crawler.notes,
    };
    return `  ${JSON.stringify(facts)},\n`;
  });
  return `${NOTICE}import type { CrawlerFacts } from "./model.ts";

/** What is documented about each crawler, with its sources, in the order of the registry. */
export const facts: readonly CrawlerFacts[] = [
${entries.join("")}];
`;
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(new URL(file, root), "utf8");
  } catch {
    return null;
  }
}

// `node scripts/generate-crawlers.mjs [--check]`
if (isStarted(import.meta.url)) {
  runScript(async () => {
    const check = process.argv.includes("--check");
    const differing = generateCrawlers({ check });
    if (check && differing.length > 0) {
      throw new Failure(`Not up to date: ${differing.join(", ")}.`, "Run `npm run generate`.");
    }
    for (const file of differing) say(`written: ${file}`);
  });
}
