import { amounts } from "../amounts.ts";

/** English numbers, lines and sizes. */
export const { number, line, lines, octets, bytes, rules, ref, refs } = amounts({
  locale: "en",
  line: "line",
  lines: "lines",
  and: "and",
  octet: "octet",
  octets: "octets",
  byte: "byte",
  bytes: "bytes",
  rule: "rule",
  rules: "rules",
  noRule: "no rule in force",
  more: (count) => `and ${count} more`,
});
