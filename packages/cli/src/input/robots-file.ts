import { parse, type ReadingId, type RobotsFile } from "@aushang/engine";
import {
  type AskedCrawler,
  askCrawler,
  asTyped,
  type NoteCode,
  type RobotsFacts,
  type RobotsSource,
  statusMeaning,
  type Target,
  test,
} from "@aushang/engine/tester";
import { openFetcher } from "../fetching.ts";
import { forDisplay } from "../output/safe.ts";
import { refuse, type Session } from "../session.ts";
import { type RobotsInput, readRobotsInput } from "./robots-input.ts";

/** A robots file about which something can be proven. */
export interface ReadRobots {
  /** As it was named, or its address. */
  readonly name: string;
  /** What crawlers read of it: at most 512,000 octets. No line at all where the site has no file. */
  readonly file: RobotsFile;
  /** What is at hand of it, for writing it anew. */
  readonly bytes: Uint8Array;
  readonly facts: RobotsFacts;
  readonly truncated: boolean;
  /** The site has no file (404, say), and nothing is blocked. */
  readonly isAbsent: boolean;
  readonly notes: readonly NoteCode[];
  /** Scheme, host and port that it is for; null for a file at hand. */
  readonly origin: string | null;
}

/** How robots files are read. */
export interface RobotsFileOptions {
  readonly userAgent?: unknown;
  /** The reading matters to the notes alone. */
  readonly reading?: ReadingId;
}

/**
 * Reads robots files that are given as files, addresses or `-`. Null in the place of one that could not be read: that is
 * told on standard error, and nothing may be said about it. Throws a `Refusal` for what is no file and no address.
 */
export async function readRobotsFiles(
  session: Session,
  given: readonly unknown[],
  { userAgent, reading = "rfc9309" }: RobotsFileOptions = {},
): Promise<readonly (ReadRobots | null)[]> {
  const inputs: RobotsInput[] = [];
  for (const one of given) inputs.push(await readRobotsInput(session, one));
  const isFetched = inputs.some(({ kind }) => kind === "address");
  const fetcher = isFetched ? await openFetcher(session, userAgent) : null;
  try {
    return await Promise.all(
      inputs.map(async (input) => {
        if (input.kind !== "address" || fetcher === null) return atHand(input, reading);
        return fetched(
          session,
          input,
          reading,
          await fetcher.fetch(input.address, { fresh: true }),
        );
      }),
    );
  } finally {
    await fetcher?.close();
  }
}

function atHand(input: RobotsInput, reading: ReadingId): ReadRobots {
  const { name, bytes } = input.kind === "given" ? input : { name: "", bytes: new Uint8Array() };
  return asRead(name, "https://example.com/", { kind: "given", bytes }, reading);
}

/** A robots file whose octets are at hand already. */
export const robotsAtHand = (name: string, bytes: Uint8Array): ReadRobots =>
  asRead(name, "https://example.com/", { kind: "given", bytes }, "rfc9309");

type Fetched = Extract<RobotsSource, { readonly kind: "live" }>["outcome"];

function fetched(
  session: Session,
  input: Extract<RobotsInput, { readonly kind: "address" }>,
  reading: ReadingId,
  outcome: Fetched,
): ReadRobots | null {
  const { address, origin } = input;
  const meaning = statusMeaning(outcome);
  // A site without /robots.txt is open. That a file of another name is not to be had says nothing about it.
  const isElsewhere = meaning.state === "unavailable" && address !== `${origin}/robots.txt`;
  if (isElsewhere && (outcome.status === 404 || outcome.status === 410))
    throw refuse(session.texts.problem["file-not-found"]({ given: forDisplay(address) }));
  if (isElsewhere || meaning.state === "unreachable" || meaning.state === "not-fetched") {
    const { title } = session.texts.status(meaning, outcome.status);
    session.complain(session.words.proofs.source.notRead(forDisplay(address), title));
    return null;
  }
  return { ...asRead(address, address, { kind: "live", outcome }, reading), origin };
}

const EVERYBODY = askCrawler("*") as AskedCrawler;

/** The tester says what is read of a file, and what is to be known about it. */
function asRead(
  name: string,
  address: string,
  source: RobotsSource,
  reading: ReadingId,
): ReadRobots {
  const target = asTyped(address) as Target;
  const { file, result } = test(target, EVERYBODY, reading, source, { others: false });
  const bytes = file?.bytes ?? new Uint8Array();
  const end = file === null || result.lines === 0 ? 0 : file.line(result.lines).to;
  return {
    name,
    file: parse(bytes.subarray(0, end)),
    bytes,
    facts: result.robots,
    truncated: result.truncated,
    isAbsent: file === null,
    notes: result.notes,
    origin: null,
  };
}
