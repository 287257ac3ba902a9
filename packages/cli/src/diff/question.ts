import type { ReadingId } from "@aushang/engine";
import { type Asker, type DiffResult, difference } from "@aushang/engine/analyse";
import { askerOf } from "@aushang/engine/tester";
import type { Action } from "../forms.ts";
import { readCrawlers } from "../input/asked-crawlers.ts";
import { readAskers } from "../input/askers.ts";
import type { ReadRobots } from "../input/robots-file.ts";
import { forDisplay } from "../output/safe.ts";
import { readingFrom, readingsFrom } from "../reading.ts";
import { refuse, type Session } from "../session.ts";
import type { Message } from "../texts/catalogue.ts";
import { apart } from "./apart.ts";

type Options = Parameters<Action>[2];

/** What differs between the two sides. */
export type By = "file" | "crawler" | "reading";

/** What is to be compared, before the files are read. */
export interface Question {
  readonly by: By;
  readonly readings: readonly ReadingId[];
  /** The crawlers of `--against`; empty without. */
  readonly against: readonly Asker[];
  /** The reading of `--against-reading`, or null. */
  readonly againstReading: ReadingId | null;
}

/** What was compared. */
export interface Compared {
  readonly by: By;
  readonly result: DiffResult;
  readonly askers: readonly Asker[];
  readonly readings: readonly ReadingId[];
  /** What stands for the two sides where they are no files: crawlers or readings. */
  readonly names: { readonly old: string; readonly new: string } | null;
}

/** What the arguments and options ask for. Throws a `Refusal` where that is not clear. */
export function questionOf(session: Session, files: readonly string[], options: Options): Question {
  const { diff } = session.words.proofs;
  const by = byOf(options, diff.againstBoth);
  const hasReal = options.sitemap !== undefined || options.log !== undefined;
  if (hasReal && by !== "file") throw refuse(session.words.proofs.impact.onlyFiles());
  if (by === "file") {
    if (files.length < 2) throw refuse(diff.secondMissing());
    const readings = readingsFrom(session, options.reading);
    if (hasReal && readings.length > 1) throw refuse(session.words.proofs.impact.oneReading());
    return { by, readings, against: [], againstReading: null };
  }
  if (files.length > 1) throw refuse(diff.againstFiles(OPTION[by]));
  const readings = readingsFrom(session, options.reading);
  if (readings.length > 1) throw refuse(diff.againstOne(OPTION[by]));
  if (by === "crawler") {
    const against = readCrawlers(session, [options.against]).map(askerOf);
    if (against.length > 1) throw refuse(diff.againstOne(OPTION[by]));
    return { by, readings, against, againstReading: null };
  }
  const againstReading = readingFrom(session, options.againstReading);
  if (againstReading === readings[0]) throw refuse(diff.againstSame(OPTION[by], againstReading));
  return { by, readings, against: [], againstReading };
}

const OPTION = { crawler: "--against", reading: "--against-reading" } as const;

function byOf({ against, againstReading }: Options, both: () => Message): By {
  if (against !== undefined && againstReading !== undefined) throw refuse(both());
  if (against !== undefined) return "crawler";
  return againstReading === undefined ? "file" : "reading";
}

/** Compares the files that were read. Throws a `Refusal` for crawlers that cannot be compared. */
export function compare(
  session: Session,
  { by, readings, against: [other], againstReading }: Question,
  [old, next = old]: readonly ReadRobots[],
  options: Options,
): Compared {
  const { file: before } = old as ReadRobots;
  const { file: after } = next as ReadRobots;
  const [reading = "rfc9309"] = readings;
  if (other !== undefined) {
    const { diff } = session.words.proofs;
    const [asker, ...more] = readCrawlers(session, options.as).map(askerOf) as [Asker];
    if (more.length > 0) throw refuse(diff.againstOne("--against"));
    if (asker.token === other.token)
      throw refuse(diff.againstSame("--against", forDisplay(other.token)));
    const names = { old: asker.token, new: other.token };
    const result = apart(before, [{ old: asker, next: other, crawlers: [] }], reading, reading);
    return { by, result, askers: [asker, other], readings, names };
  }
  if (againstReading !== null) {
    const askers = readAskers(session, options.as, [before], [reading, againstReading]);
    const pairs = askers.map((one) => ({ old: one, next: one, crawlers: [one.token] }));
    const names = {
      old: session.texts.reading[reading].name,
      new: session.texts.reading[againstReading].name,
    };
    const result = mostFirst(apart(before, pairs, reading, againstReading));
    return { by, result, askers, readings: [reading, againstReading], names };
  }
  const askers = readAskers(session, options.as, [before, after], readings);
  const result = mostFirst(difference(before, after, askers, readings));
  return { by, result, askers, readings, names: null };
}

/** What changes for all that no group names comes first: it concerns the most. */
function mostFirst(result: DiffResult): DiffResult {
  const isForAll = ({ crawlers }: DiffResult["changes"][number]): boolean => crawlers.includes("*");
  const { changes } = result;
  return {
    ...result,
    changes: [...changes.filter(isForAll), ...changes.filter((one) => !isForAll(one))],
  };
}
