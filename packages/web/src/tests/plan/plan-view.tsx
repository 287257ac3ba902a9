import type { Plan } from "@aushang/engine/analyse";
import { useMemo } from "preact/hooks";
import { FileText, Parts } from "../../page/parts.tsx";
import { Sign } from "../../page/sign.tsx";
import { useTestsWords } from "../words.ts";
import { type EditLine, editLines } from "./edit-lines.ts";
import type { WishList } from "./wishes.ts";

interface Props {
  readonly plan: Plan;
  /** The file before the edits. */
  readonly bytes: Uint8Array;
  readonly list: WishList;
  /** Takes the edited file as the draft. */
  readonly put: () => void;
  /** Opens the comparison of both files. */
  readonly compare: () => void;
}

/** Wishes that are told before the rest is only counted. */
const TOLD = 30;
const LONG = 400;

function DrawnLine({ line: { number, text, kind } }: { line: EditLine }) {
  const { own } = useTestsWords();
  return (
    <li class={`line ${kind}`}>
      <span class="n">{number}</span>
      {kind !== "same" && (
        <span class="sig txt">
          <span aria-hidden="true">{kind === "ins" ? "+" : "−"}</span>
          <span class="vh">{kind === "ins" ? own.plan.added : own.plan.removed}</span>
        </span>
      )}
      <code class="t">
        <FileText text={text.slice(0, LONG)} />
      </code>
    </li>
  );
}

/** The lines of a plan, as a difference. */
function Lines({ lines }: { lines: readonly EditLine[] }) {
  return (
    <ol class="lines edits">
      {lines.map((line) => (
        <DrawnLine key={`${line.number}${line.kind}`} line={line} />
      ))}
    </ol>
  );
}

function Wishes({ list }: { list: WishList }) {
  const { own, suites } = useTestsWords();
  return (
    <details class="why-of" open={list.wishes.length <= 6}>
      <summary>{own.plan.wishes}</summary>
      <ol class="wishes">
        {list.wishes.slice(0, TOLD).map(({ crawler, said, verdict }, at) => (
          <li key={at}>
            <code>
              <FileText text={said.slice(0, LONG)} />
            </code>{" "}
            <FileText text={own.plan.wish(crawler.slice(0, 80), suites.expected[verdict])} />
          </li>
        ))}
      </ol>
      {list.wishes.length > TOLD && (
        <p class="muted">{own.problems.more(list.wishes.length - TOLD)}</p>
      )}
    </details>
  );
}

function Possible({ plan, bytes, put, compare }: Omit<Props, "list">) {
  const { own, plan: words } = useTestsWords();
  const proven = isProvenForAll(plan);
  const lines = useMemo(() => editLines(plan.lines, bytes), [plan, bytes]);
  return (
    <>
      {plan.lines.length > 0 && (
        <>
          <h3>{words.title.lines}</h3>
          <div class="sheet stored">
            <Lines lines={lines} />
          </div>
          <p class="small muted">
            <Parts text={plan.minimal ? words.minimal : words.notMinimal} />
          </p>
        </>
      )}
      {plan.groups.length > 0 && (
        <ul class="plain-list">
          {plan.groups.map((group) => (
            <li key={group.crawler}>
              <Parts text={words.group(group)} />
            </li>
          ))}
        </ul>
      )}
      <div class={proven ? "proofline" : "notice warning"}>
        <Sign name={proven ? "proof" : "warning"} />
        <div>
          <h3>{words.title.beside}</h3>
          <p>
            <Parts text={words.beside(plan)} />
          </p>
        </div>
      </div>
      {plan.lines.length > 0 && (
        <div class="btns mt-2">
          <button class="btn primary" type="button" id="put" onClick={put}>
            {own.plan.put}
          </button>
          <button class="btn" type="button" onClick={compare}>
            <Sign name="differs" inline />
            {own.plan.compare}
          </button>
        </div>
      )}
    </>
  );
}

/** Whether what changes is proven for every crawler: not where parts of names count, since not every name was tried. */
function isProvenForAll({ effects, reading }: Plan): boolean {
  return effects?.proven === true && (reading === "rfc9309" || reading === "google");
}

/** The edits that a plan makes and all that they change, or what stands against the wishes. */
export function PlanView({ list, ...props }: Props) {
  const { plan } = props;
  const { own, plan: words } = useTestsWords();
  return (
    <section class="plan" aria-labelledby="plan">
      <h2 id="plan" tabIndex={-1} class="sec-h">
        <span>
          <Parts text={words.outcome(plan, list.wishes.length)} />
        </span>
      </h2>
      {plan.possible ? (
        <Possible {...props} />
      ) : (
        <>
          <h3>{words.title.obstacles}</h3>
          <ul class="plain-list">
            {plan.obstacles.slice(0, TOLD).map((obstacle, at) => (
              <li key={at}>
                <Parts text={words.obstacle(obstacle)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {list.left > 0 && <p class="muted">{own.plan.left(list.left)}</p>}
      <Wishes list={list} />
    </section>
  );
}
