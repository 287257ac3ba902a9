import type { ReadingId } from "@aushang/engine";
import { asTyped } from "@aushang/engine/tester";
import type { Language } from "@aushang/engine/texts";
import { useEffect, useMemo, useReducer, useRef } from "preact/hooks";
import {
  DEFAULT_READING,
  draftPageAddress,
  livePageAddress,
  type PageState,
  readPageAddress,
} from "./address-state.ts";
import { type Answer, answerOf, readCrawler } from "./answer.ts";
import { addressesOf, problemBeforeSending } from "./before-sending.ts";
import { type Draft, packDraft, unpackDraft } from "./draft-link.ts";
import type { ExampleId } from "./examples.ts";
import { hasMoved, pushPage, readPage, replacePage } from "./page-history.ts";
import { readPasted } from "./pasted.ts";
import { advance, type FieldProblem, type Run, type Session } from "./session.ts";
import { useSettled } from "./use-settled.ts";

/** Everything that the page can do with a test. */
export interface Tester {
  readonly session: Session;
  readonly answer: Answer | null;
  readonly problem: FieldProblem | null;
  readonly type: (field: "address" | "host", text: string) => void;
  /** Takes what stands in the crawler field: a token, or a whole header that becomes its token. */
  readonly chooseCrawler: (text: string) => void;
  readonly undoHeader: () => void;
  readonly chooseReading: (reading: ReadingId) => void;
  readonly edit: (robots: string) => void;
  /** Changes the draft as nobody typed it; `unmake` takes the last such change back, unless somebody typed behind it. */
  readonly make: (robots: string) => void;
  readonly unmake: () => void;
  readonly chooseExample: (id: ExampleId) => void;
  /** Tests live. Returns false when something has to be mended first. */
  readonly submit: (fresh?: boolean) => boolean;
  /** Tests one address live, whatever stands in the field. */
  readonly testAddress: (address: string) => void;
  readonly cancel: () => void;
  readonly openDraft: (draft: Partial<Draft>) => void;
  readonly goLive: () => void;
}

const TYPING_MS = 150;
const SYNC_MS = 300;

/** The language of a link stays in the address of the page as long as it was said there. */
const linkLanguage = (): Language | null => readPageAddress(location.href).language;

const isProblem = (answer: Answer | FieldProblem | null): answer is FieldProblem =>
  answer !== null && "field" in answer;

async function runLive(
  addresses: readonly string[],
  asked: Pick<Session, "crawler" | "reading">,
  how: { fresh: boolean; language: Language; signal: AbortSignal },
): Promise<Run> {
  const { testMany, testOne } = await import("./live.ts");
  const question = { ...how, crawler: asked.crawler, reading: asked.reading };
  const target = asTyped(addresses[0] ?? "");
  if (addresses.length === 1 && "address" in target) return testOne(target, question);
  return testMany(addresses, question);
}

/** The page's address for what a session shows, or null while it should stay as it is. */
async function pageAddressOf(session: Session): Promise<string | null> {
  const language = linkLanguage();
  if (session.mode === "draft") {
    return session.damaged ? null : draftPageAddress(await packDraft(session), language);
  }
  const { crawler, reading, run } = session;
  if (run.kind === "start") return null;
  return livePageAddress({ addresses: session.sent, crawler, reading, language });
}

function useLive(send: Send, language: Language) {
  const running = useRef<AbortController | null>(null);
  const stop = (): void => running.current?.abort();
  const start = (
    addresses: readonly string[],
    asked: Pick<Session, "crawler" | "reading">,
    fresh: boolean,
  ): void => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    send({ kind: "sent", addresses, at: Date.now() });
    runLive(addresses, asked, { fresh, language, signal: controller.signal }).then(
      (run) => {
        if (!controller.signal.aborted) send({ kind: "arrived", run });
      },
      () => {
        if (!controller.signal.aborted) send({ kind: "failed", failure: { kind: "gone" } });
      },
    );
  };
  return { start, stop };
}

/** The answer to show, 150 ms behind somebody who types a draft, at once for everything else. */
function useAnswer(session: Session): Answer | FieldProblem | null {
  const typing = session.mode === "draft" && session.changedAt !== null;
  const settled = useSettled(session.robots, typing ? TYPING_MS : 0);
  const { mode, run, example, crawler, reading } = session;
  const asked = mode === "draft" ? `${session.host}\n${session.address}` : "";
  return useMemo(
    () => answerOf({ ...session, robots: settled }, crawler, reading),
    [mode, run, example, crawler, reading, settled, asked],
  );
}

type Send = (event: Parameters<typeof advance>[1]) => void;
type Live = ReturnType<typeof useLive>;

interface Bench {
  readonly send: Send;
  readonly live: Live;
  /** The session as it is now, also inside of what was started earlier. */
  readonly now: () => Session;
  readonly remember: (address: string) => void;
}

function sendLive({ send, live, now, remember }: Bench, session: Session, fresh: boolean): boolean {
  const problem = problemBeforeSending(session);
  if (problem) {
    send({ kind: "problem", problem });
    return false;
  }
  send({ kind: "problem", problem: null });
  const addresses = addressesOf(session);
  const { crawler, reading } = session;
  const to = livePageAddress({ addresses, crawler, reading, language: linkLanguage() });
  pushPage(to, addresses);
  if (addresses.length === 1) remember(addresses[0] ?? "");
  live.start(addresses, now(), fresh);
  return true;
}

function draftMoves({ send, live, now }: Bench): Pick<Tester, "openDraft" | "goLive"> {
  return {
    openDraft: (draft) => {
      live.stop();
      const { crawler, reading } = now();
      const whole = { robots: "", host: "", address: "/", crawler, reading, ...draft };
      packDraft(whole).then((fragment) => {
        pushPage(draftPageAddress(fragment, linkLanguage()));
        send({ kind: "draft", draft: whole });
      });
    },
    goLive: () => {
      const { address, host, crawler } = now();
      const home = host.trim();
      const typed = address.startsWith("/") ? (home === "" ? "" : home + address) : address;
      const page = { addresses: [], crawler, reading: DEFAULT_READING, language: linkLanguage() };
      pushPage(livePageAddress(page));
      send({ kind: "live", address: typed });
    },
  };
}

/** What changes who is asked about. Several addresses are asked again, one is read again in this browser. */
function choices(bench: Bench): Pick<Tester, "chooseCrawler" | "undoHeader" | "chooseReading"> {
  const { send, live, now } = bench;
  const askAgain = (change: Partial<Pick<Session, "crawler" | "reading">>): void => {
    const session = now();
    if (session.mode !== "live" || session.run.kind !== "many") return;
    live.start(session.sent, { ...session, ...change }, false);
  };
  return {
    chooseCrawler: (text) => {
      const asked = readCrawler(text);
      if ("problem" in asked) {
        send({ kind: "problem", problem: { field: "crawler", code: asked.problem, given: text } });
        return;
      }
      const before = now().crawler;
      const chip =
        asked.from === "user-agent-header" ? { header: text, token: asked.token, before } : null;
      send({ kind: "crawler", token: asked.token, chip });
      askAgain({ crawler: asked.token });
    },
    undoHeader: () => {
      const before = now().chip?.before ?? now().crawler;
      send({ kind: "crawler", token: before, chip: null });
      askAgain({ crawler: before });
    },
    chooseReading: (reading) => {
      send({ kind: "reading", reading });
      askAgain({ reading });
    },
  };
}

/**
 * The state of the tester, its address in the browser, and everything that can be done with it. `first` is what the
 * page's address asks for; what it asks of the server is asked now.
 * `remember` is told of every single address that is tested live.
 */
export function useTester(
  first: Session,
  language: Language,
  remember: (address: string) => void,
): Tester {
  const [session, send] = useReducer(advance, first);
  const live = useLive(send, language);
  const latest = useRef(session);
  latest.current = session;
  const bench: Bench = { send, live, now: () => latest.current, remember };

  useEffect(() => {
    if (first.run.kind === "loading") live.start(first.sent, first, false);
  }, []);
  useNavigation(async (page) => {
    live.stop();
    if (page.draft !== null) {
      const draft = await unpackDraft(page.draft);
      send(draft ? { kind: "draft", draft } : { kind: "damaged" });
      return;
    }
    send({ kind: "restored", page });
    if (page.addresses.length === 0) return;
    const problem = problemBeforeSending({ ...page, address: page.addresses.join("\n") });
    if (problem) send({ kind: "problem", problem });
    else live.start(page.addresses, page, false);
  });
  useAddressSync(session);
  const answered = useAnswer(session);
  const drafts = draftMoves(bench);

  return {
    session,
    answer: isProblem(answered) ? null : answered,
    problem: session.problem ?? (isProblem(answered) ? answered : null),
    type: (field, text) => {
      const pasted = readPasted(text);
      const isFile = field === "address" && pasted.kind === "robots";
      if (isFile) drafts.openDraft({ robots: pasted.robots });
      else send({ kind: "typed", field, text });
    },
    ...choices(bench),
    make: (text) => send({ kind: "made", text, at: Date.now() }),
    unmake: () => send({ kind: "unmade", at: Date.now() }),
    edit: (text) => send({ kind: "robots", text, at: Date.now() }),
    chooseExample: (id) => send({ kind: "example", id }),
    submit: (fresh = false) => sendLive(bench, bench.now(), fresh),
    testAddress: (address) => {
      send({ kind: "live", address });
      sendLive(bench, { ...bench.now(), mode: "live", address }, false);
    },
    cancel: () => {
      live.stop();
      send({ kind: "cancelled" });
    },
    ...drafts,
  };
}

/** Reads the page's address whenever somebody goes back, forward, or opens another draft. */
function useNavigation(show: (page: PageState) => Promise<void>): void {
  useEffect(() => {
    const read = (): void => {
      if (hasMoved()) void show(readPage());
    };
    // What the address says at the start is shown already.
    hasMoved();
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
    return () => {
      removeEventListener("popstate", read);
      removeEventListener("hashchange", read);
    };
  }, []);
}

/** Keeps the page's address in step with crawler, reading and draft, without a new entry in the history. */
function useAddressSync(session: Session): void {
  const { mode, crawler, reading, run, robots, host, address } = session;
  const text = mode === "draft" ? `${robots}\n${host}\n${address}` : "";
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const to = await pageAddressOf(session);
      if (!gone && to !== null) replacePage(to, mode === "live" ? session.sent : []);
    }, SYNC_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [mode, crawler, reading, run.kind, text]);
}
