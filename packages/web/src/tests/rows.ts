import { askCrawler, asTypedAt } from "@aushang/engine/tester";
import type { NumberedRow } from "./jobs.ts";
import type { Row } from "./question.ts";

const HERE = "https://example.com";

/** Whether an address can be asked about. */
export function isAddress(typed: string): boolean {
  return !("problem" in asTypedAt(HERE, typed));
}

/** Whether nothing was typed into a row. */
export function isEmpty({ address }: Row): boolean {
  return address.trim() === "";
}

/** The rows that can be asked about; empty ones and mistakes stay out. */
export function askable(rows: readonly Row[]): readonly NumberedRow[] {
  return rows.flatMap((row, at) => {
    const address = row.address.trim();
    if (address === "" || !isAddress(address) || "problem" in askCrawler(row.crawler)) return [];
    return [{ ...row, address, number: at + 1 }];
  });
}

const RAW = /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g;

/** A text as a YAML scalar: plain where that is safe, else in double quotes. */
function scalar(text: string): string {
  const plain = /^[A-Za-z/][\w./-]*$/.test(text);
  if (plain && !/^(?:true|false|null|yes|no|on|off|y|n|every|none)$/i.test(text)) return text;
  return JSON.stringify(text).replace(
    RAW,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The same expectations as a suite; rows of one crawler and verdict, one after the other, become one check. */
export function suiteOfRows(rows: readonly Row[], reading: string): string {
  const checks: { crawler: string; expect: string; urls: string[] }[] = [];
  for (const { address, crawler, expect } of askable(rows)) {
    const last = checks.at(-1);
    if (last?.crawler === crawler && last.expect === expect) last.urls.push(address);
    else checks.push({ crawler, expect, urls: [address] });
  }
  const lines = checks.flatMap(({ crawler, expect, urls }) => [
    `  - crawler: ${scalar(crawler)}`,
    ...(urls.length === 1
      ? [`    url: ${scalar(urls[0] ?? "")}`]
      : ["    url:", ...urls.map((url) => `      - ${scalar(url)}`)]),
    `    expect: ${expect}`,
  ]);
  const head = reading === "rfc9309" ? [] : [`reading: ${scalar(reading)}`];
  return `${[...head, "checks:", ...lines].join("\n")}\n`;
}
