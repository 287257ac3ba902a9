import { type AddressProblem, asTyped, statusMeaning } from "@aushang/engine/tester";
import type { Language } from "@aushang/engine/texts";
import { useEffect, useMemo, useState } from "preact/hooks";
import { readPageAddress } from "../state/address-state.ts";
import type { Failure } from "../state/session.ts";
import { type Sites, useSites } from "../state/use-sites.ts";
import type { ImpactJob } from "./jobs.ts";
import { type ImpactQuestion, impactAddress, keptAs } from "./question.ts";
import { type CountingDesk, useCounting } from "./use-counting.ts";

/** The present file, or why there is none. */
export type Present =
  | { readonly kind: "none" }
  | { readonly kind: "loading" }
  | { readonly kind: "problem"; readonly code: AddressProblem; readonly given: string }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** The rules are unknown, and crawlers stay away: nothing that could be counted as open. */
  | { readonly kind: "closed"; readonly status: number | null }
  | {
      readonly kind: "file";
      readonly bytes: Uint8Array;
      readonly origin: string | null;
      /** There is no file (as after a 404), so nothing is blocked. */
      readonly absent: boolean;
    };

/** Everything that the page can do. */
export interface Impacts {
  readonly question: ImpactQuestion;
  readonly change: (part: Partial<ImpactQuestion>) => void;
  readonly files: readonly File[];
  readonly addFiles: (files: readonly File[]) => void;
  readonly removeFile: (file: File) => void;
  readonly sites: Sites;
  readonly present: Present;
  readonly readSite: () => void;
  readonly desk: CountingDesk;
  /** Counts what the fields say; null while something is missing. */
  readonly count: (() => void) | null;
  /** The fields say something else than what was counted. */
  readonly outdated: boolean;
}

const SYNC_MS = 400;
const NOTHING = new Uint8Array();

function presentOf({ source, site, present }: ImpactQuestion, { states }: Sites): Present {
  if (source === "draft") {
    if (present === "") return { kind: "none" };
    const bytes = new TextEncoder().encode(present);
    return { kind: "file", bytes, origin: null, absent: false };
  }
  const [origin = "", state] = Object.entries(states)[0] ?? [];
  const target = site.trim() === "" ? null : asTyped(site);
  if (target && "problem" in target) return { kind: "problem", code: target.problem, given: site };
  // What was read belongs to the site in the field, and to no other.
  if (!state || origin !== target?.origin) return { kind: "none" };
  if (state.kind !== "read") return state;
  if (state.source.kind !== "live") return { kind: "closed", status: null };
  const { outcome } = state.source;
  const meaning = statusMeaning(outcome).state;
  if (meaning === "readable") {
    return { kind: "file", bytes: outcome.body, origin, absent: false };
  }
  if (meaning === "unavailable") return { kind: "file", bytes: NOTHING, origin, absent: true };
  return { kind: "closed", status: outcome.status };
}

/** Keeps address and history in step with the question, without new entries. */
function useAddressSync(question: ImpactQuestion): void {
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const { address } = await impactAddress(question);
      if (gone) return;
      const page = new URL(address, location.origin);
      const { language } = readPageAddress(location.href);
      if (language) page.searchParams.set("lang", language);
      history.replaceState(keptAs(question), "", page);
    }, SYNC_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [question]);
}

/** The state of the page. A site that a link asks for is read at once. */
export function useImpact(first: ImpactQuestion, language: Language): Impacts {
  const [question, set] = useState(first);
  const [files, setFiles] = useState<readonly File[]>([]);
  const sites = useSites(language);
  const desk = useCounting();
  const { source, site, present: text, draft, reading } = question;
  const present = useMemo(() => presentOf(question, sites), [source, site, text, sites.states]);
  const job = useMemo<ImpactJob | null>(() => {
    if (present.kind !== "file" || files.length === 0) return null;
    const { bytes, origin } = present;
    const next = draft === "" ? null : new TextEncoder().encode(draft);
    return { present: bytes, draft: next, reading, origin, files };
  }, [present, draft, reading, files]);
  useAddressSync(question);
  const readSite = (): void => {
    const target = asTyped(site);
    if ("problem" in target) return;
    sites.read([target.origin], sites.states[target.origin]?.kind === "read");
  };
  useEffect(() => {
    if (first.source === "live" && first.site !== "") readSite();
  }, []);
  return {
    question,
    change: (part) => set((now) => ({ ...now, ...part })),
    files,
    addFiles: (more) => setFiles((now) => [...now, ...more]),
    removeFile: (file) => setFiles((now) => now.filter((one) => one !== file)),
    sites,
    present,
    readSite,
    desk,
    count: job && (() => desk.start(job)),
    outdated: desk.state.kind === "done" && desk.state.job !== job,
  };
}
