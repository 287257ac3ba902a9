import { parse, type RobotsFile } from "@aushang/engine";
import {
  type AskedCrawler,
  askCrawler,
  asTyped,
  type NoteCode,
  type Target,
  test,
} from "@aushang/engine/tester";
import type { Text } from "@aushang/engine/texts";
import type { FileFacts } from "../api/proofs.ts";
import type { Words } from "./answer.ts";
import type { FileSource } from "./model.ts";

/** A robots.txt about which something can be said. */
export interface ReadRobots {
  /** What crawlers read of it. No line at all where the site has none. */
  readonly file: RobotsFile;
  /** What is at hand of it. */
  readonly bytes: Uint8Array;
  readonly facts: FileFacts;
}

/** Stands for the site of a file that belongs to none; nobody is told of it. */
const ANY_SITE = "https://example.com/";
const EVERYBODY = askCrawler("*") as AskedCrawler;

/** The tester says what counts of a file, and what is to be known about it. */
export function readRobots({ address, source }: FileSource): ReadRobots {
  const target = asTyped(address ?? ANY_SITE) as Target;
  const { file, result } = test(target, EVERYBODY, "rfc9309", source, { others: false });
  const bytes = file?.bytes ?? new Uint8Array();
  const end = file === null || result.lines === 0 ? 0 : file.line(result.lines).to;
  const { robots, lines, truncated, notes } = result;
  const facts: FileFacts = {
    ...robots,
    address,
    finalAddress: address === null ? null : robots.finalAddress,
    absent: file === null,
    lines,
    truncated,
    notes,
  };
  return { file: parse(bytes.subarray(0, end)), bytes, facts };
}

/** Notes without which what is said about a file would be misread. */
const TOLD: ReadonlySet<NoteCode> = new Set<NoteCode>([
  "html-served",
  "binary-served",
  "file-empty",
  "no-rules-in-file",
  "file-truncated",
  "redirected-elsewhere",
]);

/** What has to be known about the files before anything else: that a site has none, that one is an HTML page. */
export function aboutFiles(files: readonly ReadRobots[], { texts }: Words): readonly Text[] {
  return files.flatMap(({ facts: { absent, address, meaning, status, notes } }): Text[] => {
    const place = address === null ? "" : `${address}: `;
    if (absent) return [[`${place}${texts.status(meaning, status).title}`]];
    return notes
      .filter((code) => TOLD.has(code))
      .map((code) => [`${place}${texts.note[code].title}. ${texts.note[code].text}`]);
  });
}
