import type { TextEdit } from "../../../edit.ts";
import type { Line } from "../../../model.ts";
import type { Encoding } from "../../input/encoding.ts";
import type { LintFile } from "../../input/file.ts";
import { sequenceLength } from "../../input/position.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** Files that are no UTF-8: UTF-16 is not read at all, single octets are lost or read as something else. */
export const fileEncoding = defineRule({
  id: "file-encoding",
  severities: ["error", "warning", "info"],
  since: "0.2.0",
  sources: [rfc("2.3"), GOOGLE_SPEC],
  fixes: ["re-encode"],
  *check(file) {
    const { encoding } = file;
    if (encoding === "binary") {
      yield { ...startOf(file), args: argsOf(encoding, 0, "") };
    } else if (encoding !== null) {
      const view = new TextDecoder(encoding).decode(file.whole);
      const edits = [{ start: 0, end: file.whole.length, text: view }];
      yield {
        ...startOf(file),
        args: argsOf(encoding, 0, view),
        fix: { code: "re-encode", edits, isChoice: true },
      };
    } else {
      yield* invalidLines(file);
    }
  },
  examples: [
    { source: "# é\nUser-agent: *\nDisallow: /é\n", reports: [] },
    {
      source: octetsOf("User-agent: *\nDisallow: /caf\xe9\n"),
      reports: ["2:15-2:16"],
      fixed: "User-agent: *\nDisallow: /café\n",
    },
    {
      source: octetsOf("\xff\xfeU\0s\0e\0r\0-\0a\0g\0e\0n\0t\0:\0*\0\n\0"),
      reports: ["1:1-1:3"],
      fixed: "User-agent:*\n",
    },
  ],
});

/** Of what it says as text, a line is enough to recognise it. */
const argsOf = (encoding: Encoding, lines: number, view: string) => ({
  encoding,
  lines,
  view: view.slice(0, 200),
});

/** Octets that are written as characters of the same number. */
function octetsOf(text: string): Uint8Array {
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

const startOf = ({ bytes }: LintFile) => ({ from: 0, to: Math.min(2, bytes.length) });

/** Lines with octets that are no UTF-8, as one finding. */
function* invalidLines(file: LintFile) {
  const lines = file.lines.filter(({ from, end }) => firstInvalid(file.bytes, from, end) >= 0);
  const [first] = lines;
  if (first === undefined) return;
  const at = firstInvalid(file.bytes, first.from, first.end);
  const isComment = lines.every(({ kind, comment, from, end }) => {
    const invalid = firstInvalid(file.bytes, from, end);
    return kind === "comment" || (comment !== null && invalid > comment.from);
  });
  const view = decoded(file.bytes, first);
  yield {
    from: at,
    to: at + 1,
    severity: isComment ? ("info" as const) : ("warning" as const),
    args: argsOf("windows-1252", lines.length, view.trim()),
    fix: {
      code: "re-encode" as const,
      edits: lines.map((line): TextEdit => {
        const text = decoded(file.bytes, line);
        return { start: line.from, end: line.end, text };
      }),
    },
  };
}

const decoded = (bytes: Uint8Array, { from, end }: Line): string =>
  new TextDecoder("windows-1252").decode(bytes.subarray(from, end));

/** Where the first octet stands that is no UTF-8, or -1. The BOM of a file, cut off or whole, is none of them. */
function firstInvalid(bytes: Uint8Array, from: number, to: number): number {
  for (let i = from; i < to; ) {
    const length = sequenceLength(bytes, i);
    if (length === 0 && i > 1) return i;
    i += Math.max(1, length);
  }
  return -1;
}
