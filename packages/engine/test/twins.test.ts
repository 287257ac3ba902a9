import { describe, expect, test } from "vitest";
import { compile } from "../src/index.ts";
import { verdicts } from "./verdicts.ts";

/** A change that no reader of robots files may notice; null where the file already has what it would bring. */
type Twin = (file: string) => string | null;

/** Octets of the byte order mark, and what of it may be cut off. */
const MARK = /^\xef/;
const eachLine = (change: (line: string) => string) => (file: string) =>
  file.split("\n").map(change).join("\n");
/** Lines of white space alone end a record in the older texts: they stay as they are. */
const isBlank = (line: string) => /^[ \t\v\f\r]*$/.test(line);
/** Before the line end, also where that is CRLF. */
const append = (line: string, more: string) => line.replace(/(\r?)$/, `${more}$1`);

const twins: Readonly<Record<string, Twin>> = {
  CR: (file) => (file.includes("\r") ? null : file.replaceAll("\n", "\r")),
  CRLF: (file) => (file.includes("\r") ? null : file.replaceAll("\n", "\r\n")),
  "a byte order mark": (file) => (MARK.test(file) ? null : `\xef\xbb\xbf${file}`),
  "a cut-off byte order mark": (file) => (MARK.test(file) ? null : `\xef\xbb${file}`),
  "no last line end": (file) => file.replace(/(\r\n|\r|\n)$/, ""),
  "upper-case keys": eachLine((line) =>
    line.replace(/^[^:#\0]*:/, (key) => key.replace(/[a-z]/g, (c) => c.toUpperCase())),
  ),
  "lower-case keys": eachLine((line) =>
    line.replace(/^[^:#\0]*:/, (key) => key.replace(/[A-Z]/g, (c) => c.toLowerCase())),
  ),
  "trailing blanks": eachLine((line) => append(line, " \t ")),
  "trailing comments": eachLine((line) => (isBlank(line) ? line : append(line, " # note"))),
  "comments right behind": eachLine((line) => (isBlank(line) ? line : append(line, "#:/*"))),
  "blanks before the key": (file) =>
    MARK.test(file) ? null : eachLine((line) => (line.length > 10_000 ? line : ` \t${line}`))(file),
  "blanks before the colon": eachLine((line) =>
    line.length > 10_000 ? line : line.replace(/^([^:#\0]*):/, "$1 \t:"),
  ),
  "a NUL at the end of each line": eachLine((line) => (isBlank(line) ? line : append(line, "\0x"))),
  "lines more at the end": (file) => `${file.replace(/([^\n\r])$/, "$1\n")}\n# the end\nFoo: bar\n`,
};

describe.each(Object.entries(twins))("with %s every row is answered the same", (_name, twin) => {
  test.each(["rfc9309", "google", "1996", "1994"] as const)("in %s", (reading) => {
    let changed = 0;
    for (const row of verdicts.filter((each) => each.reading === reading)) {
      const text = Buffer.from(row.file).toString("latin1");
      const other = twin(text);
      if (other === null || other === text) continue;
      changed++;
      const file = new Uint8Array(Buffer.from(other, "latin1"));
      const { verdict, line } = compile(file, row.tokens, { reading }).decide(row.url);
      expect({ verdict, line }, `${row.theme}: ${row.why}`).toEqual({
        verdict: row.verdict,
        line: row.line,
      });
    }
    expect(changed).toBeGreaterThan(40);
  });
});
