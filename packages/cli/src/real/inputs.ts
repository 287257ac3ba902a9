import { createReadStream, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import type { Impact } from "@aushang/engine/impact";
import { asTyped } from "@aushang/engine/tester";
import { type LogSummary, readLog } from "@aushang/inputs/log";
import { readSitemap, type SitemapSummary } from "@aushang/inputs/sitemap";
import { EXIT, type ExitCode } from "../exit.ts";
import { fileProblem } from "../files.ts";
import { Progress } from "../output/progress.ts";
import { forDisplay } from "../output/safe.ts";
import { refuse, type Session } from "../session.ts";
import { Downloads } from "./downloads.ts";

/** What was read of one sitemap or log. */
export type ReadInput =
  | { readonly kind: "sitemap"; readonly name: string; readonly summary: SitemapSummary }
  | { readonly kind: "log"; readonly name: string; readonly summary: LogSummary };

/** What became of reading all of them. */
export interface InputsRead {
  readonly inputs: readonly ReadInput[];
  readonly codes: ReadonlySet<ExitCode>;
}

/** Sitemaps that are read at most, those that an index names among them. */
const MOST_SITEMAPS = 10_000;
/** Lines and entries that are told one by one. */
const TOLD = 5;

const isAddress = (name: string): boolean => /^https?:\/\//i.test(name);

/** A sitemap that is still to be read. */
interface Waiting {
  readonly name: string;
  /** The address, or the file, that it is read from. */
  readonly from: string;
  /** The origin that a person typed; what an index names elsewhere is not trusted with private addresses. */
  readonly typed: string | null;
}

/** Reads sitemaps and logs into a count. What is wrong with them is told on standard error with its lines. */
export class RealInputs {
  readonly #session: Session;
  readonly #downloads: Downloads;
  readonly #progress: Progress;
  readonly #inputs: ReadInput[] = [];
  readonly #codes = new Set<ExitCode>();

  constructor(session: Session, userAgent: unknown) {
    this.#session = session;
    this.#downloads = new Downloads(session, userAgent);
    this.#progress = new Progress(session.io);
  }

  get read(): InputsRead {
    return { inputs: this.#inputs, codes: this.#codes };
  }

  async close(): Promise<void> {
    this.#progress.clear();
    await this.#downloads.close();
  }

  /** Reads sitemaps, and those that they name, into a count. Throws a `Refusal` for a file that cannot be read. */
  async addSitemaps(impact: Impact, names: readonly string[]): Promise<void> {
    const queue = names.map((name): Waiting => {
      const typed = isAddress(name) ? asTyped(name) : null;
      const origin = typed === null || "problem" in typed ? null : typed.origin;
      return { name, from: name, typed: origin };
    });
    const known = new Set(queue.map(({ from }) => from));
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      this.#show(next.name, this.#inputs.length + 1, known.size);
      for (const further of await this.#addSitemap(impact, next)) {
        if (known.has(further.from) || known.size >= MOST_SITEMAPS) continue;
        known.add(further.from);
        queue.push(further);
      }
    }
    this.#progress.clear();
  }

  /** Reads logs into a count. Throws a `Refusal` for a file that cannot be read. */
  async addLogs(impact: Impact, names: readonly string[]): Promise<void> {
    for (const name of names) {
      const reading = readLog(await this.#source(name));
      let blocks = 0;
      try {
        for await (const rows of reading) {
          impact.addRows(rows);
          if (blocks++ % 16 === 0) this.#showOctets(name, reading.summary.octets);
        }
      } catch (error) {
        throw this.#failure(name, error);
      }
      this.#progress.clear();
      this.#tellLog(name, reading.summary);
      this.#inputs.push({ kind: "log", name: this.#nameOf(name), summary: reading.summary });
    }
  }

  async #addSitemap(impact: Impact, one: Waiting): Promise<readonly Waiting[]> {
    const source = isAddress(one.from)
      ? await this.#downloads.get(one.from, one.typed)
      : await this.#source(one.from);
    if ("failure" in source) {
      this.#progress.clear();
      this.#session.complain(
        this.#session.words.proofs.impact.notFetched(forDisplay(one.from), source.failure),
      );
      this.#codes.add(EXIT.unknown);
      return [];
    }
    const reading = readSitemap(source);
    const further: Waiting[] = [];
    try {
      for await (const { addresses, sitemaps } of reading) {
        for (const address of addresses) impact.add(address);
        for (const address of sitemaps) further.push(placeOf(address, one));
      }
    } catch (error) {
      throw this.#failure(one.from, error);
    }
    this.#progress.clear();
    this.#tellSitemap(one.name, reading.summary);
    this.#inputs.push({ kind: "sitemap", name: this.#nameOf(one.name), summary: reading.summary });
    return further;
  }

  async #source(name: string): Promise<Readable> {
    return name === "-" ? this.#session.io.stdin : createReadStream(name);
  }

  #nameOf(name: string): string {
    return name === "-" ? this.#session.words.usage.standardInput : name;
  }

  #failure(name: string, error: unknown): unknown {
    this.#progress.clear();
    if (!(error instanceof Error && "code" in error)) return error;
    if (name !== "-") return fileProblem(this.#session, name, error);
    return refuse(this.#session.words.usage.inputFailed(error.message), error);
  }

  #tellLog(typed: string, { problem, bad, lines, badLines }: LogSummary): void {
    const { input } = this.#session.analysis.impact;
    const name = forDisplay(this.#nameOf(typed));
    if (bad > 0) {
      this.#session.tell(`aushang: ${name}: ${input.badLines(bad, lines)}`);
      for (const { line, problem: code, text } of badLines.slice(0, TOLD))
        this.#session.tell(`  ${name}:${line}: ${input.badLine[code]}: ${forDisplay(text)}`);
    }
    if (problem === null) return;
    const { title, next } = input.log(problem);
    this.#session.complain({ title: `${name}: ${title}`, next });
    this.#codes.add(EXIT.usage);
  }

  #tellSitemap(typed: string, { problem, badAddresses, bad }: SitemapSummary): void {
    const { input } = this.#session.analysis.impact;
    const name = forDisplay(this.#nameOf(typed));
    for (const { line, text } of badAddresses.slice(0, TOLD))
      this.#session.tell(`aushang: ${name}:${line}: ${input.badAddress}: ${forDisplay(text)}`);
    if (bad > TOLD) {
      const { locale } = this.#session.texts;
      const shown = new Intl.NumberFormat(locale).format(bad - TOLD);
      this.#session.tell(`aushang: ${this.#session.words.usage.morePlaces(bad - TOLD, shown)}`);
    }
    if (problem === null) return;
    const { title, next } = input.sitemap(problem);
    this.#session.complain({ title: `${name}: ${title}`, next });
    this.#codes.add(EXIT.usage);
  }

  #show(name: string, done: number, total: number): void {
    const { impact } = this.#session.words.proofs;
    const text = impact.readingSitemap(forDisplay(this.#nameOf(name)), done, total);
    this.#progress.show(this.#session.spell(text));
  }

  #showOctets(name: string, octets: number): void {
    const { impact } = this.#session.words.proofs;
    const size = this.#session.texts.bytes(octets);
    const text = impact.readingLog(forDisplay(this.#nameOf(name)), size);
    this.#progress.show(this.#session.spell(text));
  }
}

/**
 * Where a sitemap that an index names is read from. Beside an index at hand a file of the same path or name goes first:
 * it is the one that will be served.
 */
function placeOf(address: string, { from, typed }: Waiting): Waiting {
  if (isAddress(from) || from === "-") return { name: address, from: address, typed };
  const path = URL.canParse(address) ? new URL(address).pathname : "";
  const last = path.slice(path.lastIndexOf("/") + 1);
  for (const one of [path, last]) {
    // An escape could name another folder.
    if (one === "" || one.endsWith("/") || /[%\\]/.test(one)) continue;
    const beside = join(dirname(from), one);
    if (existsSync(beside)) return { name: beside, from: beside, typed };
  }
  return { name: address, from: address, typed };
}
