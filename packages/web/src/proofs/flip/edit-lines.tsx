import type { FlippingEdit } from "@aushang/engine/analyse";
import { useState } from "preact/hooks";
import { FileText, Parts } from "../../page/parts.tsx";
import { useProofWords } from "../words.tsx";

type LineChange = FlippingEdit["lines"][number];

/** Lines that are added in one place, or one line that is changed or removed. */
export interface EditStep {
  readonly first: LineChange;
  /** The texts that are added, when there are several. */
  readonly added: readonly string[];
}

const SHOWN = 8;

/** The changes of an edit with lines that are added behind each other taken together; blank lines before them are not told. */
export function editSteps(lines: readonly LineChange[]): readonly EditStep[] {
  const steps: { first: LineChange; added: string[] }[] = [];
  for (const change of lines) {
    const last = steps.at(-1);
    const goesOn =
      change.change === "added" &&
      last?.first.change === "added" &&
      last.first.line === change.line;
    if (goesOn && last) last.added.push(change.after ?? "");
    else
      steps.push({ first: change, added: change.change === "added" ? [change.after ?? ""] : [] });
  }
  return steps.map(({ first, added }) => {
    const from = added.findIndex((text) => text.trim() !== "");
    const told = from < 0 ? added : added.slice(from);
    return told.length > 1
      ? { first, added: told }
      : { first: { ...first, after: told[0] ?? first.after }, added: [] };
  });
}

function Added({ texts }: { texts: readonly string[] }) {
  const { own } = useProofWords();
  const [whole, showWhole] = useState(false);
  const shown = whole || texts.length <= SHOWN + 1 ? texts : texts.slice(0, SHOWN);
  return (
    <div class="added-lines">
      <ol>
        {shown.map((text, at) => (
          <li key={at}>
            <code>{text === "" ? "\u00a0" : <FileText text={text.slice(0, 400)} />}</code>
          </li>
        ))}
      </ol>
      {shown.length < texts.length && (
        <button class="btn plain" type="button" onClick={() => showWhole(true)}>
          {own.flip.moreLines(texts.length - shown.length)}
        </button>
      )}
    </div>
  );
}

/** The lines that an edit adds, changes or removes. `look`: whether they open or block. */
export function EditLines({
  lines,
  look,
}: {
  lines: readonly LineChange[];
  look: "open" | "blocked";
}) {
  const { own, told } = useProofWords();
  return (
    <>
      {editSteps(lines).map(({ first, added }, at) => (
        <div key={at}>
          <p>
            {added.length > 0 ? (
              <Parts text={own.flip.add(first.line, added.length)} />
            ) : (
              <Parts text={told.counterfactual.change(first)} rule={look} />
            )}
          </p>
          {added.length > 0 && <Added texts={added} />}
        </div>
      ))}
    </>
  );
}
