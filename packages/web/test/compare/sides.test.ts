import type { FetchOutcome } from "@aushang/engine";
import { test as ask, askCrawler, asTyped } from "@aushang/engine/tester";
import { expect, test } from "vitest";
import {
  fileOf,
  type Live,
  NO_SIDE,
  type Side,
  sameOctets,
  textOf,
} from "../../src/compare/sides.ts";

const octets = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What a live side becomes after a fetch. */
function fetched(outcome: Partial<FetchOutcome>): Live {
  const target = asTyped("https://a.example/");
  const crawler = askCrawler("Googlebot");
  if ("problem" in target || "problem" in crawler) throw new Error("the question is wrong");
  const whole: FetchOutcome = {
    address: "https://a.example/robots.txt",
    finalAddress: "https://a.example/robots.txt",
    at: "2026-11-30T12:00:00Z",
    elapsedMs: 5,
    status: 200,
    failure: null,
    failureDetail: null,
    redirects: [],
    headers: { "content-type": "text/plain" },
    body: octets("User-agent: *\nDisallow: /\n"),
    truncated: false,
    userAgent: "Aushang",
    ...outcome,
  };
  const tested = ask(target, crawler, "rfc9309", { kind: "live", outcome: whole });
  return { kind: "read", tested };
}

const IDLE: Live = { kind: "idle" };
const side = (part: Partial<Side>): Side => ({ ...NO_SIDE, ...part });

test.each<{ why: string; given: Side; live: Live; kind: string }>([
  { why: "nothing was asked", given: NO_SIDE, live: IDLE, kind: "none" },
  { why: "an empty draft", given: side({ kind: "draft" }), live: IDLE, kind: "none" },
  { why: "no file was chosen", given: side({ kind: "file" }), live: IDLE, kind: "none" },
  { why: "a draft", given: side({ kind: "draft", text: "# x" }), live: IDLE, kind: "file" },
  {
    why: "an empty file that was chosen",
    given: side({ kind: "file", file: { name: "robots.txt", size: 0, bytes: octets("") } }),
    live: IDLE,
    kind: "file",
  },
  { why: "a live file", given: NO_SIDE, live: fetched({}), kind: "file" },
  { why: "503", given: NO_SIDE, live: fetched({ status: 503 }), kind: "closed" },
  { why: "429", given: NO_SIDE, live: fetched({ status: 429 }), kind: "closed" },
  {
    why: "no answer",
    given: NO_SIDE,
    live: fetched({ status: null, failure: "timeout" }),
    kind: "closed",
  },
])("$why: $kind", ({ given, live, kind }) => {
  expect(fileOf(given, live).kind).toBe(kind);
});

test("a 404 is compared as an empty file, and says so", () => {
  const file = fileOf(NO_SIDE, fetched({ status: 404, body: octets("Disallow: /") }));
  expect(file).toMatchObject({ kind: "file", absent: true });
  if (file.kind === "file") expect(file.bytes).toHaveLength(0);
});

test("a draft does not wait for what is live, nor the reverse", () => {
  const draft = side({ kind: "draft", text: "a" });
  expect(fileOf(draft, { kind: "loading", since: 0 }).kind).toBe("file");
  expect(fileOf(side({ text: "a" }), { kind: "loading", since: 0 }).kind).toBe("loading");
});

test("octets that are no text are told apart", () => {
  expect(textOf(octets("\uFEFFä"))).toEqual({ text: "\uFEFFä", whole: true });
  expect(textOf(Uint8Array.of(0x61, 0xff)).whole).toBe(false);
  expect(sameOctets(octets("a"), octets("a"))).toBe(true);
  expect(sameOctets(octets("a"), octets("ab"))).toBe(false);
  expect(sameOctets(octets("a"), octets("b"))).toBe(false);
});
