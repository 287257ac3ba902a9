import type { ReadingId } from "@aushang/engine";
import {
  type AddressProblem,
  type AskedCrawler,
  askCrawler,
  asTyped,
  type CrawlerProblem,
  type RobotsSource,
  type Target,
  type Tested,
  test,
} from "@aushang/engine/tester";
import { EXAMPLES } from "./examples.ts";
import type { FieldProblem, Session } from "./session.ts";

/** Where a file comes from, as the page says it. */
export type Origin = "live" | "draft" | "example";

/** One question with its whole answer. */
export interface Answer {
  readonly from: Origin;
  readonly target: Target;
  readonly asked: AskedCrawler;
  readonly tested: Tested;
  /** The draft names no host: its address is a path alone, and the rest of `target` is made up. */
  readonly pathOnly: boolean;
}

/** What stands for the host of a draft that names none; reserved, so that it is nobody's (RFC 2606). */
const NOWHERE = "https://draft.example";

/** What a draft is asked about. */
export interface DraftQuestion {
  readonly target: Target;
  /** Address that the draft belongs to; undefined when no host was given. */
  readonly fileAddress: string | undefined;
  readonly pathOnly: boolean;
}

/** The address of a draft: a path alone is enough, an empty one is the home page, a host makes the scope. */
export function draftQuestion(
  host: string,
  address: string,
): DraftQuestion | { readonly problem: AddressProblem; readonly given: string } {
  const home = host.trim() === "" ? null : asTyped(host);
  if (home && "problem" in home) return { problem: home.problem, given: host };
  const typed = address.trim() === "" ? "/" : address.trim();
  const isPath = /^[/?]/.test(typed) && !typed.startsWith("//");
  const path = typed.startsWith("?") ? `/${typed}` : typed;
  const target = asTyped(isPath ? `${home?.origin ?? NOWHERE}${path}` : typed);
  if ("problem" in target) return { problem: target.problem, given: typed };
  return { target, fileAddress: home?.robotsAddress, pathOnly: isPath && home === null };
}

/** The crawler that a field names, or what is wrong with it. */
export function readCrawler(text: string): AskedCrawler | { readonly problem: CrawlerProblem } {
  return askCrawler(text);
}

interface Question {
  readonly from: Origin;
  readonly target: Target;
  readonly pathOnly?: boolean;
  readonly source: RobotsSource;
}

function questionOf(session: Session): Question | FieldProblem | null {
  if (session.mode === "draft") {
    const draft = draftQuestion(session.host, session.address);
    if ("problem" in draft) return { field: "address", code: draft.problem, given: draft.given };
    const address = draft.fileAddress === undefined ? {} : { address: draft.fileAddress };
    const source: RobotsSource = { kind: "given", bytes: session.robots, ...address };
    return { from: "draft", target: draft.target, pathOnly: draft.pathOnly, source };
  }
  const { run } = session;
  if (run.kind === "one") return { from: "live", target: run.target, source: run.source };
  if (run.kind !== "start") return null;
  const example = EXAMPLES.find((one) => one.id === session.example) ?? EXAMPLES[0];
  const target = asTyped(example.address);
  if ("problem" in target) return null;
  return { from: "example", target, source: { kind: "given", bytes: example.robots } };
}

/**
 * The answer that a session shows: to the live file, the draft or the example, always by the engine in this browser.
 * Null while there is no file to read; a problem when address or crawler cannot be used.
 */
export function answerOf(
  session: Session,
  crawler: string,
  reading: ReadingId,
): Answer | FieldProblem | null {
  const question = questionOf(session);
  if (!question || "field" in question) return question;
  const asked = readCrawler(crawler);
  if ("problem" in asked) return { field: "crawler", code: asked.problem, given: crawler };
  const { from, target, source, pathOnly = false } = question;
  return { from, target, asked, pathOnly, tested: test(target, asked, reading, source) };
}
