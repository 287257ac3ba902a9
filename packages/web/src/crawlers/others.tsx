import type { OtherCrawler, TestResult } from "@aushang/engine/tester";
import { useMemo, useState } from "preact/hooks";
import { FileText } from "../page/parts.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords, type Words } from "../page/words.tsx";
import { VerdictWord } from "../verdict/verdict-word.tsx";
import { type Filter, groupOthers, PURPOSES, type PurposeGroup, shownRows } from "./order.ts";

function noteOf({ page }: Words, crawler: OtherCrawler): string {
  const notes: string[] = [];
  if (crawler.controlOnly) notes.push(page.others.control);
  if (crawler.via === "fallback" && crawler.group) notes.push(page.others.via(crawler.group));
  if (crawler.respects === "no") notes.push(page.others.ignores);
  if (crawler.respects === "user-triggered-ignores") notes.push(page.others.userTriggered);
  if (crawler.respects === "unknown") notes.push(page.others.respectUnknown);
  return notes.join("; ");
}

function Decides({ crawler }: { crawler: OtherCrawler }) {
  const { page, engine } = useWords();
  if (crawler.line !== null) return <a href={`#L${crawler.line}`}>{engine.line(crawler.line)}</a>;
  if (crawler.basis === "no-match" || crawler.basis === "rule") {
    return <>{crawler.via === "none" ? page.others.noGroup : page.others.noMatch}</>;
  }
  return <>{page.basis[crawler.basis]}</>;
}

function Row({
  crawler,
  differs,
  choose,
}: {
  crawler: OtherCrawler;
  differs: boolean;
  choose: (token: string) => void;
}) {
  const words = useWords();
  const { page, engine } = words;
  return (
    <tr
      class={differs ? undefined : "same"}
      data-marks={crawler.line ? `L${crawler.line}` : undefined}
    >
      <th scope="row">
        <button
          class="name-btn"
          type="button"
          title={page.others.choose(crawler.token)}
          onClick={() => choose(crawler.token)}
        >
          {crawler.token}
        </button>
      </th>
      <td data-l={page.others.operator}>{crawler.operator ?? engine.notDocumented}</td>
      <td class="vcell">
        <VerdictWord of={crawler} />
      </td>
      <td data-l={page.others.difference}>
        {differs && (
          <span class="neq">
            <Sign name="differs" />
            {page.others.different}
          </span>
        )}
      </td>
      <td data-l={page.others.decides} class="ln">
        <Decides crawler={crawler} />
      </td>
      <td data-l={page.others.group}>
        {crawler.group !== null && (
          <code>
            <FileText text={crawler.group} />
          </code>
        )}
      </td>
      <td data-l={page.others.note} class="small muted">
        {noteOf(words, crawler)}
      </td>
    </tr>
  );
}

function Group({
  group,
  all,
  showAll,
  choose,
}: {
  group: PurposeGroup;
  all: boolean;
  showAll: () => void;
  choose: (token: string) => void;
}) {
  const { page, engine } = useWords();
  const rows = shownRows(group, all);
  const left = group.rows.length - rows.length;
  return (
    <tbody>
      <tr class="grp">
        <th colSpan={7} scope="rowgroup">
          {engine.purpose[group.purpose]}
          <span class="cnt">
            {page.others.counts(group.differing, group.rows.length - group.differing)}
          </span>
          {rows.length === 0 && (
            <button class="link-btn more" type="button" onClick={showAll}>
              {page.others.show}
              <span class="vh">: {engine.purpose[group.purpose]}</span>
            </button>
          )}
        </th>
      </tr>
      {rows.map(({ crawler, differs }) => (
        <Row key={crawler.token} crawler={crawler} differs={differs} choose={choose} />
      ))}
      {left > 0 && rows.length > 0 && (
        <tr class="more">
          <td colSpan={7}>
            <button class="link-btn" type="button" onClick={showAll}>
              {page.others.more(left, group.differing > rows.length)}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Filters({
  result,
  filter,
  set,
}: {
  result: TestResult;
  filter: Filter;
  set: (filter: Filter) => void;
}) {
  const { page, engine } = useWords();
  const present = PURPOSES.filter((purpose) =>
    result.others.some((one) => one.purpose === purpose),
  );
  const chips: readonly (readonly [Filter, string])[] = [
    ["all", page.others.all(result.others.length)],
    ["differing", page.others.onlyDifferent],
    ...present.map((purpose) => [purpose, engine.purpose[purpose]] as const),
  ];
  return (
    <fieldset class="chips">
      <legend class="vh">{page.others.filter}</legend>
      {chips.map(([id, label]) => (
        <button
          key={id}
          class="chip"
          type="button"
          aria-pressed={filter === id}
          onClick={() => set(id)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** What the file says to every other crawler: by purpose, those that are told something else first. */
export function Others({
  result,
  choose,
}: {
  result: TestResult;
  choose: (token: string) => void;
}) {
  const { page } = useWords();
  const [filter, setFilter] = useState<Filter>("all");
  const [opened, setOpened] = useState<readonly string[]>([]);
  const groups = useMemo(() => groupOthers(result, filter), [result, filter]);
  const total = result.others.length;
  const asked = result.crawler.token;
  const folded = groups.some(
    (group) => shownRows(group, opened.includes(group.purpose)).length < group.rows.length,
  );
  return (
    <section class="block" aria-labelledby="others">
      <div class="table-head">
        <h2 id="others">{page.others.title}</h2>
        <p>{page.others.lead(asked)}</p>
        <Filters result={result} filter={filter} set={setFilter} />
      </div>
      <div class="tw">
        <table class="data rows">
          <caption class="vh">{page.others.caption}</caption>
          <thead>
            <tr>
              {[
                page.others.crawler,
                page.others.operator,
                page.others.verdict,
                page.others.against(asked),
                page.others.decides,
                page.others.group,
                page.others.note,
              ].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group
              key={group.purpose}
              group={group}
              all={filter !== "all" || opened.includes(group.purpose)}
              showAll={() => setOpened([...opened, group.purpose])}
              choose={choose}
            />
          ))}
        </table>
      </div>
      {groups.length === 0 && <p class="muted">{page.others.noneDiffer(asked)}</p>}
      {filter === "all" && folded && (
        <p class="mt-2 others-all">
          <button class="link-btn" type="button" onClick={() => setOpened([...PURPOSES])}>
            {page.others.showAll(total)}
          </button>
        </p>
      )}
    </section>
  );
}
