/**
 * @import { lint as Lint, subjects as Subjects, Finding } from "@aushang/engine/lint"
 * @import { findingMessage as Message, fixTitle as FixTitle, plain as Plain, FindingWords } from "@aushang/engine/texts"
 * @typedef {object} Sources
 * @property {typeof Lint} lint
 * @property {typeof Subjects} subjects
 * @property {typeof Message} findingMessage
 * @property {typeof FixTitle} fixTitle
 * @property {typeof Plain} plain
 * @property {FindingWords} words
 * @typedef {(typeof Subjects)[keyof typeof Subjects][number]} Rule
 * @typedef {Rule["examples"][number]} Example
 */

/** @type {Record<string, string>} */
const TITLES = {
  groups: "Groups",
  directives: "Directives",
  patterns: "Patterns",
  stars: "Stars and dollars",
  precedence: "Rules among each other",
  tokens: "Names of crawlers",
  sitemaps: "Sitemaps",
  extensions: "Other directives",
  signals: "What pages may be used for",
  site: "What is blocked",
  legacy: "Crawlers of the old standards",
  file: "The file",
  fetch: "How the file is served",
};

/** Longer examples say nothing more on a page. */
const EXAMPLE_LIMIT = 300;

/**
 * docs/rules.md: every lint rule with what it says, why, its sources, its fixes and examples.
 * @param {Sources} sources
 */
export function rulesPage(sources) {
  const subjects = Object.entries(sources.subjects);
  const overview = subjects.map(([subject, rules]) => table(titleOf(subject), rules, sources));
  const details = subjects.flatMap(([subject, rules]) => [
    `## ${titleOf(subject)}\n`,
    ...rules.map((rule) => detail(rule, sources)),
  ]);
  const count = subjects.reduce((sum, [, rules]) => sum + rules.length, 0);
  return `${introduction(count)}\n${overview.join("\n")}\n${details.join("\n")}`;
}

/** @param {string} subject */
const titleOf = (subject) => TITLES[subject] ?? subject;

/** @param {number} count */
function introduction(count) {
  return `<!-- Generated from packages/engine/src/lint/rules by scripts/generate-rules.mjs. Change the source, then run: npm run generate -->
# Lint rules

The ${count} rules that Aushang checks a robots.txt against. How often real files break them: [rule-rates.md](rule-rates.md).

- **error**: a rule is lost, or does the opposite of what it says. **warning**: it is in force, but most likely not what was meant. **info**: worth knowing.
- A fix is **proven** when it changes no verdict, for any crawler and any address, in the readings \`rfc9309\` and \`google\`. Every other fix is a choice.
- \`# aushang-ignore-next-line <id>\` silences a rule on the next line; without an id, all rules.
`;
}

/**
 * @param {string} title
 * @param {readonly Rule[]} rules
 * @param {Sources} sources
 */
function table(title, rules, { words }) {
  const rows = rules.map((rule) => {
    const fix = rule.fixes.length > 0 ? "yes" : "";
    return `| [\`${rule.id}\`](#${rule.id}) | ${rule.severities.join(", ")} | ${cell(words[rule.id].title)} | ${fix} |\n`;
  });
  return `| ${title} | Severity | Finds | Fix |\n|---|---|---|---|\n${rows.join("")}`;
}

/**
 * @param {Rule} rule
 * @param {Sources} sources
 */
function detail(rule, sources) {
  const { words, plain } = sources;
  const shown = rule.examples.filter(({ source }) => isShown(source));
  const bad = shown.filter(({ reports }) => reports.length > 0);
  const clean = shown.filter(({ reports }) => reports.length === 0);
  const profile = rule.profile === null ? "" : `, only with the profile \`${rule.profile}\``;
  const links = rule.sources.map(({ name, url, read }) =>
    url === null ? name : `[${name}](${url}) (read ${read})`,
  );
  return `### ${rule.id}

${words[rule.id].title}. *${rule.severities.join(" or ")}*${profile}, since ${rule.since}.

${prose(plain(words[rule.id].why, "`"))}

${bad.map((example) => exampleOf(rule, example, sources)).join("\n")}${cleanOnes(clean)}
Sources: ${links.join("; ")}.
`;
}

/**
 * @param {Rule} rule
 * @param {Example} example
 * @param {Sources} sources
 */
function exampleOf(rule, example, { lint, findingMessage, fixTitle, words, plain }) {
  const profiles = rule.profile === null ? {} : { profiles: [rule.profile] };
  /** @type {readonly Finding[]} */
  const found = lint(example.source, { ...profiles, ...example.options });
  const own = found.filter((finding) => finding.id === rule.id);
  const said = own.map((finding) => {
    const message = plain(findingMessage(finding, words), "`");
    const fixes = [finding.fix, ...finding.otherFixes].flatMap((fix) => {
      if (fix === null) return [];
      const kind = fix.proven ? "proven" : "choice";
      return `  - Fix (${kind}): ${prose(plain(fixTitle(finding, fix, words), "`"))}\n`;
    });
    return `- Line ${finding.line}, ${finding.severity}: ${prose(message)}\n${fixes.join("")}`;
  });
  return `${block(example.source)}\n${said.join("")}`;
}

/** @param {readonly Example[]} examples */
function cleanOnes(examples) {
  if (examples.length === 0) return "";
  return `\nNothing to say about:\n\n${examples.map(({ source }) => block(source)).join("\n")}`;
}

/** @param {string | Uint8Array} source */
const isShown = (source) => typeof source === "string" && source.length <= EXAMPLE_LIMIT;

/** Characters that nobody sees are written as what they are. @param {string | Uint8Array} source */
function block(source) {
  const text = String(source).replace(
    /(?![\n ])[\p{Cc}\p{Cf}\p{Zs}]/gu,
    (c) => `<U+${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}>`,
  );
  return `\`\`\`robots\n${text.replace(/\n?$/, "\n")}\`\`\`\n`;
}

/** Outside of code a star would begin emphasis. @param {string} text */
const prose = (text) =>
  text.replace(/`[^`]*`|[*_<>]/g, (found) => (found.length > 1 ? found : `\\${found}`));

/** @param {string} text */
const cell = (text) => text.replaceAll("|", "\\|").replace(/[*_<>]/g, "\\$&");
