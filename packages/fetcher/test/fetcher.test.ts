import { isIP } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { http, RULES, text } from "../../../testdata/server/behaviour.ts";
import { endpointOf } from "../src/connection/guard.ts";
import { createFetcher, USER_AGENT } from "../src/index.ts";
import { eventually, loopbackFetcher, SHORT, useServer } from "./loopback.ts";

const server = useServer();

/** Answers after so many milliseconds. */
const after = (delay: number) =>
  http((_request, response) => {
    setTimeout(() => response.end(RULES), delay);
  });

test("an outcome says what was asked, by whom, and what came", async () => {
  const site = server().site("all-headers");
  const before = Date.now();
  const outcome = await loopbackFetcher().fetch(site.robots);
  expect(outcome).toEqual({
    address: site.robots,
    finalAddress: site.robots,
    at: outcome.at,
    elapsedMs: outcome.elapsedMs,
    status: 200,
    failure: null,
    failureDetail: null,
    redirects: [],
    headers: {
      "content-type": "text/plain",
      "cache-control": "max-age=0",
      expires: "Thu, 01 Jan 1970 00:00:00 GMT",
      date: expect.any(String),
      "last-modified": "Mon, 01 Jun 2026 10:00:00 GMT",
      etag: '"abc"',
      server: "kit",
      "x-robots-tag": "noindex",
      age: "17",
      vary: "User-Agent",
      via: "1.1 edge",
    },
    body: new Uint8Array(Buffer.from(RULES)),
    truncated: false,
    userAgent: USER_AGENT,
  });
  expect(Date.parse(outcome.at)).toBeGreaterThanOrEqual(before - 1);
  expect(Date.parse(outcome.at)).toBeLessThanOrEqual(Date.now());
});

test("the request is one GET that says who asks, what it reads, and that it goes", async () => {
  const site = await server().serve(text(RULES));
  const outcome = await loopbackFetcher({ userAgent: "TestBot/1.0" }).fetch(site.robots);
  expect(outcome.userAgent).toBe("TestBot/1.0");
  expect(site.requests).toEqual([
    {
      method: "GET",
      path: "/robots.txt",
      headers: {
        host: new URL(site.origin).host,
        connection: "close",
        "user-agent": "TestBot/1.0",
        accept: "text/plain, */*;q=0.8",
        "accept-encoding": "gzip, br, deflate",
      },
    },
  ]);
  expect(await eventually(() => site.open === 0)).toBe(true);
});

test.each([
  ["not an address", "robots", "robots"],
  ["empty", "", ""],
  ["a foreign scheme", "ftp://x.example/robots.txt", "ftp://x.example/robots.txt"],
  ["a file", "file:///etc/passwd", "file:///etc/passwd"],
  ["credentials", "https://name:secret@x.example/robots.txt", "https://x.example/robots.txt"],
  ["a user name", "https://secret@x.example/robots.txt", "https://x.example/robots.txt"],
  ["credentials without a scheme", "name:secret@x.example", "x.example"],
  ["credentials in what is no address", "http://name:secret@[bad/", "http://[bad/"],
])("an address that cannot be fetched is an outcome: %s", async (_why, given, shown) => {
  const outcome = await loopbackFetcher().fetch(given);
  expect(outcome).toMatchObject({ failure: "bad-response", status: null, address: shown });
  expect(JSON.stringify(outcome)).not.toContain("secret");
});

test("two spellings of one address are one; http and https are two", async () => {
  const site = await server().serve(text(RULES));
  const fetcher = loopbackFetcher();
  const first = await fetcher.fetch(site.robots);
  const again = await fetcher.fetch(site.robots.replace("http://127.0.0.1", "HTTP://0x7f.1"));
  const fragment = await fetcher.fetch(`${site.robots}#top`);
  expect([again, fragment]).toEqual([first, first]);
  expect(site.requests).toHaveLength(1);
  const secure = await fetcher.fetch(site.robots.replace("http:", "https:"));
  expect(secure).toMatchObject({ failure: "tls", address: site.robots.replace("http:", "https:") });
});

test("ten calls at once are one request", async () => {
  const site = await server().serve(after(100));
  const fetcher = loopbackFetcher();
  const calls = Array.from({ length: 10 }, () => fetcher.fetch(site.robots));
  const outcomes = await Promise.all(calls);
  expect(new Set(outcomes).size).toBe(1);
  expect(outcomes[0]?.status).toBe(200);
  expect(site.requests).toHaveLength(1);
});

test("ten calls at once are one request even when nothing is cached, and with fresh", async () => {
  const site = await server().serve(after(100));
  const fetcher = loopbackFetcher({ cacheSeconds: 0 });
  const calls = Array.from({ length: 10 }, () => fetcher.fetch(site.robots, { fresh: true }));
  expect(new Set(await Promise.all(calls)).size).toBe(1);
  expect(site.requests).toHaveLength(1);
});

test("a second call is answered from the cache and keeps the time of the first", async () => {
  const site = await server().serve(text(RULES));
  const fetcher = loopbackFetcher();
  const first = await fetcher.fetch(site.robots);
  const second = await fetcher.fetch(site.robots);
  expect(second.at).toBe(first.at);
  expect(site.requests).toHaveLength(1);
});

test("fresh asks again, and later calls get the new answer", async () => {
  let version = 0;
  const site = await server().serve(
    http((_request, response) => {
      version += 1;
      response.end(`# ${version}\n`);
    }),
  );
  const fetcher = loopbackFetcher();
  const body = async (fresh: boolean) =>
    Buffer.from((await fetcher.fetch(site.robots, { fresh })).body).toString();
  expect([await body(false), await body(false), await body(true), await body(false)]).toEqual([
    "# 1\n",
    "# 1\n",
    "# 2\n",
    "# 2\n",
  ]);
});

test("without a cache every call asks", async () => {
  const site = await server().serve(text(RULES));
  const fetcher = loopbackFetcher({ cacheSeconds: 0 });
  await fetcher.fetch(site.robots);
  await fetcher.fetch(site.robots);
  expect(site.requests).toHaveLength(2);
});

test("a failure is kept for a moment too, so that a broken server is not hammered", async () => {
  const site = server().site("closes-at-once");
  const before = site.accepted;
  const fetcher = loopbackFetcher();
  await fetcher.fetch(site.robots);
  expect((await fetcher.fetch(site.robots)).failure).toBe("reset");
  expect(site.accepted - before).toBe(1);
});

test("each origin has its own outcome, also when one redirects to the other", async () => {
  const fetcher = loopbackFetcher();
  const from = server().site("redirect-other-origin").robots;
  const to = server().site("rules").robots;
  const redirected = await fetcher.fetch(from);
  const before = server().site("rules").requests.length;
  const own = await fetcher.fetch(to);
  expect([redirected.address, redirected.finalAddress]).toEqual([from, to]);
  expect([own.address, own.redirects]).toEqual([to, []]);
  expect(server().site("rules").requests.length).toBe(before + 1);
});

test("a port on which nothing listens is refused", async () => {
  const outcome = await loopbackFetcher().fetch(
    `http://127.0.0.1:${server().closedPort}/robots.txt`,
  );
  expect(outcome).toMatchObject({ status: null, failure: "refused", body: new Uint8Array() });
});

test("a caller's signal ends its waiting at once, and the request with the last caller", async () => {
  const site = server().site("never-answers");
  const controller = new AbortController();
  const started = performance.now();
  const waiting = loopbackFetcher().fetch(site.robots, { signal: controller.signal });
  expect(await eventually(() => site.open === 1)).toBe(true);
  controller.abort();
  const outcome = await waiting;
  expect(outcome).toMatchObject({ status: null, failure: "timeout" });
  expect(outcome.failureDetail).toMatch(/called off/);
  expect(performance.now() - started).toBeLessThan(3_000);
  expect(await eventually(() => site.open === 0)).toBe(true);
});

test("a signal that is aborted beforehand sends nothing", async () => {
  const site = await server().serve(text(RULES));
  const outcome = await loopbackFetcher().fetch(site.robots, { signal: AbortSignal.abort() });
  expect(outcome.failureDetail).toMatch(/called off/);
  expect(site.accepted).toBe(0);
});

test("one caller that gives up does not take the answer from the others", async () => {
  const site = await server().serve(after(300));
  const fetcher = loopbackFetcher();
  const impatient = new AbortController();
  const first = fetcher.fetch(site.robots, { signal: impatient.signal });
  const second = fetcher.fetch(site.robots, { signal: new AbortController().signal });
  const third = fetcher.fetch(site.robots);
  expect(await eventually(() => site.requests.length === 1)).toBe(true);
  impatient.abort();
  expect((await first).failure).toBe("timeout");
  expect([(await second).status, (await third).status]).toEqual([200, 200]);
  expect(site.requests).toHaveLength(1);
});

test("what was called off is not remembered", async () => {
  const site = await server().serve(after(200));
  const fetcher = loopbackFetcher();
  const controller = new AbortController();
  const first = fetcher.fetch(site.robots, { signal: controller.signal });
  controller.abort();
  const second = fetcher.fetch(site.robots);
  expect([(await first).status, (await second).status]).toEqual([null, 200]);
  const other = await server().serve(after(200));
  const again = new AbortController();
  const third = fetcher.fetch(other.robots, { signal: again.signal });
  expect(await eventually(() => other.requests.length === 1)).toBe(true);
  again.abort();
  await third;
  expect(await eventually(() => other.open === 0)).toBe(true);
  expect((await fetcher.fetch(other.robots)).status).toBe(200);
});

test("close() ends every request, lets their callers know, and may be called twice", async () => {
  const fetcher = createFetcher({ allow: () => true });
  const silent = server().site("never-answers");
  const still = server().site("stands-still");
  const waiting = [fetcher.fetch(silent.robots), fetcher.fetch(still.robots)];
  expect(await eventually(() => silent.open + still.open === 2)).toBe(true);
  await fetcher.close();
  await fetcher.close();
  for (const { failure, failureDetail } of await Promise.all(waiting)) {
    expect([failure, failureDetail]).toEqual(["timeout", expect.stringMatching(/called off/)]);
  }
  expect(await eventually(() => silent.open + still.open === 0)).toBe(true);
  await expect(fetcher.fetch(silent.robots)).rejects.toThrow(TypeError);
});

test.each([
  ["no address", undefined, undefined],
  ["a URL object", new URL("http://x.example/"), undefined],
  ["a signal that is none", "http://x.example/", { signal: {} }],
])("misuse is a TypeError: %s", async (_why, address, options) => {
  const call = loopbackFetcher().fetch(address as string, options as never);
  await expect(call).rejects.toThrow(TypeError);
});

test("no text makes fetch throw, and none comes out as an answer", async () => {
  const fetcher = loopbackFetcher({
    allow: undefined,
    timeouts: SHORT,
    lookup: async () => {
      throw Object.assign(new Error("unknown"), { code: "ENOTFOUND" });
    },
  });
  const addresses = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.webUrl({ validSchemes: ["ftp", "file", "data", "ws", "http"] }),
    fc
      .tuple(fc.constantFrom("http://", "https://", "http:", "//"), fc.string())
      .map((t) => t.join("")),
    fc.string({ unit: "binary", maxLength: 200 }),
  );
  await fc.assert(
    fc.asyncProperty(addresses, async (address) => {
      fc.pre(!isPublicNumber(address));
      const outcome = await fetcher.fetch(address);
      expect(["dns", "bad-response", "private-address", "refused"]).toContain(outcome.failure);
      expect(outcome).toMatchObject({ status: null, redirects: [], truncated: false });
      expect(outcome.failureDetail).toMatch(/^[ -~]+$/);
      expect(JSON.parse(JSON.stringify(outcome)).address).toBe(outcome.address);
    }),
    { numRuns: 1_000 },
  );
}, 60_000);

/** Tests stay on this machine: an address that is a number may be anybody's. */
function isPublicNumber(address: string): boolean {
  return URL.canParse(address) && isIP(endpointOf(new URL(address)).host) !== 0;
}
