import { useWords } from "../page/words.tsx";
import type { KeyAction } from "../texts/catalogue.ts";
import { Dialog, type DialogProps } from "./dialog.tsx";

const KEYS: readonly (readonly [KeyAction, readonly string[]])[] = [
  ["address", ["/"]],
  ["crawler", ["c"]],
  ["test", ["Enter"]],
  ["draft", ["e"]],
  ["compare", ["d"]],
  ["line", ["g"]],
  ["marks", ["F8", "Shift F8"]],
  ["help", ["?"]],
  ["back", ["Esc"]],
];

/** The keys of the page, and the switch for those that are single letters. */
export function KeysDialog({ stored, change, close }: DialogProps) {
  const { page } = useWords();
  return (
    <Dialog title={page.keys.title} close={close}>
      <dl class="keys">
        {KEYS.map(([action, keys]) => (
          <div key={action}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{page.keys.does[action]}</dd>
          </div>
        ))}
      </dl>
      <label class="check">
        <input
          type="checkbox"
          checked={stored.keys}
          onChange={(event) => change({ keys: event.currentTarget.checked })}
        />
        <span>
          {page.keys.single}
          <small>{page.keys.singleNote}</small>
        </span>
      </label>
    </Dialog>
  );
}
