import { type AddressProblem, asTyped } from "@aushang/engine/tester";
import type { Language } from "@aushang/engine/texts";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type JobDesk, useJob } from "../jobs/use-job.ts";
import { readPageAddress } from "../state/address-state.ts";
import { useSettled } from "../state/use-settled.ts";
import { type Sites, useSites } from "../state/use-sites.ts";
import type { CheckAnswer, Expectations, Held, TestsAnswers, TestsJob } from "./jobs.ts";
import { keptAs, type TestsQuestion, testsAddress } from "./question.ts";
import { askable } from "./rows.ts";

type CheckJob = TestsJob & { kind: "check" };

/** Makes the worker of this page. */
export const startWorker = (): Worker =>
  new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "tests" });

/** What the site field names: an origin, nothing, or what is wrong with it. */
type SiteField =
  | { readonly origin: string | null }
  | { readonly problem: AddressProblem; readonly given: string };

/** Everything that the page can do. */
export interface Tests {
  readonly question: TestsQuestion;
  readonly change: (part: Partial<TestsQuestion>) => void;
  readonly sites: Sites;
  readonly desk: JobDesk<CheckJob, TestsAnswers["check"]>;
  readonly site: SiteField;
  /** Lets our server read what is needed, once for each site. */
  readonly readSites: () => void;
}

const TYPING_MS = 200;
const SYNC_MS = 400;

/** The origin that a field names; null for an empty one. */
function siteOf(typed: string): SiteField {
  if (typed.trim() === "") return { origin: null };
  const target = asTyped(typed.trim());
  if ("problem" in target) return { problem: target.problem, given: typed };
  return { origin: target.origin };
}

/** Keeps address and history in step with the question, without new entries. */
function useAddressSync(question: TestsQuestion): void {
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const { address } = await testsAddress(question);
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

function expectationsOf({ by, suite, rows, reading }: TestsQuestion): Expectations | null {
  if (by === "suite") return suite.trim() === "" ? null : { by, text: suite };
  const asked = askable(rows);
  return asked.length === 0 ? null : { by, rows: asked, reading };
}

function useHeld(question: TestsQuestion, { states }: Sites, origin: string | null): Held {
  const { source, robots, environment } = question;
  return useMemo(() => {
    if (source === "draft") return { kind: source, robots, environment };
    const fetched = Object.entries(states).flatMap(([site, state]) => {
      if (state.kind === "read") return [[site, state.source] as const];
      // Our server could not say: nothing is known, and nothing passes.
      const nothing = { kind: "not-fetched", reason: "own-limit" } as const;
      return state.kind === "failed" ? [[site, nothing] as const] : [];
    });
    return { kind: source, site: origin, environment, fetched: Object.fromEntries(fetched) };
  }, [source, robots, environment, origin, source === "live" ? states : null]);
}

/** The state of the page. Sites that a link asks for are read at once. */
export function useTests(first: TestsQuestion, language: Language): Tests {
  const [question, set] = useState(first);
  const sites = useSites(language);
  const settled = useSettled(question, TYPING_MS);
  const site = useMemo(() => siteOf(settled.site), [settled.site]);
  const held = useHeld(settled, sites, "origin" in site ? site.origin : null);
  const { by, suite, rows, reading } = settled;
  const expected = useMemo(() => expectationsOf(settled), [by, suite, rows, reading]);
  const job = useMemo<CheckJob | null>(
    () => expected && { kind: "check", expected, held },
    [expected, held],
  );
  const desk = useJob<CheckJob, CheckAnswer>(startWorker, job);
  useAddressSync(question);

  const [asked, ask] = useState(first.source === "live");
  const answered = job === null || (desk.state.kind === "done" && desk.state.job === job);
  useEffect(() => {
    // What was typed last has to be looked at first: it says which sites are meant.
    if (!asked || settled !== question || !answered) return;
    ask(false);
    const origins = desk.state.kind === "done" ? desk.state.answer.origins : [];
    const own = "origin" in site && site.origin !== null ? [site.origin] : [];
    const wanted = origins.length > 0 ? origins : own;
    const again = wanted.every((origin) => sites.states[origin]?.kind === "read");
    if (wanted.length > 0) sites.read(wanted, again);
  }, [asked, answered, settled, question]);
  return {
    question,
    change: (part) => set((now) => ({ ...now, ...part })),
    sites,
    desk,
    site,
    readSites: () => ask(true),
  };
}
