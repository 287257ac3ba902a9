import { FileText } from "../../page/parts.tsx";
import { useImpactWords } from "../words.ts";

/** Names that are said before the rest is only counted. */
const SAID = 4;

/** Crawlers by name: a few are said, the rest stands behind a press. */
export function Names({ crawlers }: { crawlers: readonly string[] }) {
  const { own } = useImpactWords();
  const said = crawlers.length <= SAID + 1 ? crawlers : crawlers.slice(0, SAID);
  const left = crawlers.slice(said.length);
  const text = (names: readonly string[]): string =>
    names.map((name) => name.slice(0, 80)).join(", ");
  if (left.length === 0) return <FileText text={text(said)} />;
  return (
    <details class="names">
      <summary>
        <FileText text={text(said)} /> <span class="more-of">{own.result.more(left.length)}</span>
      </summary>
      <p>
        <FileText text={text(left)} />
      </p>
    </details>
  );
}
