import { askCrawler, asTyped, type RobotsSource } from "@aushang/engine/tester";
import type { Language } from "@aushang/engine/texts";
import { useEffect, useRef, useState } from "preact/hooks";
import { DEFAULT_CRAWLER, DEFAULT_READING } from "./address-state.ts";
import { testOne } from "./live.ts";
import type { Failure } from "./session.ts";

/** What came of reading the robots.txt of one site. */
export type SiteState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "read"; readonly source: RobotsSource };

/** The sites that were read so far, by origin. */
export type SiteStates = Readonly<Record<string, SiteState>>;

/** Reads sites, and says what came of it. */
export interface Sites {
  readonly states: SiteStates;
  readonly loading: boolean;
  /** Lets our server read the file of each origin once; `fresh` goes past its cache. */
  readonly read: (origins: readonly string[], fresh: boolean) => void;
  /** Ends what is on its way; false when nothing is. */
  readonly cancel: () => boolean;
}

async function readSite(
  origin: string,
  how: { fresh: boolean; language: Language; signal: AbortSignal },
): Promise<SiteState> {
  const target = asTyped(`${origin}/`);
  // Any crawler does: it is the file that is wanted.
  const crawler = askCrawler(DEFAULT_CRAWLER);
  if ("problem" in target || "problem" in crawler) throw new TypeError(`no origin: ${origin}`);
  const run = await testOne(target, { ...how, crawler: crawler.token, reading: DEFAULT_READING });
  if (run.kind === "one") return { kind: "read", source: run.source };
  return { kind: "failed", failure: run.kind === "failed" ? run.failure : { kind: "gone" } };
}

/** Sites that are read live. A new reading ends the one before. */
export function useSites(language: Language): Sites {
  const [states, set] = useState<SiteStates>({});
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const loading = Object.values(states).some(({ kind }) => kind === "loading");
  const cancel = (): boolean => {
    if (!loading) return false;
    running.current?.abort();
    set((all) =>
      Object.fromEntries(Object.entries(all).filter(([, { kind }]) => kind !== "loading")),
    );
    return true;
  };
  const read = (origins: readonly string[], fresh: boolean): void => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    set(Object.fromEntries(origins.map((origin) => [origin, { kind: "loading" }])));
    for (const origin of origins) {
      const arrive = (state: SiteState): void => {
        if (!signal.aborted) set((all) => ({ ...all, [origin]: state }));
      };
      readSite(origin, { fresh, language, signal }).then(arrive, () =>
        arrive({ kind: "failed", failure: { kind: "gone" } }),
      );
    }
  };
  return { states, loading, read, cancel };
}
