import { FileText } from "../../page/parts.tsx";
import { Sign } from "../../page/sign.tsx";
import { useWords } from "../../page/words.tsx";
import type { FileReading, FileReport } from "../jobs.ts";
import { useImpactWords } from "../words.ts";

/** Whether a file was not read to its end. */
export function isPartly({ reading }: FileReport): boolean {
  return reading.kind === "unreadable" || reading.summary.problem !== null;
}

/** Lines or entries that say nothing, with the first of them. */
function Bad({ title, items }: { title: string; items: readonly (readonly [number, string])[] }) {
  const { own } = useImpactWords();
  return (
    <details class="why-of">
      <summary>{title}</summary>
      <ul class="plain-list">
        {items.map(([line, text]) => (
          <li key={line}>
            {own.files.badLine(line)}:{" "}
            <code>
              <FileText text={text} />
            </code>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Problem({ reading }: { reading: FileReading }) {
  const { own, told } = useImpactWords();
  if (reading.kind === "unreadable") return <p class="err">{own.files.unreadable}</p>;
  const said =
    reading.kind === "log"
      ? reading.summary.problem && told.input.log(reading.summary.problem)
      : reading.summary.problem && told.input.sitemap(reading.summary.problem);
  if (!said) return null;
  return (
    <>
      <p class="err">
        <Sign name="error" inline />
        <span>
          <FileText text={said.title.slice(0, 600)} />
        </span>
      </p>
      <p>
        <FileText text={said.next.slice(0, 600)} />
      </p>
    </>
  );
}

function About({ reading }: { reading: FileReading }) {
  const { own, told } = useImpactWords();
  if (reading.kind === "unreadable") return null;
  if (reading.kind === "log") {
    const { format, lines, bad, badLines } = reading.summary;
    return (
      <>
        {format !== null && (
          <p>
            {told.input.format[format]}, {own.files.lines(lines)}
          </p>
        )}
        {bad > 0 && (
          <Bad
            title={told.input.badLines(bad, lines)}
            items={badLines.map(({ line, problem, text }) => [
              line,
              text === "" ? told.input.badLine[problem] : text,
            ])}
          />
        )}
      </>
    );
  }
  const { kind, addresses, sitemaps, bad, badAddresses } = reading.summary;
  return (
    <>
      {kind !== null && (
        <p>
          {kind === "sitemapindex"
            ? own.files.index(sitemaps)
            : `${own.files.sitemap}, ${own.files.addresses(addresses)}`}
        </p>
      )}
      {reading.names.length > 0 && (
        <ul class="plain-list">
          {reading.names.map((name, at) => (
            <li key={at}>
              <code>
                <FileText text={name.slice(0, 300)} />
              </code>
            </li>
          ))}
        </ul>
      )}
      {bad > 0 && (
        <Bad
          title={own.files.badEntries(bad)}
          items={badAddresses.map(({ line, text }) => [line, text])}
        />
      )}
    </>
  );
}

/** What became of each file: how it was read, and what in it could not be. */
export function FileReports({ files }: { files: readonly FileReport[] }) {
  const { engine } = useWords();
  const { own } = useImpactWords();
  return (
    <section class="part">
      <h2 class="sec-h">{own.files.title}</h2>
      <ul class="reports">
        {files.map((file, at) => (
          <li key={at}>
            <Sign name={isPartly(file) ? "warning" : "file"} />
            <div>
              <h3>
                <FileText text={file.name.slice(0, 120)} />{" "}
                <span class="muted small">{engine.bytes(file.size)}</span>
              </h3>
              <About reading={file.reading} />
              <Problem reading={file.reading} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
