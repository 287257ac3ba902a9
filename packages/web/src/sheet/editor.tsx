import type { TestResult } from "@aushang/engine/tester";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import type { AnnotatedLine, Annotation } from "./annotate.ts";
import type { RuleMarks } from "./marked.ts";
import type { Wanted } from "./wanted.ts";

/** Lines above which the marks stand in a sheet of their own, below a plain field. */
export const OVERLAY_LIMIT = 1_500;

interface Props {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Marks for exactly this text; null while there are none. */
  readonly annotation: Annotation | null;
  readonly result: TestResult | null;
  readonly about: string;
  readonly foot?: ComponentChildren;
  readonly wanted: Wanted | null;
  /** Lines of rules that are not needed. */
  readonly useless?: RuleMarks["useless"] | undefined;
  /** Takes back what the page made last of the text; null while somebody has typed behind it. */
  readonly unmake?: (() => void) | null;
  /** At the end of the head. */
  readonly tools?: ComponentChildren;
}

function classOf(line: AnnotatedLine, verdict: string): string {
  const names = ["line"];
  if (line.group) names.push("g");
  if (line.group?.starts) names.push("g-start");
  if (line.group?.ends) names.push("g-end");
  if (line.match?.decides) names.push("decides", verdict);
  else if (line.match) names.push("cand");
  if (line.skipped === "beyond-limit") names.push("beyond");
  else if (line.skipped) names.push("skip-line");
  return names.join(" ");
}

const CLASS = { key: "k", value: "p", wild: "w", comment: "c", plain: "" } as const;

function Drawn({
  line,
  verdict,
  isUseless,
}: {
  line: AnnotatedLine;
  verdict: string;
  isUseless: boolean;
}) {
  const sign = line.match ? (line.match.decides ? "decides" : "cand") : line.skipped && "skip";
  return (
    <li
      class={`${classOf(line, verdict)}${isUseless ? " useless" : ""}`}
      data-marks={`L${line.number}${line.group ? " group" : ""}`}
    >
      <span class="n">{line.number}</span>
      {sign && (
        <span class="sig">
          <Sign name={sign} />
        </span>
      )}
      <code class="t">
        {line.stretches.map((stretch, at) => (
          <span key={at} class={CLASS[stretch.kind]}>
            {stretch.text}
          </span>
        ))}
      </code>
    </li>
  );
}

/** Where the n-th line of a text begins and ends, as offsets for a selection. */
export function selectionOf(text: string, line: number): readonly [number, number] {
  let from = 0;
  for (let at = 1; at < line; at++) {
    const next = text.indexOf("\n", from);
    if (next < 0) return [text.length, text.length];
    from = next + 1;
  }
  const end = text.indexOf("\n", from);
  return [from, end < 0 ? text.length : end];
}

function goTo(field: HTMLTextAreaElement | null, text: string, line: number): void {
  if (!field) return;
  const [from, to] = selectionOf(text, line);
  field.focus({ preventScroll: true });
  field.setSelectionRange(from, to);
  const row = field.parentElement?.querySelector<HTMLElement>(`[data-marks~="L${line}"]`);
  if (row) row.scrollIntoView({ block: "nearest" });
  else field.scrollTop = (line - 5) * 24;
}

function Overlay({
  annotation,
  result,
  useless,
}: {
  annotation: Annotation;
  result: TestResult | null;
  useless: RuleMarks["useless"] | undefined;
}) {
  const verdict = result?.verdict === "disallowed" ? "blocked" : "open";
  const count = annotation.lineCount;
  return (
    <ol class="lines" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <Drawn
          key={at + 1}
          line={annotation.line(at + 1)}
          verdict={verdict}
          isUseless={useless?.has(at + 1) ?? false}
        />
      ))}
    </ol>
  );
}

function Numbers({ count }: { count: number }) {
  const text = useMemo(() => Array.from({ length: count }, (_, at) => at + 1).join("\n"), [count]);
  return (
    <pre class="numbers" aria-hidden="true">
      {text}
    </pre>
  );
}

/** A draft in a field of its own; up to 1,500 lines the marks are drawn right behind the text. */
export function Editor(props: Props) {
  const { text, change, annotation, result, about, tools, foot, wanted } = props;
  const { page } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = text.split("\n").length;
  const overlay = annotation !== null && lines <= OVERLAY_LIMIT;
  useEffect(() => {
    if (wanted) goTo(field.current, text, wanted.line);
  }, [wanted]);
  return (
    <section class="sheet draft editor" aria-labelledby="file">
      <header class="sheet-head">
        <h2 id="file">robots.txt</h2>
        <span class="meta">{about}</span>
        {tools}
      </header>
      <div class={overlay ? "stack-up" : "plain-up"}>
        {overlay ? (
          <Overlay annotation={annotation} result={result} useless={props.useless} />
        ) : (
          <Numbers count={Math.max(lines, 12)} />
        )}
        <textarea
          ref={field}
          id="robots"
          aria-labelledby="file"
          aria-describedby="draft-note"
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          wrap={overlay ? "soft" : "off"}
          value={text}
          placeholder={page.draft.placeholder}
          onKeyDown={(event) => {
            // The browser knows nothing of changes that nobody typed, and would undo what was typed before them.
            const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z";
            if (!isUndo || !props.unmake) return;
            event.preventDefault();
            props.unmake();
          }}
          onInput={(event) => change(event.currentTarget.value)}
          onScroll={(event) => {
            const numbers = event.currentTarget.previousElementSibling;
            if (numbers) numbers.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
      {foot && <footer class="sheet-foot">{foot}</footer>}
    </section>
  );
}
