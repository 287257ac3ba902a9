import type { CrawlerFacts } from "@aushang/engine/crawlers";
import type { AskedCrawler } from "@aushang/engine/tester";
import { useEffect, useState } from "preact/hooks";
import { saysOn } from "../advice/statements.ts";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";

type Loaded = CrawlerFacts | "loading" | "failed" | null;

/** Loads what is known about a crawler; a file of its own, since no verdict needs it. */
function useFacts(token: string | null, wanted: boolean): Loaded {
  const [facts, setFacts] = useState<Loaded>("loading");
  useEffect(() => {
    if (!wanted || token === null) return;
    let gone = false;
    setFacts("loading");
    import("@aushang/engine/crawlers/facts").then(
      (all) => !gone && setFacts(all.facts.find((one) => one.token === token) ?? null),
      () => !gone && setFacts("failed"),
    );
    return () => {
      gone = true;
    };
  }, [token, wanted]);
  return facts;
}

function Registry({ asked }: { asked: AskedCrawler }) {
  const { page, engine } = useWords();
  const { entry } = asked;
  if (!entry) return <p>{page.about.own}</p>;
  return (
    <dl class="kv">
      <dt>{page.about.operator}</dt>
      <dd>{entry.operator ?? engine.notDocumented}</dd>
      <dt>{page.about.purpose}</dt>
      <dd>
        {engine.purpose[entry.purpose]}
        {entry.controlOnly && `, ${page.crawler.control}`}
        {entry.retired && `, ${page.about.retired}`}
      </dd>
      <dt>{page.about.respects}</dt>
      <dd>{page.about.respect[entry.respects]}</dd>
      <dt>{page.about.fallback}</dt>
      <dd>
        {entry.fallback.length > 0
          ? entry.fallback.map((token) => <code key={token}>{token}</code>)
          : entry.fallbackBasis === null
            ? engine.notDocumented
            : page.about.noFallback}
      </dd>
      <dt>{page.about.star}</dt>
      <dd>
        {entry.obeysStar === null
          ? engine.notDocumented
          : entry.obeysStar
            ? page.about.starYes
            : page.about.starNo}
      </dd>
    </dl>
  );
}

const STATUSES = ["2xx", "4xx", "401", "403", "429", "5xx", "network"] as const;

function Statuses({ facts }: { facts: CrawlerFacts }) {
  const { page, engine } = useWords();
  const known = STATUSES.filter((status) => facts.statusHandling[status] !== undefined);
  return (
    <>
      <h4>
        {page.about.statuses}
        {known.length > 0 && <small>{page.about.inItsWords}</small>}
      </h4>
      {known.length === 0 ? (
        <p class="muted">{engine.notDocumented}</p>
      ) : (
        <dl class="kv">
          {known.flatMap((status) => [
            <dt key={status}>{page.about.status[status]}</dt>,
            <dd key={`${status}-says`} lang="en">
              {saysOn(facts, status)}
            </dd>,
          ])}
        </dl>
      )}
    </>
  );
}

function Sources({ facts }: { facts: CrawlerFacts }) {
  const { page, engine } = useWords();
  const read = new Intl.DateTimeFormat(engine.locale, { dateStyle: "medium", timeZone: "UTC" });
  return (
    <>
      <dl class="kv">
        <dt>{page.about.crawlDelay}</dt>
        <dd>{page.about.delay[facts.crawlDelay.status]}</dd>
      </dl>
      <Statuses facts={facts} />
      <h4>
        {page.about.sources(read.format(new Date(facts.dateRead)))}
        <small>{page.about.inItsWords}</small>
      </h4>
      <ul class="plain-list" lang="en">
        {facts.evidence.map(({ source, says }) => (
          <li key={source + says}>
            <strong>{source}</strong>: {says}
          </li>
        ))}
      </ul>
      {facts.docUrl && (
        <p>
          <a href={facts.docUrl} target="_blank" rel="noopener noreferrer">
            {page.about.documentation}
            <Sign name="ext" inline />
          </a>
        </p>
      )}
    </>
  );
}

/** What is known about the crawler that was asked about, and where that was read. */
export function AboutCrawler({ asked }: { asked: AskedCrawler }) {
  const { page } = useWords();
  const [open, setOpen] = useState(false);
  const facts = useFacts(asked.entry?.token ?? null, open);
  return (
    <details class="qa about" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{page.about.title(asked.token.slice(0, 60))}</h3>
        <Sign name="down" inline />
      </summary>
      <Registry asked={asked} />
      {asked.entry && facts === "loading" && <p role="status">{page.about.loading}</p>}
      {asked.entry && facts === "failed" && <p role="status">{page.about.failed}</p>}
      {facts !== null && typeof facts === "object" && <Sources facts={facts} />}
    </details>
  );
}
