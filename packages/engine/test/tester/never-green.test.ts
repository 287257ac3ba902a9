import fc from "fast-check";
import { expect, test } from "vitest";
import type { FailureKind, FetchOutcome, ReadingId } from "../../src/index.ts";
import { test as ask, type RobotsSource, statusMeaning } from "../../src/tester/index.ts";
import { hardFile, octets, readingIds } from "../hard-files.ts";
import { PATIENCE, runs } from "../runs.ts";
import { answered, crawler, given, live, target } from "./outcomes.ts";

const FAILURES: readonly FailureKind[] = [
  "dns",
  "tls",
  "timeout",
  "refused",
  "reset",
  "redirect-limit",
  "private-address",
  "bad-response",
];

const outcome: fc.Arbitrary<FetchOutcome> = fc
  .record({
    status: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(200, 200, 204, 301, 404, 403, 429, 500, 503) },
      fc.option(fc.integer({ min: 0, max: 700 })),
    ),
    failure: fc.option(fc.constantFrom(...FAILURES), { freq: 3 }),
    body: hardFile.map(octets),
    truncated: fc.boolean(),
    type: fc.option(fc.constantFrom("text/plain", "text/html", "application/octet-stream")),
  })
  .map(({ status, failure, body, truncated, type }) =>
    answered(status, body, {
      failure,
      truncated,
      headers: type === null ? {} : { "content-type": type },
    }),
  );

const source: fc.Arbitrary<RobotsSource> = fc.oneof(
  { weight: 6, arbitrary: outcome.map(live) },
  hardFile.map((text) => given(octets(text))),
  hardFile.map((text) => given(octets(text), "https://o.example/robots.txt")),
  fc.constantFrom<RobotsSource>(
    { kind: "not-fetched", reason: "cancelled" },
    { kind: "not-fetched", reason: "own-limit" },
  ),
);

const question = fc.record({
  source,
  path: fc.constantFrom("/", "/a", "/a/b?x", "//a", "/robots.txt", "/%62", "/ab/index.html"),
  token: fc.constantFrom(
    "Googlebot",
    "Bingbot",
    "AdsBot-Google",
    "MJ12bot",
    "FooBot",
    "*",
    "Googlebot-Image",
  ),
  reading: fc.constantFrom<ReadingId>(...readingIds),
});

/** Whether anything of this source can be read. */
function isReadable(from: RobotsSource): boolean {
  if (from.kind === "given") return from.address === undefined;
  return from.kind === "live" && statusMeaning(from.outcome).state === "readable";
}

test(
  "never a false green: what could not be read is never allowed, by nobody and nowhere",
  () => {
    fc.assert(
      fc.property(question, ({ source: from, path, token, reading }) => {
        const { result, file } = ask(
          target(`https://h.example${path}`),
          crawler(token),
          reading,
          from,
        );
        const all = [result, ...result.others];
        const bases = new Set(all.map(({ basis }) => basis));
        if (isReadable(from)) {
          for (const { basis } of all)
            expect(["rule", "no-match", "no-rules", "robots-txt-itself"]).toContain(basis);
          expect(file).not.toBe(null);
        } else {
          expect(bases.size).toBe(1);
          expect(file).toBe(null);
          const { basis, verdict } = result;
          const isOpen = basis === "unavailable";
          // Open without a file: only where the server said that there is none, or led nowhere.
          if (isOpen) {
            const { outcome: found } = from as Extract<RobotsSource, { kind: "live" }>;
            const code = found.status ?? 0;
            const isMissing = code >= 400 && code < 500 && code !== 429;
            const isLost = found.failure === "redirect-limit" || (code >= 300 && code < 400);
            expect(isLost || (found.failure === null && isMissing)).toBe(true);
          }
          expect(verdict === "allowed").toBe(isOpen);
          const expected = {
            unavailable: "allowed",
            unreachable: "disallowed",
            "not-fetched": "unknown",
            "other-origin": "out-of-scope",
          };
          expect(verdict).toBe(expected[basis as keyof typeof expected]);
          expect([result.line, result.candidates, result.differences, result.lines]).toEqual([
            null,
            [],
            [],
            0,
          ]);
          for (const other of result.others)
            expect([other.verdict, other.line]).toEqual([verdict, null]);
        }
        // A line is named exactly where a rule decides.
        for (const { basis, line } of all) expect(line !== null).toBe(basis === "rule");
        expect(result.truncated && !isReadable(from)).toBe(false);
      }),
      runs(300, 10_000),
    );
  },
  PATIENCE,
);
