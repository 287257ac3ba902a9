import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { isCrossSite, isOwnHost } from "../src/http/security.ts";
import { postTest, startServer } from "./started-server.ts";

const GOOD = { address: "https://a.example/", crawler: "Googlebot", robots: "" };

test.each(["/healthz", "/api/v1/crawlers", "/api/openapi.json", "/robots.txt", "/nothing"])(
  "%s carries the security headers",
  async (url) => {
    const app = await startServer();
    const { headers } = await app.inject(url);
    const policy = String(headers["content-security-policy"]);
    for (const directive of [
      "default-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ])
      expect(policy.split(";")).toContain(directive);
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests|data:|\*/);
    expect(headers).toMatchObject({
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(headers).not.toHaveProperty("server");
    expect(headers).not.toHaveProperty("x-powered-by");
  },
);

const LOOPBACK = { loopback: true, hostNames: ["robots.example.com"] };

test.each([
  { host: "localhost", own: true },
  { host: "localhost:9309", own: true },
  { host: "LOCALHOST:1", own: true },
  { host: "127.0.0.1:9309", own: true },
  { host: "127.8.9.10", own: true },
  { host: "[::1]:9309", own: true },
  { host: "[::1]", own: true },
  { host: "robots.example.com", own: true },
  { host: "Robots.Example.com:443", own: true },
  { host: "robots.example.com.", own: true },
  { host: "evil.example", own: false },
  { host: "evil.example:9309", own: false },
  { host: "localhost.evil.example", own: false },
  { host: "127.0.0.1.evil.example", own: false },
  { host: "evil-robots.example.com", own: false },
  { host: "192.168.0.1:9309", own: false },
  { host: "[::2]", own: false },
  { host: "", own: false },
  { host: ":9309", own: false },
  { host: "localhost:9309:1", own: false },
  { host: "user@localhost", own: false },
])("on loopback the name $host is its own: $own", ({ host, own }) => {
  expect(isOwnHost(host, LOOPBACK)).toBe(own);
});

test("without names of its own a public server answers under any name, with names under those", () => {
  expect(isOwnHost("any.example", { loopback: false, hostNames: [] })).toBe(true);
  const named = { loopback: false, hostNames: ["robots.example.com"] };
  expect(isOwnHost("robots.example.com", named)).toBe(true);
  expect(isOwnHost("any.example", named)).toBe(false);
  expect(isOwnHost(undefined, named)).toBe(false);
});

test("a foreign name gets nothing from a loopback server, on any address", async () => {
  const app = await startServer({ host: "127.0.0.1" });
  for (const url of ["/", "/api/v1/crawlers", "/healthz", "/metrics", "/nothing", "/robots.txt"]) {
    const response = await app.inject({ url, headers: { host: "evil.example:9309" } });
    expect(response.statusCode).toBe(403);
    expect(response.json().type).toBe("urn:aushang:problem:host-not-allowed");
    expect(response.json().detail).toContain("evil.example:9309");
  }
  expect((await app.inject({ url: "/healthz", headers: { host: "[::1]:1" } })).statusCode).toBe(
    200,
  );
});

test("a public server with names: probes and scrapers may use its address", async () => {
  const app = await startServer({ host: "0.0.0.0", hostNames: ["robots.example.com"] });
  const status = async (url: string, host: string) =>
    (await app.inject({ url, headers: { host } })).statusCode;
  expect(await status("/healthz", "10.1.2.3:9309")).toBe(200);
  expect(await status("/readyz", "10.1.2.3:9309")).toBe(200);
  expect(await status("/metrics", "10.1.2.3:9309")).toBe(200);
  expect(await status("/api/v1/crawlers", "10.1.2.3:9309")).toBe(403);
  expect(await status("/api/v1/crawlers", "robots.example.com")).toBe(200);
});

const request = (headers: Record<string, string>, method = "POST", host = "localhost:9309") => ({
  method,
  host,
  headers,
});

test.each([
  { why: "a program", sent: request({}), foreign: false },
  { why: "our page", sent: request({ "sec-fetch-site": "same-origin" }), foreign: false },
  { why: "typed by a person", sent: request({ "sec-fetch-site": "none" }), foreign: false },
  { why: "another site", sent: request({ "sec-fetch-site": "cross-site" }), foreign: true },
  { why: "another port", sent: request({ "sec-fetch-site": "same-site" }), foreign: true },
  {
    why: "our page without a referrer",
    sent: request({ "sec-fetch-site": "same-origin", origin: "null" }),
    foreign: false,
  },
  {
    why: "another site that names our origin",
    sent: request({ "sec-fetch-site": "cross-site", origin: "http://localhost:9309" }),
    foreign: true,
  },
  {
    why: "an old browser here",
    sent: request({ origin: "http://localhost:9309" }),
    foreign: false,
  },
  {
    why: "an old browser elsewhere",
    sent: request({ origin: "https://evil.example" }),
    foreign: true,
  },
  { why: "another port", sent: request({ origin: "http://localhost:3000" }), foreign: true },
  { why: "an opaque origin", sent: request({ origin: "null" }), foreign: true },
  {
    why: "behind a proxy that speaks TLS",
    sent: request({ origin: "https://robots.example.com" }, "POST", "robots.example.com"),
    foreign: false,
  },
  {
    why: "a default port, said",
    sent: request({ origin: "http://localhost" }, "POST", "localhost:80"),
    foreign: false,
  },
  { why: "reading", sent: request({ "sec-fetch-site": "cross-site" }, "GET"), foreign: false },
])("$why: cross-site $foreign", ({ sent, foreign }) => {
  expect(isCrossSite(sent)).toBe(foreign);
});

test("a post from another site is refused, and no answer allows one", async () => {
  const app = await startServer();
  const refused = await postTest(app, GOOD, { "sec-fetch-site": "cross-site" });
  expect(refused.statusCode).toBe(403);
  expect(refused.json().type).toBe("urn:aushang:problem:cross-site");
  const asked = await app.inject({
    method: "OPTIONS",
    url: "/api/v1/test",
    headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
  });
  expect(asked.statusCode).toBe(405);
  expect(asked.headers).not.toHaveProperty("access-control-allow-origin");
  const own = await postTest(app, GOOD, { "sec-fetch-site": "same-origin", origin: "null" });
  expect(own.statusCode).toBe(200);
});

test("a request that names two hosts is malformed, whichever of them is ours", async () => {
  const app = await startServer();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.end("GET /healthz HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n\r\n");
  let answer = "";
  for await (const piece of socket) answer += piece;
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain("urn:aushang:problem:request-malformed");
});
