import { useState } from "preact/hooks";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { useWords } from "./words.tsx";

/** What is sent where, and the way to forget what this browser keeps. */
export function PrivacyDialog({ stored, change, close }: DialogProps) {
  const { page } = useWords();
  const [forgotten, setForgotten] = useState(false);
  return (
    <Dialog title={page.privacy.title} close={close}>
      {page.privacy.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p class="btns">
        <button
          class="btn"
          type="button"
          disabled={stored.recent.length === 0}
          onClick={() => {
            change({ recent: [] });
            setForgotten(true);
          }}
        >
          {page.privacy.forget}
        </button>
        <span role="status">{forgotten && page.privacy.forgotten}</span>
      </p>
    </Dialog>
  );
}
