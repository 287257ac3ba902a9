import type { RobotsFacts, TestResult } from "@aushang/engine/tester";
import { FileText } from "../page/parts.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";

const SEARCH_CONSOLE = "https://search.google.com/search-console/settings/robots-txt";

function Address({ href }: { href: string }) {
  const text = href.length > 200 ? `${href.slice(0, 200)}…` : href;
  if (!/^https?:\/\//i.test(href)) return <FileText text={text} />;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <FileText text={text} />
    </a>
  );
}

function statusClass(robots: RobotsFacts): string {
  if (robots.meaning.state === "readable") return "st ok";
  return robots.meaning.state === "unreachable" ? "st bad" : "st";
}

function Chain({ robots }: { robots: RobotsFacts }) {
  const { page } = useWords();
  return (
    <span class="chain">
      {robots.redirects.length > 0 && (
        <span class="vh">{page.fetched.redirects(robots.redirects.length)}</span>
      )}
      <Address href={robots.address} />
      {robots.redirects.map(({ status, to }, at) => (
        <span key={at} class="to">
          <span class="hop">
            <span class="st">{status}</span>
            <Sign name="arrow" />
          </span>{" "}
          <Address href={to} />
        </span>
      ))}{" "}
      {robots.status !== null && <span class={statusClass(robots)}>{robots.status}</span>}
    </span>
  );
}

function Read({ robots }: { robots: RobotsFacts }) {
  const { page, engine } = useWords();
  if (robots.fetchedAt === null || robots.meaning.state === "not-fetched") return null;
  const at = new Date(robots.fetchedAt);
  if (Number.isNaN(at.getTime())) return null;
  const when = new Intl.DateTimeFormat(engine.locale, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  }).format(at);
  return (
    <span>
      {page.fetched.readBefore} <time dateTime={robots.fetchedAt}>{when}</time>
      {page.fetched.readAfter} {robots.meaning.state === "readable" && page.fetched.olderCopies}
    </span>
  );
}

/** What the fetch line needs. */
export interface FetchLineProps {
  readonly result: TestResult;
  /** Fetches again past every cache and checks. */
  readonly again: () => void;
}

/** Where the file came from: every hop with its status, size, type, time, and the way to fetch it again. */
export function FetchLine({ result, again }: FetchLineProps) {
  const { page, engine } = useWords();
  const { robots } = result;
  const readable = robots.meaning.state === "readable";
  return (
    <div class="fetch">
      <Chain robots={robots} />
      {robots.failure && <span>{engine.failure[robots.failure]}</span>}
      {robots.status !== null && (
        <span>
          {engine.bytes(robots.bytes)}
          {!readable && robots.bytes > 0 && `, ${page.fetched.notRules}`}
        </span>
      )}
      {robots.contentType && (
        <span>
          <FileText text={robots.contentType.slice(0, 80)} />
        </span>
      )}
      {robots.cacheControl && (
        <span title={page.fetched.cacheNote}>
          <code>
            <FileText text={`Cache-Control: ${robots.cacheControl.slice(0, 80)}`} />
          </code>
        </span>
      )}
      <Read robots={robots} />
      {robots.meaning.state !== "not-fetched" && (
        <span class="again">
          <button class="link-btn" type="button" onClick={again}>
            <Sign name="refresh" inline />
            {page.fetched.again}
          </button>
          <a href={SEARCH_CONSOLE} target="_blank" rel="noopener noreferrer">
            {page.fetched.searchConsole}
            <Sign name="ext" inline />
          </a>
        </span>
      )}
    </div>
  );
}
