import { useRef, useState } from "preact/hooks";
import { FileText } from "../../page/parts.tsx";
import { ReadingField } from "../../page/question-fields.tsx";
import { Sign } from "../../page/sign.tsx";
import { useWords } from "../../page/words.tsx";
import type { Impacts } from "../use-impact.ts";
import { useImpactWords } from "../words.ts";

function Chosen({ impacts }: { impacts: Impacts }) {
  const { engine } = useWords();
  const { own } = useImpactWords();
  if (impacts.files.length === 0) return null;
  return (
    <ul class="chosen" aria-label={own.form.chosen}>
      {impacts.files.map((file, at) => (
        <li key={at}>
          <Sign name="file" inline />
          <span>
            <FileText text={file.name.slice(0, 120)} />
          </span>
          <span class="muted small">{engine.bytes(file.size)}</span>
          <button
            class="btn plain"
            type="button"
            aria-label={own.form.remove(file.name.slice(0, 120))}
            onClick={() => impacts.removeFile(file)}
          >
            <Sign name="close" inline />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Sitemaps and logs: chosen or dropped, as many as there are. */
export function AddressFiles({ impacts }: { impacts: Impacts }) {
  const { page } = useWords();
  const { own } = useImpactWords();
  const { question, change, count, desk, addFiles } = impacts;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const running = desk.state.kind === "running";
  return (
    <section
      class={over ? "side-of addresses over" : "side-of addresses"}
      aria-labelledby="addresses"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        addFiles([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <div class="side-head">
        <h2 id="addresses">{own.form.addresses}</h2>
      </div>
      <div class="drop">
        <input
          ref={input}
          class="vh"
          id="files"
          type="file"
          multiple
          tabIndex={-1}
          aria-label={own.form.files}
          onChange={(event) => {
            addFiles([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
        <p class="btns">
          <button class="btn" type="button" id="choose" onClick={() => input.current?.click()}>
            <Sign name="file" inline />
            {own.state.chooseAddresses}
          </button>
          <span class="muted small">{own.form.drop}</span>
        </p>
        <Chosen impacts={impacts} />
        <p class="hint">{own.form.kinds}</p>
      </div>
      <div class="pair-foot">
        <ReadingField
          id="reading"
          label={page.form.reading}
          value={question.reading}
          choose={(reading) => change({ reading })}
        />
        <button
          class="btn primary big"
          type="button"
          id="count"
          disabled={count === null || running}
          onClick={() => count?.()}
        >
          {desk.state.kind === "done" ? own.form.countAgain : own.form.count}
        </button>
      </div>
    </section>
  );
}
