import type { FetchOutcome, ReadingId } from "@aushang/engine";
import { asTyped, type RobotsSource, type Target, type TestResult } from "@aushang/engine/tester";
import type { Language } from "@aushang/engine/texts";
import { ADDRESSES_LIMIT } from "./pasted.ts";
import type { Failure, Row, Run } from "./session.ts";

/** What the server is asked. */
export interface Question {
  readonly crawler: string;
  readonly reading: ReadingId;
  readonly fresh: boolean;
  readonly language: Language;
  readonly signal: AbortSignal;
}

type WithBody = Omit<TestResult, "robots"> & {
  readonly robots: TestResult["robots"] & { readonly bodyBase64?: string };
};

interface Problem {
  readonly title?: unknown;
  readonly detail?: unknown;
}

const WAIT_MS = 45_000;

function octets(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** The fetch outcome behind a result, so that the engine can read the same file again in the browser. */
export function outcomeOf(result: WithBody): FetchOutcome {
  const { robots } = result;
  const headers: Record<string, string> = {};
  if (robots.contentType !== null) headers["content-type"] = robots.contentType;
  if (robots.cacheControl !== null) headers["cache-control"] = robots.cacheControl;
  let from = robots.address;
  const redirects = robots.redirects.map(({ status, to }) => {
    const hop = { status, from, to };
    from = to;
    return hop;
  });
  return {
    address: robots.address,
    finalAddress: robots.finalAddress,
    at: robots.fetchedAt ?? "",
    elapsedMs: robots.elapsedMs ?? 0,
    status: robots.status,
    failure: robots.failure,
    failureDetail: null,
    redirects,
    headers,
    body: octets(robots.bodyBase64 ?? ""),
    truncated: result.truncated,
    userAgent: robots.userAgent ?? "",
  };
}

function sourceOf(result: WithBody): RobotsSource {
  const { meaning } = result.robots;
  if (meaning.state === "not-fetched" && meaning.cause !== "private-address") {
    return { kind: "not-fetched", reason: meaning.cause };
  }
  return { kind: "live", outcome: outcomeOf(result) };
}

async function post(body: object, { language, signal }: Question): Promise<Response | Failure> {
  try {
    return await fetch("/api/v1/test", {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": language },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]),
      credentials: "omit",
    });
  } catch (cause) {
    if (signal.aborted) throw cause;
    return { kind: "gone" };
  }
}

async function failureOf(response: Response): Promise<Failure> {
  if (response.status === 429 || response.status === 503) {
    const seconds = Number(response.headers.get("retry-after"));
    return { kind: "busy", retryAfter: seconds > 0 ? Math.ceil(seconds) : null };
  }
  if (response.status >= 500) return { kind: "server-error", status: response.status };
  const problem = (await response.json().catch(() => ({}))) as Problem;
  return {
    kind: "refused",
    title: typeof problem.title === "string" ? problem.title : String(response.status),
    detail: typeof problem.detail === "string" ? problem.detail : "",
  };
}

/** The server's answer to a request body, or why there is none. Throws only when `signal` was aborted. */
async function ask<Answer>(
  body: object,
  question: Question,
): Promise<{ readonly answer: Answer } | { readonly failure: Failure }> {
  const response = await post(body, question);
  if ("kind" in response) return { failure: response };
  if (!response.ok) return { failure: await failureOf(response) };
  try {
    return { answer: (await response.json()) as Answer };
  } catch (cause) {
    if (question.signal.aborted) throw cause;
    // What broke off in the middle, or took too long, says nothing any more by its status.
    if (!(cause instanceof SyntaxError)) return { failure: { kind: "gone" } };
    return { failure: { kind: "server-error", status: response.status } };
  }
}

/** Tests one address: the server fetches the file, the result carries it along. Throws only when aborted. */
export async function testOne(target: Target, question: Question): Promise<Run> {
  const { crawler, reading, fresh } = question;
  const body = {
    address: target.address,
    crawler,
    reading,
    fresh,
    others: false,
    include: ["body"],
  };
  const got = await ask<WithBody>(body, question);
  if ("failure" in got) return { kind: "failed", failure: got.failure };
  return { kind: "one", target, source: sourceOf(got.answer) };
}

function rowFor(typed: string, answer: unknown): Row {
  if (typeof answer === "object" && answer !== null) {
    if ("verdict" in answer) return { typed, result: answer as TestResult };
    const { problem } = answer as { problem?: Problem };
    if (problem) return { typed, refused: `${problem.title ?? ""} ${problem.detail ?? ""}`.trim() };
  }
  return { typed, refused: "" };
}

/** Tests several addresses at once, one fetch per origin; what is no address is told apart before anything is sent. */
export async function testMany(addresses: readonly string[], question: Question): Promise<Run> {
  const asked = addresses
    .slice(0, ADDRESSES_LIMIT)
    .map((typed) => ({ typed, read: asTyped(typed) }));
  const sent = asked.flatMap(({ read }) => ("address" in read ? [read.address] : []));
  const { crawler, reading, fresh } = question;
  const got =
    sent.length === 0
      ? { answer: [] as unknown[] }
      : await ask<unknown[]>({ addresses: sent, crawler, reading, fresh }, question);
  if ("failure" in got) return { kind: "failed", failure: got.failure };
  let next = 0;
  const rows = asked.map(({ typed, read }): Row => {
    if ("problem" in read) return { typed, problem: read.problem };
    return rowFor(typed, got.answer[next++]);
  });
  return { kind: "many", rows };
}
