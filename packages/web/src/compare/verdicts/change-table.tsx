import type { RobotsFile } from "@aushang/engine";
import type { CrawlerChange } from "@aushang/engine/analyse";
import { useState } from "preact/hooks";
import { FileText, type RuleLook } from "../../page/parts.tsx";
import { Sign } from "../../page/sign.tsx";
import { useWords } from "../../page/words.tsx";
import type { Manner } from "../manner.ts";
import type { SideId } from "../sides.ts";
import { useCompareWords } from "../words.ts";
import { CrawlerNames } from "./crawler-names.tsx";
import { type ChangeGroup, lineRanges } from "./summary.ts";

/** Changes that are drawn before somebody asks for more, and how many more at a time. */
const STEP = 100;

/** Characters of an address or pattern that are drawn. */
const LONG = 400;

/** What the table of changes needs. */
export interface ChangesProps {
  readonly groups: readonly ChangeGroup[];
  readonly files: Readonly<Record<SideId, RobotsFile>>;
  readonly manner: Manner;
  /** Shows a line of one of the files; null where the lines are not shown. */
  readonly goTo: ((side: SideId, line: number) => void) | null;
  /** Opens the tester with one of the files and an address. */
  readonly tryIt: (side: SideId, address: string, crawlers: readonly string[]) => void;
}

const shortened = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)}…` : text);

function AddressSet({ change }: { change: CrawlerChange }) {
  const words = useCompareWords();
  const { except, exceptLines } = change;
  return (
    <span class="set">
      <FileText text={shortened(change.pattern)} />
      {except.length > 0 && (
        <>
          {" "}
          <em>{words.verdicts.except}</em>{" "}
          {except.map((pattern, at) => (
            <span key={pattern}>
              {at > 0 && <em>{at === except.length - 1 ? ` ${words.verdicts.and} ` : ", "}</em>}
              <FileText text={shortened(pattern)} />
            </span>
          ))}
        </>
      )}
      {exceptLines && (
        <>
          {" "}
          <em>
            {words.verdicts.exceptLines(lineRanges(exceptLines.old), lineRanges(exceptLines.new))}
          </em>
        </>
      )}
    </span>
  );
}

/** A rule as it stands in the file. */
function ruleIn(file: RobotsFile, number: number): { text: string; look: RuleLook } {
  const { kind, value } = file.line(number);
  const text = value ? file.text(value) : "";
  return kind === "allow"
    ? { text: `Allow: ${text}`, look: "open" }
    : { text: `Disallow: ${text}`, look: "blocked" };
}

function Decides({
  side,
  line,
  files,
  goTo,
  manner,
}: Pick<ChangesProps, "files" | "goTo" | "manner"> & { side: SideId; line: number | null }) {
  if (line === null) return <span>{manner.noRule(side)}</span>;
  const name = manner.line(side, line);
  const { text, look } = ruleIn(files[side], line);
  return (
    <span>
      {goTo ? (
        <button class="link-btn" type="button" onClick={() => goTo(side, line)}>
          {name}
        </button>
      ) : (
        name
      )}{" "}
      <span class={`rulechip ${look}`}>
        <FileText text={shortened(text)} />
      </span>
    </span>
  );
}

function Flip({
  change,
  tryIt,
  manner,
}: Pick<ChangesProps, "tryIt" | "manner"> & { change: CrawlerChange }) {
  const { engine } = useWords();
  const verdicts =
    change.direction === "opened" ? (["blocked", "open"] as const) : (["open", "blocked"] as const);
  return (
    <span class="flip">
      {(["old", "next"] as const).map((side, at) => {
        const verdict = verdicts[at] ?? "open";
        const word = engine.verdict[verdict];
        return (
          <>
            {at > 0 && <Sign key="between" name={manner.between} />}
            <button
              key={side}
              class={`v ${verdict} v-btn`}
              type="button"
              title={manner.tryIt(side)}
              onClick={() => tryIt(side, change.witness, change.crawlers)}
            >
              <Sign name={verdict} />
              {word}
              <span class="vh">, {manner.tryIt(side)}</span>
            </button>
          </>
        );
      })}
    </span>
  );
}

function ChangeRow({ change, ...props }: Omit<ChangesProps, "groups"> & { change: CrawlerChange }) {
  const words = useCompareWords();
  const { columns } = words.verdicts;
  const opened = change.direction === "opened";
  return (
    <tr>
      <td class="vcell">
        <span class={props.manner.names ? "dir" : opened ? "dir opened" : "dir closed-d"}>
          <Sign name={props.manner.names ? "differs" : opened ? "opened" : "shut"} />
          {props.manner.direction[change.direction]}
        </span>
      </td>
      <th scope="row">
        <AddressSet change={change} />
      </th>
      <td data-l={columns.witness}>
        <code class="wit">
          <FileText text={shortened(change.witness)} />
        </code>
      </td>
      <td data-l={columns.verdict}>
        <Flip change={change} tryIt={props.tryIt} manner={props.manner} />
      </td>
      <td data-l={columns.decided} class="by">
        <Decides {...props} side="old" line={change.lines.old} />
        <Decides {...props} side="next" line={change.lines.new} />
      </td>
    </tr>
  );
}

function GroupHead({ group }: { group: ChangeGroup }) {
  const words = useCompareWords();
  const { crawlers, changes, applied } = group;
  const opened = changes.filter(({ direction }) => direction === "opened").length;
  return (
    <tr class="grp">
      <th scope="rowgroup" colSpan={5}>
        <CrawlerNames crawlers={crawlers} />
        <span class="cnt">
          {words.verdicts.counts(opened, changes.length - opened)}
          {applied.old !== undefined && applied.next !== undefined && (
            <>
              {"; "}
              <FileText text={words.verdicts.applied(applied.old, applied.next)} />
            </>
          )}
        </span>
      </th>
    </tr>
  );
}

/** The groups up to a number of changes. */
function upTo(groups: readonly ChangeGroup[], limit: number): ChangeGroup[] {
  let left = limit;
  return groups.flatMap((group) => {
    const changes = group.changes.slice(0, left);
    left -= changes.length;
    return changes.length === 0 ? [] : [{ ...group, changes }];
  });
}

/** Every set of addresses that opens or closes, by the crawlers that are concerned. */
export function ChangeTable({ groups, ...props }: ChangesProps) {
  const words = useCompareWords();
  const { columns } = words.verdicts;
  const [limit, setLimit] = useState(STEP);
  const all = groups.reduce((sum, group) => sum + group.changes.length, 0);
  return (
    <div class="tw">
      <table class="data rows changes">
        <caption>
          <span class="h">{props.manner.caption}</span>
          <span class="d">{words.verdicts.captionNote}</span>
        </caption>
        <thead>
          <tr>
            {[
              props.manner.change,
              columns.addresses,
              columns.witness,
              columns.verdict,
              columns.decided,
            ].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {upTo(groups, limit).map((group) => (
          <tbody key={group.crawlers.join()}>
            {group.crawlers.length > 0 && <GroupHead group={group} />}
            {group.changes.map((change) => (
              <ChangeRow
                key={`${change.direction}${change.pattern} ${change.witness}`}
                change={change}
                {...props}
              />
            ))}
          </tbody>
        ))}
      </table>
      {all > limit && (
        <p class="btns mt-1">
          <button class="btn" type="button" onClick={() => setLimit(limit + STEP)}>
            {words.verdicts.more(Math.min(STEP, all - limit), all)}
          </button>
        </p>
      )}
    </div>
  );
}
