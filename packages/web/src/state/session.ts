import type { ReadingId } from "@aushang/engine";
import type {
  AddressProblem,
  CrawlerProblem,
  RobotsSource,
  Target,
  TestResult,
} from "@aushang/engine/tester";
import { DEFAULT_CRAWLER, DEFAULT_READING, type PageState } from "./address-state.ts";
import type { Draft } from "./draft-link.ts";
import { EXAMPLES, type ExampleId } from "./examples.ts";

/** One of several addresses: its result, or why there is none. */
export type Row =
  | { readonly typed: string; readonly result: TestResult }
  | { readonly typed: string; readonly problem: AddressProblem }
  | { readonly typed: string; readonly refused: string };

/** Why the server gave no answer: it is gone, it limits us, or it says what is wrong with the question. */
export type Failure =
  | { readonly kind: "gone" }
  | { readonly kind: "busy"; readonly retryAfter: number | null }
  | { readonly kind: "server-error"; readonly status: number }
  | { readonly kind: "refused"; readonly title: string; readonly detail: string };

/** Where a live test stands. */
export type Run =
  | { readonly kind: "start" }
  | { readonly kind: "loading"; readonly since: number }
  | { readonly kind: "one"; readonly target: Target; readonly source: RobotsSource }
  | { readonly kind: "many"; readonly rows: readonly Row[] }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "cancelled" };

/** Something that was typed and cannot be used, at the field where it stands. */
export interface FieldProblem {
  readonly field: "address" | "crawler" | "reading";
  readonly code: AddressProblem | CrawlerProblem | "reading-unknown";
  readonly given: string;
}

/** A pasted HTTP header that was turned into its token. */
export interface HeaderChip {
  readonly header: string;
  readonly token: string;
  /** What stood in the field before, for undo. */
  readonly before: string;
}

/** A change of the draft that nobody typed. */
export interface Made {
  readonly before: string;
  readonly after: string;
}

/** The tester: fields, mode, and what came of the last test. Plain data, changed only by `advance`. */
export interface Session {
  readonly mode: "live" | "draft";
  readonly address: string;
  readonly host: string;
  readonly crawler: string;
  readonly chip: HeaderChip | null;
  readonly reading: ReadingId;
  readonly robots: string;
  /** What the page itself made of the draft, latest last, so that it can be taken back. */
  readonly made: readonly Made[];
  /** When the draft was last changed, milliseconds; null for one that nobody touched. */
  readonly changedAt: number | null;
  readonly example: ExampleId;
  /** Addresses of the last live test, as they were typed. */
  readonly sent: readonly string[];
  readonly run: Run;
  readonly problem: FieldProblem | null;
  /** The draft of a link could not be read. */
  readonly damaged: boolean;
}

/** Everything that happens to a session. */
export type Event =
  | { readonly kind: "typed"; readonly field: "address" | "host"; readonly text: string }
  | { readonly kind: "crawler"; readonly token: string; readonly chip: HeaderChip | null }
  | { readonly kind: "reading"; readonly reading: ReadingId }
  | { readonly kind: "robots"; readonly text: string; readonly at: number }
  | { readonly kind: "made"; readonly text: string; readonly at: number }
  | { readonly kind: "unmade"; readonly at: number }
  | { readonly kind: "problem"; readonly problem: FieldProblem | null }
  | { readonly kind: "example"; readonly id: ExampleId }
  | { readonly kind: "sent"; readonly addresses: readonly string[]; readonly at: number }
  | { readonly kind: "arrived"; readonly run: Run }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "cancelled" }
  | { readonly kind: "draft"; readonly draft: Draft }
  | { readonly kind: "live"; readonly address: string }
  | { readonly kind: "damaged" }
  | { readonly kind: "restored"; readonly page: PageState };

/** The session of a first visit. */
export const FIRST: Session = {
  mode: "live",
  address: "",
  host: "",
  crawler: EXAMPLES[0].crawler,
  chip: null,
  reading: DEFAULT_READING,
  robots: "",
  made: [],
  changedAt: null,
  example: EXAMPLES[0].id,
  sent: [],
  run: { kind: "start" },
  problem: null,
  damaged: false,
};

const MADE_LIMIT = 50;

/** What the page made last of the draft; null once somebody typed behind it. */
export function madeLast({ made, robots }: Session): Made | null {
  const last = made.at(-1);
  return last?.after === robots ? last : null;
}

function restored(session: Session, page: PageState): Session {
  const start = page.addresses.length === 0;
  const example = EXAMPLES.find((one) => one.id === session.example) ?? EXAMPLES[0];
  return {
    ...FIRST,
    example: example.id,
    address: page.addresses.join("\n"),
    crawler: start && page.crawler === DEFAULT_CRAWLER ? example.crawler : page.crawler,
    reading: page.reading,
    problem:
      page.unknownReading === null
        ? null
        : { field: "reading", code: "reading-unknown", given: page.unknownReading },
  };
}

/** The session after an event. Pure; an event that does not fit leaves the session as it is. */
export function advance(session: Session, event: Event): Session {
  switch (event.kind) {
    case "typed":
      return {
        ...session,
        [event.field]: event.text,
        problem: session.problem?.field === "address" ? null : session.problem,
      };
    case "crawler":
      return { ...session, crawler: event.token, chip: event.chip, problem: null };
    case "reading":
      return { ...session, reading: event.reading, problem: null };
    case "robots":
      return { ...session, robots: event.text, changedAt: event.at, damaged: false };
    case "made": {
      const made = [...session.made, { before: session.robots, after: event.text }];
      return { ...session, robots: event.text, changedAt: event.at, made: made.slice(-MADE_LIMIT) };
    }
    case "unmade": {
      const last = madeLast(session);
      if (!last) return session;
      const made = session.made.slice(0, -1);
      return { ...session, robots: last.before, changedAt: event.at, made };
    }
    case "problem":
      return { ...session, problem: event.problem };
    case "example": {
      const example = EXAMPLES.find((one) => one.id === event.id) ?? EXAMPLES[0];
      return { ...session, example: example.id, crawler: example.crawler, chip: null };
    }
    case "sent":
      return {
        ...session,
        sent: event.addresses,
        run: { kind: "loading", since: event.at },
      };
    case "arrived":
      return session.mode === "live" ? { ...session, run: event.run } : session;
    case "failed":
      return session.mode === "live"
        ? { ...session, run: { kind: "failed", failure: event.failure } }
        : session;
    case "cancelled":
      return session.run.kind === "loading" ? { ...session, run: { kind: "cancelled" } } : session;
    case "draft":
      return { ...FIRST, ...event.draft, mode: "draft", example: session.example };
    case "live":
      return {
        ...session,
        mode: "live",
        address: event.address,
        run: { kind: "start" },
        damaged: false,
        problem: null,
      };
    case "damaged":
      return { ...FIRST, mode: "draft", damaged: true };
    case "restored":
      return restored(session, event.page);
  }
}
