import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import type { Stored } from "../state/stored.ts";

/** What a dialog of the page gets. */
export interface DialogProps {
  readonly stored: Stored;
  readonly change: (part: Partial<Stored>) => void;
  readonly close: () => void;
}

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A dialog of the browser's own: Esc closes it, the focus stays inside and goes back where it came from. */
export function Dialog({ title, close, children }: Props) {
  const { page } = useWords();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog ref={box} class="dialog" aria-labelledby="dialog" onClose={close}>
      <div class="dialog-head">
        <h2 id="dialog">{title}</h2>
        <button
          class="iconbtn"
          type="button"
          aria-label={page.dialog.close}
          onClick={() => box.current?.close()}
        >
          <Sign name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
