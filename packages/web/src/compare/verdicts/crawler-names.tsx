import { FileText } from "../../page/parts.tsx";
import { useCompareWords } from "../words.ts";

/** Names that are said before the rest is only counted. */
const SAID = 3;

/** Whether a list is short enough to be said whole. */
const isShort = (crawlers: readonly string[]): boolean => crawlers.length <= SAID + 1;

/** Crawlers by name: a few are said, all of many stand behind a press. */
export function CrawlerNames({ crawlers }: { crawlers: readonly string[] }) {
  const words = useCompareWords();
  if (isShort(crawlers)) return <Names crawlers={crawlers} />;
  return (
    <details class="names">
      <summary>
        <Names crawlers={crawlers.slice(0, SAID)} />{" "}
        <span class="more-of">{words.crawlers.more(crawlers.length - SAID)}</span>
      </summary>
      <p>
        <Names crawlers={crawlers.slice(SAID)} />
      </p>
    </details>
  );
}

function Names({ crawlers }: { crawlers: readonly string[] }) {
  return (
    <span>
      {crawlers.map((name, at) => (
        <span key={name}>
          {at > 0 && ", "}
          <FileText text={name.slice(0, 120)} />
        </span>
      ))}
    </span>
  );
}
