import type {
  CrawlerImpact,
  FlipCount,
  FlipTemplate,
  ImpactResult,
  RuleCount,
} from "@aushang/engine/impact";
import { useState } from "preact/hooks";
import { FileText } from "../../page/parts.tsx";
import { Sign } from "../../page/sign.tsx";
import { useWords } from "../../page/words.tsx";
import { useImpactWords } from "../words.ts";
import { Names } from "./names.tsx";
import { type Unit, unitOf } from "./unit.ts";

/** Shapes that are drawn before somebody asks for more, and how many more at a time. */
const STEP = 60;
const LONG = 300;

/** Which of the two files. */
export type Side = "present" | "draft";

/** What can be done with a result. */
export interface Means {
  /** Shows a line of one of the files; null where its text is not in a field. */
  readonly goTo: (side: Side, line: number) => void;
  /** Opens the tester with one of the files, an address and a crawler. */
  readonly tryIt: (side: Side, address: string, crawlers: readonly string[]) => void;
}

interface Flip {
  readonly impact: CrawlerImpact;
  readonly direction: "opened" | "closed";
  readonly flip: FlipTemplate;
}

const DIRECTIONS = ["closed", "opened"] as const;
const NAMES = { allow: "Allow", disallow: "Disallow" } as const;

/** A rule in a frame of what it does. */
export function RuleChip({ rule }: { rule: Pick<RuleCount, "kind" | "pattern"> }) {
  return (
    <span class={`rulechip ${rule.kind === "allow" ? "open" : "blocked"}`}>
      <FileText text={`${NAMES[rule.kind]}: ${rule.pattern.slice(0, LONG)}`} />
    </span>
  );
}

function Decides({ side, flip, impact, means }: Flip & { side: Side; means: Means }) {
  const { own } = useImpactWords();
  const line = flip.lines[side];
  if (line === null) return <span>{own.result.noRule[side]}</span>;
  const rule = impact[side]?.rules.find((one) => one.line === line);
  return (
    <span>
      <button class="link-btn" type="button" onClick={() => means.goTo(side, line)}>
        {own.result.line[side](line)}
      </button>{" "}
      {rule && <RuleChip rule={rule} />}
    </span>
  );
}

function FlipRow({ means, unit, ...one }: Flip & { means: Means; unit: Unit }) {
  const { engine } = useWords();
  const { own, told } = useImpactWords();
  const { impact, direction, flip } = one;
  const opened = direction === "opened";
  return (
    <tr>
      <td class="vcell">
        <span class={opened ? "dir opened" : "dir closed-d"}>
          <Sign name={opened ? "opened" : "shut"} />
          {told.title[direction]}
        </span>
      </td>
      <th scope="row">
        <span class="set">
          <FileText text={flip.template.slice(0, LONG)} />
        </span>
      </th>
      <td data-l={told.title.examples} class="such">
        {flip.examples.slice(0, 2).map((address) => (
          <button
            key={address}
            class="link-btn mono"
            type="button"
            title={own.result.test}
            onClick={() => means.tryIt("draft", address, impact.crawlers)}
          >
            <FileText text={address.slice(0, LONG)} />
            <span class="vh">, {own.result.test}</span>
          </button>
        ))}
      </td>
      <td data-l={own.result.columns.decided} class="by">
        <Decides {...one} side="present" means={means} />
        <Decides {...one} side="draft" means={means} />
      </td>
      <td data-l={told.title[unit]} class="num">
        {flip[unit].toLocaleString(engine.locale)}
      </td>
    </tr>
  );
}

const flipsOf = (impact: CrawlerImpact): readonly Flip[] =>
  DIRECTIONS.flatMap((direction) =>
    impact[direction].templates.map((flip) => ({ impact, direction, flip })),
  );

function Rest({ flips, unit }: { flips: FlipCount; unit: Unit }) {
  const { engine } = useWords();
  const { own } = useImpactWords();
  if (flips.rest.requests === 0) return null;
  return (
    <tr>
      <td colSpan={5} class="muted">
        {own.result.rest(flips.rest[unit].toLocaleString(engine.locale))}
      </td>
    </tr>
  );
}

function Counts({ impact, unit }: { impact: CrawlerImpact; unit: Unit }) {
  const { engine } = useWords();
  const { told } = useImpactWords();
  const counted = DIRECTIONS.filter((direction) => impact[direction].requests > 0);
  return (
    <span class="cnt">
      {counted
        .map(
          (direction) =>
            `${told.title[direction]}: ${impact[direction][unit].toLocaleString(engine.locale)}`,
        )
        .join(", ")}
    </span>
  );
}

/** Everything that flips, by crawlers and shapes of addresses. */
export function FlipTable({ result, means }: { result: ImpactResult; means: Means }) {
  const { own, told } = useImpactWords();
  const [limit, setLimit] = useState(STEP);
  const unit = unitOf(result);
  const changed = result.crawlers.filter(
    ({ opened, closed }) => opened.requests + closed.requests > 0,
  );
  if (changed.length === 0) return null;
  const { columns } = own.result;
  const all = changed.reduce((sum, impact) => sum + flipsOf(impact).length, 0);
  let left = limit;
  return (
    <div class="tw">
      <table class="data rows changes flips">
        <caption>
          <span class="h">{own.result.flips}</span>
          <span class="d">{own.result.flipsNote}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns.change}</th>
            <th scope="col">{told.title.template}</th>
            <th scope="col">{told.title.examples}</th>
            <th scope="col">{columns.decided}</th>
            <th scope="col" class="num">
              {told.title[unit]}
            </th>
          </tr>
        </thead>
        {changed.map((impact) => {
          const rows = flipsOf(impact).slice(0, Math.max(0, left));
          left -= rows.length;
          if (rows.length === 0) return null;
          return (
            <tbody key={impact.crawlers.join()}>
              <tr class="grp">
                <th scope="rowgroup" colSpan={5}>
                  <Names crawlers={impact.crawlers} />
                  <Counts impact={impact} unit={unit} />
                </th>
              </tr>
              {rows.map((row, at) => (
                <FlipRow key={at} {...row} means={means} unit={unit} />
              ))}
              <Rest flips={impact.closed} unit={unit} />
              <Rest flips={impact.opened} unit={unit} />
            </tbody>
          );
        })}
      </table>
      {all > limit && (
        <p class="btns mt-1">
          <button class="btn" type="button" onClick={() => setLimit(limit + STEP)}>
            {own.result.more(Math.min(STEP, all - limit))}
          </button>
        </p>
      )}
    </div>
  );
}
