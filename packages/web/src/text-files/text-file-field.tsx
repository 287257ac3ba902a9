import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { useClipboard } from "../page/copy.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";

/** What a field for a whole text file needs. */
export interface TextFileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly change: (text: string) => void;
  readonly placeholder: string;
  /** Octets of a file that are read; what lies behind them is left out. */
  readonly limit: number;
  readonly choose: string;
  readonly note: string;
  readonly invalid?: boolean;
  /** Further buttons beside the one that opens a file. */
  readonly children?: ComponentChildren;
}

/** Reads a chosen or dropped file as text. */
function useFile({ limit, change }: Pick<TextFileFieldProps, "limit" | "change">) {
  const { page } = useWords();
  const { say } = useClipboard();
  return async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const bytes = await file.slice(0, limit).arrayBuffer();
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    if (text.includes("\uFFFD")) say(page.sheet.openedAsText);
    change(text);
  };
}

/** Whether files are dragged, and not a stretch of text. */
export function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

/** A text that is typed, pasted, chosen as a file, or dropped anywhere on the field. */
export function TextFileField(props: TextFileFieldProps) {
  const { id, label, text, change, placeholder, choose, note, invalid = false, children } = props;
  const take = useFile(props);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset
      class={over ? "text-file over" : "text-file"}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <legend class="vh">{label}</legend>
      <label class="vh" for={id}>
        {label}
      </label>
      <textarea
        class="paste side-text"
        id={id}
        rows={13}
        wrap="off"
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        placeholder={placeholder}
        aria-describedby={`${id}-note`}
        aria-invalid={invalid}
        value={text}
        onInput={(event) => change(event.currentTarget.value)}
      />
      <input
        ref={input}
        class="vh"
        type="file"
        tabIndex={-1}
        aria-label={choose}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      <div class="btns">
        <button class="btn" type="button" onClick={() => input.current?.click()}>
          <Sign name="file" inline />
          {choose}
        </button>
        {children}
      </div>
      <p class="hint" id={`${id}-note`}>
        {note}
      </p>
    </fieldset>
  );
}
