/**
 * @import { Crawler, CrawlerFacts } from "../packages/engine/src/crawlers/model.ts"
 * @typedef {Crawler & CrawlerFacts} Entry A crawler with all its facts.
 * @typedef {{ crawlers: Entry[], quirks: Record<string, string>, dateRead: string }} Registry
 */

/** @type {Record<Entry["purpose"], string>} */
const PURPOSES = {
  search: "Search engines",
  "ai-training": "Training of AI models",
  "ai-search": "AI search and answers",
  "ai-user": "AI, when a person asks for a page",
  ads: "Advertising",
  seo: "SEO tools",
  archive: "Archives",
  social: "Link previews and social networks",
  monitoring: "Monitoring",
  feed: "Feeds",
  other: "Other",
};
/** @type {readonly (keyof Entry["statusHandling"])[]} */
const CLASSES = ["2xx", "4xx", "401", "403", "429", "5xx", "network"];
const UNKNOWN = "not documented";

/**
 * docs/crawlers.md: the whole registry for reading, first in tables by purpose, then every fact with its source.
 * @param {Registry} registry
 * @param {string} source path of the file that it was made from
 */
export function crawlersPage({ crawlers, quirks, dateRead }, source) {
  const sections = Object.entries(PURPOSES).map(([purpose, title]) => {
    const rows = crawlers.filter((crawler) => crawler.purpose === purpose);
    return rows.length === 0 ? "" : `### ${title}\n\n${table(rows)}`;
  });
  const details = crawlers.map((crawler) => detail(crawler, quirks));
  return `${introduction(crawlers, dateRead, source)}
## By purpose

${sections.filter(Boolean).join("\n")}
## Every fact with its source

${details.join("\n")}`;
}

/**
 * @param {Entry[]} crawlers
 * @param {string} dateRead
 * @param {string} source
 */
function introduction(crawlers, dateRead, source) {
  return `<!-- Generated from ${source} by scripts/generate-crawlers.mjs. Change the source, then run: npm run generate -->
# Crawlers

What the operators of ${crawlers.length} crawlers say about robots.txt, and what is known where they say nothing.
Read on ${dateRead} unless an entry names another day; pages change, so look at the source before you rely on it.
How to add one: [adding-a-crawler.md](adding-a-crawler.md).

How to read it:

- **Token** is the word for a \`User-agent\` line. "Word in the file only" means that no request carries it: it steers what another crawler's pages are used for.
- **Falls back to**: the groups tried when the file has none for the token itself, before \`*\`. "Reported" and "assumed" are not the operator's word.
- **Obeys \`*\`**: whether rules for all crawlers count for this one. "Implied" means that its operator only says that it follows the standard. Where nothing is documented, Aushang takes the standard's answer, yes, and says so. A crawler that ignores the whole file has "no" here too.
- **Follows robots.txt** is what the operator says. For everything but "yes" a verdict tells what the file says, and the crawler may do otherwise.
- **Sure?** is about the behaviour, not about the crawler's existence: "documented" by its operator, "widely reported", or "unsure".
- **${capital(UNKNOWN)}** stays that way: nothing was found, and nothing is filled in from the standard.
`;
}

/** @param {Entry[]} rows */
function table(rows) {
  const head =
    "| Token | Operator | Falls back to | Obeys `*` | Follows robots.txt | Source | Read | Sure? |\n|---|---|---|---|---|---|---|---|\n";
  return (
    head +
    rows
      .map((crawler) => {
        const cells = [
          tokenCell(crawler),
          crawler.operator ?? UNKNOWN,
          fallback(crawler),
          star(crawler),
          respects(crawler),
          crawler.docUrl === null
            ? `no page found, see [facts](${anchor(crawler)})`
            : link(crawler.docUrl),
          crawler.dateRead,
          crawler.confidence.replace("-", " "),
        ];
        return `| ${cells.map(cell).join(" | ")} |\n`;
      })
      .join("")
  );
}

/** @param {Entry} crawler */
function tokenCell(crawler) {
  const marks = [];
  if (crawler.controlOnly) marks.push("word in the file only");
  if (crawler.retired) marks.push("retired");
  const name = `[${crawler.token}](${anchor(crawler)})`;
  return marks.length === 0 ? name : `${name} (${marks.join(", ")})`;
}

/** @param {Entry} crawler */
function fallback({ fallback: tokens, fallbackBasis }) {
  if (tokens.length === 0) return fallbackBasis === "documented" ? "none" : UNKNOWN;
  const names = tokens.join(", then ");
  return fallbackBasis === "documented" ? names : `${names} (${fallbackBasis})`;
}

/** @param {Entry} crawler */
function star({ obeysStar, obeysStarBasis }) {
  if (obeysStar === null) return UNKNOWN;
  if (!obeysStar) return "no";
  return obeysStarBasis === "implied" ? "yes (implied)" : "yes";
}

/** @param {Entry} crawler */
function respects({ respects: answer }) {
  return {
    yes: "yes",
    no: "no",
    "user-triggered-ignores": "not when a person asks for the page",
    unknown: UNKNOWN,
  }[answer];
}

/**
 * @param {Entry} crawler
 * @param {Record<string, string>} quirks
 */
function detail(crawler, quirks) {
  /** @type {[name: string, text: string][]} */
  const lines = [
    ["Other tokens", crawler.aliases.map(code).join(", ")],
    ["HTTP user agent", userAgent(crawler)],
    ["Falls back to", fallback(crawler)],
    ["Obeys `*`", star(crawler)],
    ["Follows robots.txt", withNotes(respects(crawler), crawler.respectsNotes)],
    ["Crawl-delay", crawlDelay(crawler.crawlDelay)],
    ["Answers", answers(crawler.statusHandling)],
    ["Redirects", redirects(crawler.redirects)],
    ["Copy kept, or time until a change acts", cache(crawler.cache)],
    [
      "Size limit",
      crawler.sizeLimitBytes === null ? UNKNOWN : `${octets(crawler.sizeLimitBytes)} bytes`,
    ],
    ["Wildcards `*` and `$`", yesNo(crawler.supportsWildcards)],
    ["Other directives", crawler.otherDirectives.map(code).join(", ")],
    ["Peculiar", crawler.quirks.map((quirk) => quirks[quirk]).join(" ")],
    ["Note", crawler.notes ?? ""],
  ];
  const facts = lines
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `- ${name}: ${escaped(text)}\n`);
  const evidence = crawler.evidence.map(
    ({ source, says }) => `- ${escaped(`${source}: ${says}`)}\n`,
  );
  const page = crawler.docUrl === null ? "" : `Its page: <${crawler.docUrl}>. `;
  return `### ${crawler.token}\n\n${facts.join("")}\n${page}Read on ${crawler.dateRead}:\n\n${evidence.join("")}`;
}

/** @param {Entry} crawler */
function userAgent({ controlOnly, userAgentContains }) {
  if (controlOnly) return "none, no request carries this word";
  return userAgentContains === null ? UNKNOWN : `contains ${code(userAgentContains)}`;
}

/** @param {Entry["crawlDelay"]} rule */
function crawlDelay({ status, notes }) {
  return withNotes(status === "unknown" ? UNKNOWN : status, notes);
}

/** @param {Entry["statusHandling"]} handling */
function answers(handling) {
  const known = CLASSES.filter((name) => name in handling);
  if (known.length === 0) return UNKNOWN;
  return known
    .map((name) => `${name === "network" ? "no answer" : name} = ${handling[name]}`)
    .join("; ");
}

/** @param {Entry["redirects"]} rule */
function redirects(rule) {
  if (rule === null) return UNKNOWN;
  const followed = rule.followed === null ? "number not documented" : `${rule.followed} followed`;
  return withNotes(rule.then === null ? followed : `${followed}; then: ${rule.then}`, rule.notes);
}

/** @param {Entry["cache"]} rule */
function cache(rule) {
  if (rule === null) return UNKNOWN;
  return withNotes(rule.hours === null ? "no number given" : `${rule.hours} h`, rule.notes);
}

/** @param {boolean | null} flag */
function yesNo(flag) {
  if (flag === null) return UNKNOWN;
  return flag ? "yes" : "no";
}

/**
 * @param {string} text
 * @param {string | null} notes
 */
function withNotes(text, notes) {
  return notes === null ? text : `${text} (${notes})`;
}

/** @param {string} text */
function code(text) {
  return `\`${text}\``;
}

/** @param {number} count */
function octets(count) {
  return count.toLocaleString("en");
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {string} docUrl */
function link(docUrl) {
  return `[${new URL(docUrl).hostname.replace(/^www\./, "")}](${docUrl})`;
}

/**
 * The anchor that GitHub gives a heading.
 * @param {Entry} crawler
 */
function anchor({ token }) {
  return `#${token
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, "")
    .replaceAll(" ", "-")}`;
}

/**
 * Plain words for Markdown, with \`code\` left as it is: a `*` is no emphasis here.
 * @param {string} text
 */
function escaped(text) {
  return text.replace(/`[^`]*`|[*<]/g, (found) => (found.length > 1 ? found : `\\${found}`));
}

/** @param {string} text */
function cell(text) {
  return text.replaceAll("|", "\\|");
}
