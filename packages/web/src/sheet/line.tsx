import type { SkipReason } from "@aushang/engine";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { FileText } from "../page/parts.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords, type Words } from "../page/words.tsx";
import type { AnnotatedLine, Stretch } from "./annotate.ts";

/** What the lines of one sheet have in common. */
export interface LineLook {
  /** Whether the deciding line opens or blocks. */
  readonly verdict: "open" | "blocked";
  /** Name of the applied group, for the tag at its first line. */
  readonly group: string | null;
  /** A rule of a group that does not apply, which would decide otherwise. */
  readonly other: number | null;
}

const LONG = 1_500;
const CLASS: Readonly<Record<Stretch["kind"], string | undefined>> = {
  key: "k",
  value: "p",
  wild: "w",
  comment: "c",
  plain: undefined,
};

function Piece({ stretch }: { stretch: Stretch }) {
  const name = CLASS[stretch.kind];
  const marks = stretch.piece === null ? {} : { "data-marks": `P${stretch.piece}` };
  return (
    <span {...(name === undefined ? {} : { class: name })} {...marks}>
      <FileText text={stretch.text} />
    </span>
  );
}

/** The stretches up to a number of characters, and how many characters are left. */
export function shorten(
  stretches: readonly Stretch[],
  limit: number,
): { readonly shown: readonly Stretch[]; readonly left: number } {
  const shown: Stretch[] = [];
  let room = limit;
  let left = 0;
  for (const stretch of stretches) {
    const text = stretch.text.slice(0, room);
    if (text !== "") shown.push({ ...stretch, text });
    left += stretch.text.length - text.length;
    room -= text.length;
  }
  return { shown, left };
}

function LineText({ line }: { line: AnnotatedLine }) {
  const { page } = useWords();
  const [whole, setWhole] = useState(false);
  const { shown, left } = shorten(line.stretches, whole ? Number.POSITIVE_INFINITY : LONG);
  return (
    <code class="t">
      {shown.map((stretch, at) => (
        <Piece key={at} stretch={stretch} />
      ))}
      {left > 0 && (
        <button class="inline-btn" type="button" onClick={() => setWhole(true)}>
          {page.sheet.restOfLine(left)}
        </button>
      )}
    </code>
  );
}

function classOf(line: AnnotatedLine, look: LineLook): string {
  const names = ["line"];
  if (line.group) {
    names.push("g");
    if (line.group.starts) names.push("g-start");
    if (line.group.ends) names.push("g-end");
  }
  if (line.match?.decides) names.push("decides", look.verdict);
  else if (line.match) names.push("cand");
  if (line.skipped === "beyond-limit") names.push("beyond");
  else if (line.skipped) names.push("skip-line");
  return names.join(" ");
}

function SignOf({ line }: { line: AnnotatedLine }) {
  const { page } = useWords();
  if (line.match) {
    const name = line.match.decides ? "decides" : "cand";
    return (
      <span class="sig">
        <Sign name={name} label={line.match.decides ? page.sheet.decides : page.sheet.matches} />
      </span>
    );
  }
  if (!line.skipped) return null;
  return (
    <span class="sig">
      <Sign name="skip" label={page.sheet.skipped} />
    </span>
  );
}

function tagOf(line: AnnotatedLine, look: LineLook, { page, engine }: Words): string | null {
  if (line.match) {
    const what = line.match.decides ? page.sheet.decides : page.sheet.matches;
    return `${what}, ${engine.octets(line.match.octets)}`;
  }
  if (line.skipped === "beyond-limit") return page.sheet.beyond;
  if (line.skipped) return page.sheet.skipped;
  if (line.number === look.other) return page.sheet.otherGroup;
  if (line.group?.starts && look.group !== null) {
    return page.sheet.groupTag(look.group, line.group.block, line.group.blocks);
  }
  return null;
}

function Reason({ reason }: { reason: SkipReason }) {
  const { engine } = useWords();
  return (
    <span class="note">
      <Sign name="info" />
      <span>{engine.skip[reason]}</span>
    </span>
  );
}

/** One line of a robots file: number, sign, text, tag, and the reason when it has no effect. */
export function SheetLine({
  line,
  look,
  mark,
}: {
  line: AnnotatedLine;
  look: LineLook;
  /** What is proven about the rule in it. */
  mark?: VNode;
}) {
  const words = useWords();
  const tag = tagOf(line, look, words);
  const marked = line.match !== null || line.skipped !== null || (line.group?.starts ?? false);
  const isGroupTag = line.group?.starts && !line.match && !line.skipped;
  return (
    <li
      class={classOf(line, look)}
      id={`L${line.number}`}
      value={line.number}
      data-marks={`L${line.number}${line.group ? " group" : ""}`}
      data-lights={`L${line.number}${line.group ? " of-group" : ""}`}
    >
      <a
        class="n"
        href={`#L${line.number}`}
        tabIndex={marked ? 0 : -1}
        aria-label={words.engine.line(line.number)}
      >
        {line.number}
      </a>
      <SignOf line={line} />
      <LineText line={line} />
      {tag !== null && <span class={isGroupTag ? "tag grp" : "tag"}>{tag}</span>}
      {mark}
      {line.skipped && line.skipped !== "beyond-limit" && <Reason reason={line.skipped} />}
      {line.cut && !line.skipped && (
        <span class="note">
          <Sign name="info" />
          <span>{words.page.sheet.cut}</span>
        </span>
      )}
    </li>
  );
}
