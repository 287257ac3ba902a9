import { useState } from "preact/hooks";
import { useLaterWords, WithLaterWords } from "../page/later-words.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

/** What is sent where, and the way to forget what this browser keeps. */
export function PrivacyDialog(props: DialogProps) {
  return (
    <WithLaterWords>
      <Privacy {...props} />
    </WithLaterWords>
  );
}

function Privacy({ stored, change, close }: DialogProps) {
  const { privacy } = useLaterWords();
  const [forgotten, setForgotten] = useState(false);
  return (
    <Dialog title={privacy.title} close={close}>
      {privacy.texts.map((text) => (
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
          {privacy.forget}
        </button>
        <span role="status">{forgotten && privacy.forgotten}</span>
      </p>
    </Dialog>
  );
}
