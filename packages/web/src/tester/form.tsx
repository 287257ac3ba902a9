import type { ReadingId } from "@aushang/engine";
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { CrawlerPicker } from "../crawlers/picker.tsx";
import type { Caret } from "../page/kept-focus.ts";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import { readHeader, readPasted } from "../state/pasted.ts";
import type { FieldProblem } from "../state/session.ts";
import type { Tester } from "../state/use-tester.ts";

const READINGS: readonly ReadingId[] = ["rfc9309", "google", "1996", "1994"];

/** The fields that keys can reach. */
export interface Fields {
  readonly address: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
  readonly crawler: RefObject<HTMLInputElement | null>;
}

interface Props {
  readonly tester: Tester;
  readonly fields: Fields;
  readonly start: boolean;
  readonly keys: boolean;
  /** Takes the focus into the draft as soon as it is open. */
  readonly toEditor: (caret: Caret) => void;
}

function Message({ problem, id }: { problem: FieldProblem; id: string }) {
  const { engine } = useWords();
  const given = problem.given.length > 60 ? `${problem.given.slice(0, 60)}…` : problem.given;
  const { title, next } = engine.problem[problem.code]({ given });
  return (
    <p class="err" id={id}>
      <Sign name="error" inline />
      <span>
        <bdi>{title}</bdi>. {next}
      </span>
    </p>
  );
}

function Label({
  of,
  hint,
  children,
}: {
  of: string;
  hint?: string | false;
  children: ComponentChildren;
}) {
  return (
    <div class="label">
      <label for={of}>{children}</label>
      {hint && <kbd>{hint}</kbd>}
    </div>
  );
}

function Source({ tester, toDraft }: { tester: Tester; toDraft: () => void }) {
  const { page } = useWords();
  const draft = tester.session.mode === "draft";
  return (
    <fieldset class="seg">
      <legend class="vh">{page.form.source}</legend>
      <div>
        <label>
          <input type="radio" name="source" checked={!draft} onChange={() => tester.goLive()} />
          {page.form.live}
        </label>
        <label>
          <input type="radio" name="source" checked={draft} onChange={toDraft} />
          {page.form.draft}
        </label>
      </div>
      <span class="note" id="draft-note">
        {draft ? (
          <>
            <strong>{page.draft.notLive}</strong> {page.draft.notSent}
          </>
        ) : (
          page.form.liveNote
        )}
      </span>
    </fieldset>
  );
}

/** Enter tests, as everywhere; Shift and Enter begin a new line of the list. */
function submitOnEnter(event: KeyboardEvent & { currentTarget: HTMLTextAreaElement }): void {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/**
 * A list needs a field of another kind than one address, so a line break more or less replaces the field under the
 * hands of whoever types. What is returned notes the caret, and the new field takes it over.
 */
function useCaretKept(field: Fields["address"], many: boolean): (caret: number) => void {
  const caret = useRef<number | null>(null);
  const was = useRef(many);
  useLayoutEffect(() => {
    const at = caret.current;
    caret.current = null;
    if (was.current === many || at === null) return;
    was.current = many;
    field.current?.focus();
    field.current?.setSelectionRange(at, at);
  });
  return (at) => {
    was.current = many;
    caret.current = at;
  };
}

function AddressField({
  tester,
  fields,
  start,
  keys,
  toEditor,
  problem,
}: Props & {
  problem: FieldProblem | null;
}) {
  const { page } = useWords();
  const { session } = tester;
  const draft = session.mode === "draft";
  const many = session.address.includes("\n");
  const keepCaret = useCaretKept(fields.address, many);
  const shared = {
    id: "address",
    class: "input mono",
    spellcheck: false,
    autocapitalize: "off" as const,
    "aria-invalid": problem !== null,
    "aria-describedby": problem ? "address-problem" : undefined,
    value: session.address,
    onInput: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      const { value, selectionStart } = event.currentTarget;
      // A file that is typed here becomes a draft under the hands of whoever types.
      if (readPasted(value).kind === "robots") toEditor("end");
      else keepCaret(selectionStart ?? value.length);
      tester.type("address", value);
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text") ?? "";
      const header = many ? null : readHeader(text);
      if (header !== null) {
        event.preventDefault();
        tester.chooseCrawler(header);
        return;
      }
      // A one-line field would glue the lines of a file or of a list together.
      const pasted = readPasted(text);
      if (draft || many || pasted.kind === "address") return;
      event.preventDefault();
      const whole = pasted.kind === "robots" ? text : pasted.addresses.join("\n");
      keepCaret(whole.length);
      tester.type("address", whole);
    },
  };
  return (
    <div class="field addr">
      <Label of="address" hint={keys && "/"}>
        {draft ? page.form.addressOrPath : start ? page.form.addressOfPage : page.form.address}
      </Label>
      {many ? (
        <textarea
          {...shared}
          ref={fields.address}
          rows={Math.min(8, session.address.split("\n").length + 1)}
          onKeyDown={submitOnEnter}
        />
      ) : (
        <input
          {...shared}
          ref={fields.address}
          type="text"
          inputMode="url"
          autocomplete={draft ? "off" : "url"}
          list={draft ? "" : "recent"}
          enterkeyhint="go"
          placeholder={draft ? "/" : page.form.placeholder}
        />
      )}
      {problem && <Message problem={problem} id="address-problem" />}
    </div>
  );
}

function CrawlerField({
  tester,
  fields,
  keys,
  problem,
}: Omit<Props, "start" | "toEditor"> & {
  problem: FieldProblem | null;
}) {
  const { page } = useWords();
  const { session } = tester;
  const { chip } = session;
  const describedBy = problem ? "crawler-problem" : chip ? "crawler-chip" : undefined;
  return (
    <div class="field crawler">
      <Label of="crawler" hint={keys && "c"}>
        {page.crawler.label}
      </Label>
      <CrawlerPicker
        value={session.crawler}
        choose={tester.chooseCrawler}
        field={fields.crawler}
        invalid={problem !== null}
        describedBy={describedBy}
      />
      {problem && <Message problem={problem} id="crawler-problem" />}
      {chip && (
        <p class="chip-note" id="crawler-chip" role="status">
          <Sign name="info" inline />
          <span>
            {page.crawler.headerBefore} <strong>{chip.token}</strong>
            {page.crawler.headerAfter}{" "}
            <button class="link-btn" type="button" onClick={tester.undoHeader}>
              {page.crawler.undo}
            </button>
          </span>
        </p>
      )}
    </div>
  );
}

function ReadingField({ tester, problem }: { tester: Tester; problem: FieldProblem | null }) {
  const { page, engine } = useWords();
  return (
    <div class="field reading">
      <Label of="reading">{page.form.reading}</Label>
      <span class="select">
        <select
          id="reading"
          value={tester.session.reading}
          title={engine.reading[tester.session.reading].about}
          aria-invalid={problem !== null}
          aria-describedby={problem ? "reading-problem" : undefined}
          onChange={(event) => tester.chooseReading(event.currentTarget.value as ReadingId)}
        >
          {READINGS.map((id) => (
            <option key={id} value={id} title={engine.reading[id].about}>
              {engine.reading[id].name}
            </option>
          ))}
        </select>
        <Sign name="down" />
      </span>
      {problem && <Message problem={problem} id="reading-problem" />}
    </div>
  );
}

/** Address, crawler, reading: the question. In a draft, the host that the file is for comes first. */
export function Form({
  tester,
  fields,
  start,
  keys,
  toEditor,
  toDraft,
  recent,
}: Props & { toDraft: () => void; recent: readonly string[] }) {
  const { page } = useWords();
  const { session } = tester;
  const draft = session.mode === "draft";
  const form = useRef<HTMLFormElement>(null);
  const at = (field: FieldProblem["field"]): FieldProblem | null =>
    tester.problem?.field === field ? tester.problem : null;
  const classes = `ask${draft ? " three" : ""}${start ? " under" : ""}`;
  return (
    <section class={classes} aria-label={page.form.title}>
      <search class="wrap">
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (draft) return;
            if (!tester.submit()) {
              queueMicrotask(() =>
                form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
              );
            }
          }}
        >
          <datalist id="recent">
            {recent.map((address) => (
              <option key={address} value={address} />
            ))}
          </datalist>
          {!start && <Source tester={tester} toDraft={toDraft} />}
          {draft && (
            <div class="field host">
              <Label of="host">{page.form.host}</Label>
              <input
                class="input mono"
                id="host"
                size={16}
                spellcheck={false}
                autocapitalize="off"
                autocomplete="off"
                placeholder="shop.example"
                value={session.host}
                onInput={(event) => tester.type("host", event.currentTarget.value)}
              />
            </div>
          )}
          <AddressField
            tester={tester}
            fields={fields}
            start={start}
            keys={keys}
            toEditor={toEditor}
            problem={at("address")}
          />
          <CrawlerField tester={tester} fields={fields} keys={keys} problem={at("crawler")} />
          <ReadingField tester={tester} problem={at("reading")} />
          {!draft && (
            <button class="btn primary big" type="submit">
              {page.form.test}
            </button>
          )}
          {start && (
            <p class="full small muted">
              {page.form.orBefore}{" "}
              <button class="link-btn" type="button" onClick={toDraft}>
                {page.form.orPaste}
              </button>
              {page.form.orAfter}
            </p>
          )}
        </form>
      </search>
    </section>
  );
}
