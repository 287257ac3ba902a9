import type { CrawlerFacts, StatusClass } from "@aushang/engine/crawlers";
import type { RobotsFacts } from "@aushang/engine/tester";
import { useEffect, useState } from "preact/hooks";
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
  const { page, engine } = useWords();
  const { operator, tokens, says, docUrl, dateRead } = statement;
  const date = new Intl.DateTimeFormat(engine.locale, { dateStyle: "medium", timeZone: "UTC" });
  return (
    <tr>
      <th scope="row">{operator ?? engine.notDocumented}</th>
      <td data-l={page.documented.crawlers}>
        {tokens.slice(0, SHOWN).join(", ")}
        {tokens.length > SHOWN && ` ${page.documented.more(tokens.length - SHOWN)}`}
      </td>
      <td data-l={page.documented.says}>
        <span lang="en">{says}</span>
      </td>
      <td data-l={page.documented.source} class="small muted">
        {docUrl && (
          <a href={docUrl} target="_blank" rel="noopener noreferrer">
            {page.documented.page}
            <Sign name="ext" inline />
          </a>
        )}{" "}
        {page.documented.read(date.format(new Date(dateRead)))}
      </td>
    </tr>
  );
}

/** What a fetch result means to crawlers whose operators say so: a note beside the verdict, never instead of it. */
export function Documented({ robots }: { robots: RobotsFacts }) {
  const { page } = useWords();
  const statements = useStatements(classOf(robots));
  if (statements.length === 0) return null;
  return (
    <section class="block" aria-labelledby="documented">
      <div class="table-head">
        <h2 id="documented">{page.documented.title}</h2>
        <p>{page.documented.lead}</p>
      </div>
      <div class="tw">
        <table class="data rows">
          <caption class="vh">{page.documented.title}</caption>
          <thead>
            <tr>
              <th scope="col">{page.documented.operator}</th>
              <th scope="col">{page.documented.crawlers}</th>
              <th scope="col">{page.documented.says}</th>
              <th scope="col">{page.documented.source}</th>
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
