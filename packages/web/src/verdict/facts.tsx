import { code, lineRef } from "@aushang/engine/texts";
import { FileText, Parts, type RuleLook } from "../page/parts.tsx";
import { useWords } from "../page/words.tsx";
import type { Answer } from "../state/answer.ts";
import type { OtherGroup } from "./other-group.ts";
import { toneOf } from "./tone.ts";

function lookOf(answer: Answer): RuleLook {
  const tone = toneOf(answer.tested.result);
  return tone === "blocked" ? "blocked" : tone === "open" ? "open" : "plain";
}

function GroupApplied({ answer }: { answer: Answer }) {
  const { page, engine } = useWords();
  const { group } = answer.tested.result;
  if (group.token === null) return null;
  return (
    <>
      <dt>{page.facts.group}</dt>
      <dd data-marks="of-group" data-lights="group">
        <code>
          <FileText text={group.token} />
        </code>
        {group.lines.length > 1 && `, ${page.facts.blocks(group.lines.length)}`}
        {": "}
        {group.lines.slice(0, 6).map((run, at) => (
          <span key={run[0]}>
            {at > 0 && ", "}
            <a href={`#L${run[0]}`}>{engine.lines([run])}</a>
          </span>
        ))}
        {group.lines.length > 6 && " …"}
      </dd>
    </>
  );
}

function Changes({ answer }: { answer: Answer }) {
  const { page, engine } = useWords();
  const { result } = answer.tested;
  if (result.addressChanges.length === 0 || answer.from === "example") return null;
  return (
    <>
      <dt>{page.facts.tested}</dt>
      <dd>
        <code>
          <FileText text={answer.pathOnly ? result.target : result.address} />
        </code>{" "}
        <span class="small muted">
          {result.addressChanges.map((change) => engine.change[change]).join(" ")}
        </span>
      </dd>
    </>
  );
}

function Unreadable({ answer }: { answer: Answer }) {
  const { engine } = useWords();
  const { robots, verdict } = answer.tested.result;
  if (verdict === "out-of-scope") {
    return (
      <p class="say">
        <Parts text={engine.because(answer.tested.result)} />
      </p>
    );
  }
  const status = engine.status(robots.meaning, robots.status);
  return (
    <>
      <p class="say">
        <strong>{status.title}</strong>
      </p>
      <p class="muted">
        <Parts text={status.meaning} />
      </p>
    </>
  );
}

function NotApplied({ answer, other }: { answer: Answer; other: OtherGroup | null }) {
  const { page, engine } = useWords();
  if (!other) return null;
  const line = lineRef(
    other.line,
    engine.line(other.line).replace(/^./, (c) => c.toUpperCase()),
  );
  return (
    <p class="muted">
      <Parts text={page.facts.otherGroup(line, other.kind, code(answer.asked.token))} />
    </p>
  );
}

/** What decided, which group was applied, what the verdict is about: the second thing that is read. */
export function Facts({ answer, other }: { answer: Answer; other: OtherGroup | null }) {
  const { page, engine } = useWords();
  const { result, file } = answer.tested;
  if (!file) {
    return (
      <div class="facts">
        <Unreadable answer={answer} />
      </div>
    );
  }
  return (
    <div class="facts">
      {answer.from === "example" && (
        <p class="say">
          <code>{result.address}</code>
        </p>
      )}
      <p class={answer.from === "example" ? undefined : "say"}>
        <Parts text={engine.because(result)} rule={lookOf(answer)} />
      </p>
      <NotApplied answer={answer} other={other} />
      <dl class="kv">
        <GroupApplied answer={answer} />
        {answer.from !== "example" && !answer.pathOnly && (
          <>
            <dt>{page.facts.scope}</dt>
            <dd>
              {page.facts.thisHost} <code>{result.origin}</code>
            </dd>
          </>
        )}
        <Changes answer={answer} />
      </dl>
    </div>
  );
}
