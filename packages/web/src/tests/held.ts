import type { ReadingId } from "@aushang/engine";
import type { Check, Suite, SuitePlace, SuiteSource } from "@aushang/engine/suites";
import { asTypedAt } from "@aushang/engine/tester";
import type { Held, NumberedRow } from "./jobs.ts";

/** A suite with the robots files that it is to be held to, as far as they are there. */
export interface HeldSuite {
  readonly suite: Suite;
  readonly sources: readonly (SuiteSource & { readonly site: string | null })[];
  /** Origins that are to be read live, whether they were or not. */
  readonly origins: readonly string[];
  /** Places of the suite for which no site is known. */
  readonly siteless: readonly (string | null)[];
  /** The environment that a draft is held to. */
  readonly environment: string | null;
}

type Live = Held & { kind: "live" };

/** Where paths are thought of in a draft of no known site. */
const NOWHERE = "https://example.com";

/** An address as it can be said: of a draft that belongs to no known site, the path alone. */
export function sayable(address: string): string {
  return address.startsWith(`${NOWHERE}/`) ? address.slice(NOWHERE.length) : address;
}

/** The place that a single file is for: the one that was chosen, else the first that names a file. */
function placeFor({ places }: Suite, environment: string | null): SuitePlace | undefined {
  return (
    places.find((place) => environment !== null && place.environment === environment) ??
    places.find(({ file }) => file !== null) ??
    places[0]
  );
}

function liveSource(
  { fetched }: Live,
  environment: string | null,
  origin: string,
): HeldSuite["sources"] {
  const source = fetched[origin];
  return source
    ? [{ environment, name: `${origin}/robots.txt`, origin, source, site: origin }]
    : [];
}

function heldLive(suite: Suite, held: Live): HeldSuite {
  const known = suite.places.some(({ environment }) => environment === held.environment);
  const chosen = known && held.environment !== null ? held.environment : null;
  const place = placeFor(suite, chosen);
  // One site cannot be what several environments mean.
  const places =
    held.site !== null && place
      ? [{ ...place, origin: held.site }]
      : suite.places.filter(({ environment }) => chosen === null || environment === chosen);
  const sited = places.filter(({ origin }) => origin !== null);
  return {
    suite,
    sources: sited.flatMap(({ environment, origin }) =>
      liveSource(held, environment, origin ?? ""),
    ),
    origins: [...new Set(sited.flatMap(({ origin }) => origin ?? []))],
    siteless: places.filter(({ origin }) => origin === null).map(({ environment }) => environment),
    environment: held.site === null ? chosen : (place?.environment ?? null),
  };
}

/** What a suite is held to: a draft for one of its environments, or the sites that it, or somebody, names. */
export function heldTo(suite: Suite, held: Held): HeldSuite {
  if (held.kind === "live") return heldLive(suite, held);
  const place = placeFor(suite, held.environment);
  const { environment = null, origin = null } = place ?? {};
  const address = origin === null ? {} : { address: `${origin}/robots.txt` };
  const source = { kind: "given", bytes: held.robots, ...address } as const;
  const sources =
    held.robots === "" ? [] : [{ environment, name: "robots.txt", origin, source, site: null }];
  return { suite, sources, origins: [], siteless: [], environment };
}

function checkOf({ number, address, crawler, expect }: NumberedRow, reading: ReadingId): Check {
  return {
    at: number,
    // As in a suite.
    who: [
      /^every$/i.test(crawler) ? { kind: "every", except: [] } : { kind: "crawler", name: crawler },
    ],
    urls: [address],
    wholeSite: false,
    expect,
    line: null,
    group: null,
    status: null,
    reading,
    environments: null,
    why: null,
  };
}

function suiteOf(rows: readonly NumberedRow[], reading: ReadingId): Suite {
  return {
    name: null,
    places: [{ environment: null, file: null, origin: null }],
    checks: rows.map((row) => checkOf(row, reading)),
  };
}

/**
 * What rows are held to: a draft all at once, live sites each with the rows that are about it. Rows have been looked
 * at: each is an address or a path.
 */
export function rowsHeldTo(
  rows: readonly NumberedRow[],
  reading: ReadingId,
  held: Held,
): readonly HeldSuite[] {
  if (held.kind === "draft") return [heldTo(suiteOf(rows, reading), held)];
  const bySite = new Map<string | null, NumberedRow[]>();
  for (const row of rows) {
    const target = asTypedAt(held.site ?? NOWHERE, row.address);
    const isPath = /^\/(?!\/)/.test(row.address);
    const site = "problem" in target || (isPath && held.site === null) ? null : target.origin;
    const others = bySite.get(site);
    if (others) others.push(row);
    else bySite.set(site, [row]);
  }
  return [...bySite].map(([site, own]) => heldTo(suiteOf(own, reading), { ...held, site }));
}
