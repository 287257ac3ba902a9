import { parse, type RobotsFile } from "@aushang/engine";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useMedia } from "../../page/media.ts";
import { useWords } from "../../page/words.tsx";
import type { TextDifference } from "../jobs.ts";
import type { SideId } from "../sides.ts";
import { useCompareWords } from "../words.ts";
import { LineText } from "./line-text.tsx";
import { blockOf, type Piece, piecesOf, type Row } from "./twin-rows.ts";

/** A line that somebody asked for; a new object each time. */
export interface WantedLine {
  readonly side: SideId;
  readonly line: number;
}

interface Pair {
  readonly old: RobotsFile;
  readonly next: RobotsFile;
}

const idOf = (side: SideId, line: number): string => `${side === "old" ? "O" : "N"}${line}`;

function Cell({
  pair,
  row,
  side,
  narrow = false,
}: {
  pair: Pair;
  row: Row;
  side: SideId;
  narrow?: boolean;
}) {
  const words = useCompareWords();
  const { engine } = useWords();
  const number = row[side];
  const otherSide = side === "old" ? "next" : "old";
  const otherNumber = row[otherSide];
  const second = side === "next" && !narrow ? " second" : "";
  if (number === null) return <td class={`none${second}`} colSpan={2} />;
  const changed = row.kind === "changed";
  const look = changed ? (side === "old" ? "del" : "ins") : "";
  const other =
    changed && otherNumber !== null ? { file: pair[otherSide], number: otherNumber } : null;
  return (
    <>
      <td class={`n ${look}${second}`} id={idOf(side, number)} tabIndex={-1}>
        <span class="vh">{engine.line(number)}</span>
        <span aria-hidden="true">{number}</span>
      </td>
      <td class={look}>
        {changed && (
          <span class="sig">
            <span aria-hidden="true">{side === "old" ? "−" : "+"}</span>
            <span class="vh">{side === "old" ? words.text.removed : words.text.added} </span>
          </span>
        )}
        <LineText file={pair[side]} number={number} other={other} />
      </td>
    </>
  );
}

function Hidden({
  piece,
  show,
  columns,
}: {
  piece: Piece & { kind: "hidden" };
  show: () => void;
  columns: number;
}) {
  const words = useCompareWords();
  const text = piece.why === "equal" ? words.text.hidden : words.text.more;
  return (
    <tr class="fold">
      <td colSpan={columns}>
        <button type="button" onClick={show}>
          <span aria-hidden="true">…</span> {text(piece.lines)}
        </button>
      </td>
    </tr>
  );
}

/** Removed lines first, then added ones, as one column: for windows too narrow for two. */
function unified(rows: readonly Row[]): { readonly row: Row; readonly side: SideId }[] {
  const lines: { row: Row; side: SideId }[] = [];
  let added: { row: Row; side: SideId }[] = [];
  for (const row of rows) {
    if (row.kind === "same") {
      lines.push(...added, { row, side: "next" });
      added = [];
      continue;
    }
    if (row.old !== null) lines.push({ row, side: "old" });
    if (row.next !== null) added.push({ row, side: "next" });
  }
  return [...lines, ...added];
}

function Rows({ rows, pair, narrow }: { rows: readonly Row[]; pair: Pair; narrow: boolean }) {
  if (narrow) {
    return unified(rows).map(({ row, side }) => (
      <tr key={`${side}${row[side]}`}>
        <Cell pair={pair} row={row} side={side} narrow />
      </tr>
    ));
  }
  return rows.map((row) => (
    <tr key={`${row.old}-${row.next}`}>
      <Cell pair={pair} row={row} side="old" />
      <Cell pair={pair} row={row} side="next" />
    </tr>
  ));
}

function Heads({ narrow }: { narrow: boolean }) {
  const words = useCompareWords();
  if (narrow) {
    return (
      <tr>
        <th scope="col">
          <span class="vh">{words.text.line.next}</span>
        </th>
        <th scope="col">
          {words.form.side.old}, {words.form.side.next}
        </th>
      </tr>
    );
  }
  return (
    <tr>
      {(["old", "next"] as const).map((side) => (
        <>
          <th key={`${side}n`} scope="col" class={side === "next" ? "second" : undefined}>
            <span class="vh">{words.text.line[side]}</span>
          </th>
          <th key={side} scope="col">
            {words.form.side[side]}
          </th>
        </>
      ))}
    </tr>
  );
}

/** Opens the block of a line that somebody asked for, and takes the focus there. */
function useWanted(
  wanted: WantedLine | null,
  { blocks }: TextDifference,
  open: (block: number) => void,
): void {
  const shown = useRef<WantedLine | null>(null);
  useEffect(() => {
    if (!wanted || shown.current === wanted) return;
    const cell = document.getElementById(idOf(wanted.side, wanted.line));
    if (cell) {
      shown.current = wanted;
      cell.scrollIntoView({ block: "center" });
      cell.focus({ preventScroll: true });
    } else {
      const block = blockOf(blocks, wanted.side, wanted.line);
      if (block >= 0) open(block);
    }
  });
}

function Counts({ difference }: { difference: TextDifference }) {
  const words = useCompareWords();
  const changed = difference.blocks.filter((block) => !block.same);
  const sum = (side: SideId): number => changed.reduce((all, block) => all + block[side][1], 0);
  if (changed.length === 0) return <p class="muted">{words.text.sameLines}</p>;
  return (
    <>
      <p class="muted">{words.text.differ(sum("old"), sum("next"))}</p>
      {difference.tooDifferent && <p class="muted">{words.text.tooDifferent}</p>}
    </>
  );
}

/** Both files, line by line: side by side where there is room, one under the other where there is not. */
export function TextTab({
  old,
  next,
  difference,
  wanted,
}: {
  old: Uint8Array;
  next: Uint8Array;
  difference: TextDifference;
  wanted: WantedLine | null;
}) {
  const words = useCompareWords();
  const narrow = useMedia("(max-width: 760px)");
  const pair = useMemo(() => ({ old: parse(old), next: parse(next) }), [old, next]);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => setOpened(new Set()), [difference]);
  const show = (block: number): void => setOpened((all) => new Set([...all, block]));
  const pieces = useMemo(() => piecesOf(difference.blocks, opened), [difference, opened]);
  useWanted(wanted, difference, show);
  return (
    <>
      <Counts difference={difference} />
      <div class="sheet stored twin-box">
        <table class={narrow ? "twin one" : "twin"}>
          <caption class="vh">{words.text.caption}</caption>
          <thead>
            <Heads narrow={narrow} />
          </thead>
          <tbody>
            {pieces.map((piece) =>
              piece.kind === "hidden" ? (
                <Hidden
                  key={piece.key}
                  piece={piece}
                  columns={narrow ? 2 : 4}
                  show={() => show(piece.block)}
                />
              ) : (
                <Rows key={piece.key} rows={piece.rows} pair={pair} narrow={narrow} />
              ),
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}
