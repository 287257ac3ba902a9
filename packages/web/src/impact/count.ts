import { createImpact, type Impact } from "@aushang/engine/impact";
import { readLog } from "@aushang/inputs/log";
import { readSitemap } from "@aushang/inputs/sitemap";
import { HEAD, kindOf } from "./file-kind.ts";
import type { FileReading, FileReport, ImpactAnswer, ImpactJob, Progress } from "./jobs.ts";

/** Sitemaps of an index that are named. */
const NAMED = 20;

/** Milliseconds between two reports on how far it is. */
const REPORT_MS = 100;

/** Counts pieces as they pass, and tells of them now and then. */
async function* watched(
  stream: ReadableStream<Uint8Array>,
  passed: (octets: number) => void,
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    passed(value.length);
    yield value;
  }
}

/** Makes the counters when they are needed: one for entries of lists, one for requests. */
class Counters {
  readonly #job: ImpactJob;
  #list: Impact | null = null;
  #requests: Impact | null = null;

  constructor(job: ImpactJob) {
    this.#job = job;
  }

  #made(): Impact {
    const { present, draft, reading, origin } = this.#job;
    return createImpact({
      present,
      reading,
      ...(draft !== null && { draft }),
      ...(origin !== null && { origin }),
    });
  }

  get list(): Impact {
    this.#list ??= this.#made();
    return this.#list;
  }

  get requests(): Impact {
    this.#requests ??= this.#made();
    return this.#requests;
  }

  results(): Pick<ImpactAnswer, "list" | "requests"> {
    return { list: this.#list?.result() ?? null, requests: this.#requests?.result() ?? null };
  }
}

async function readOne(
  file: File,
  counters: Counters,
  passed: (octets: number) => void,
): Promise<FileReading> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const kind = await kindOf(head);
  const octets = watched(file.stream(), passed);
  if (kind === "log") {
    const log = readLog(octets);
    for await (const rows of log) counters.requests.addRows(rows);
    return { kind, summary: log.summary };
  }
  const sitemap = readSitemap(octets);
  const names: string[] = [];
  for await (const { addresses, sitemaps } of sitemap) {
    for (const address of addresses) counters.list.add(address);
    names.push(...sitemaps.slice(0, NAMED - names.length));
  }
  return { kind, summary: sitemap.summary, names };
}

/**
 * Reads every file as it comes and counts what the two robots files mean for what it holds. A file that the browser
 * cannot read is reported as such, with the others counted all the same.
 */
export async function countAll(
  job: ImpactJob,
  tell: (progress: Progress) => void,
): Promise<ImpactAnswer> {
  const counters = new Counters(job);
  const files: FileReport[] = [];
  let before = 0;
  let told = 0;
  for (const [at, file] of job.files.entries()) {
    let own = 0;
    const passed = (octets: number): void => {
      own += octets;
      const now = performance.now();
      if (now - told < REPORT_MS) return;
      told = now;
      tell({ file: at, read: before + own });
    };
    const { name, size } = file;
    const reading = await readOne(file, counters, passed).catch((cause: unknown): FileReading => {
      if (cause instanceof DOMException) return { kind: "unreadable" };
      throw cause;
    });
    files.push({ name, size, reading });
    before += size;
  }
  return { ...counters.results(), files };
}
