import { useEffect, useRef } from "preact/hooks";
import { useWords } from "../page/words.tsx";
import { Dialog } from "./dialog.tsx";

/** What the dialog for copying by hand needs. */
export interface CopyDialogProps {
  readonly text: string;
  readonly close: () => void;
}

/** Shows a text for copying by hand, where a browser refuses to copy it. */
export function CopyDialog({ text, close }: CopyDialogProps) {
  const { page } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Dialog title={page.dialog.copyTitle} close={close}>
      <p>{page.dialog.copyText}</p>
      <textarea
        ref={field}
        class="paste"
        readOnly
        aria-label={page.dialog.copyTitle}
        value={text}
      />
    </Dialog>
  );
}
