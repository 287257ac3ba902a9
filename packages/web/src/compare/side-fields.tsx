import { useRef, useState } from "preact/hooks";
import { FileText } from "../page/parts.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import { holdsFiles } from "../text-files/text-file-field.tsx";
import { READ_LIMIT, type Side, type SideFile, type SideId, type SideKind } from "./sides.ts";
import type { Comparing } from "./use-comparison.ts";
import { useCompareWords } from "./words.ts";

const KINDS: readonly SideKind[] = ["live", "draft", "file"];

interface Props {
  readonly id: SideId;
  readonly title: string;
  readonly side: Side;
  readonly file: SideFile;
  readonly comparing: Comparing;
}

function Kind({ id, side, comparing }: Props) {
  const words = useCompareWords();
  return (
    <fieldset class="seg">
      <legend class="vh">{words.form.source[id]}</legend>
      <div>
        {KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name={`kind-${id}`}
              checked={side.kind === kind}
              onChange={() => comparing.change(id, { kind })}
            />
            {words.form.kind[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Fetched({ file }: { file: SideFile }) {
  const { engine } = useWords();
  if (file.kind !== "file" || !file.result) return null;
  const { robots } = file.result;
  const at = new Date(robots.fetchedAt ?? "");
  return (
    <p class="hint">
      {robots.status !== null && <span class="st">{robots.status}</span>}{" "}
      <bdi dir="ltr">{robots.finalAddress.slice(0, 200)}</bdi>, {engine.bytes(robots.bytes)}
      {!Number.isNaN(at.getTime()) && (
        <>
          ,{" "}
          <time dateTime={robots.fetchedAt ?? ""}>
            {at.toLocaleTimeString(engine.locale, { hourCycle: "h23" })}
          </time>
        </>
      )}
    </p>
  );
}

function LiveField({ id, side, file, comparing }: Props) {
  const { page, engine } = useWords();
  const words = useCompareWords();
  const problem =
    file.kind === "problem" ? engine.problem[file.code]({ given: file.given.slice(0, 60) }) : null;
  const loading = file.kind === "loading";
  const read = side.sent === side.address && side.address !== "";
  return (
    <form
      class="live-field"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (loading) comparing.cancel(id);
        else comparing.fetchLive(id, read);
      }}
    >
      <label class="vh" for={`address-${id}`}>
        {words.form.address[id]}
      </label>
      <input
        class="input mono"
        id={`address-${id}`}
        type="text"
        inputMode="url"
        autocomplete="url"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        list="recent"
        placeholder={page.form.placeholder.replace(/\/[^/]*$/, "")}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `problem-${id}` : undefined}
        value={side.address}
        onInput={(event) => comparing.change(id, { address: event.currentTarget.value })}
      />
      <button class="btn" type="submit">
        {loading ? words.form.cancel : read ? words.form.again : words.form.read}
      </button>
      {problem && (
        <p class="err" id={`problem-${id}`}>
          <Sign name="error" inline />
          <span>
            <bdi>{problem.title}</bdi>. {problem.next}
          </span>
        </p>
      )}
      <Fetched file={file} />
    </form>
  );
}

function DraftField({ id, side, comparing }: Props) {
  const { page } = useWords();
  const words = useCompareWords();
  return (
    <>
      <label class="vh" for={`text-${id}`}>
        {words.form.text[id]}
      </label>
      <textarea
        class="paste side-text"
        id={`text-${id}`}
        rows={8}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        placeholder={page.draft.placeholder}
        value={side.text}
        onInput={(event) => comparing.change(id, { text: event.currentTarget.value })}
      />
    </>
  );
}

async function take(file: File | undefined, give: (side: Partial<Side>) => void): Promise<void> {
  if (!file) return;
  const bytes = new Uint8Array(await file.slice(0, READ_LIMIT).arrayBuffer());
  give({ kind: "file", file: { name: file.name, size: file.size, bytes } });
}

function FileField({ id, side, comparing }: Props) {
  const { engine } = useWords();
  const words = useCompareWords();
  const field = useRef<HTMLInputElement>(null);
  const chosen = side.file;
  return (
    <div class="drop">
      <input
        ref={field}
        class="vh"
        id={`file-${id}`}
        type="file"
        tabIndex={-1}
        aria-label={words.form.file[id]}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0], (given) => comparing.change(id, given));
          event.currentTarget.value = "";
        }}
      />
      {chosen && (
        <p>
          <strong>
            <FileText text={chosen.name.slice(0, 120)} />
          </strong>
          , {engine.bytes(chosen.size)}
        </p>
      )}
      <p class="btns">
        <button
          class="btn"
          type="button"
          id={`choose-${id}`}
          onClick={() => field.current?.click()}
        >
          <Sign name="file" inline />
          {chosen ? words.form.chooseOther : words.form.choose}
        </button>
        <span class="muted small">{words.form.drop}</span>
      </p>
      <p class="hint">
        {words.form.stays} {chosen && chosen.size >= READ_LIMIT && words.form.cut}
      </p>
    </div>
  );
}

/** One of the two files: where it comes from, and the field for it. A file may be dropped on it at any time. */
export function SideFields(props: Props) {
  const { id, title, side, comparing } = props;
  const [over, setOver] = useState(false);
  return (
    <section
      class={over ? "side-of over" : "side-of"}
      aria-labelledby={`side-${id}`}
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
        void take(event.dataTransfer?.files[0], (given) => comparing.change(id, given));
      }}
    >
      <div class="side-head">
        <h2 id={`side-${id}`}>{title}</h2>
        <Kind {...props} />
      </div>
      {side.kind === "live" && <LiveField {...props} />}
      {side.kind === "draft" && <DraftField {...props} />}
      {side.kind === "file" && <FileField {...props} />}
    </section>
  );
}
