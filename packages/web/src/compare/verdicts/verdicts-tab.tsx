import { parse } from "@aushang/engine";
import type { DiffResult } from "@aushang/engine/analyse";
import type { Text } from "@aushang/engine/texts";
import { useMemo } from "preact/hooks";
import { Parts } from "../../page/parts.tsx";
import { Sign } from "../../page/sign.tsx";
import type { Manner } from "../manner.ts";
import { useCompareWords, useDiffWords } from "../words.ts";
import { type ChangesProps, ChangeTable } from "./change-table.tsx";
import { CrawlerNames } from "./crawler-names.tsx";
import type { Summary } from "./summary.ts";

/** Limits that are told one by one. */
const LIMITS = 6;

/** What is said about the limits that were reached, each text once. */
function useLimits({ limits }: DiffResult): readonly Text[] {
  const words = useDiffWords();
  const texts = limits.map((limit) => words.limit(limit));
  return [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];
}

function Unchanged({ summary }: { summary: Summary }) {
  const words = useCompareWords();
  const { unchanged, crawlers } = summary;
  if (unchanged.length === 0) return null;
  const all = unchanged.length === crawlers;
  return (
    <div class="unchanged">
      <p>{all ? words.verdicts.forAll(crawlers) : words.verdicts.unchanged(unchanged.length)}</p>
      {!all && <CrawlerNames crawlers={unchanged} />}
    </div>
  );
}

function Proof({ summary, manner }: { summary: Summary; manner: Manner }) {
  const words = useCompareWords();
  const nothing = summary.opened + summary.closed === 0;
  return (
    <section class="proofline" aria-labelledby="proof">
      <Sign name="proof" />
      <div>
        <h2 id="proof">{nothing ? manner.nothing : manner.nothingElse}</h2>
        <p>{words.verdicts.provenText}</p>
        <Unchanged summary={summary} />
      </div>
    </section>
  );
}

function NotProven({
  result,
  summary,
  manner,
}: {
  result: DiffResult;
  summary: Summary;
  manner: Manner;
}) {
  const words = useCompareWords();
  const said = useLimits(result);
  return (
    <section class="notice warning" aria-labelledby="not-proven">
      <Sign name="warning" inline />
      <div>
        <h2 class="h" id="not-proven">
          {manner.notProven}
        </h2>
        <p class="muted">{words.verdicts.notProvenText}</p>
        <ul class="plain-list">
          {said.slice(0, LIMITS).map((text) => (
            <li key={JSON.stringify(text)}>
              <Parts text={text} />
            </li>
          ))}
          {said.length > LIMITS && <li>{words.crawlers.more(said.length - LIMITS)}</li>}
        </ul>
        {summary.unsettled.length > 0 && (
          <div class="unchanged">
            <p>{words.verdicts.unsettled(summary.unsettled.length)}</p>
            <CrawlerNames crawlers={summary.unsettled} />
          </div>
        )}
        <Unchanged summary={summary} />
      </div>
    </section>
  );
}

/** What opens, what closes, for whom, and what is proven about the rest. */
export function VerdictsTab({
  result,
  summary,
  old,
  next,
  ...props
}: {
  result: DiffResult;
  summary: Summary;
  old: Uint8Array;
  next: Uint8Array;
} & Pick<ChangesProps, "goTo" | "tryIt" | "manner">) {
  const words = useCompareWords();
  const files = useMemo(() => ({ old: parse(old), next: parse(next) }), [old, next]);
  return (
    <>
      {summary.nothingShared && props.manner.names === null && (
        <aside class="notice info" aria-label={words.verdicts.nothingShared}>
          <Sign name="info" inline />
          <div>
            <p class="h">{words.verdicts.nothingShared}</p>
            <p class="muted">{words.verdicts.nothingSharedText}</p>
          </div>
        </aside>
      )}
      {summary.groups.length > 0 && (
        <ChangeTable groups={summary.groups} files={files} {...props} />
      )}
      {summary.proven ? (
        <Proof summary={summary} manner={props.manner} />
      ) : (
        <NotProven result={result} summary={summary} manner={props.manner} />
      )}
    </>
  );
}
