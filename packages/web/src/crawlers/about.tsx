import type { CrawlerFacts } from "@aushang/engine/crawlers";
import type { AskedCrawler } from "@aushang/engine/tester";
import { useEffect, useState } from "preact/hooks";
import { saysOn } from "../advice/statements.ts";
import { useLaterWords, WithLaterWords } from "../page/later-words.tsx";
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
  const { about } = useLaterWords();
  const { entry } = asked;
  if (!entry) return <p>{about.own}</p>;
  return (
    <dl class="kv">
      <dt>{about.operator}</dt>
      <dd>{entry.operator ?? engine.notDocumented}</dd>
      <dt>{about.purpose}</dt>
      <dd>
        {engine.purpose[entry.purpose]}
        {entry.controlOnly && `, ${page.crawler.control}`}
        {entry.retired && `, ${about.retired}`}
      </dd>
      <dt>{about.respects}</dt>
      <dd>{about.respect[entry.respects]}</dd>
      <dt>{about.fallback}</dt>
      <dd>
        {entry.fallback.length > 0
          ? entry.fallback.map((token) => <code key={token}>{token}</code>)
          : entry.fallbackBasis === null
            ? engine.notDocumented
            : about.noFallback}
      </dd>
      <dt>{about.star}</dt>
      <dd>
        {entry.obeysStar === null
          ? engine.notDocumented
          : entry.obeysStar
            ? about.starYes
            : about.starNo}
      </dd>
    </dl>
  );
}

const STATUSES = ["2xx", "4xx", "401", "403", "429", "5xx", "network"] as const;

function Statuses({ facts }: { facts: CrawlerFacts }) {
  const { engine } = useWords();
  const { about } = useLaterWords();
  const known = STATUSES.filter((status) => facts.statusHandling[status] !== undefined);
  return (
    <>
      <h4>
        {about.statuses}
        {known.length > 0 && <small>{about.inItsWords}</small>}
      </h4>
      {known.length === 0 ? (
        <p class="muted">{engine.notDocumented}</p>
      ) : (
        <dl class="kv">
          {known.flatMap((status) => [
            <dt key={status}>{about.status[status]}</dt>,
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
  const { engine } = useWords();
  const { about } = useLaterWords();
  const read = new Intl.DateTimeFormat(engine.locale, { dateStyle: "medium", timeZone: "UTC" });
  return (
    <>
      <dl class="kv">
        <dt>{about.crawlDelay}</dt>
        <dd>{about.delay[facts.crawlDelay.status]}</dd>
      </dl>
      <Statuses facts={facts} />
      <h4>
        {about.sources(read.format(new Date(facts.dateRead)))}
        <small>{about.inItsWords}</small>
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
            {about.documentation}
            <Sign name="ext" inline />
          </a>
        </p>
      )}
    </>
  );
}

/** What is known about the crawler that was asked about, and where that was read. */
export function AboutCrawler(props: { asked: AskedCrawler }) {
  return (
    <WithLaterWords>
      <About {...props} />
    </WithLaterWords>
  );
}

function About({ asked }: { asked: AskedCrawler }) {
  const { about } = useLaterWords();
  const [open, setOpen] = useState(false);
  const facts = useFacts(asked.entry?.token ?? null, open);
  return (
    <details class="qa about" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{about.title(asked.token.slice(0, 60))}</h3>
        <Sign name="down" inline />
      </summary>
      <Registry asked={asked} />
      {asked.entry && facts === "loading" && <p role="status">{about.loading}</p>}
      {asked.entry && facts === "failed" && <p role="status">{about.failed}</p>}
      {facts !== null && typeof facts === "object" && <Sources facts={facts} />}
    </details>
  );
}
