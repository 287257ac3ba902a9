import { amounts } from "../amounts.ts";

/** Danish numbers, lines and sizes. */
export const { number, line, lines, octets, bytes, rules, ref, refs } = amounts({
  locale: "da",
  line: "linje",
  lines: "linje",
  and: "og",
  octet: "oktet",
  octets: "oktetter",
  byte: "byte",
  bytes: "byte",
  rule: "regel",
  rules: "regler",
  noRule: "ingen gældende regel",
  more: (count) => `og ${count} til`,
});
