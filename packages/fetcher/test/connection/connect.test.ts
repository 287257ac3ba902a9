import { expect, test } from "vitest";
import type { Lookup } from "../../src/index.ts";
import { eventually, loopbackFetcher, SHORT, useServer } from "../loopback.ts";

const server = useServer();

/** Gives one answer after the other, and counts. */
function script(...answers: readonly (readonly string[])[]): {
  lookup: Lookup;
  asked: () => number;
} {
  let asked = 0;
  const lookup: Lookup = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    return answer.map((address) => ({ address }));
  };
  return { lookup, asked: () => asked };
}

test.each([
  "127.0.0.1",
  "2130706433",
  "0x7f000001",
  "0x7f.1",
  "017700000001",
  "0177.0.0.1",
  "127.1",
  "127.0.1",
  "0",
  "１２７.０.０.１",
  "[::1]",
  "[::]",
  "[0:0:0:0:0:0:0:1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::127.0.0.1]",
  "[64:ff9b::127.0.0.1]",
  "[2002:7f00:1::]",
  "[2001::7f00:1]",
  "[fe80::1]",
  "[fd00:ec2::254]",
  "169.254.169.254",
  "2852039166",
  "0xa9.0xfe.0xa9.0xfe",
  "10.0.0.1",
  "100.64.0.1",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "localhost",
  "localhost.",
])("a fetcher without options does not connect to %s", async (host) => {
  const { port, accepted } = server().site("rules");
  const fetcher = loopbackFetcher({ allow: undefined });
  const outcome = await fetcher.fetch(`http://${host}:${port}/robots.txt`);
  // A machine may not know a name with a final dot.
  expect(["private-address", ...(host === "localhost." ? ["dns"] : [])]).toContain(outcome.failure);
  expect(outcome).toMatchObject({ status: null, redirects: [] });
  expect(server().site("rules").accepted).toBe(accepted);
});

test("a name is looked up once for each connection, and no other answer counts", async () => {
  const { port } = server().site("rules");
  const { lookup, asked } = script(["127.0.0.2"], ["127.0.0.1"]);
  const before = server().site("rules").accepted;
  const fetcher = loopbackFetcher({ lookup, allow: (ip) => ip === "127.0.0.2", timeouts: SHORT });
  const outcome = await fetcher.fetch(`http://rebind.example:${port}/robots.txt`);
  expect(outcome.failure).not.toBeNull();
  expect(asked()).toBe(1);
  expect(server().site("rules").accepted).toBe(before);
});

test("a name that changes its mind before a redirect to itself is refused there", async () => {
  const { port, requests } = server().site("redirect-once");
  const before = requests.length;
  const { lookup, asked } = script(["127.0.0.1"], ["127.0.0.3"]);
  const outcome = await loopbackFetcher({ lookup }).fetch(`http://x.example:${port}/robots.txt`);
  expect(outcome).toMatchObject({ status: 301, failure: "private-address" });
  expect(outcome.redirects).toHaveLength(1);
  expect(asked()).toBe(2);
  expect(server().site("redirect-once").requests.length).toBe(before + 1);
});

test("the address that the socket reached is checked as well, before a request is sent", async () => {
  const site = server().site("rules");
  const before = site.requests.length;
  let asked = 0;
  const fetcher = loopbackFetcher({ allow: () => ++asked === 1 });
  const outcome = await fetcher.fetch(site.robots);
  expect(outcome.failure).toBe("private-address");
  expect(asked).toBe(2);
  expect(await eventually(() => site.open === 0)).toBe(true);
  expect(site.requests.length).toBe(before);
});

test("one private address among public ones is enough, and nothing is connected to", async () => {
  const { port, accepted } = server().site("rules");
  const { lookup } = script(["127.0.0.1", "10.0.0.1"]);
  const outcome = await loopbackFetcher({ lookup }).fetch(
    `http://mixed.example:${port}/robots.txt`,
  );
  expect(outcome.failure).toBe("private-address");
  expect(outcome.failureDetail).not.toContain("10.");
  expect(server().site("rules").accepted).toBe(accepted);
});

test("an allow-list names address and port", async () => {
  const allowed = server().site("rules");
  const other = server().site("empty");
  const fetcher = loopbackFetcher({
    allow: (ip, port) => ip === "127.0.0.1" && port === allowed.port,
  });
  expect((await fetcher.fetch(allowed.robots)).status).toBe(200);
  expect((await fetcher.fetch(other.robots)).failure).toBe("private-address");
});

test("what a person typed may be private; a redirect may not, but to the same host and port", async () => {
  const fetcher = loopbackFetcher({ allow: undefined, trustTyped: true });
  const site = (name: "rules" | "redirect-5" | "redirect-other-origin") =>
    server().site(name).robots;
  expect((await fetcher.fetch(site("rules"))).status).toBe(200);
  expect((await fetcher.fetch(site("redirect-5"))).status).toBe(200);
  expect(await fetcher.fetch(site("redirect-other-origin"))).toMatchObject({
    status: 301,
    failure: "private-address",
    failureDetail: "A redirect leads to an address that is not public.",
  });
});

test("of several addresses the one that answers is used", async () => {
  const { port } = server().site("rules");
  const { lookup } = script(["::1", "127.0.0.1"]);
  const fetcher = loopbackFetcher({ lookup, allow: (ip) => ip === "127.0.0.1" || ip === "::1" });
  expect((await fetcher.fetch(`http://two.example:${port}/robots.txt`)).status).toBe(200);
});

test("a name lookup counts as connecting: one that never ends runs out of time", async () => {
  const lookup = () => new Promise<never>(() => {});
  const outcome = await loopbackFetcher({ lookup, timeouts: SHORT }).fetch("http://x.example/");
  expect(outcome).toMatchObject({ failure: "timeout", status: null });
  expect(outcome.elapsedMs).toBeLessThan(1_900);
});

test("TLS checks the name that was asked for, through the address it stands for", async () => {
  const { port } = server().site("https-rules");
  const { lookup } = script(["127.0.0.1"]);
  const fetcher = loopbackFetcher({ lookup, authorities: server().authorities });
  const right = await fetcher.fetch(`https://secure.example:${port}/robots.txt`);
  const dotted = await fetcher.fetch(`https://secure.example.:${port}/robots.txt`);
  const wrong = await fetcher.fetch(`https://another.example:${port}/robots.txt`);
  expect([right.status, dotted.status, wrong.status]).toEqual([200, 200, null]);
  expect(wrong.failureDetail).toBe("The certificate is for another name.");
});

test("a certificate that nobody vouches for is refused", async () => {
  const outcome = await loopbackFetcher().fetch(server().site("https-rules").robots);
  expect(outcome).toMatchObject({
    failure: "tls",
    failureDetail: "The certificate is self-signed.",
  });
});
