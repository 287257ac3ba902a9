import type { FormatMode } from "@aushang/engine/analyse";
import { useRef, useState } from "preact/hooks";
import { useClipboard } from "../../page/copy.tsx";
import { Sign } from "../../page/sign.tsx";
import { useProofWords } from "../words.tsx";

const MODES: readonly FormatMode[] = ["format", "merge", "minify"];

interface Props {
  readonly format: (mode: FormatMode) => void;
  readonly busy: boolean;
  /** Null as long as the page made nothing of the draft. */
  readonly unmake: { readonly can: boolean; readonly run: () => void } | null;
}

function Menu({ choose, close }: { choose: (mode: FormatMode) => void; close: () => void }) {
  const { told } = useProofWords();
  return (
    <ul
      class="menu format-menu"
      id="format-menu"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      {MODES.map((mode) => (
        <li key={mode}>
          <button type="button" onClick={() => choose(mode)}>
            <span>
              <b>{told.format.mode[mode].name}</b>
              <small>{told.format.mode[mode].about}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What can be done with the text of a draft: undo what the page made of it, format, merge, minify. */
export function FormatTools({ format, busy, unmake }: Props) {
  const { own, told } = useProofWords();
  const { say } = useClipboard();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const choose = (mode: FormatMode): void => {
    setOpen(false);
    opener.current?.focus();
    if (!busy) format(mode);
  };
  return (
    <>
      {unmake && (
        <button
          class="btn plain"
          type="button"
          aria-disabled={!unmake.can}
          onClick={() => {
            if (!unmake.can) return;
            unmake.run();
            say(own.format.undone);
          }}
        >
          {own.format.undo}
        </button>
      )}
      <span
        ref={box}
        class="format-box"
        onFocusOut={({ relatedTarget }) => {
          if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget))
            setOpen(false);
        }}
      >
        <button class="btn plain" type="button" onClick={() => choose("format")}>
          {told.format.mode.format.name}
        </button>
        <button
          ref={opener}
          class="btn plain"
          type="button"
          aria-label={own.format.more}
          aria-expanded={open}
          aria-controls={open ? "format-menu" : undefined}
          onClick={() => setOpen(!open)}
        >
          <Sign name="down" inline />
        </button>
        {open && (
          <Menu
            choose={choose}
            close={() => {
              setOpen(false);
              opener.current?.focus();
            }}
          />
        )}
      </span>
    </>
  );
}
