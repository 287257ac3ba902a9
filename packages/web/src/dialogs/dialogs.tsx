import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { OpenDialog } from "../app.tsx";
import { CopyDialog, KeysDialog, PrivacyDialog } from "../later.tsx";
import { type Clipboard, ClipboardContext } from "../page/copy.tsx";
import type { DialogProps } from "./dialog.tsx";

/** Copies, says so in a line at the foot of the window, and shows the text where the browser refuses. */
function useCopy() {
  const [said, say] = useState<string | null>(null);
  const [byHand, setByHand] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => say(null), 8000);
    return () => clearTimeout(timer);
  }, [said]);
  const copy: Clipboard["copy"] = (text, then) => {
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("insecure"));
    written.then(
      () => say(then),
      () => setByHand(text),
    );
  };
  return { copy, say, said, byHand, closeByHand: () => setByHand(null) };
}

interface Props extends DialogProps {
  readonly open: OpenDialog;
  readonly children: ComponentChildren;
}

/** Dialogs and the line that says what was copied, around everything that may open them. */
export function DialogHost({ open, children, ...shared }: Props) {
  const { copy, say, said, byHand, closeByHand } = useCopy();
  return (
    <ClipboardContext.Provider value={{ copy, say }}>
      {children}
      {open === "keys" && <KeysDialog {...shared} />}
      {open === "privacy" && <PrivacyDialog {...shared} />}
      {byHand !== null && <CopyDialog text={byHand} close={closeByHand} />}
      <div class="toast" role="status" aria-live="polite">
        {said !== null && <p>{said}</p>}
      </div>
    </ClipboardContext.Provider>
  );
}
