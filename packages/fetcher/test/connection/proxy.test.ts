import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ConnectProxy, startConnectProxy } from "../../../../testdata/server/connect-proxy.ts";
import { proxyFromEnvironment } from "../../src/connection/proxy.ts";
import { createFetcher, type FetcherOptions } from "../../src/index.ts";
import { SHORT, useServer } from "../loopback.ts";

const server = useServer();
let proxy: ConnectProxy;

/** What is never asked of a proxy. */
const SELF = "localhost,127.0.0.1,[::1]";

const VARIABLES = ["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"];

beforeEach(async () => {
  for (const name of VARIABLES) {
    vi.stubEnv(name, "");
    vi.stubEnv(name.toLowerCase(), "");
  }
  proxy = await startConnectProxy();
  vi.stubEnv("HTTP_PROXY", proxy.address);
  vi.stubEnv("HTTPS_PROXY", proxy.address);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await proxy.close();
});

const unknownHere = async () => {
  throw Object.assign(new Error("unknown"), { code: "ENOTFOUND" });
};

async function fetchThrough(address: string, options: FetcherOptions = {}) {
  const fetcher = createFetcher({
    proxy: "environment",
    trustTyped: true,
    lookup: unknownHere,
    timeouts: SHORT,
    authorities: server().authorities,
    ...options,
  });
  const outcome = await fetcher.fetch(address);
  await fetcher.close();
  return outcome;
}

test.each([
  ["none", {}, null],
  ["empty", { HTTP_PROXY: "", https_proxy: "" }, null],
  ["only exceptions", { NO_PROXY: "*" }, null],
  [
    "both",
    { HTTP_PROXY: "http://p:1", HTTPS_PROXY: "https://q:2", NO_PROXY: "a" },
    { http: "http://p:1/", https: "https://q:2/", none: `a,${SELF}` },
  ],
  [
    "lower case first",
    { http_proxy: "http://low:1", HTTP_PROXY: "http://up:1" },
    { http: "http://low:1/", https: "", none: SELF },
  ],
  [
    "every host directly",
    { HTTP_PROXY: "http://p:1", NO_PROXY: " * " },
    { http: "http://p:1/", https: "", none: "*" },
  ],
  [
    "no scheme",
    { HTTPS_PROXY: " proxy.example:3128 " },
    { http: "", https: "http://proxy.example:3128/", none: SELF },
  ],
])("variables: %s", (_why, environment, expected) => {
  expect(proxyFromEnvironment(environment)).toEqual(expected);
});

test.each(["socks5://name:secret@p:1", "http://name:secret@[bad", "ftp://secret/"])(
  "a proxy that is none is a TypeError that keeps its secret: %s",
  (value) => {
    const attempt = () => proxyFromEnvironment({ HTTPS_PROXY: value });
    expect(attempt).toThrow(TypeError);
    expect(attempt).toThrow(/HTTPS_PROXY/);
    expect(attempt).not.toThrow(/secret/);
  },
);

test("without the option the variables mean nothing", async () => {
  const { port } = server().site("rules");
  const outcome = await fetchThrough(`http://shop.example:${port}/robots.txt`, {
    proxy: undefined,
  });
  expect(outcome.failure).toBe("dns");
  expect(proxy.tunnels).toEqual([]);
});

test.each([
  ["http", "shop.example", "rules"],
  ["https", "secure.example", "https-rules"],
] as const)(
  "%s goes through a tunnel, by a name that only the proxy knows",
  async (scheme, host, name) => {
    const { port } = server().site(name);
    const outcome = await fetchThrough(`${scheme}://${host}:${port}/robots.txt`);
    expect(outcome).toMatchObject({ status: 200, failure: null });
    expect(proxy.tunnels).toEqual([`${host}:${port}`]);
  },
);

test("the proxy's user name and password reach the proxy and nobody else", async () => {
  vi.stubEnv("HTTP_PROXY", proxy.address.replace("//", "//name:p%40ss@"));
  const site = server().site("all-headers");
  const before = site.requests.length;
  await fetchThrough(`http://shop.example:${site.port}/robots.txt`);
  expect(proxy.authorizations).toEqual([`Basic ${btoa("name:p@ss")}`]);
  expect(JSON.stringify(site.requests.slice(before))).not.toMatch(/proxy-auth|Basic/i);
});

test("hosts of NO_PROXY are reached directly, and guarded", async () => {
  vi.stubEnv("NO_PROXY", "direct.example");
  const { port } = server().site("rules");
  const address = `http://direct.example:${port}/robots.txt`;
  const lookup = async () => [{ address: "127.0.0.1" }];
  const allowed = await fetchThrough(address, { lookup });
  const refused = await fetchThrough(address, { lookup, trustTyped: false });
  expect([allowed.status, refused.failure]).toEqual([200, "private-address"]);
  expect(proxy.tunnels).toEqual([]);
});

test.each([
  ["a literal", "http://10.0.0.1/robots.txt", unknownHere],
  ["a literal in disguise", "http://0x7f.1/robots.txt", unknownHere],
  ["a name that is private here", "http://x.example/", async () => [{ address: "10.0.0.1" }]],
])("what is seen to be private is not asked of the proxy: %s", async (_why, address, lookup) => {
  const outcome = await fetchThrough(address, { lookup, trustTyped: false });
  expect(outcome.failure).toBe("private-address");
  expect(proxy.tunnels).toEqual([]);
});

test("where nobody typed the address, a name that is unknown here is not left to the proxy", async () => {
  const { port } = server().site("rules");
  const address = `http://shop.example:${port}/robots.txt`;
  const unknown = await fetchThrough(address, { trustTyped: false });
  const silent = await fetchThrough(address, {
    trustTyped: false,
    lookup: () => new Promise<never>(() => {}),
  });
  expect([unknown.failure, silent.failure]).toEqual(["dns", "timeout"]);
  expect(proxy.tunnels).toEqual([]);
});

test("where nobody typed the address, a name that is public here goes through the proxy", async () => {
  const { port } = server().site("rules");
  const lookup = async () => [{ address: "8.8.8.8" }];
  const outcome = await fetchThrough(`http://shop.example:${port}/robots.txt`, {
    trustTyped: false,
    lookup,
  });
  expect(outcome.status).toBe(200);
  expect(proxy.tunnels).toEqual([`shop.example:${port}`]);
});

test("this machine is reached directly", async () => {
  const outcome = await fetchThrough(server().site("rules").robots);
  expect(outcome.status).toBe(200);
  expect(proxy.tunnels).toEqual([]);
});

test("a redirect to a private address is refused behind a proxy too", async () => {
  const { port } = server().site("redirect-metadata");
  const outcome = await fetchThrough(`http://shop.example:${port}/robots.txt`);
  expect(outcome).toMatchObject({ status: 302, failure: "private-address" });
  expect(proxy.tunnels).toEqual([`shop.example:${port}`]);
});

test("a resolver that never answers does not keep the proxy from being asked", async () => {
  const { port } = server().site("rules");
  const lookup = () => new Promise<never>(() => {});
  const timeouts = { connect: 3_000, firstByte: 3_000, idle: 3_000, total: 9_000 };
  const outcome = await fetchThrough(`http://shop.example:${port}/`, { lookup, timeouts });
  expect(outcome.status).toBe(200);
});

test.each([403, 407, 502])(
  "a refusal by the proxy (%d) is never taken for an answer of the site",
  async (status) => {
    const refusing = await startConnectProxy(status);
    vi.stubEnv("HTTP_PROXY", refusing.address);
    const outcome = await fetchThrough("http://shop.example/robots.txt");
    await refusing.close();
    expect(outcome).toMatchObject({ status: null, failure: "bad-response" });
    expect(outcome.failureDetail).toContain(String(status));
  },
);

test("a proxy that is not there is refused; one that is silent runs out of time", async () => {
  vi.stubEnv("HTTP_PROXY", `http://127.0.0.1:${server().closedPort}`);
  const absent = await fetchThrough("http://shop.example/robots.txt");
  vi.stubEnv("HTTP_PROXY", server().site("never-answers").origin);
  const silent = await fetchThrough("http://shop.example/robots.txt");
  expect([absent.failure, silent.failure]).toEqual(["refused", "timeout"]);
  expect(silent.failureDetail).toContain("proxy");
});

test("a failure behind the proxy keeps its kind", async () => {
  const expired = server().site("https-expired");
  const cut = server().site("cut-length");
  const outcomes = [
    await fetchThrough(`https://shop.example:${expired.port}/`),
    await fetchThrough(`http://shop.example:${cut.port}/`),
  ];
  expect(outcomes.map(({ failure }) => failure)).toEqual(["tls", "reset"]);
});
