import type { CrawlerImpact, ImpactResult, RuleRef, SideCount } from "@aushang/engine/impact";
import { useState } from "preact/hooks";
import { FileText } from "../../page/parts.tsx";
import { useWords } from "../../page/words.tsx";
import { useImpactWords } from "../words.ts";
import { type Means, RuleChip, type Side } from "./flip-table.tsx";
import { Names } from "./names.tsx";
import { type Unit, unitOf } from "./unit.ts";

/** Rules of one group that are drawn at first, and groups of crawlers. */
const RULES = 100;
const GROUPS = 12;

function Line({
  side,
  line,
  means,
  short,
}: {
  side: Side;
  line: number;
  means: Means;
  short?: boolean;
}) {
  const { own } = useImpactWords();
  return (
    <button class="link-btn" type="button" onClick={() => means.goTo(side, line)}>
      {short ? (
        <>
          <span aria-hidden="true">{line}</span>
          <span class="vh">{own.result.line[side](line)}</span>
        </>
      ) : (
        own.result.line[side](line)
      )}
    </button>
  );
}

function RuleTable({
  side,
  count,
  unit,
  means,
}: {
  side: Side;
  count: SideCount;
  unit: Unit;
  means: Means;
}) {
  const { engine } = useWords();
  const { own, told } = useImpactWords();
  const [all, showAll] = useState(false);
  const number = (amount: number): string => amount.toLocaleString(engine.locale);
  const rules = all ? count.rules : count.rules.slice(0, RULES);
  if (count.rules.length === 0) {
    return (
      <p class="muted">
        {own.result.side[side]}: {own.result.noRules}
      </p>
    );
  }
  return (
    <div class="tw">
      <table class="data tight">
        <caption>
          <span class="h">
            <FileText
              text={`${own.result.side[side]} (${count.groups.join(", ").slice(0, 200)})`}
            />
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{own.result.columns.line}</th>
            <th scope="col">{own.result.columns.rule}</th>
            <th scope="col" class="num">
              {told.title.matched}
            </th>
            <th scope="col" class="num">
              {told.title.decided}
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule.line} class={rule.matched.requests === 0 ? "same" : undefined}>
              <td class="num">
                <Line side={side} line={rule.line} means={means} short />
              </td>
              <th scope="row">
                <RuleChip rule={rule} />
              </th>
              <td class="num">{number(rule.matched[unit])}</td>
              <td class="num">{number(rule.decided[unit])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rules.length < count.rules.length && (
        <p class="btns mt-1">
          <button class="btn" type="button" onClick={() => showAll(true)}>
            {own.result.more(count.rules.length - rules.length)}
          </button>
        </p>
      )}
    </div>
  );
}

function OneGroup({
  impact,
  unit,
  open,
  means,
}: {
  impact: CrawlerImpact;
  unit: Unit;
  open: boolean;
  means: Means;
}) {
  const { own } = useImpactWords();
  return (
    <details class="why-of rules-of" open={open}>
      <summary>
        <span>
          {impact.crawlers.length > 3
            ? own.result.crawlers(impact.crawlers.length)
            : impact.crawlers.join(", ")}
          <span class="cnt">
            {own.result.blocked(impact.present.disallowed[unit], impact.judged[unit])}
          </span>
        </span>
      </summary>
      {impact.crawlers.length > 3 && (
        <p class="small muted">
          <Names crawlers={impact.crawlers} />
        </p>
      )}
      <div class={impact.draft ? "two even" : undefined}>
        <RuleTable side="present" count={impact.present} unit={unit} means={means} />
        {impact.draft && <RuleTable side="draft" count={impact.draft} unit={unit} means={means} />}
      </div>
    </details>
  );
}

/** What every rule did, for all crawlers that fare alike. */
export function RuleTables({ result, means }: { result: ImpactResult; means: Means }) {
  const { own, told } = useImpactWords();
  const [limit, setLimit] = useState(GROUPS);
  const unit = unitOf(result);
  const asked = result.crawlers.filter(({ judged }) => judged.requests > 0);
  if (asked.length === 0) return null;
  return (
    <section class="part">
      <h3>{told.title.rules}</h3>
      <p class="muted small">{own.result.rulesNote}</p>
      {asked.slice(0, limit).map((impact, at) => (
        <OneGroup
          key={impact.crawlers.join()}
          impact={impact}
          unit={unit}
          open={at === 0}
          means={means}
        />
      ))}
      {asked.length > limit && (
        <p class="btns mt-1">
          <button class="btn" type="button" onClick={() => setLimit(limit + GROUPS)}>
            {own.result.more(Math.min(GROUPS, asked.length - limit))}
          </button>
        </p>
      )}
    </section>
  );
}

function UnusedRules({
  side,
  rules,
  means,
}: {
  side: Side;
  rules: readonly RuleRef[];
  means: Means;
}) {
  const { own } = useImpactWords();
  const [all, showAll] = useState(false);
  const shown = all ? rules : rules.slice(0, RULES);
  return (
    <div>
      <h4>{own.result.side[side]}</h4>
      <ul class="unused">
        {shown.map((rule) => (
          <li key={rule.line}>
            <Line side={side} line={rule.line} means={means} /> <RuleChip rule={rule} />
          </li>
        ))}
      </ul>
      {shown.length < rules.length && (
        <p class="btns mt-1">
          <button class="btn" type="button" onClick={() => showAll(true)}>
            {own.result.more(rules.length - shown.length)}
          </button>
        </p>
      )}
    </div>
  );
}

/** Rules that match none of the addresses. */
export function Unused({ result, means }: { result: ImpactResult; means: Means }) {
  const { own, told } = useImpactWords();
  const sides = (["present", "draft"] as const).filter((side) => result.unused[side].length > 0);
  if (sides.length === 0 || result.judged.requests === 0) return null;
  return (
    <section class="part">
      <h3>{told.title.unused}</h3>
      <p class="muted small">{own.result.unusedNote}</p>
      <div class={sides.length === 2 ? "two even" : undefined}>
        {sides.map((side) => (
          <UnusedRules key={side} side={side} rules={result.unused[side]} means={means} />
        ))}
      </div>
    </section>
  );
}
