import type { CrawlerFacts, StatusClass } from "@aushang/engine/crawlers";
import type { RobotsFacts } from "@aushang/engine/tester";
import { useEffect, useState } from "preact/hooks";
import { useLaterWords, WithLaterWords } from "../page/later-words.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import { classOf, type Statement, statementsOn } from "./statements.ts";

function useStatements(on: StatusClass | null): readonly Statement[] {
  const [facts, setFacts] = useState<readonly CrawlerFacts[]>([]);
  useEffect(() => {
    if (on === null) return;
    let gone = false;
    import("@aushang/engine/crawlers/facts").then(
      (all) => !gone && setFacts(all.facts),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [on]);
  return on === null ? [] : statementsOn(facts, on);
}

const SHOWN = 4;

function Row({ statement }: { statement: Statement }) {
  const { engine } = useWords();
  const { documented } = useLaterWords();
  const { operator, tokens, says, docUrl, dateRead } = statement;
  const date = new Intl.DateTimeFormat(engine.locale, { dateStyle: "medium", timeZone: "UTC" });
  return (
    <tr>
      <th scope="row">{operator ?? engine.notDocumented}</th>
      <td data-l={documented.crawlers}>
        {tokens.slice(0, SHOWN).join(", ")}
        {tokens.length > SHOWN && ` ${documented.more(tokens.length - SHOWN)}`}
      </td>
      <td data-l={documented.says}>
        <span lang="en">{says}</span>
      </td>
      <td data-l={documented.source} class="small muted">
        {docUrl && (
          <a href={docUrl} target="_blank" rel="noopener noreferrer">
            {documented.page}
            <Sign name="ext" inline />
          </a>
        )}{" "}
        {documented.read(date.format(new Date(dateRead)))}
      </td>
    </tr>
  );
}

/** What a fetch result means to crawlers whose operators say so: a note beside the verdict, never instead of it. */
export function Documented(props: { robots: RobotsFacts }) {
  return (
    <WithLaterWords>
      <Statements {...props} />
    </WithLaterWords>
  );
}

function Statements({ robots }: { robots: RobotsFacts }) {
  const { documented } = useLaterWords();
  const statements = useStatements(classOf(robots));
  if (statements.length === 0) return null;
  return (
    <section class="block" aria-labelledby="documented">
      <div class="table-head">
        <h2 id="documented">{documented.title}</h2>
        <p>{documented.lead}</p>
      </div>
      <div class="tw">
        <table class="data rows">
          <caption class="vh">{documented.title}</caption>
          <thead>
            <tr>
              <th scope="col">{documented.operator}</th>
              <th scope="col">{documented.crawlers}</th>
              <th scope="col">{documented.says}</th>
              <th scope="col">{documented.source}</th>
            </tr>
          </thead>
          <tbody>
            {statements.map((statement) => (
              <Row key={statement.tokens[0]} statement={statement} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
