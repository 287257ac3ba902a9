import type { FailureKind } from "@aushang/engine";
import { expect, test } from "vitest";
import { RULES } from "../../../testdata/server/behaviour.ts";
import type { BehaviourName } from "../../../testdata/server/misbehaving-server.ts";
import type { Fetcher } from "../src/index.ts";
import { eventually, loopbackFetcher, SHORT, useServer } from "./loopback.ts";

const server = useServer();

/** Status, failure, and what the body has to be: its text, its length, or nothing said. */
type Expected = readonly [number | null, FailureKind | null, (string | number)?];

const LIMIT = 512_000;

/** Every behaviour of the server: a new one does not compile until it is named here. */
const EXPECTED: Readonly<Record<BehaviourName, Expected>> = {
  rules: [200, null, RULES],
  empty: [200, null, ""],
  "no-content-type": [200, null, RULES],
  "latin-1": [200, null, 46],
  html: [200, null, "<!DOCTYPE html><title>404 Not Found</title>\n"],
  "html-large": [200, null, 420_016],
  "html-with-rules": [200, null, `<html><body><pre>\n${RULES}</pre></body></html>\n`],
  "meta-refresh": [200, null, 52],
  "all-headers": [200, null, RULES],
  "long-header": [200, null, RULES],
  "by-user-agent": [200, null, RULES],

  "status-204": [204, null, ""],
  "status-304": [304, null, ""],
  "status-400": [400, null, ""],
  "status-401": [401, null, ""],
  "status-403": [403, null, "<h1>Forbidden</h1>"],
  "status-404": [404, null, "not here"],
  "status-410": [410, null, ""],
  "status-429": [429, null, ""],
  "status-500": [500, null, "<html>Oops</html>"],
  "status-500-empty": [500, null, ""],
  "status-503": [503, null, "down for maintenance"],
  "status-999": [999, null, ""],

  gzip: [200, null, RULES],
  "x-gzip": [200, null, RULES],
  brotli: [200, null, RULES],
  "deflate-zlib": [200, null, RULES],
  "deflate-raw": [200, null, RULES],
  "coding-identity": [200, null, RULES],
  "coding-two": [200, null, RULES],
  "coding-three": [200, "bad-response", ""],
  "coding-unknown": [200, "bad-response", ""],
  "coding-false": [200, "bad-response", ""],
  "coding-false-404": [404, "bad-response", ""],
  "coding-cut": [200, "bad-response", ""],
  "coding-empty": [200, null, ""],
  "gzip-bomb": [200, null, LIMIT],
  "gzip-bomb-twice": [200, null, LIMIT],
  "gzip-nothing": [200, "bad-response", ""],

  "size-limit": [200, null, LIMIT],
  "size-limit-chunked": [200, null, LIMIT],
  "size-limit-gzip": [200, null, LIMIT],
  "size-over": [200, null, LIMIT],
  "size-over-gzip": [200, null, LIMIT],
  "size-1-mib": [200, null, LIMIT],
  endless: [200, null, LIMIT],

  "redirect-once": [200, null, RULES],
  "redirect-5": [200, null, RULES],
  "redirect-6": [301, "redirect-limit", ""],
  "redirect-self": [301, "redirect-limit", ""],
  "redirect-circle": [302, "redirect-limit", ""],
  "redirect-other-origin": [200, null, RULES],
  "redirect-to-https": [200, null, RULES],
  "redirect-to-404": [404, null, "not here"],
  "redirect-to-silence": [302, "timeout", ""],
  "redirect-relative": [200, null, RULES],
  "redirect-utf8": [200, null, RULES],
  "redirect-without-location": [301, null, "moved, but where?"],
  "redirect-blank-location": [302, null, ""],
  "redirect-unparsable": [302, null, ""],
  "redirect-two-locations": [302, "bad-response", ""],
  "redirect-file": [302, "bad-response", ""],
  "redirect-ftp": [302, "bad-response", ""],
  "redirect-javascript": [302, "bad-response", ""],
  "redirect-credentials": [302, "bad-response", ""],
  "redirect-private": [302, "private-address", ""],
  "redirect-metadata": [302, "private-address", ""],
  "redirect-loopback-port": [302, "private-address", ""],
  "redirect-port-0": [302, "refused", ""],
  "redirect-unknown-name": [302, "dns", ""],

  "never-answers": [null, "timeout", ""],
  "stands-still": [200, "timeout", ""],
  "slow-head": [null, "timeout", ""],
  "slow-drip": [200, "timeout", ""],
  "tls-silence": [null, "timeout", ""],

  "closes-at-once": [null, "reset", ""],
  "resets-at-once": [null, "reset", ""],
  "closes-in-head": [null, "reset", ""],
  "reset-after-head": [200, "reset", ""],
  "cut-length": [200, "reset", ""],
  "cut-length-404": [404, "reset", ""],
  "cut-length-announced": [200, "reset", ""],
  "reset-length": [200, "reset", ""],
  "cut-chunk": [200, "reset", ""],
  "cut-chunk-announced": [200, "reset", ""],
  "cut-between-chunks": [200, "reset", ""],
  "close-ends-body": [200, null, RULES],
  "reset-ends-body": [200, "reset", ""],
  "reset-ends-identity": [200, "reset", ""],
  "tls-closes": [null, "tls", ""],
  "tls-plain": [null, "tls", ""],

  garbage: [null, "bad-response", ""],
  "http-0.9": [null, "bad-response", ""],
  "status-line": [null, "bad-response", ""],
  "status-low": [null, "bad-response", ""],
  "two-lengths": [null, "bad-response", ""],
  "length-negative": [null, "bad-response", ""],
  "chunk-garbage": [200, "bad-response", ""],
  "transfer-gzip": [200, "bad-response", ""],
  "transfer-gzip-chunked": [200, "bad-response", ""],
  "transfer-identity": [200, null, RULES],
  "head-nul": [null, "bad-response", ""],
  "head-large": [null, "bad-response", ""],
  "head-endless": [null, "bad-response", ""],
  "status-text-endless": [null, "timeout", ""],
  "switches-protocol": [null, "bad-response", ""],
  "early-hints": [200, null, RULES],
  "early-hints-endless": [null, "bad-response", ""],
  "chunk-extension-endless": [200, "timeout", ""],
  "answer-and-more": [200, null, RULES],

  "https-rules": [200, null, RULES],
  "https-expired": [null, "tls", ""],
  "https-other-name": [null, "tls", ""],
};

const TRUNCATED = /^(gzip-bomb|size-over|size-1-mib|endless)/;

let shared: Fetcher | undefined;

/** One fetcher for all rows; the port of a common database stays out of reach. */
function fetcher(): Fetcher {
  shared ??= loopbackFetcher({
    allow: (ip, port) => ip === "127.0.0.1" && port !== 6379,
    authorities: server().authorities,
    timeouts: SHORT,
    lookup: async () => {
      throw Object.assign(new Error("unknown"), { code: "ENOTFOUND" });
    },
  });
  return shared;
}

test.each(Object.entries(EXPECTED))("%s", async (name, [status, failure, body]) => {
  const site = server().site(name as BehaviourName);
  const outcome = await fetcher().fetch(site.robots);
  expect([outcome.status, outcome.failure]).toEqual([status, failure]);
  if (typeof body === "string") expect(Buffer.from(outcome.body).toString()).toBe(body);
  else expect(outcome.body.length).toBe(body);
  expect(outcome.truncated).toBe(TRUNCATED.test(name));
  expect(outcome.address).toBe(site.robots);
  expect(outcome.failureDetail === null).toBe(failure === null);
  expect(outcome.failureDetail ?? "One plain line.").toMatch(/^[A-Z][ -~]{8,118}\.$/);
  expect(outcome.failureDetail ?? "").not.toMatch(/\d+\.\d+\.\d+|secret|robots/);
  const { body: octets, ...facts } = outcome;
  expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  expect(Object.prototype.toString.call(octets)).toBe("[object Uint8Array]");
  expect(await eventually(() => site.open === 0)).toBe(true);
});
