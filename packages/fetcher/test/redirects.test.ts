import { isIP } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { raw } from "../../../testdata/server/behaviour.ts";
import type { BehaviourName } from "../../../testdata/server/misbehaving-server.ts";
import { endpointOf } from "../src/connection/guard.ts";
import { loopbackFetcher, SHORT, useServer } from "./loopback.ts";

const server = useServer();

const unknown = async () => {
  throw Object.assign(new Error("unknown"), { code: "ENOTFOUND" });
};

const fetch = (name: BehaviourName) => {
  const fetcher = loopbackFetcher({
    allow: (ip, port) => ip === "127.0.0.1" && port !== 6379,
    authorities: server().authorities,
    lookup: unknown,
    timeouts: SHORT,
  });
  return fetcher.fetch(server().site(name).robots);
};

test("the chain is kept, and the scope stays with the first address", async () => {
  const { origin, robots } = server().site("redirect-5");
  const outcome = await fetch("redirect-5");
  expect(outcome).toMatchObject({ address: robots, finalAddress: `${origin}/hop/5`, status: 200 });
  expect(outcome.redirects).toEqual([
    { status: 301, from: robots, to: `${origin}/hop/1` },
    { status: 301, from: `${origin}/hop/1`, to: `${origin}/hop/2` },
    { status: 301, from: `${origin}/hop/2`, to: `${origin}/hop/3` },
    { status: 301, from: `${origin}/hop/3`, to: `${origin}/hop/4` },
    { status: 301, from: `${origin}/hop/4`, to: `${origin}/hop/5` },
  ]);
});

test("the sixth redirect is noted, not followed", async () => {
  const site = server().site("redirect-6");
  const before = site.requests.length;
  const outcome = await fetch("redirect-6");
  expect(outcome).toMatchObject({
    status: 301,
    failure: "redirect-limit",
    finalAddress: `${site.origin}/hop/5`,
  });
  expect(outcome.redirects).toHaveLength(6);
  expect(outcome.redirects.at(-1)?.to).toBe(`${site.origin}/hop/6`);
  expect(site.requests.slice(before).map(({ path }) => path)).not.toContain("/hop/6");
});

test.each([
  ["redirect-self", 1],
  ["redirect-circle", 2],
] as const)("%s ends as soon as it closes", async (name, requests) => {
  const site = server().site(name);
  const before = site.requests.length;
  const outcome = await fetch(name);
  expect(outcome.redirects).toHaveLength(requests);
  expect(outcome.failureDetail).toMatch(/circle/);
  expect(site.requests.length - before).toBe(requests);
});

test("a redirect to another origin is followed, from http to https too", async () => {
  const first = await fetch("redirect-other-origin");
  expect(first.finalAddress).toBe(server().site("rules").robots);
  expect(first.address).toBe(server().site("redirect-other-origin").robots);
  const secure = await fetch("redirect-to-https");
  expect(secure.finalAddress).toBe(server().site("https-rules").robots);
  expect(secure.redirects[0]?.status).toBe(308);
});

test("a relative target is resolved and loses its fragment", async () => {
  const outcome = await fetch("redirect-relative");
  expect(outcome.finalAddress).toBe(
    `${server().site("redirect-relative").origin}/files/real.txt?a=1`,
  );
});

test.each([
  ["redirect-file", "file:///etc/hostname"],
  ["redirect-ftp", "ftp://ftp.example/robots.txt"],
  ["redirect-javascript", "javascript:alert(1)"],
  ["redirect-credentials", "http://name:secret@site.example/robots.txt"],
  ["redirect-unparsable", "http://[::1/robots.txt"],
] as const)("%s: the target that cannot be used is noted as it came", async (name, target) => {
  const outcome = await fetch(name);
  expect(outcome.redirects.map(({ to }) => to)).toEqual([target]);
  expect(outcome.headers.location).toBe(target);
  expect(outcome.finalAddress).toBe(server().site(name).robots);
  expect(outcome.failureDetail ?? "").not.toMatch(/secret|hostname|alert/);
});

test.each(["redirect-without-location", "redirect-blank-location", "status-304"] as const)(
  "%s is an answer, not a redirect",
  async (name) => {
    const outcome = await fetch(name);
    expect(outcome).toMatchObject({ failure: null, redirects: [] });
  },
);

test.each([
  ["redirect-unknown-name", "dns"],
  ["redirect-to-silence", "timeout"],
  ["redirect-private", "private-address"],
] as const)("%s: a failure later on keeps the chain and the last answer", async (name, failure) => {
  const outcome = await fetch(name);
  expect(outcome).toMatchObject({ status: 302, failure });
  expect(outcome.redirects).toHaveLength(1);
  expect(outcome.finalAddress).toBe(server().site(name).robots);
});

test("a redirect into this machine sends no request there", async () => {
  const target = server().site("rules");
  const before = target.accepted;
  const { port } = server().site("redirect-other-origin");
  const fetcher = loopbackFetcher({ allow: (ip, to) => ip === "127.0.0.1" && to === port });
  const outcome = await fetcher.fetch(server().site("redirect-other-origin").robots);
  expect(outcome.failure).toBe("private-address");
  expect(target.accepted).toBe(before);
});

test("whatever a Location says, the outcome is a value", async () => {
  let location = "";
  const site = await server().serve(
    raw((socket) => {
      const head = `HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: ${location}\r\n\r\n`;
      socket.end(Buffer.from(head, "latin1"));
    }),
  );
  const fetcher = loopbackFetcher({ lookup: unknown, timeouts: SHORT, cacheSeconds: 0 });
  const text = fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  });
  const address = fc
    .tuple(fc.constantFrom("", "/", "//", "http:", "https://", "HTTP://", "data:", "?"), text)
    .map(([start, rest]) => start + rest);
  await fc.assert(
    fc.asyncProperty(fc.oneof(address, fc.webUrl()), async (target) => {
      fc.pre(!leadsOutside(target, site.robots));
      location = target;
      const outcome = await fetcher.fetch(site.robots);
      expect(outcome.status ?? 302).toBe(302);
      expect(outcome.redirects.length).toBeLessThanOrEqual(6);
    }),
    { numRuns: 150 },
  );
}, 60_000);

/** Tests stay on this machine: an address that is a number may be anybody's. */
function leadsOutside(target: string, base: string): boolean {
  if (!URL.canParse(target, base)) return false;
  const { host } = endpointOf(new URL(target, base));
  return isIP(host) !== 0 && host !== "127.0.0.1";
}
