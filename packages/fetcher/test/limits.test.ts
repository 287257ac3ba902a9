import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { http, RULES, text } from "../../../testdata/server/behaviour.ts";
import { loopbackFetcher, SHORT, useServer } from "./loopback.ts";

const server = useServer();

const MEBIBYTE = 1_048_576;

/** The most memory that this process has ever held, in octets. */
const peak = () => process.resourceUsage().maxRSS * 1_024;

test("a bomb of 500 MiB costs next to no memory, one after the other and at once", async () => {
  const names = ["gzip-bomb", "gzip-bomb-twice"] as const;
  const sites = names.map((name) => server().site(name).robots);
  const fetcher = loopbackFetcher({ cacheSeconds: 0 });
  await fetcher.fetch(sites[0] as string);
  const before = peak();
  for (let round = 0; round < 5; round += 1) {
    for (const site of sites) expect((await fetcher.fetch(site)).truncated).toBe(true);
  }
  const parallel = Array.from({ length: 10 }, () =>
    loopbackFetcher({ cacheSeconds: 0 }).fetch(sites[1] as string),
  );
  for (const outcome of await Promise.all(parallel)) {
    expect([outcome.body.length, outcome.truncated]).toEqual([512_000, true]);
  }
  expect(peak() - before).toBeLessThan(150 * MEBIBYTE);
});

test("reading stops soon after the limit: the server is not made to send all of it", async () => {
  let sent = 0;
  const site = await server().serve(
    http((_request, response) => {
      const piece = Buffer.alloc(65_536, 35);
      const write = () => {
        while (!response.destroyed && sent < 200 * MEBIBYTE) {
          sent += piece.length;
          if (!response.write(piece)) break;
        }
      };
      response.on("drain", write);
      write();
    }),
  );
  const outcome = await loopbackFetcher().fetch(site.robots);
  expect(outcome).toMatchObject({ status: 200, failure: null, truncated: true });
  // What lies in the buffers of both sides' systems comes on top of what was read.
  expect(sent).toBeLessThan(20 * MEBIBYTE);
});

test("text that compression makes longer is still read to the limit", async () => {
  const noise = Buffer.from(
    Array.from({ length: 512_000 }, (_, i) => 33 + ((i * 7_919 + (i >> 3) * 104_729) % 94)),
  );
  const site = await server().serve(
    text(gzipSync(noise, { level: 0 }), { "content-encoding": "gzip" }),
  );
  const outcome = await loopbackFetcher().fetch(site.robots);
  expect(outcome).toMatchObject({ failure: null, truncated: false });
  expect(Buffer.from(outcome.body).equals(noise)).toBe(true);
});

test.each([
  ["never-answers", "firstByte", /did not answer within 0\.3 s/],
  ["slow-head", "firstByte", /did not answer within 0\.3 s/],
  ["tls-silence", "connect", /No connection came about within 0\.3 s/],
  ["stands-still", "idle", /stood still for 0\.3 s/],
  ["slow-drip", "total", /longer than 0\.3 s/],
] as const)("%s ends by the limit %s", async (name, limit, words) => {
  const fetcher = loopbackFetcher({ timeouts: { [limit]: 300 } });
  const outcome = await fetcher.fetch(server().site(name).robots);
  expect(outcome.failure).toBe("timeout");
  expect(outcome.failureDetail).toMatch(words);
  expect(outcome.elapsedMs).toBeGreaterThanOrEqual(290);
  expect(outcome.elapsedMs).toBeLessThan(2_500);
});

test("the total holds for all redirects together", async () => {
  const site = await server().serve(
    http((request, response) => {
      const hop = Number(/\d+/.exec(request.url ?? "")?.[0] ?? 0);
      setTimeout(() => response.writeHead(302, { location: `/hop/${hop + 1}` }).end(), 400);
    }),
  );
  const outcome = await loopbackFetcher({ timeouts: { ...SHORT, total: 1_000 } }).fetch(
    site.robots,
  );
  expect(outcome).toMatchObject({ status: 302, failure: "timeout" });
  expect(outcome.redirects.length).toBeGreaterThan(0);
});

test("a slow answer within the limits is waited for", async () => {
  const site = await server().serve(
    http((_request, response) => {
      const pieces = [...RULES];
      const timer = setInterval(() => {
        const piece = pieces.shift();
        if (piece !== undefined) response.write(piece);
        else response.end(() => clearInterval(timer));
      }, 20);
    }),
  );
  const outcome = await loopbackFetcher().fetch(site.robots);
  expect(Buffer.from(outcome.body).toString()).toBe(RULES);
});
