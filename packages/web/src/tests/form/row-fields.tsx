import { crawlers } from "@aushang/engine/crawlers";
import type { ExpectedVerdict } from "@aushang/engine/suites";
import { askCrawler } from "@aushang/engine/tester";
import { useClipboard } from "../../page/copy.tsx";
import { ReadingField } from "../../page/question-fields.tsx";
import { Sign } from "../../page/sign.tsx";
import { useWords } from "../../page/words.tsx";
import { NO_ROW, ROWS_LIMIT, type Row } from "../question.ts";
import { isAddress, isEmpty, suiteOfRows } from "../rows.ts";
import type { Tests } from "../use-tests.ts";
import { useTestsWords } from "../words.ts";

const VERDICTS: readonly ExpectedVerdict[] = ["allowed", "disallowed"];

interface RowProps {
  readonly row: Row;
  readonly number: number;
  readonly change: (part: Partial<Row>) => void;
  readonly remove: (() => void) | null;
  /** Takes several pasted addresses, each in a row of its own. */
  readonly spread: (addresses: readonly string[]) => void;
}

/** What is wrong with a row; null for one that can be asked about, or that is empty. */
function useProblem(row: Row): string | null {
  const { engine } = useWords();
  const { own } = useTestsWords();
  if (isEmpty(row)) return null;
  if (!isAddress(row.address)) return own.form.notAddress;
  const asked = askCrawler(row.crawler);
  if (!("problem" in asked)) return null;
  const { title, next } = engine.problem[asked.problem]({ given: row.crawler.slice(0, 60) });
  return `${title}. ${next}`;
}

function RowField({ row, number, change, remove, spread }: RowProps) {
  const { own, suites } = useTestsWords();
  const problem = useProblem(row);
  const id = `row-${number}`;
  return (
    <li class="wish-row">
      <input
        class="input mono"
        id={id}
        type="text"
        inputMode="url"
        autocapitalize="off"
        autocomplete="off"
        spellcheck={false}
        placeholder="/shoes"
        aria-label={own.form.rowAddress(number)}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        value={row.address}
        onInput={(event) => change({ address: event.currentTarget.value })}
        onPaste={(event) => {
          const lines = (event.clipboardData?.getData("text") ?? "")
            .split(/[\r\n]+/)
            .map((line) => line.trim())
            .filter((line) => line !== "");
          if (lines.length < 2) return;
          event.preventDefault();
          spread(lines);
        }}
      />
      <input
        class="input"
        type="text"
        list="wish-tokens"
        autocapitalize="off"
        autocomplete="off"
        spellcheck={false}
        aria-label={own.form.rowCrawler(number)}
        value={row.crawler}
        onInput={(event) => change({ crawler: event.currentTarget.value })}
      />
      <span class="select">
        <select
          aria-label={own.form.rowExpect(number)}
          value={row.expect}
          onChange={(event) => change({ expect: event.currentTarget.value as ExpectedVerdict })}
        >
          {VERDICTS.map((verdict) => (
            <option key={verdict} value={verdict}>
              {suites.expected[verdict]}
            </option>
          ))}
        </select>
        <Sign name="down" />
      </span>
      <button
        class="btn plain"
        type="button"
        aria-label={own.form.rowRemove(number)}
        title={own.form.rowRemove(number)}
        disabled={remove === null}
        onClick={() => remove?.()}
      >
        <Sign name="close" inline />
      </button>
      {problem !== null && (
        <p class="err" id={`${id}-problem`}>
          <Sign name="error" inline />
          <span>
            <bdi>{problem}</bdi>
          </span>
        </p>
      )}
    </li>
  );
}

/** Puts the focus on the address of a row as soon as it is drawn. */
function focusRow(number: number): void {
  requestAnimationFrame(() => document.getElementById(`row-${number}`)?.focus());
}

/** Expectations row by row: an address, a crawler, a verdict. */
export function RowFields({ tests }: { tests: Tests }) {
  const { page } = useWords();
  const { own } = useTestsWords();
  const { say } = useClipboard();
  const { rows, reading } = tests.question;
  const set = (next: readonly Row[]): void => {
    if (next.length > ROWS_LIMIT) say(own.form.tooMany);
    tests.change({ rows: next.slice(0, ROWS_LIMIT) });
  };
  const replace = (at: number, by: readonly Row[]): void =>
    set([...rows.slice(0, at), ...by, ...rows.slice(at + 1)]);
  return (
    <div class="wish-list">
      <datalist id="wish-tokens">
        <option value="every" />
        <option value="*" />
        {crawlers.map(({ token }) => (
          <option key={token} value={token} />
        ))}
      </datalist>
      <div class="wish-heads" aria-hidden="true">
        <span>{own.result.columns.address}</span>
        <span>{own.result.columns.crawler}</span>
        <span>{own.result.columns.expected}</span>
      </div>
      <ol aria-label={own.form.rowsCaption}>
        {rows.map((row, at) => (
          <RowField
            key={at}
            row={row}
            number={at + 1}
            change={(part) => replace(at, [{ ...row, ...part }])}
            spread={(addresses) =>
              replace(
                at,
                addresses.map((address) => ({ ...row, address })),
              )
            }
            remove={
              rows.length === 1
                ? null
                : () => {
                    replace(at, []);
                    focusRow(Math.max(1, at));
                  }
            }
          />
        ))}
      </ol>
      <div class="btns">
        <button
          class="btn"
          type="button"
          disabled={rows.length >= ROWS_LIMIT}
          onClick={() => {
            const { crawler, expect } = rows.at(-1) ?? NO_ROW;
            set([...rows, { address: "", crawler, expect }]);
            focusRow(rows.length + 1);
          }}
        >
          {own.form.addRow}
        </button>
        {!rows.every(isEmpty) && (
          <button
            class="btn plain"
            type="button"
            onClick={() => tests.change({ by: "suite", suite: suiteOfRows(rows, reading) })}
          >
            {own.form.toSuite}
          </button>
        )}
      </div>
      <ReadingField
        id="reading"
        label={page.form.reading}
        value={reading}
        choose={(chosen) => tests.change({ reading: chosen })}
      />
    </div>
  );
}
