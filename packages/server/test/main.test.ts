import { once } from "node:events";
import { type AddressInfo, connect, createServer as createTcpServer } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { http, RULES } from "../../../testdata/server/behaviour.ts";
import {
  type MisbehavingServer,
  type Site,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
import { ListenError, type ServeOptions, type Serving, serve } from "../src/index.ts";
import { until } from "./started-server.ts";

let sites: MisbehavingServer;
beforeAll(async () => {
  sites = await startMisbehavingServer();
});
afterAll(() => sites.close());

async function start(options: ServeOptions = {}): Promise<Serving> {
  const server = await serve({
    port: 0,
    webRoot: null,
    logger: { level: "silent" },
    allowAddresses: ["127.0.0.1"],
    handleSignals: false,
    ...options,
  });
  onTestFinished(() => server.close());
  return server;
}

/** A site that answers after a while. */
const slowSite = (ms: number): Promise<Site> =>
  sites.serve(
    http((_request, response) => {
      setTimeout(() => response.end(RULES), ms);
    }),
  );

const ask = (server: Serving, site: Site): Promise<Response> =>
  fetch(`${server.address}/api/v1/test`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ address: `${site.origin}/shut/`, crawler: "Googlebot" }),
  });

test("it says where it listens, and answers there", async () => {
  const server = await start();
  expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(`${server.address}/readyz`)).json()).toEqual({ status: "ready" });
  const answered = await ask(server, await slowSite(0));
  expect(answered.status).toBe(200);
  expect(await answered.json()).toMatchObject({ verdict: "disallowed", line: 2 });
});

test("an IPv6 address stands in brackets", async () => {
  const server = await start({ host: "::1" }).catch((error: unknown) => error);
  if (server instanceof ListenError) return expect(server.reason).toBe("host-unknown");
  expect((server as Serving).address).toMatch(/^http:\/\/\[::1\]:\d+$/);
});

test("a port that is taken: which, and what to do, in three languages", async () => {
  const other = createTcpServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const error = await start({ port }).catch((e: unknown) => e);
  other.close();
  expect(error).toBeInstanceOf(ListenError);
  const taken = error as ListenError;
  expect(taken).toMatchObject({
    reason: "port-taken",
    code: "EADDRINUSE",
    port,
    host: "127.0.0.1",
  });
  expect(taken.message).toBe(
    `Port ${port} on 127.0.0.1 is already taken. Stop the program that uses it (perhaps Aushang runs already), or choose another port with --port.`,
  );
  expect(taken.says("de")).toContain(`Port ${port} auf 127.0.0.1 ist schon belegt`);
  expect(taken.says("da")).toContain("er allerede i brug");
});

test("an address that this machine does not have", async () => {
  const error = await start({ host: "192.0.2.1" }).catch((e: unknown) => e);
  expect(error).toMatchObject({ reason: "host-unknown", code: "EADDRNOTAVAIL" });
  expect((error as Error).message).toContain("192.0.2.1");
});

test("stopping: nothing new is let in, what runs is finished, then it is gone", async () => {
  const server = await start();
  const site = await slowSite(600);
  const running = ask(server, site);
  await until(() => site.requests.length === 1);

  let closed = false;
  const closing = server.close().then(() => {
    closed = true;
  });
  const ready = await fetch(`${server.address}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: "stopping" }]);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  const refused = await ask(server, await slowSite(0));
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.json()).toMatchObject({ type: "urn:aushang:problem:stopping" });
  expect(closed).toBe(false);

  const answered = await running;
  expect(answered.status).toBe(200);
  expect(await answered.json()).toMatchObject({ verdict: "disallowed" });
  await closing;
  await server.closed;
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
});

test("what runs too long is told so, and the server stops in time", async () => {
  const server = await start({ stopMs: 200 });
  const site = await sites.serve(http(() => {}));
  const running = ask(server, site);
  await until(() => site.requests.length === 1);
  const from = performance.now();
  await server.close();
  expect(performance.now() - from).toBeLessThan(1_500);
  const answered = await running;
  expect(answered.status).toBe(503);
  expect(await answered.json()).toMatchObject({ type: "urn:aushang:problem:stopping" });
  await until(() => site.open === 0);
});

test("a client that never finishes its request does not keep the server", async () => {
  const server = await start({ stopMs: 100 });
  const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(
    "POST /api/v1/test HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n",
  );
  socket.write("Content-Length: 100\r\n\r\n{");
  await new Promise((resolve) => setTimeout(resolve, 50));
  const from = performance.now();
  await server.close();
  expect(performance.now() - from).toBeLessThan(1_500);
  socket.destroy();
});

test.each([
  { sent: "nothing", text: "" },
  { sent: "half a head", text: "GET /healthz HTTP/1.1\r\nHost: lo" },
])("a connection on which $sent was sent does not keep the server", async ({ text }) => {
  const server = await start();
  const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(text);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const from = performance.now();
  await server.close();
  expect(performance.now() - from).toBeLessThan(1_500);
  socket.destroy();
});

test("an idle connection does not keep the server", async () => {
  const server = await start();
  const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  const from = performance.now();
  await server.close();
  expect(performance.now() - from).toBeLessThan(1_000);
  socket.destroy();
});

test("closing twice is closing once", async () => {
  const server = await start();
  await Promise.all([server.close(), server.close()]);
  await server.close();
});

test("the first signal stops the server; afterwards signals are nobody's", async () => {
  const before = process.listenerCount("SIGTERM");
  const server = await start({ handleSignals: true });
  expect(process.listenerCount("SIGTERM")).toBe(before + 1);
  expect(process.listenerCount("SIGINT")).toBeGreaterThan(0);
  process.emit("SIGTERM", "SIGTERM");
  await server.closed;
  await new Promise((resolve) => setImmediate(resolve));
  expect(process.listenerCount("SIGTERM")).toBe(before);
});

/** Sends raw octets and gives back all that comes. */
async function converse(server: Serving, octets: string): Promise<string> {
  const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.write(octets);
  let text = "";
  for await (const piece of socket) text += piece;
  return text;
}

test.each([
  { why: "no HTTP", octets: "hello\r\n\r\n", status: 400 },
  { why: "TLS to a plain port", octets: "\x16\x03\x01\x02\x00\x01", status: 400 },
  {
    why: "huge headers",
    octets: `GET / HTTP/1.1\r\nA: ${"a".repeat(70_000)}\r\n\r\n`,
    status: 431,
  },
  {
    why: "two lengths",
    octets: "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    status: 400,
  },
])("$why: $status and a problem", async ({ octets, status }) => {
  const server = await start();
  const answer = await converse(server, octets);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain("content-type: application/problem+json");
  expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))).toMatchObject({
    type: "urn:aushang:problem:request-malformed",
    status,
  });
});

test("a request without Host is refused", async () => {
  const server = await start();
  expect(await converse(server, "GET /healthz HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 403 /);
  expect(await converse(server, "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 400 /,
  );
});
