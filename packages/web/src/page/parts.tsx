import type { Part, Text } from "@aushang/engine/texts";
import { splitInvisible } from "../sheet/invisible.ts";
import { useWords } from "./words.tsx";

/** Text of a file or address: invisible characters become chips, and no character can turn the text around it. */
export function FileText({ text }: { text: string }) {
  return (
    <bdi dir="ltr">
      {splitInvisible(text).map((part, at) =>
        part.kind === "text" ? part.text : <Chip key={`${part.name}-${at}`} name={part.name} />,
      )}
    </bdi>
  );
}

function Chip({ name }: { name: string }) {
  const { page } = useWords();
  return (
    <span class="badge warn" title={page.sheet.invisible(name)}>
      {name}
    </span>
  );
}

function Piece({ part, rule }: { part: Part; rule: RuleLook | undefined }) {
  if (typeof part === "string") return part;
  switch (part.kind) {
    case "code":
      return rule && /^(?:dis)?allow:/i.test(part.text) ? (
        <span class={`rulechip ${rule}`}>
          <FileText text={part.text} />
        </span>
      ) : (
        <code>
          <FileText text={part.text} />
        </code>
      );
    case "line":
      return (
        <a href={`#L${part.line}`} data-marks={`L${part.line}`}>
          {part.text}
        </a>
      );
    case "strong":
      return <strong>{part.text}</strong>;
  }
}

/** How a quoted rule is drawn: as what blocks, as what opens, or neutral. */
export type RuleLook = "blocked" | "open" | "plain";

/** A message of the engine: code, lines as links, stress. With `rule`, quoted rules stand in a frame of that look. */
export function Parts({ text, rule }: { text: Text; rule?: RuleLook }) {
  return (
    <>
      {text.map((part, at) => (
        <Piece key={at} part={part} rule={rule} />
      ))}
    </>
  );
}
