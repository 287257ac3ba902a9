import type { FormatStep, Refusal } from "@aushang/engine/analyse";
import type { Text } from "@aushang/engine/texts";
import type { ComponentChildren } from "preact";
import { FileText } from "../../page/parts.tsx";
import { Sign } from "../../page/sign.tsx";
import { useWords } from "../../page/words.tsx";
import type { FormattedDraft } from "../jobs.ts";
import { type ProofWords, useProofWords } from "../words.tsx";

/** What came of formatting a draft. */
export type Report =
  | { readonly kind: "done"; readonly formatted: FormattedDraft; readonly before: string }
  /** The draft was changed while it was being formatted. */
  | { readonly kind: "overtaken" }
  | { readonly kind: "too-long" };

/** A message about the file as it was: its lines are no links, since they may be others by now. */
function Quoted({ text }: { text: Text }) {
  return (
    <>
      {text.map((part, at) => {
        if (typeof part === "string") return part;
        return part.kind === "code" ? (
          <code key={at}>
            <FileText text={part.text} />
          </code>
        ) : (
          part.text
        );
      })}
    </>
  );
}

function Line({ line }: { line: number }) {
  const { own } = useProofWords();
  return <b>{line === 0 ? own.format.wholeFile : own.format.line(line)}</b>;
}

function Listed<Thing>({
  title,
  things,
  all,
  draw,
}: {
  title: string;
  things: readonly Thing[];
  all: number;
  draw: (thing: Thing) => ComponentChildren;
}) {
  const { own } = useProofWords();
  if (things.length === 0) return null;
  return (
    <details class="fold">
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it */}
      <ol tabIndex={0} aria-label={title}>
        {things.map((thing, at) => (
          <li key={at}>{draw(thing)}</li>
        ))}
        {all > things.length && <li>{own.format.moreOf(all - things.length)}</li>}
      </ol>
    </details>
  );
}

/** What came of it, in a sentence or two. */
export function headline(report: Report, { own, told }: ProofWords): string {
  if (report.kind !== "done")
    return report.kind === "overtaken" ? own.format.overtaken : own.format.tooLong;
  const { counts: all, readings, proven } = report.formatted;
  const counts = [told.format.done(all.steps), told.format.left(all.refused)];
  const said = `${counts.filter((one) => one !== "").join(" · ")}.`;
  return proven && all.steps > 0 ? `${said} ${told.format.proven(readings)}` : said;
}

function Done({ report }: { report: Report & { kind: "done" } }) {
  const words = useProofWords();
  const { own, told } = words;
  const { steps, refused, counts, proven } = report.formatted;
  return (
    <>
      <p class={proven ? "effect" : "effect unproven"}>
        <Sign name={proven ? "proof" : "unknown"} />
        <span>{headline(report, words)}</span>
      </p>
      <Listed
        title={own.format.done}
        things={steps}
        all={counts.steps}
        draw={(step: FormatStep) => (
          <>
            <Line line={step.line} /> <Quoted text={told.format.step(step)} />
          </>
        )}
      />
      <Listed
        title={own.format.left}
        things={refused}
        all={counts.refused}
        draw={({ line, step, because }: Refusal) => (
          <>
            <Line line={line} /> {step && <Quoted text={[...told.format.step(step), ". "]} />}
            <Quoted text={told.format.because(because)} />
          </>
        )}
      />
      {steps.length > 0 && <p class="small quiet">{own.format.before}</p>}
    </>
  );
}

/** What formatting did, what it left undone and why, and the proof that no verdict changes. */
export function FormatReport({ report, close }: { report: Report; close: () => void }) {
  const { page } = useWords();
  const words = useProofWords();
  return (
    <div class="format-report">
      <div>
        {report.kind === "done" ? <Done report={report} /> : <p>{headline(report, words)}</p>}
      </div>
      <button class="btn plain" type="button" aria-label={page.dialog.close} onClick={close}>
        <Sign name="close" inline />
      </button>
    </div>
  );
}
