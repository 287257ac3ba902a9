import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { text } from "../../../testdata/server/behaviour.ts";
import { startMisbehavingServer } from "../../../testdata/server/misbehaving-server.ts";
import { logOptions, withoutSecrets } from "../src/http/log.ts";
import { answerFailures } from "../src/http/problems/failures.ts";
import { keepLog, postTest, startServer } from "./started-server.ts";

test.each([
  ["https://a.example/x?token=secret", "https://a.example/x"],
  ["see http://a.example/x#secret.", "see http://a.example/x"],
  ["https://a.example?secret", "https://a.example"],
  ['{"url":"https://a.example/?secret","n":1}', '{"url":"https://a.example/","n":1}'],
  ["https://me:secret@a.example/x", "https://a.example/x"],
  [
    "HTTPS://A.EXAMPLE/?secret and https://b.example/?secret",
    "HTTPS://A.EXAMPLE/ and https://b.example/",
  ],
  ["why? no address", "why? no address"],
])("%s is logged as %s", (given, logged) => {
  expect(withoutSecrets(given)).toBe(logged);
});

test("nothing of queries, fragments, bodies, headers or file text gets into the log", async () => {
  const sites = await startMisbehavingServer();
  const site = await sites.serve(text("User-agent: secret-token\nDisallow: /secret-path\n"));
  const log = keepLog();
  const app = await startServer({
    allowAddresses: ["127.0.0.1"],
    logger: { level: "trace", stream: log.stream },
  });
  const headers = { referer: "https://a.example/?secret-referer", cookie: "secret=1" };
  const address = `${site.origin}/secret-page?secret-query=1#secret-fragment`;
  await postTest(app, { address, crawler: "secret-bot" }, headers);
  await postTest(app, { address, crawler: "a:secret" }, headers);
  await postTest(app, { address: "ftp://me:secret@a.example", crawler: "a" }, headers);
  await postTest(app, { address, crawler: "a", robots: "secret", secret: 1 }, headers);
  await postTest(app, '{"secret": secret', headers);
  await app.inject({ url: `/?url=${encodeURIComponent("https://secret.example/")}`, headers });
  await app.inject({ url: "/https%3A%2F%2Fsecret.example%2F", headers });
  await app.inject({ url: "/%E0%A4%secret", headers });
  await sites.close();
  expect(log.text()).not.toContain("secret");
  expect(log.lines).toContainEqual(
    expect.objectContaining({ msg: "fetched", origin: site.origin, status: 200, cached: false }),
  );
});

test("one line of JSON per request, with the id that the answer carries", async () => {
  const log = keepLog();
  const app = await startServer({ logger: { level: "info", stream: log.stream } });
  const response = await app.inject("/robots.txt");
  expect(log.lines).toHaveLength(1);
  expect(log.lines[0]).toMatchObject({
    level: "info",
    msg: "answered",
    method: "GET",
    route: "/robots.txt",
    path: "/robots.txt",
    status: 200,
    client: "127.0.0.1",
    requestId: response.headers["x-request-id"],
  });
  expect(new Date(String(log.lines[0]?.time)).getTime()).toBeGreaterThan(0);
});

test("what a client sends cannot begin a line of its own", async () => {
  const log = keepLog();
  const app = await startServer({
    logger: { level: "info", stream: log.stream },
    trustProxy: true,
  });
  await app.inject({
    url: '/a%0A{"level":"fatal"}',
    headers: { "x-forwarded-for": '1\n{"level":"fatal"}', "x-request-id": "mine" },
  });
  expect(log.lines.length).toBeGreaterThan(0);
  expect(log.text().trim().split("\n")).toHaveLength(log.lines.length);
  expect(log.text()).not.toContain("mine");
  expect(log.lines.every(({ level }) => level === "info")).toBe(true);
});

test("a fault of ours: logged with its stack, told without any detail", async () => {
  const log = keepLog();
  const app = Fastify(logOptions({ logLevel: "error", logStream: log.stream }));
  onTestFinished(() => app.close());
  answerFailures(app);
  app.get("/api/fails", async () => {
    throw Object.assign(new Error("broken for https://a.example/?secret"), {
      input: "https://a.example/?secret",
    });
  });
  const response = await app.inject("/api/fails");
  expect(response.statusCode).toBe(500);
  const problem = response.json();
  expect(problem.type).toBe("urn:aushang:problem:internal");
  expect(response.body).not.toMatch(/broken|secret|Error/);
  expect(log.lines).toHaveLength(1);
  expect(log.lines[0]).toMatchObject({
    level: "error",
    msg: "internal error",
    err: {
      message: "broken for https://a.example/",
      stack: expect.stringContaining("log.test.ts"),
    },
  });
  expect(problem.detail).toContain(log.lines[0]?.requestId);
  expect(log.text()).not.toContain("secret");
});

test("the level is the chosen one", async () => {
  const log = keepLog();
  const app = await startServer({ logger: { level: "warn", stream: log.stream } });
  await app.inject("/robots.txt");
  expect(log.lines).toEqual([]);
});
