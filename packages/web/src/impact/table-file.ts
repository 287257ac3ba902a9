import type {
  CrawlerImpact,
  FlipTemplate,
  ImpactResult,
  RuleCount,
  RuleRef,
} from "@aushang/engine/impact";

/** Columns of the table, the same in every language, so that a program can rely on them. */
const COLUMNS = [
  "record",
  "crawlers",
  "side",
  "line_present",
  "line_draft",
  "addresses_like",
  "requests_or_entries",
  "distinct_addresses",
  "bytes",
  "decided_requests_or_entries",
  "examples",
] as const;

type Row = Partial<Readonly<Record<(typeof COLUMNS)[number], string | number | null>>>;

/**
 * One cell. A spreadsheet takes what begins with one of these for a formula, whoever wrote it; an apostrophe in front
 * makes it a text (OWASP, CSV injection).
 */
export function csvCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return "";
  const text =
    typeof value === "string" && /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : `${value}`;
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const names = ({ crawlers }: CrawlerImpact): string => crawlers.join(" ");

function flipRow(
  impact: CrawlerImpact,
  record: "opened" | "closed",
  { template, lines, requests, addresses, bytes, examples }: FlipTemplate,
): Row {
  return {
    record,
    crawlers: names(impact),
    line_present: lines.present,
    line_draft: lines.draft,
    addresses_like: template,
    requests_or_entries: requests,
    distinct_addresses: addresses,
    bytes,
    examples: examples.join(" "),
  };
}

const lineOn = (side: "present" | "draft", { line }: RuleRef): Row => ({
  side,
  ...(side === "present" ? { line_present: line } : { line_draft: line }),
});

const NAME = { allow: "Allow", disallow: "Disallow" } as const;

function ruleRow(impact: CrawlerImpact, side: "present" | "draft", rule: RuleCount): Row {
  return {
    record: "rule",
    crawlers: names(impact),
    ...lineOn(side, rule),
    addresses_like: `${NAME[rule.kind]}: ${rule.pattern}`,
    requests_or_entries: rule.matched.requests,
    distinct_addresses: rule.matched.addresses,
    bytes: rule.matched.bytes,
    decided_requests_or_entries: rule.decided.requests,
  };
}

function rowsOf(impact: CrawlerImpact): readonly Row[] {
  return [
    ...(["closed", "opened"] as const).flatMap((record) =>
      impact[record].templates.map((one) => flipRow(impact, record, one)),
    ),
    ...impact.present.rules.map((rule) => ruleRow(impact, "present", rule)),
    ...(impact.draft?.rules ?? []).map((rule) => ruleRow(impact, "draft", rule)),
  ];
}

/** A result as comma-separated values (RFC 4180), for spreadsheets: flips, rules, and rules that match nothing. */
export function csvOf({ crawlers, unused }: ImpactResult): string {
  const judged = crawlers.filter((impact) => impact.judged.requests > 0);
  const rows: readonly Row[] = [
    ...judged.flatMap(rowsOf),
    ...(["present", "draft"] as const).flatMap((side) =>
      unused[side].map((rule) => ({
        record: "unused",
        ...lineOn(side, rule),
        addresses_like: `${NAME[rule.kind]}: ${rule.pattern}`,
        requests_or_entries: 0,
      })),
    ),
  ];
  const lines = rows.map((row: Row) => COLUMNS.map((column) => csvCell(row[column])).join(","));
  return `${[COLUMNS.join(","), ...lines].join("\r\n")}\r\n`;
}
