import { expect, test } from "vitest";
import { postTest, startServer } from "./started-server.ts";

const FILE = `User-agent: *
Disallow: /cart/

User-agent: Googlebot
Allow: /shoes
Disallow: /*?sort=
`;
const GIVEN = {
  address: "https://shop.example/shoes?sort=price#top",
  crawler: "Googlebot",
  robots: FILE,
};

test("a given file: verdict, line, group, candidates, steps, differences, others", async () => {
  const app = await startServer();
  const response = await postTest(app, GIVEN);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(response.headers["cache-control"]).toBe("no-store");
  const result = response.json();
  expect(result).toMatchObject({
    address: "https://shop.example/shoes?sort=price",
    origin: "https://shop.example",
    target: "/shoes?sort=price",
    crawler: { token: "Googlebot", operator: "Google", purpose: "search" },
    reading: "rfc9309",
    verdict: "disallowed",
    basis: "rule",
    line: 6,
    group: { token: "Googlebot", via: "own", lines: [[4, 6]] },
    robots: { source: "given", status: null, failure: null, bytes: FILE.length },
    addressChanges: ["fragment-dropped"],
    truncated: false,
  });
  expect(result.candidates.map((one: { line: number }) => one.line)).toEqual([6, 5]);
  expect(result.differences).toContainEqual(expect.objectContaining({ reading: "1994" }));
  expect(result.others.length).toBeGreaterThan(50);
  expect(result.robots).not.toHaveProperty("bodyBase64");
});

test("the same file as base64, by another reading, without the others", async () => {
  const app = await startServer();
  const { robots, ...rest } = GIVEN;
  const base64 = Buffer.from(robots).toString("base64");
  const folded = base64.replaceAll(/.{20}/g, "$&\n");
  for (const robotsBase64 of [base64, folded]) {
    const result = (
      await postTest(app, { ...rest, robotsBase64, reading: "1994", others: false })
    ).json();
    expect(result).toMatchObject({ reading: "1994", verdict: "allowed", others: [] });
    expect(result.robots.bytes).toBe(FILE.length);
  }
});

test("octets that are not UTF-8 arrive as they are", async () => {
  const app = await startServer();
  const bytes = Buffer.from("User-agent: *\nDisallow: /\xe4\n", "latin1");
  const result = (
    await postTest(app, {
      ...GIVEN,
      robots: undefined,
      robotsBase64: bytes.toString("base64"),
      include: ["body"],
    })
  ).json();
  expect(result.robots.bytes).toBe(bytes.length);
  expect(Buffer.from(result.robots.bodyBase64, "base64")).toEqual(bytes);
});

test("of a file over 512,000 octets only those are read, and the answer says so", async () => {
  const app = await startServer();
  const head = "User-agent: *\n";
  const robots = `${head}${"#".repeat(512_000 - head.length)}\nDisallow: /\n`;
  const result = (await postTest(app, { ...GIVEN, robots, others: false })).json();
  expect(result).toMatchObject({ verdict: "allowed", truncated: true });
});

test("an address of another origin than the file's is out of scope", async () => {
  const app = await startServer();
  const ask = async (robotsAddress: string) =>
    (await postTest(app, { ...GIVEN, robotsAddress })).json();
  expect(await ask("https://www.shop.example/robots.txt")).toMatchObject({
    verdict: "out-of-scope",
    basis: "other-origin",
  });
  expect(await ask("shop.example")).toMatchObject({ verdict: "disallowed" });
});

test("several crawlers: a list in their order", async () => {
  const app = await startServer();
  const { crawler, ...rest } = GIVEN;
  const crawlers = [crawler, "GPTBot", "my-own-bot", "Mozilla/5.0 (compatible; bingbot/2.0)"];
  const results = (await postTest(app, { ...rest, crawlers })).json();
  expect(
    results.map((one: { crawler: { token: string }; verdict: string }) => [
      one.crawler.token.toLowerCase(),
      one.verdict,
    ]),
  ).toEqual([
    ["googlebot", "disallowed"],
    ["gptbot", "allowed"],
    ["my-own-bot", "allowed"],
    ["bingbot", "allowed"],
  ]);
  expect(results[0].others).toEqual([]);
});

test("one crawler in a list is a list of one", async () => {
  const app = await startServer();
  const { crawler, ...rest } = GIVEN;
  expect((await postTest(app, { ...rest, crawlers: [crawler] })).json()).toHaveLength(1);
});

test("several addresses: in order, one that is none in its place", async () => {
  const app = await startServer();
  const addresses = [
    "https://shop.example/cart/",
    "no address",
    "shop.example/",
    "ftp://a.example/",
  ];
  const rows = (
    await postTest(
      app,
      { addresses, crawler: "Bingbot", robots: FILE },
      { "accept-language": "de" },
    )
  ).json();
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({ verdict: "disallowed", line: 2, others: [] });
  expect(rows[1]).toMatchObject({
    given: "no address",
    problem: {
      type: "urn:aushang:problem:address-invalid",
      status: 400,
      errors: [{ pointer: "/addresses/1" }],
    },
  });
  expect(rows[1].problem.title).toContain("keine Adresse");
  expect(rows[2]).toMatchObject({ verdict: "allowed", addressChanges: ["scheme-added"] });
  expect(rows[3].problem.type).toBe("urn:aushang:problem:address-scheme");
});

test("several addresses and crawlers: a list of lists", async () => {
  const app = await startServer();
  const rows = (
    await postTest(app, {
      addresses: ["https://shop.example/cart/", "", "https://shop.example/shoes?sort=1"],
      crawlers: ["Bingbot", "Googlebot"],
      robots: FILE,
      others: true,
    })
  ).json();
  expect(rows.map((row: { verdict: string }[] | object) => Array.isArray(row))).toEqual([
    true,
    false,
    true,
  ]);
  expect(rows[0].map((one: { verdict: string }) => one.verdict)).toEqual(["disallowed", "allowed"]);
  expect(rows[2].map((one: { verdict: string }) => one.verdict)).toEqual(["allowed", "disallowed"]);
  expect(rows[0][0].others.length).toBeGreaterThan(50);
});

test("a file of very many matching rules gives a short answer that says what it left out", async () => {
  const app = await startServer();
  const robots = `User-agent: *\n${"Disallow: /*x$\n".repeat(30_000)}`;
  const address = `https://a.example/${"x".repeat(8_000)}`;
  const response = await postTest(app, { address, crawler: "Googlebot", robots });
  const result = response.json();
  expect(result).toMatchObject({ verdict: "disallowed", line: 2, candidatesOmitted: 29_800 });
  expect(result.candidates).toHaveLength(200);
  expect(result.candidates[0]).toMatchObject({ line: 2, decides: true });
  expect(response.body.length).toBeLessThan(4_000_000);
  const small = (await postTest(app, GIVEN)).json();
  expect(small).not.toHaveProperty("candidatesOmitted");
});

test("too much work in one request ends with 422, and the server goes on", async () => {
  const app = await startServer({ rateLimits: { workMsPerRequest: 20 } });
  const robots = `User-agent: *\n${"Disallow: /*zz\n".repeat(5_000)}`;
  const address = `https://a.example/${"x".repeat(2_000)}`;
  const crawlers = Array.from({ length: 50 }, (_, i) => `bot${i}`);
  const response = await postTest(app, { address, crawlers, robots });
  expect(response.statusCode).toBe(422);
  expect(response.json().type).toBe("urn:aushang:problem:too-much-work");
  expect((await postTest(app, GIVEN)).statusCode).toBe(200);
});

test("while one request computes for long, others are answered", async () => {
  const app = await startServer({ rateLimits: { workMsPerRequest: 30_000 } });
  const robots = `User-agent: *\n${"Disallow: /*zz\n".repeat(5_000)}`;
  const address = `https://a.example/${"x".repeat(2_000)}`;
  const crawlers = Array.from({ length: 20 }, (_, i) => `bot${i}`);
  let done = false;
  const long = postTest(app, { address, crawlers, robots }).then((response) => {
    done = true;
    return response;
  });
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  expect((await postTest(app, GIVEN)).statusCode).toBe(200);
  expect(done).toBe(false);
  expect((await long).json()).toHaveLength(20);
});
