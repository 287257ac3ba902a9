import { askCrawler, asTyped, test } from "@aushang/engine/tester";
import type { Language } from "@aushang/engine/texts";
import { useEffect, useMemo, useReducer, useRef } from "preact/hooks";
import { DEFAULT_CRAWLER, DEFAULT_READING, readPageAddress } from "../state/address-state.ts";
import { testOne } from "../state/live.ts";
import { useSettled } from "../state/use-settled.ts";
import { type Comparison, comparisonAddress, keptAs } from "./compare-link.ts";
import { fileOf, type Live, type Side, type SideFile, type SideId } from "./sides.ts";

/** What is compared and what came of its live sides. */
interface State extends Comparison {
  readonly live: Readonly<Record<SideId, Live>>;
}

type Event =
  | { readonly kind: "side"; readonly id: SideId; readonly side: Partial<Side> }
  | { readonly kind: "live"; readonly id: SideId; readonly live: Live }
  | { readonly kind: "set"; readonly part: Partial<Omit<Comparison, SideId>> }
  | { readonly kind: "swap" };

function advance(state: State, event: Event): State {
  switch (event.kind) {
    case "side":
      return { ...state, [event.id]: { ...state[event.id], ...event.side } };
    case "live":
      return { ...state, live: { ...state.live, [event.id]: event.live } };
    case "set":
      return { ...state, ...event.part };
    case "swap":
      return {
        ...state,
        ...(state.by === "file" && {
          old: state.next,
          next: state.old,
          live: { old: state.live.next, next: state.live.old },
        }),
        crawlers: { old: state.crawlers.next, next: state.crawlers.old },
        readings: { old: state.readings.next, next: state.readings.old },
      };
  }
}

/** Everything that the page can do with a comparison. */
export interface Comparing {
  readonly comparison: Comparison;
  readonly files: Readonly<Record<SideId, SideFile>>;
  readonly change: (id: SideId, side: Partial<Side>) => void;
  /** Lets our server read the file of an address; `fresh` goes past its cache. */
  readonly fetchLive: (id: SideId, fresh?: boolean) => void;
  readonly cancel: (id: SideId) => void;
  /** Changes what is asked about the files. */
  readonly set: (part: Partial<Omit<Comparison, SideId>>) => void;
  readonly swap: () => void;
}

const TYPING_MS = 200;
const SYNC_MS = 400;
/** Both sides. */
export const SIDES: readonly SideId[] = ["old", "next"];

const FIELD = { live: "address", draft: "text", file: "choose" } as const;

/** Id of the field in which a side is given. */
export function fieldOf({ comparison }: Comparing, id: SideId): string {
  return `${FIELD[comparison[id].kind]}-${id}`;
}

async function readLive(
  address: string,
  how: { fresh: boolean; language: Language; signal: AbortSignal },
): Promise<Live> {
  const target = asTyped(address);
  if ("problem" in target) return { kind: "problem", code: target.problem, given: address };
  // Any crawler does: it is the file that is wanted.
  const crawler = askCrawler(DEFAULT_CRAWLER);
  if ("problem" in crawler) throw new TypeError("the default crawler has no name");
  const reading = DEFAULT_READING;
  const run = await testOne(target, { ...how, crawler: crawler.token, reading });
  if (run.kind === "failed") return run;
  if (run.kind !== "one") return { kind: "idle" };
  return { kind: "read", tested: test(target, crawler, reading, run.source, { others: false }) };
}

/** Keeps address and history in step with what is compared, without new entries. */
function useAddressSync(comparison: Comparison): void {
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const { address } = await comparisonAddress(comparison);
      if (gone) return;
      const page = new URL(address, location.origin);
      const { language } = readPageAddress(location.href);
      if (language) page.searchParams.set("lang", language);
      history.replaceState(keptAs(comparison), "", page);
    }, SYNC_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [comparison]);
}

function useFile(side: Side, live: Live): SideFile {
  const settled = useSettled(side, side.kind === "draft" ? TYPING_MS : 0);
  const { kind, text, file } = settled.kind === side.kind ? settled : side;
  return useMemo(() => fileOf({ ...side, kind, text, file }, live), [kind, text, file, live]);
}

/** The state of a comparison. What its address asks of the server is asked at once. */
export function useComparison(first: Comparison, language: Language): Comparing {
  const start: State = { ...first, live: { old: { kind: "idle" }, next: { kind: "idle" } } };
  const [state, send] = useReducer(advance, start);
  const latest = useRef(state);
  latest.current = state;
  const running = useRef<Record<SideId, AbortController | null>>({ old: null, next: null }).current;

  const cancel = (id: SideId): void => {
    running[id]?.abort();
    running[id] = null;
    send({ kind: "live", id, live: { kind: "idle" } });
  };
  const fetchLive = (id: SideId, fresh = false): void => {
    running[id]?.abort();
    const controller = new AbortController();
    running[id] = controller;
    const { address } = latest.current[id];
    send({ kind: "side", id, side: { kind: "live", sent: address } });
    send({ kind: "live", id, live: { kind: "loading", since: Date.now() } });
    const arrive = (live: Live): void => {
      if (!controller.signal.aborted) send({ kind: "live", id, live });
    };
    readLive(address, { fresh, language, signal: controller.signal }).then(arrive, () =>
      arrive({ kind: "failed", failure: { kind: "gone" } }),
    );
  };
  useEffect(() => {
    for (const id of SIDES) if (first[id].kind === "live" && first[id].sent) fetchLive(id);
    return () => {
      for (const id of SIDES) running[id]?.abort();
    };
  }, []);
  const { by, old, next, reading, crawlers, readings } = state;
  const comparison = useMemo(
    () => ({ by, old, next, reading, crawlers, readings }),
    [by, old, next, reading, crawlers, readings],
  );
  useAddressSync(comparison);
  return {
    comparison,
    files: { old: useFile(old, state.live.old), next: useFile(next, state.live.next) },
    change: (id, side) => send({ kind: "side", id, side }),
    fetchLive,
    cancel,
    set: (part) => send({ kind: "set", part }),
    swap: () => {
      // A fetch on its way would arrive at the wrong side.
      for (const id of SIDES) if (state.live[id].kind === "loading") cancel(id);
      send({ kind: "swap" });
    },
  };
}
