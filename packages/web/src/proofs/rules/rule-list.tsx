import type { RuleState } from "@aushang/engine/analyse";
import { code } from "@aushang/engine/texts";
import { useState } from "preact/hooks";
import { FileText, Parts } from "../../page/parts.tsx";
import { useWords } from "../../page/words.tsx";
import type { Answer } from "../../state/answer.ts";
import type { RuleStates } from "../jobs.ts";
import { useProofWords } from "../words.tsx";
import { fateOf, fateSentence } from "./rule-fate.ts";
import type { TryAddress } from "./rule-marks.tsx";

const STEP = 50;
const LONG = 200;
const KEYS = { allow: "Allow", disallow: "Disallow" } as const;

function Decides({ witness, test }: { witness: string; test: (() => void) | null }) {
  const { own } = useProofWords();
  const said = own.rules.decides(code(witness.slice(0, LONG)));
  if (test === null) return <Parts text={said} />;
  return (
    <>
      {said.map((part, at) =>
        typeof part === "string" ? (
          part
        ) : (
          <button
            key={at}
            class="link-btn mono"
            type="button"
            aria-label={own.rules.test(part.text)}
            onClick={test}
          >
            <FileText text={part.text} />
          </button>
        ),
      )}
    </>
  );
}

function Row({ rule, tryIt }: { rule: RuleState; tryIt: TryAddress }) {
  const { engine } = useWords();
  const { own } = useProofWords();
  const { line, kind, pattern, witness } = rule;
  const fate = fateOf(rule);
  return (
    <li class={`fate ${fate}`} data-marks={`L${line}`}>
      <p class="head">
        <a href={`#L${line}`}>{engine.line(line)}</a>
        <code>
          {KEYS[kind]}: <FileText text={pattern.slice(0, LONG)} />
        </code>
      </p>
      <p>
        {fate !== "alive" && <Parts text={fateSentence(rule, engine, own)} />}{" "}
        {witness !== null && <Decides witness={witness} test={tryIt(witness)} />}
      </p>
    </li>
  );
}

/** Every rule of the group with what becomes of it; what is not needed comes first. */
export function RuleList({
  rules,
  answer,
  tryIt,
}: {
  rules: RuleStates;
  answer: Answer;
  tryIt: TryAddress;
}) {
  const { engine } = useWords();
  const { own } = useProofWords();
  const [shown, show] = useState(STEP);
  const { crawler, reading } = answer.tested.result;
  const { listed, all, counts, notLooked } = rules;
  const left = Math.max(0, listed.length - shown);
  return (
    <>
      {counts.unproven === 0 && (
        <p class="small">
          <Parts text={own.rules.lead(code(crawler.token), engine.reading[reading].name)} />
        </p>
      )}
      {notLooked > 0 && <p class="small">{own.rules.notLooked(notLooked)}</p>}
      <ol class="fates">
        {listed.slice(0, shown).map((rule) => (
          <Row key={rule.line} rule={rule} tryIt={tryIt} />
        ))}
      </ol>
      {left > 0 && (
        <button class="btn plain" type="button" onClick={() => show(shown + STEP)}>
          {own.rules.more(Math.min(left, STEP))}
        </button>
      )}
      {left === 0 && all > listed.length && (
        <p class="small">{own.rules.notListed(all - listed.length)}</p>
      )}
    </>
  );
}
