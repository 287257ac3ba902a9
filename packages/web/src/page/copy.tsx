import type { ComponentChildren } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** Puts texts on the clipboard and says what happened. */
export interface Clipboard {
  /** Copies and then says what was copied; shows the text for copying by hand where a browser refuses. */
  readonly copy: (text: string, said: string) => void;
  /** Says something in the line at the foot of the window. */
  readonly say: (text: string) => void;
}

/** Gives the clipboard to everything below. */
export const ClipboardContext = createContext<Clipboard>({
  copy: () => undefined,
  say: () => undefined,
});

/** The clipboard of the page. */
export function useClipboard(): Clipboard {
  return useContext(ClipboardContext);
}

interface Props {
  /** Called on press: what goes on the clipboard. */
  readonly text: () => string;
  /** What is said afterwards: what was copied. */
  readonly said: string;
  /** Drawn as a link rather than as a button. */
  readonly plain?: boolean;
  readonly children: ComponentChildren;
}

/** A button that copies a text. */
export function CopyButton({ text, said, plain, children }: Props) {
  const { copy } = useClipboard();
  return (
    <button
      class={plain ? "link-btn" : "btn plain"}
      type="button"
      onClick={() => copy(text(), said)}
    >
      {children}
    </button>
  );
}
