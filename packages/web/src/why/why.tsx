import type { Step } from "@aushang/engine";
import type { TestResult } from "@aushang/engine/tester";
import { plain } from "@aushang/engine/texts";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { CopyButton } from "../page/copy.tsx";
import { Parts } from "../page/parts.tsx";
import { useWords, type Words } from "../page/words.tsx";
import { AlignmentView } from "./alignment-view.tsx";
import { Matches } from "./matches.tsx";

function sayStep({ engine }: Words, { code, args }: Step) {
  // The catalogue is typed per code; a union of codes needs this one widening.
  const word = engine.step[code] as (
    given: unknown,
  ) => ReturnType<(typeof engine.step)["no-match"]>;
  return word(args);
}

/** The steps as plain text, numbered, for an e-mail or a ticket. */
function stepsAsText(words: Words, result: TestResult): string {
  const { engine, page } = words;
  const steps = result.steps.map((step, at) => {
    const { title, text } = sayStep(words, step);
    return `${at + 1}. ${title}: ${plain(text)}`;
  });
  const matches = result.candidates.map(
    (one) =>
      `   ${engine.line(one.line)}: ${one.kind === "allow" ? "Allow" : "Disallow"}: ${one.pattern} (${engine.octets(one.octets)}, ${engine.reason[one.because]})`,
  );
  return [
    page.why.copyHead(result.address, result.crawler.token, engine.reading[result.reading].name),
    plain(engine.because(result)),
    "",
    ...steps,
    ...(matches.length > 0 ? ["", ...matches] : []),
    "",
  ].join("\n");
}

const GROUP_STEPS = ["group-own", "group-fallback", "group-star", "group-without-rules"];

function marksOf(step: Step, result: TestResult): string {
  if (GROUP_STEPS.includes(step.code)) return "of-group";
  if (step.code === "candidates") return result.candidates.map((one) => `L${one.line}`).join(" ");
  const named = Object.entries(step.args).filter(([key]) => key === "line" || key === "against");
  return named.map(([, line]) => `L${line}`).join(" ");
}

interface Props {
  readonly result: TestResult;
  readonly draft: boolean;
  /** Steps behind those that lead to the verdict. */
  readonly children?: ComponentChildren;
}

/** Where the table of matching rules belongs: to the step that counts them, else to the only one that matched. */
function tableAt(steps: readonly Step[]): number {
  const counts = steps.findIndex((step) => step.code === "candidates");
  return counts >= 0 ? counts : steps.findIndex((step) => "line" in step.args);
}

/** Why the verdict is what it is: numbered steps, the address laid against the pattern, every rule that matches. */
export function Why({ result, draft, children }: Props) {
  const words = useWords();
  const { page } = words;
  const [laid, lay] = useState<number | null>(null);
  useEffect(() => lay(null), [result]);
  const candidate =
    result.candidates.find((one) => one.line === laid) ??
    result.candidates.find((one) => one.decides);
  const table = tableAt(result.steps);
  return (
    <section class="why" aria-labelledby="why">
      <h2 id="why">
        {page.why.title}
        <span class="aside">
          {draft ? (
            page.draft.follows
          ) : (
            <CopyButton text={() => stepsAsText(words, result)} said={page.why.copied} plain>
              {page.why.copy}
            </CopyButton>
          )}
        </span>
      </h2>
      <ol class="steps">
        {result.steps.map((step, at) => {
          const { title, text } = sayStep(words, step);
          const last = at === result.steps.length - 1;
          return (
            <li
              key={step.code}
              class={last ? "result" : undefined}
              data-marks={marksOf(step, result) || undefined}
              data-lights={GROUP_STEPS.includes(step.code) ? "group" : undefined}
            >
              <h3>{title}</h3>
              <p>
                <Parts text={text} />
              </p>
              {step.code === "address" && candidate && candidate.pieces.length > 0 && (
                <AlignmentView candidate={candidate} target={result.normalisedTarget} />
              )}
              {at === table && result.candidates.length > 0 && (
                <Matches
                  candidates={result.candidates}
                  rules={result.group.rules}
                  laid={candidate?.line ?? null}
                  lay={lay}
                />
              )}
            </li>
          );
        })}
        {children}
      </ol>
    </section>
  );
}
