import { amounts } from "../amounts.ts";

/** German numbers, lines and sizes. */
export const { number, line, lines, octets, bytes, rules, ref, refs } = amounts({
  locale: "de",
  line: "Zeile",
  lines: "Zeilen",
  and: "und",
  octet: "Oktett",
  octets: "Oktette",
  byte: "Byte",
  bytes: "Byte",
  rule: "Regel",
  rules: "Regeln",
  noRule: "keine wirksame Regel",
  more: (count) => `und ${count} weitere`,
});
