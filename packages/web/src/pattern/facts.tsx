import type { PatternFacts } from "@aushang/engine/analyse";
import type { Text } from "@aushang/engine/texts";
import { CopyButton } from "../page/copy.tsx";
import { FileText, Parts } from "../page/parts.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import { usePatternWords } from "./words.ts";

/** Addresses can be tested with the rule alone. */
export type TryAddress = (address: string) => void;

function Address({ address, tryIt }: { address: string; tryIt: TryAddress }) {
  const { own } = usePatternWords();
  return (
    <button
      class="link-btn mono"
      type="button"
      title={own.test(address)}
      onClick={() => tryIt(address)}
    >
      <FileText text={address.slice(0, 400)} />
    </button>
  );
}

/** Addresses that the pattern matches, each with what it shows. */
export function Matches({ facts, tryIt }: { facts: PatternFacts; tryIt: TryAddress }) {
  const { own, told } = usePatternWords();
  return (
    <section class="tw" aria-labelledby="matches">
      <table class="data rows">
        <caption>
          <span class="h" id="matches">
            {told.title.matches}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{own.columns.address}</th>
            <th scope="col">{own.columns.shows}</th>
          </tr>
        </thead>
        <tbody>
          {facts.examples.map(({ address, shows }) => (
            <tr key={address}>
              <th scope="row">
                <Address address={address} tryIt={tryIt} />
              </th>
              <td data-l={own.columns.shows}>{told.example[shows]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Addresses that the pattern just misses, each with the reason. */
export function Misses({ facts, tryIt }: { facts: PatternFacts; tryIt: TryAddress }) {
  const { own, told } = usePatternWords();
  return (
    <section class="tw" aria-labelledby="misses">
      <table class="data rows">
        <caption>
          <span class="h" id="misses">
            {told.title.misses}
          </span>
          {facts.misses.length === 0 && <span class="d">{own.noMisses}</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{own.columns.address}</th>
            <th scope="col">{own.columns.why}</th>
          </tr>
        </thead>
        <tbody>
          {facts.misses.map(({ address, miss }) => (
            <tr key={address}>
              <th scope="row">
                <Address address={address} tryIt={tryIt} />
              </th>
              <td data-l={own.columns.why}>
                <Parts text={told.miss(miss)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Expression({ source }: { source: string }) {
  const { own, told } = usePatternWords();
  return (
    <>
      <dt>{told.title.expression}</dt>
      <dd>
        <code class="expression">
          <FileText text={source} />
        </code>{" "}
        <CopyButton plain text={() => source} said={own.expressionCopied}>
          {own.copyExpression}
        </CopyButton>
        <p class="small muted">{own.expressionNote}</p>
      </dd>
    </>
  );
}

/** What the pattern is, beside the sentence: how it is read and compared, its length, its expression. */
export function Facts({ facts }: { facts: PatternFacts }) {
  const { engine } = useWords();
  const { own, told } = usePatternWords();
  const { pattern, given, normalised, octets, also, expression, cut } = facts;
  return (
    <dl class="kv pattern-facts">
      {(cut !== null || pattern !== given) && (
        <>
          <dt>{own.reads}</dt>
          <dd>
            <code>
              <FileText text={pattern.slice(0, 400)} />
            </code>
            {cut !== null && (
              <p class="small muted">
                <Parts text={told.cut[cut]} />
              </p>
            )}
          </dd>
        </>
      )}
      {normalised !== pattern && (
        <>
          <dt>{own.compared}</dt>
          <dd>
            <code>
              <FileText text={normalised.slice(0, 400)} />
            </code>
          </dd>
        </>
      )}
      <dt>{told.title.octets}</dt>
      <dd>{engine.octets(octets)}</dd>
      {expression !== null && <Expression source={expression} />}
      {also !== null && (
        <>
          <dt>Google</dt>
          <dd>
            <Parts text={told.also(also)} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** What is worth knowing about how the pattern is written. */
export function Remarks({ texts }: { texts: readonly Text[] }) {
  const { own } = usePatternWords();
  if (texts.length === 0) return null;
  return (
    <aside class="notice info" aria-label={own.worthKnowing}>
      <Sign name="info" inline />
      <div>
        <p class="h">{own.worthKnowing}</p>
        <ul class="plain-list">
          {texts.map((text, at) => (
            <li key={at}>
              <Parts text={text} />
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
