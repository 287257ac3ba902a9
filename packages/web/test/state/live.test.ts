import { askCrawler, asTyped, type TestResult, test as testAddress } from "@aushang/engine/tester";
import { afterEach, expect, test, vi } from "vitest";
import { outcomeOf, testMany, testOne } from "../../src/state/live.ts";

const question = () => ({
  crawler: "Googlebot",
  reading: "rfc9309" as const,
  fresh: false,
  language: "en" as const,
  signal: new AbortController().signal,
});

function target(address: string) {
  const read = asTyped(address);
  if ("problem" in read) throw new Error(read.problem);
  return read;
}

function crawler() {
  const read = askCrawler("Googlebot");
  if ("problem" in read) throw new Error(read.problem);
  return read;
}

const OUTCOME = {
  address: "https://a.example/robots.txt",
  finalAddress: "https://www.a.example/robots.txt",
  at: "2026-11-30T12:00:00.000Z",
  elapsedMs: 12,
  status: 200,
  failure: null,
  failureDetail: null,
  redirects: [
    { status: 301, from: "https://a.example/robots.txt", to: "https://b.example/robots.txt" },
    { status: 302, from: "https://b.example/robots.txt", to: "https://www.a.example/robots.txt" },
  ],
  headers: { "content-type": "text/plain", "cache-control": "max-age=60" },
  body: new TextEncoder().encode("User-agent: *\nDisallow: /ä\n"),
  truncated: false,
  userAgent: "Aushang",
} as const;

function answered(): TestResult {
  const source = { kind: "live", outcome: OUTCOME } as const;
  return testAddress(target("https://a.example/ä"), crawler(), "rfc9309", source).result;
}

function withBody(result: TestResult) {
  const bodyBase64 = Buffer.from(OUTCOME.body).toString("base64");
  return { ...result, robots: { ...result.robots, bodyBase64 } };
}

afterEach(() => vi.unstubAllGlobals());

/** Stands in for the network alone: what the server would answer is made by the engine itself. */
function answerWith(response: Response | Error) {
  const asked: { url: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: { body: string }) => {
    asked.push({ url, body: JSON.parse(init.body) });
    if (response instanceof Error) throw response;
    return response;
  });
  return asked;
}

test("the outcome that the server read is rebuilt from its result, octet for octet", () => {
  expect(outcomeOf(withBody(answered()))).toEqual({
    ...OUTCOME,
    body: new Uint8Array(OUTCOME.body),
  });
});

test("the engine in the browser gives the server's answer again", async () => {
  const asked = answerWith(Response.json(withBody(answered())));
  const run = await testOne(target("https://a.example/ä"), question());
  if (run.kind !== "one") throw new Error(run.kind);
  const again = testAddress(run.target, crawler(), "rfc9309", run.source).result;
  expect(again).toEqual(answered());
  expect(asked).toEqual([
    {
      url: "/api/v1/test",
      body: {
        address: "https://a.example/%C3%A4",
        crawler: "Googlebot",
        reading: "rfc9309",
        fresh: false,
        others: false,
        include: ["body"],
      },
    },
  ]);
});

const failures = [
  { why: "no connection", response: new TypeError("failed to fetch"), failure: { kind: "gone" } },
  {
    why: "our limit",
    response: new Response("", { status: 429, headers: { "retry-after": "40" } }),
    failure: { kind: "busy", retryAfter: 40 },
  },
  {
    why: "stopping",
    response: new Response("", { status: 503 }),
    failure: { kind: "busy", retryAfter: null },
  },
  {
    why: "a fault of ours",
    response: new Response("<h1>oops", { status: 500 }),
    failure: { kind: "server-error", status: 500 },
  },
  {
    why: "a proxy's page instead of an answer",
    response: new Response("<html>"),
    failure: { kind: "server-error", status: 200 },
  },
  {
    why: "an answer that breaks off",
    response: new Response(
      new ReadableStream({ pull: (controller) => controller.error(new TypeError("broken off")) }),
    ),
    failure: { kind: "gone" },
  },
  {
    why: "a question that the server refuses",
    response: Response.json({ title: "T", detail: "D" }, { status: 400 }),
    failure: { kind: "refused", title: "T", detail: "D" },
  },
];

test.each(failures)("a failed question is a result: $why", async ({ response, failure }) => {
  answerWith(response);
  expect(await testOne(target("https://a.example/"), question())).toEqual({
    kind: "failed",
    failure,
  });
});

test("an aborted question throws, so that nothing of it is shown", async () => {
  const controller = new AbortController();
  vi.stubGlobal("fetch", async () => {
    controller.abort();
    throw new DOMException("aborted", "AbortError");
  });
  await expect(
    testOne(target("https://a.example/"), { ...question(), signal: controller.signal }),
  ).rejects.toThrow();
});

test("of several addresses only those that can be tested are sent, and each keeps its row", async () => {
  const asked = answerWith(
    Response.json([answered(), { given: "b", problem: { title: "Refused.", detail: "Why." } }]),
  );
  const run = await testMany(["https://a.example/ä", "ftp://x/", "b.example", ""], question());
  if (run.kind !== "many") throw new Error(run.kind);
  expect(run.rows.map((row) => Object.keys(row)[1])).toEqual([
    "result",
    "problem",
    "refused",
    "problem",
  ]);
  expect(asked[0]?.body).toMatchObject({
    addresses: ["https://a.example/%C3%A4", "https://b.example/"],
  });
});

test("a list without a single address asks nobody", async () => {
  const asked = answerWith(new TypeError("must not be asked"));
  const run = await testMany(["ftp://x/", "mailto:a@b"], question());
  expect(run).toMatchObject({ kind: "many", rows: [{ problem: "address-scheme" }, {}] });
  expect(asked).toEqual([]);
});

test("at most as many addresses are sent as the server takes", async () => {
  const asked = answerWith(Response.json([]));
  await testMany(
    Array.from({ length: 250 }, (_, at) => `a.example/${at}`),
    question(),
  );
  expect(asked[0]).toHaveProperty("body.addresses.length", 200);
});
