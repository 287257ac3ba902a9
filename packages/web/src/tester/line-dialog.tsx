import { useRef } from "preact/hooks";
import { Dialog } from "../dialogs/dialog.tsx";
import { useWords } from "../page/words.tsx";

/** What the question for a line needs. */
export interface LineDialogProps {
  readonly lines: number;
  readonly go: (line: number) => void;
  readonly close: () => void;
}

/** Asks for a line number and goes there. */
export function LineDialog({ lines, go, close }: LineDialogProps) {
  const { page } = useWords();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog title={page.keys.lineTitle} close={close}>
      <form
        class="line-form"
        onSubmit={(event) => {
          event.preventDefault();
          const line = Number(field.current?.value);
          close();
          if (Number.isInteger(line)) setTimeout(() => go(Math.min(Math.max(1, line), lines)));
        }}
      >
        <label class="label" for="line">
          {page.keys.lineLabel(lines)}
        </label>
        <div class="btns">
          <input
            ref={field}
            class="input"
            id="line"
            type="number"
            inputMode="numeric"
            min={1}
            max={lines}
            required
          />
          <button class="btn primary big" type="submit">
            {page.keys.go}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
