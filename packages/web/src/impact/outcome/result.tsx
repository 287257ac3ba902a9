import type { ImpactResult } from "@aushang/engine/impact";
import { FileText, Parts } from "../../page/parts.tsx";
import { DEFAULT_CRAWLER } from "../../state/address-state.ts";
import { packDraft } from "../../state/draft-link.ts";
import { visit } from "../../state/route.ts";
import { saveFile } from "../../text-files/save-file.ts";
import { selectLine } from "../../text-files/select-line.ts";
import type { ImpactJob } from "../jobs.ts";
import { csvOf } from "../table-file.ts";
import { useImpactWords } from "../words.ts";
import { FlipTable, type Means } from "./flip-table.tsx";
import { Fetches, NotJudged } from "./requests.tsx";
import { RuleTables, Unused } from "./rule-tables.tsx";

const FIELD = { present: "present", draft: "draft" } as const;

/** What can be done with what was counted, by the very files it was counted with. */
function meansFor({ present, draft, reading }: ImpactJob, origin: string | null): Means {
  return {
    goTo: (side, line) => selectLine(FIELD[side], line),
    tryIt: async (side, address, crawlers) => {
      const bytes = side === "draft" && draft !== null ? draft : present;
      const robots = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
      const crawler =
        crawlers.find((name) => name === DEFAULT_CRAWLER) ?? crawlers[0] ?? DEFAULT_CRAWLER;
      const host = origin?.replace(/^https:\/\//, "") ?? "";
      visit(`/${await packDraft({ robots, host, address, crawler, reading })}`);
    },
  };
}

function Save({ result }: { result: ImpactResult }) {
  const { own } = useImpactWords();
  const name = `impact-${result.kind ?? "nothing"}`;
  return (
    <div class="btns">
      <button
        class="btn"
        type="button"
        onClick={() => saveFile(`${name}.csv`, `\uFEFF${csvOf(result)}`, "text/csv")}
      >
        {own.result.csv}
      </button>
      <button
        class="btn"
        type="button"
        onClick={() =>
          saveFile(`${name}.json`, `${JSON.stringify(result, null, 2)}\n`, "application/json")
        }
      >
        {own.result.json}
      </button>
    </div>
  );
}

/** What was counted of one kind: the sentences, what flips, the rules, and what was not judged. */
export function Result({ result, job }: { result: ImpactResult; job: ImpactJob }) {
  const { own, told } = useImpactWords();
  const means = meansFor(job, result.origin);
  const id = `of-${result.kind ?? "nothing"}`;
  return (
    <section class="counted" aria-labelledby={id}>
      <h2 class="sec-h" id={id}>
        {result.kind === "requests" ? own.result.requests : own.result.list}
        {result.origin !== null && (
          <span class="aside">
            <FileText text={own.result.origin(result.origin)} />
          </span>
        )}
      </h2>
      <ul class="said-of">
        {told.summary(result).map((text, at) => (
          <li key={at}>
            <Parts text={text} />
          </li>
        ))}
      </ul>
      <NotJudged result={result} />
      <Save result={result} />
      <FlipTable result={result} means={means} />
      <RuleTables result={result} means={means} />
      <Unused result={result} means={means} />
      <Fetches result={result} />
    </section>
  );
}
