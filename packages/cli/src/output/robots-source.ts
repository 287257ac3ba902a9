import type { NoteCode } from "@aushang/engine/tester";
import type { ReadRobots } from "../input/robots-file.ts";
import type { Session } from "../session.ts";
import { clipStart, widthOf, wrap } from "./layout.ts";
import { ownWords, safe } from "./safe.ts";
import type { Style } from "./style.ts";

/** Notes without which a proof about the file would be misread. */
const TOLD: ReadonlySet<NoteCode> = new Set<NoteCode>([
  "html-served",
  "binary-served",
  "file-empty",
  "no-rules-in-file",
  "file-truncated",
  "redirected-elsewhere",
]);

const INDENT = "  ";

/** Name, status and size of a robots file on one row, then what is to be known about it. */
export function sourceRows(
  { texts, words }: Session,
  style: Style,
  label: string,
  { name, facts, isAbsent, notes }: ReadRobots,
): readonly string[] {
  const { colors, signs } = style;
  const said = [
    ...(facts.source === "live" && facts.status !== null ? [String(facts.status)] : []),
    isAbsent ? words.proofs.source.absent : texts.bytes(facts.bytes),
  ].map(ownWords);
  const head = label === "" ? INDENT : `${INDENT}${ownWords(label)}  `;
  const about = said.join(` ${signs.dot} `);
  const room = Math.max(20, style.width - head.length);
  const shown = clipStart(safe(name), room);
  const behind = `${signs.dot} ${about}`;
  const fits = widthOf(shown) + 1 + widthOf(behind) <= room;
  const rows = fits
    ? [`${shown} ${colors.gray(behind)}`]
    : [shown, ...wrap([about], style, " ".repeat(head.length)).map(colors.gray)];
  return [
    colors.gray(head) + rows[0],
    ...rows.slice(1),
    ...notes
      .filter((code) => TOLD.has(code))
      .flatMap((code) => {
        const { title, text } = texts.note[code];
        return wrap([{ kind: "strong", text: title }, `. ${text}`], style, " ".repeat(head.length));
      }),
  ];
}

/** What is told of a robots file in JSON. */
export function robotsFacts({ name, facts, isAbsent, truncated }: ReadRobots) {
  const { source, status, bytes } = facts;
  return { name, source, status, bytes, absent: isAbsent, truncated };
}
