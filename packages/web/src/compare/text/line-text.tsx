import type { RobotsFile } from "@aushang/engine";
import { FileText } from "../../page/parts.tsx";
import { type Stretch, stretchesOf } from "../../sheet/annotate.ts";
import { shorten } from "../../sheet/line.tsx";
import { commonEnds } from "./twin-rows.ts";

/** Characters of a line that are drawn. */
const LONG = 1_500;

const CLASS: Readonly<Record<Stretch["kind"], string>> = {
  key: "k",
  value: "p",
  wild: "w",
  comment: "c",
  plain: "",
};

/** A piece of a line, and whether it is what changed. */
interface Inked {
  readonly text: string;
  readonly name: string;
  readonly changed: boolean;
}

/** The stretches of a line, cut where the change begins and ends. */
function inked(stretches: readonly Stretch[], from: number, to: number): Inked[] {
  const parts: Inked[] = [];
  let at = 0;
  for (const { text, kind } of stretches) {
    const cuts = [0, from - at, to - at, text.length]
      .map((cut) => Math.min(Math.max(cut, 0), text.length))
      .sort((a, b) => a - b);
    for (let cut = 1; cut < cuts.length; cut++) {
      const [start = 0, end = 0] = [cuts[cut - 1], cuts[cut]];
      if (end <= start) continue;
      const changed = at + start >= from && at + end <= to;
      parts.push({ text: text.slice(start, end), name: CLASS[kind], changed });
    }
    at += text.length;
  }
  return parts;
}

function textOf(file: RobotsFile, number: number): string {
  const { from, end } = file.line(number);
  return file.text({ from, to: end });
}

/** Where a line and the one that takes its place begin and cease to differ; nothing without such a line. */
function changeIn(text: string, other: string | null): readonly [from: number, to: number] {
  if (other === null) return [0, 0];
  const { start, end } = commonEnds(text, other);
  // Without anything in common the whole line is new, and marking all of it says nothing.
  return start + end === 0 ? [0, 0] : [start, text.length - end];
}

/** A line of a file with its syntax; what differs from the line that takes its place is underlined. */
export function LineText({
  file,
  number,
  other,
}: {
  file: RobotsFile;
  number: number;
  other: { readonly file: RobotsFile; readonly number: number } | null;
}) {
  const { shown, left } = shorten(stretchesOf(file, file.line(number), []), LONG);
  const own = textOf(file, number);
  const [from, to] = changeIn(own, other ? textOf(other.file, other.number) : null);
  return (
    <code class="t">
      {inked(shown, from, to).map((part, at) => (
        <span key={at} class={part.changed ? `${part.name} chg` : part.name}>
          <FileText text={part.text} />
        </span>
      ))}
      {left > 0 && "…"}
    </code>
  );
}
