import type { ImpactResult, Named } from "@aushang/engine/impact";
import { FileText } from "../../page/parts.tsx";
import { Sign } from "../../page/sign.tsx";
import { useWords } from "../../page/words.tsx";
import { useImpactWords } from "../words.ts";

/** How each crawler fetches the robots.txt itself. */
export function Fetches({ result }: { result: ImpactResult }) {
  const { engine } = useWords();
  const { own, told } = useImpactWords();
  const rows = result.crawlers.filter(
    ({ robotsTxt }) => robotsTxt !== null && robotsTxt.requests + robotsTxt.others > 0,
  );
  if (rows.length === 0) return null;
  const number = (amount: number): string => amount.toLocaleString(engine.locale);
  return (
    <div class="tw part">
      <table class="data rows">
        <caption>
          <span class="h">{told.title.robotsTxt}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{told.title.crawlers}</th>
            <th scope="col">{own.result.habit}</th>
            <th scope="col" class="num">
              {own.result.fetches}
            </th>
            <th scope="col" class="num">
              {own.result.others}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ crawlers, robotsTxt }) => (
            <tr key={crawlers.join()}>
              <th scope="row">
                <FileText text={crawlers.join(", ").slice(0, 200)} />
              </th>
              <td data-l={own.result.habit}>
                {robotsTxt?.pattern === "every-page" && <Sign name="warning" inline />}{" "}
                {robotsTxt && told.fetchPattern[robotsTxt.pattern]}
              </td>
              <td data-l={own.result.fetches} class="num">
                {number(robotsTxt?.requests ?? 0)}
              </td>
              <td data-l={own.result.others} class="num">
                {number(robotsTxt?.others ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NameList({ names }: { names: readonly Named[] }) {
  const { engine } = useWords();
  return (
    <ul class="plain-list">
      {names.map(({ name, requests }) => (
        <li key={name}>
          <FileText text={name.slice(0, 120)} />: {requests.toLocaleString(engine.locale)}
        </li>
      ))}
    </ul>
  );
}

/** The names behind what was not judged. */
export function NotJudged({ result }: { result: ImpactResult }) {
  const { own } = useImpactWords();
  const { otherHost, unknown, unasked, notAddress } = result;
  const lists = [otherHost.hosts, unknown.names, unasked.names].filter((all) => all.length > 0);
  if (lists.length === 0 && notAddress.examples.length === 0) return null;
  return (
    <details class="why-of">
      <summary>{own.result.notJudged}</summary>
      {lists.map((names, at) => (
        <NameList key={at} names={names} />
      ))}
      {notAddress.examples.length > 0 && (
        <ul class="plain-list">
          {notAddress.examples.map((text, at) => (
            <li key={at}>
              <code>
                <FileText text={text} />
              </code>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
