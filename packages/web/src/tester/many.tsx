import { FileText } from "../page/parts.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import type { Row } from "../state/session.ts";
import { VerdictWord } from "../verdict/verdict-word.tsx";

function NotTested({ row }: { row: Exclude<Row, { readonly result: unknown }> }) {
  const { page, engine } = useWords();
  const given = row.typed.slice(0, 60);
  const said = "problem" in row ? engine.problem[row.problem]({ given }) : null;
  return (
    <>
      <td class="vcell">
        <span class="sev error">
          <Sign name="error" />
          {page.many.notTested}
        </span>
      </td>
      <td data-l={page.many.reason} colSpan={3}>
        {said ? `${said.title}. ${said.next}` : "refused" in row && row.refused}
      </td>
    </>
  );
}

function Tested({
  row,
  only,
}: {
  row: Extract<Row, { readonly result: unknown }>;
  only: (address: string) => void;
}) {
  const { page, engine } = useWords();
  const { result } = row;
  return (
    <>
      <td class="vcell">
        <VerdictWord of={result} />
      </td>
      <td data-l={page.others.decides} class="ln">
        {result.line === null ? page.basis[result.basis] : `${engine.line(result.line)}`}
      </td>
      <td data-l={page.others.group}>
        {result.group.token !== null && (
          <code>
            <FileText text={result.group.token} />
          </code>
        )}
      </td>
      <td class="wide">
        <button class="link-btn" type="button" onClick={() => only(row.typed)}>
          {page.many.show}
          <span class="vh"> {result.address}</span>
        </button>
      </td>
    </>
  );
}

/** What the table of several addresses needs. */
export interface ManyProps {
  readonly rows: readonly Row[];
  /** How many of the pasted addresses were left out. */
  readonly left: number;
  readonly crawler: string;
  readonly only: (address: string) => void;
}

/** Several addresses at once: verdict, line and group of each, and the reason for those that are none. */
export function Many({ rows, left, crawler, only }: ManyProps) {
  const { page } = useWords();
  return (
    <section class="block mt-4" aria-labelledby="many">
      <div class="table-head">
        <h1 id="many" tabIndex={-1}>
          {page.many.title(rows.length, crawler)}
        </h1>
        <p>{page.many.lead}</p>
        {left > 0 && <p role="status">{page.many.left(left)}</p>}
      </div>
      <div class="tw">
        <table class="data rows">
          <caption class="vh">{page.many.title(rows.length, crawler)}</caption>
          <thead>
            <tr>
              <th scope="col">{page.form.address}</th>
              <th scope="col">{page.others.verdict}</th>
              <th scope="col">{page.others.decides}</th>
              <th scope="col">{page.others.group}</th>
              <th scope="col">
                <span class="vh">{page.many.show}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                <th scope="row">
                  <code>
                    <FileText text={row.typed.slice(0, 200)} />
                  </code>
                </th>
                {"result" in row ? <Tested row={row} only={only} /> : <NotTested row={row} />}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
