import { dirname, resolve } from "node:path";
import type { Suite, SuitePlace, SuiteSource } from "@aushang/engine/suites";
import { asTyped } from "@aushang/engine/tester";
import type { Fetcher } from "@aushang/fetcher";
import { openFetcher } from "../fetching.ts";
import { type RobotsInput, readRobotsInput } from "../input/robots-input.ts";
import { Outcomes } from "../outcomes.ts";
import { Progress } from "../output/progress.ts";
import { forDisplay } from "../output/safe.ts";
import { refuse, type Session } from "../session.ts";
import type { SuiteFile } from "./suite-file.ts";

/** What the command line says about where the robots files are. */
export interface Asked {
  readonly environments: readonly string[];
  /** The file of `--robots`. */
  readonly robots: RobotsInput;
  /** Origins of `--live`. */
  readonly live: readonly string[];
  readonly userAgent: unknown;
}

/** A robots.txt that is still to be read or fetched. */
type Wanted = Omit<SuiteSource, "source"> &
  ({ readonly bytes: Uint8Array } | { readonly fetch: string });

/** A suite that could be read, with the robots files that it is to be held against. */
export interface Plan {
  readonly file: SuiteFile & { readonly suite: Suite };
  readonly wanted: readonly Wanted[];
}

/** The origin that a value of `--live` names. Throws a `Refusal` for anything else. */
export function originFrom(session: Session, typed: string): string {
  const target = asTyped(typed);
  if (!("problem" in target) && ["/", "/robots.txt"].includes(target.target)) return target.origin;
  throw refuse(session.analysis.suites.problem["not-an-origin"]({ found: forDisplay(typed) }));
}

/**
 * Which robots files a suite is held against: what the command line names, else what the suite itself does. Throws a
 * `Refusal` where there is none, or where it is not clear for which environment it would be.
 */
export async function planFor(
  session: Session,
  file: SuiteFile & { readonly suite: Suite },
  asked: Asked,
): Promise<Plan> {
  const isNamed = asked.robots.kind !== "own-origin" || asked.live.length > 0;
  const places = placesOf(session, file, asked, isNamed);
  const wanted: Wanted[] = [];
  for (const place of places) {
    const found = isNamed ? named(place, asked) : await own(session, place, file);
    if (found.length === 0 && (place.environment === null || asked.environments.length > 0))
      throw refuse(session.words.check.sourceMissing(forDisplay(titleOf(file, place))));
    if (found.length === 0)
      session.tell(
        session.words.check.environmentWithoutSource(
          forDisplay(place.environment ?? ""),
          forDisplay(file.name),
        ),
      );
    wanted.push(...found);
  }
  if (wanted.length === 0) throw refuse(session.words.check.sourceMissing(forDisplay(file.name)));
  return { file, wanted };
}

const titleOf = ({ name }: SuiteFile, { environment }: SuitePlace): string =>
  environment === null ? name : `${name} (${environment})`;

function placesOf(
  session: Session,
  { suite, name }: SuiteFile & { readonly suite: Suite },
  { environments }: Asked,
  isNamed: boolean,
): readonly SuitePlace[] {
  const { check } = session.words;
  const known = suite.places.flatMap(({ environment }) => environment ?? []);
  const list = forDisplay(known.join(", "));
  for (const environment of environments)
    if (!known.includes(environment))
      throw refuse(check.environmentUnknown(forDisplay(environment), forDisplay(name), list));
  const places =
    environments.length === 0
      ? suite.places
      : suite.places.filter(({ environment }) => environments.includes(environment ?? ""));
  if (isNamed && places.length > 1) throw refuse(check.environmentNeeded(forDisplay(name), list));
  return places;
}

/** The files that the command line names, for the one place that is meant. */
function named({ environment, origin }: SuitePlace, { robots, live }: Asked): readonly Wanted[] {
  const sites = live.map((site) => liveAt(environment, site));
  if (robots.kind === "address")
    sites.unshift({
      environment,
      name: robots.address,
      origin: robots.origin,
      fetch: robots.address,
    });
  if (robots.kind !== "given") return sites;
  const { name, bytes } = robots;
  return [{ environment, name, origin: live[0] ?? origin, bytes }, ...sites];
}

/** The files that the suite names: the one at hand, the live one, or both. */
async function own(
  session: Session,
  { environment, file, origin }: SuitePlace,
  suite: SuiteFile,
): Promise<readonly Wanted[]> {
  const sites = origin === null ? [] : [liveAt(environment, origin)];
  if (file === null) return sites;
  const path = suite.path === null ? resolve(file) : resolve(dirname(suite.path), file);
  const robots = await readRobotsInput(session, path);
  const bytes = robots.kind === "given" ? robots.bytes : new Uint8Array();
  return [{ environment, name: file, origin, bytes }, ...sites];
}

function liveAt(environment: string | null, origin: string): Wanted {
  const address = `${origin}/robots.txt`;
  return { environment, name: address, origin, fetch: address };
}

/** Reads and fetches what the plans need, each robots.txt once, and hands over plan by plan. */
export async function* withSources(
  session: Session,
  plans: readonly Plan[],
  userAgent: unknown,
): AsyncGenerator<{ readonly plan: Plan; readonly sources: readonly SuiteSource[] }> {
  const addresses = plans.flatMap(({ wanted }) =>
    wanted.flatMap((one) => ("fetch" in one ? one.fetch : [])),
  );
  const fetcher: Fetcher | null =
    addresses.length === 0 ? null : await openFetcher(session, userAgent);
  const progress = new Progress(session.io);
  const outcomes =
    fetcher &&
    new Outcomes(fetcher, addresses, {
      fresh: true,
      onDone: (done, total) => {
        if (total > 1) progress.show(session.spell(session.words.check.progress(done, total)));
      },
    });
  try {
    for (const plan of plans) {
      const sources: SuiteSource[] = [];
      for (const one of plan.wanted) sources.push(await sourceOf(one, outcomes));
      progress.clear();
      yield { plan, sources };
    }
  } finally {
    progress.clear();
    await fetcher?.close();
  }
}

async function sourceOf(wanted: Wanted, outcomes: Outcomes | null): Promise<SuiteSource> {
  const { environment, name, origin } = wanted;
  if ("fetch" in wanted && outcomes !== null) {
    const outcome = await outcomes.next(wanted.fetch);
    return { environment, name, origin, source: { kind: "live", outcome } };
  }
  const bytes = "bytes" in wanted ? wanted.bytes : new Uint8Array();
  const address = origin === null ? {} : { address: `${origin}/robots.txt` };
  return { environment, name, origin, source: { kind: "given", bytes, ...address } };
}
