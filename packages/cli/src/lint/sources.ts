import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import type { LiveFacts } from "@aushang/engine/lint";
import { asTyped, statusMeaning } from "@aushang/engine/tester";
import { openFetcher } from "../fetching.ts";
import { fileProblem } from "../files.ts";
import { Outcomes } from "../outcomes.ts";
import { Progress } from "../output/progress.ts";
import { forDisplay } from "../output/safe.ts";
import { refuse, type Session } from "../session.ts";
import type { Place } from "./places.ts";
import { fetchTwins } from "./twins.ts";

/** What is to be looked at. */
export interface LintSource {
  readonly place: Place;
  /** For people. */
  readonly name: string;
  /** For programs: the path or address, `-` for standard input. */
  readonly path: string;
  /** Empty where the site has no file, or nothing could be read. */
  readonly bytes: Uint8Array;
  readonly live: LiveFacts | null;
  /** `unread`: what the file says is not known. `absent`: the site has none. */
  readonly state: "read" | "absent" | "unread";
}

/** Octets of a file that are looked at: many times what crawlers read, to tell what they do not. */
const ENOUGH = 16 * 1024 * 1024;

/** Reads the places one by one, in order. Throws a `Refusal` for a file that cannot be read. */
export async function* readSources(
  session: Session,
  places: readonly Place[],
  userAgent: unknown,
): AsyncGenerator<LintSource> {
  const addresses = places.flatMap((place) => (place.kind === "address" ? place.address : []));
  const live = addresses.length === 0 ? null : await openLive(session, addresses, userAgent);
  try {
    for (const place of places)
      if (place.kind !== "address") yield await atHand(session, place);
      else if (live !== null) yield await live.read(place);
  } finally {
    await live?.close();
  }
}

async function atHand(
  session: Session,
  place: Exclude<Place, { readonly kind: "address" }>,
): Promise<LintSource> {
  const isFile = place.kind === "file";
  const bytes = isFile ? await fileOctets(session, place.path) : await stdinOctets(session);
  return {
    place,
    name: isFile ? place.path : session.words.usage.standardInput,
    path: isFile ? place.path : "-",
    bytes,
    live: null,
    state: "read",
  };
}

async function fileOctets(session: Session, path: string): Promise<Uint8Array> {
  try {
    return await octetsOf(createReadStream(path));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    // `example.com` was probably meant as a website.
    if (missing && !path.includes("\\") && !("problem" in asTyped(path)))
      throw refuse(session.words.usage.robotsAddressPlain(forDisplay(path)), error);
    throw fileProblem(session, path, error);
  }
}

async function stdinOctets(session: Session): Promise<Uint8Array> {
  try {
    return await octetsOf(session.io.stdin);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw refuse(session.words.usage.inputFailed(detail), error);
  }
}

async function octetsOf(input: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of input) {
    const octets = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    chunks.push(octets);
    length += octets.length;
    if (length > ENOUGH) break;
  }
  // A view of its own memory: what is behind a subarray of a pool is nobody's business.
  return new Uint8Array(Buffer.concat(chunks)).subarray(0, ENOUGH);
}

async function openLive(session: Session, addresses: readonly string[], userAgent: unknown) {
  const progress = new Progress(session.io);
  const fetcher = await openFetcher(session, userAgent);
  // Nobody typed these: a private address behind one of them stays unasked.
  const cautious = await openFetcher(session, userAgent, { trustTyped: false });
  const outcomes = new Outcomes(fetcher, addresses, {
    fresh: true,
    onDone: (done, total) => {
      if (total > 1) progress.show(session.spell(session.words.check.progress(done, total)));
    },
  });
  return {
    read: async (place: Extract<Place, { readonly kind: "address" }>): Promise<LintSource> => {
      const outcome = await outcomes.next(place.address);
      const twins = await fetchTwins(cautious, outcome);
      progress.clear();
      return fetched(session, place, { outcome, ...twins });
    },
    close: async (): Promise<void> => {
      progress.clear();
      await Promise.all([fetcher.close(), cautious.close()]);
    },
  };
}

function fetched(
  session: Session,
  place: Extract<Place, { readonly kind: "address" }>,
  live: LiveFacts,
): LintSource {
  const { address, origin } = place;
  const { outcome } = live;
  const meaning = statusMeaning(outcome);
  // A site without /robots.txt is open. That a file of another name is missing says nothing about it.
  if (meaning.state === "unavailable" && address !== `${origin}/robots.txt`)
    throw refuse(session.texts.problem["file-not-found"]({ given: forDisplay(address) }));
  const isUnread = meaning.state === "unreachable" || meaning.state === "not-fetched";
  if (isUnread) {
    const { title } = session.texts.status(meaning, outcome.status);
    session.complain(session.words.proofs.source.notRead(forDisplay(address), title));
  }
  const state = isUnread ? "unread" : meaning.state === "unavailable" ? "absent" : "read";
  return {
    place,
    name: address,
    path: address,
    // The body of an error page is no robots.txt.
    bytes: state === "read" ? outcome.body : new Uint8Array(),
    live,
    state,
  };
}
