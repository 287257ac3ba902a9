import type { CheckResult, Found } from "@aushang/engine/suites";
import type { Text } from "@aushang/engine/texts";
import { FileText, Parts } from "../../page/parts.tsx";
import { Sign } from "../../page/sign.tsx";
import { useWords } from "../../page/words.tsx";
import { selectLine } from "../../text-files/select-line.ts";
import { VerdictWord } from "../../verdict/verdict-word.tsx";
import { sayable } from "../held.ts";
import { useTestsWords } from "../words.ts";
import { isGreen, lookOf, reasonsFor } from "./look.ts";
import { Steps } from "./steps.tsx";

/** Characters of an address or name that are drawn. */
const LONG = 400;

/** What the rows of one robots.txt can do. */
export interface RowMeans {
  /** Shows a line of the file. */
  readonly goTo: (line: number) => void;
  /** Opens the tester with the file, an address and a crawler. */
  readonly tryIt: (result: CheckResult) => void;
  /** Shows where a check is written. */
  readonly goToCheck: (at: number) => void;
  readonly byRows: boolean;
}

function State({ result }: { result: CheckResult }) {
  const { suites } = useTestsWords();
  const { sign, tone } = lookOf(result);
  return (
    <span class={`v ${tone}`}>
      <Sign name={sign} />
      {suites.state[result.state]}
    </span>
  );
}

function About({ result, means }: { result: CheckResult; means: RowMeans }) {
  const { own, suites } = useTestsWords();
  const { kind, url, address, test } = result;
  if (kind === "status") return <>{suites.statusOf}</>;
  const text = url ?? suites.wholeSite;
  if (address === null || (kind === "site" && test === null)) {
    return kind === "site" ? text : <FileText text={text.slice(0, LONG)} />;
  }
  return (
    <>
      {kind === "site" && `${text}: `}
      <button
        class="link-btn mono"
        type="button"
        title={own.result.test}
        onClick={() => means.tryIt(result)}
      >
        <FileText text={(kind === "site" ? sayable(address) : text).slice(0, LONG)} />
        <span class="vh">, {own.result.test}</span>
      </button>
    </>
  );
}

function Expected({ result }: { result: CheckResult }) {
  const { own, suites } = useTestsWords();
  const { verdict, line, group, status } = result.expected;
  const parts = [
    ...(verdict === null ? [] : [suites.expected[verdict]]),
    ...(line === null ? [] : [line === "none" ? own.result.byNoLine : own.result.line(line)]),
    ...(group === null
      ? []
      : [group === "none" ? own.result.noGroup : own.result.appliedGroup(group)]),
    ...(status === null ? [] : [suites.status(status)]),
  ];
  return <FileText text={parts.join(", ").slice(0, LONG)} />;
}

function Line({ found, means }: { found: Found; means: RowMeans }) {
  const { own } = useTestsWords();
  const { line, basis } = found;
  if (line === null) return basis === "no-match" ? <> {own.result.byNoLine}</> : null;
  return (
    <>
      {" "}
      <button
        class="link-btn"
        type="button"
        title={own.result.toLine}
        onClick={() => means.goTo(line)}
      >
        {own.result.line(line)}
      </button>
    </>
  );
}

function FoundCell({ result, means }: { result: CheckResult; means: RowMeans }) {
  const { engine } = useWords();
  const { own, suites } = useTestsWords();
  const { found, kind, state } = result;
  if (found === null || state === "skipped") return <span class="muted">–</span>;
  if (kind === "status") {
    return <>{found.status === null ? engine.verdict.unknown : suites.status(found.status)}</>;
  }
  const { verdict, basis } = found;
  if (verdict === null || basis === null) return <span class="muted">–</span>;
  return (
    <>
      <VerdictWord of={{ verdict, basis }} />
      <Line found={found} means={means} />
      {state === "passed" && !isGreen(result) && (
        <span class="small muted"> {own.result.noFileRules}</span>
      )}
    </>
  );
}

function Reasons({ result, reasons }: { result: CheckResult; reasons: readonly Text[] }) {
  const { why, test, state } = result;
  return (
    <tr class="because">
      <td colSpan={6}>
        {why !== null && (
          <p class="why-said">
            <FileText text={why.slice(0, LONG)} />
          </p>
        )}
        {reasons.map((text, at) => (
          <p key={at}>
            <Parts text={text} />
          </p>
        ))}
        {test !== null && state !== "passed" && <Steps result={test} />}
      </td>
    </tr>
  );
}

/** One result, and below it why it is none that holds. */
export function ResultRow({ result, means }: { result: CheckResult; means: RowMeans }) {
  const words = useWords();
  const tests = useTestsWords();
  const { own, suites } = tests;
  const { columns } = own.result;
  const { who, at, why } = result;
  const reasons = reasonsFor(words, tests, result);
  const told = reasons.length > 0 || why !== null;
  return (
    <>
      <tr class={told ? "told" : undefined}>
        <td class="vcell">
          <State result={result} />
        </td>
        <th scope="row">
          <About result={result} means={means} />
        </th>
        <td data-l={columns.crawler}>
          {who && <FileText text={suites.who(who, words.engine.purpose).slice(0, LONG)} />}
        </td>
        <td data-l={columns.expected}>
          <Expected result={result} />
        </td>
        <td data-l={columns.found}>
          <FoundCell result={result} means={means} />
        </td>
        <td data-l={columns.at} class="ln">
          <button class="link-btn" type="button" onClick={() => means.goToCheck(at)}>
            {means.byRows ? own.result.row(at) : own.result.line(at)}
          </button>
        </td>
      </tr>
      {told && <Reasons result={result} reasons={reasons} />}
    </>
  );
}

/** Shows where a check is written: its line of the suite, or its row. */
export function showCheck(at: number, byRows: boolean): void {
  if (byRows) document.getElementById(`row-${at}`)?.focus();
  else selectLine("suite", at);
}
