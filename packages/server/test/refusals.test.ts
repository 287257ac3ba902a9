import type { Language } from "@aushang/engine/texts";
import { expect, test } from "vitest";
import { postTest, startServer } from "./started-server.ts";

const LANGUAGES: readonly Language[] = ["de", "en", "da"];

const GOOD = { address: "https://a.example/", crawler: "Googlebot" };

/** Every refusal of the interface that a body can bring about. */
const REFUSED: readonly {
  readonly why: string;
  readonly body: object | string;
  readonly code: string;
  readonly status?: number;
  readonly pointers?: readonly string[];
}[] = [
  { why: "an empty object", body: {}, code: "address-empty", pointers: ["/address"] },
  {
    why: "no crawler",
    body: { address: "a.example" },
    code: "crawler-empty",
    pointers: ["/crawler"],
  },
  {
    why: "no address",
    body: { crawler: "Googlebot" },
    code: "address-empty",
    pointers: ["/address"],
  },
  {
    why: "an empty address",
    body: { ...GOOD, address: " " },
    code: "address-empty",
    pointers: ["/address"],
  },
  {
    why: "not an address",
    body: { ...GOOD, address: "no address" },
    code: "address-invalid",
    pointers: ["/address"],
  },
  {
    why: "a long address",
    body: { ...GOOD, address: `https://a.example/${"x".repeat(20_000)}` },
    code: "address-too-long",
    pointers: ["/address"],
  },
  {
    why: "another scheme",
    body: { ...GOOD, address: "ftp://a.example/" },
    code: "address-scheme",
    pointers: ["/address"],
  },
  {
    why: "a script as address",
    body: { ...GOOD, address: "javascript:alert(1)" },
    code: "address-scheme",
    pointers: ["/address"],
  },
  {
    why: "credentials",
    body: { ...GOOD, address: "https://me:secret@a.example/" },
    code: "address-credentials",
    pointers: ["/address"],
  },
  {
    why: "no host",
    body: { ...GOOD, address: "https://" },
    code: "address-host-missing",
    pointers: ["/address"],
  },
  {
    why: "an empty crawler",
    body: { ...GOOD, crawler: "" },
    code: "crawler-empty",
    pointers: ["/crawler"],
  },
  {
    why: "no token",
    body: { ...GOOD, crawler: "a:b" },
    code: "crawler-invalid",
    pointers: ["/crawler"],
  },
  {
    why: "a line break in a crawler",
    body: { ...GOOD, crawler: "a\nDisallow" },
    code: "crawler-invalid",
    pointers: ["/crawler"],
  },
  {
    why: "a long crawler",
    body: { ...GOOD, crawler: "x".repeat(5_000) },
    code: "crawler-too-long",
    pointers: ["/crawler"],
  },
  {
    why: "one bad crawler of several",
    body: { address: "a.example", crawlers: ["Googlebot", "a:b"] },
    code: "crawler-invalid",
    pointers: ["/crawlers/1"],
  },
  {
    why: "an unknown reading",
    body: { ...GOOD, reading: "rfc-9309" },
    code: "reading-unknown",
    pointers: ["/reading"],
  },
  {
    why: "no base64",
    body: { ...GOOD, robotsBase64: "VXNlci1hZ2VudDo*" },
    code: "robots-not-base64",
    pointers: ["/robotsBase64"],
  },
  {
    why: "base64 that was cut",
    body: { ...GOOD, robotsBase64: "VXNlcg" },
    code: "robots-not-base64",
    pointers: ["/robotsBase64"],
  },
  {
    why: "a bad address of the file",
    body: { ...GOOD, robots: "", robotsAddress: "ftp://a.example" },
    code: "address-scheme",
    pointers: ["/robotsAddress"],
  },
  { why: "not JSON", body: '{"address" 1}', code: "json-invalid" },
  { why: "an empty body", body: "", code: "body-missing" },
  { why: "blanks alone", body: " \n", code: "body-missing" },
  { why: "a list", body: [GOOD], code: "body-invalid", pointers: [""] },
  { why: "null", body: "null", code: "body-invalid", pointers: [""] },
  { why: "a text", body: '"https://a.example/"', code: "body-invalid", pointers: [""] },
  {
    why: "an unknown property",
    body: { ...GOOD, url: "https://a.example/" },
    code: "body-invalid",
    pointers: ["/url"],
  },
  {
    why: "a property that needs escaping",
    body: { ...GOOD, "a/b~c": 1 },
    code: "body-invalid",
    pointers: ["/a~1b~0c"],
  },
  {
    why: "the prototype",
    body: '{"address":"a.example","crawler":"Googlebot","__proto__":{"fresh":true}}',
    code: "body-invalid",
    pointers: ["/__proto__"],
  },
  ...[
    { property: "address", value: 1 },
    { property: "address", value: null },
    { property: "address", value: ["https://a.example/"] },
    { property: "crawler", value: true },
    { property: "crawler", value: {} },
    { property: "reading", value: 9309 },
    { property: "robots", value: 1 },
    { property: "robotsBase64", value: false },
    { property: "robotsAddress", value: {} },
    { property: "fresh", value: "true" },
    { property: "fresh", value: 1 },
    { property: "others", value: 0 },
    { property: "others", value: null },
    { property: "include", value: "body" },
  ].map(({ property, value }) => ({
    why: `${property} is ${JSON.stringify(value)}`,
    body: { ...GOOD, [property]: value },
    code: "body-invalid",
    pointers: [`/${property}`],
  })),
  ...[
    { why: "no addresses", body: { addresses: [], crawler: "Googlebot" }, pointer: "/addresses" },
    {
      why: "too many addresses",
      body: { addresses: Array(201).fill("a.example"), crawler: "Googlebot" },
      pointer: "/addresses",
    },
    {
      why: "a number among the addresses",
      body: { addresses: ["a.example", 1], crawler: "Googlebot" },
      pointer: "/addresses/1",
    },
    { why: "no crawlers", body: { address: "a.example", crawlers: [] }, pointer: "/crawlers" },
    {
      why: "too many crawlers",
      body: { address: "a.example", crawlers: Array(51).fill("a") },
      pointer: "/crawlers",
    },
    {
      why: "too many results",
      body: { addresses: Array(200).fill("a.example"), crawlers: Array(6).fill("a") },
      pointer: "/addresses",
    },
    {
      why: "something else to include",
      body: { ...GOOD, include: ["source"] },
      pointer: "/include/0",
    },
    {
      why: "the body in a list",
      body: { address: "a.example", crawlers: ["a"], include: ["body"] },
      pointer: "/include",
    },
    {
      why: "a property twice",
      body: '{"address": "a.example", "crawler": "x", "robots": "", "address": "b.example"}',
      pointer: "/address",
    },
    {
      why: "both kinds of file",
      body: { ...GOOD, robots: "", robotsBase64: "" },
      pointer: "/robotsBase64",
    },
    {
      why: "one address and several",
      body: { ...GOOD, addresses: ["b.example"] },
      pointer: "/addresses",
    },
    { why: "one crawler and several", body: { ...GOOD, crawlers: ["a"] }, pointer: "/crawlers" },
    {
      why: "an address of no file",
      body: { ...GOOD, robotsAddress: "https://a.example/" },
      pointer: "/robotsAddress",
    },
  ].map(({ pointer, ...row }) => ({ ...row, code: "body-invalid", pointers: [pointer] })),
];

test.each(REFUSED)("$why: $code", async ({ body, code, pointers }) => {
  const app = await startServer();
  const texts = new Set<string>();
  for (const language of LANGUAGES) {
    const response = await postTest(app, body, { "accept-language": language });
    expect(response.statusCode).toBe(400);
    expect(response.headers["content-type"]).toBe("application/problem+json");
    expect(response.headers["content-language"]).toBe(language);
    const problem = response.json();
    expect(problem.type).toBe(`urn:aushang:problem:${code}`);
    expect(problem.status).toBe(400);
    expect(problem.instance).toBe(`urn:uuid:${response.headers["x-request-id"]}`);
    expect(problem.title.length).toBeGreaterThan(5);
    expect(problem.detail.length).toBeGreaterThan(15);
    expect(response.body).not.toMatch(/ at \S+ \(|node_modules|ajv|must NOT|\.ts:|secret@/);
    if (pointers)
      expect(problem.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(pointers);
    texts.add(JSON.stringify([problem.title, problem.detail, problem.errors]));
  }
  expect(texts.size).toBe(3);
});

test("several contradictions are named together", async () => {
  const app = await startServer();
  const body = { ...GOOD, addresses: ["a.example"], crawlers: ["a"], robotsAddress: "a.example" };
  const { errors } = (await postTest(app, body)).json();
  expect(errors).toEqual([
    { pointer: "/addresses", detail: "Give either this or “address”, not both." },
    { pointer: "/crawlers", detail: "Give either this or “crawler”, not both." },
    { pointer: "/robotsAddress", detail: "This has a meaning only together with “robots”." },
  ]);
});

test("broken JSON is told its place", async () => {
  const app = await startServer();
  const body = '{\n  "address": "https://a.example/",\n  "crawler": Googlebot\n}';
  const { detail } = (await postTest(app, body)).json();
  expect(detail).toContain("line 3, column 14");
});

test("a body of more than 1 MiB is refused with 413, one of 1 MiB is not", async () => {
  const app = await startServer();
  const body = (length: number): string => {
    const frame = JSON.stringify({ ...GOOD, robots: "" });
    return frame.replace('""', `"${"#".repeat(length - frame.length)}"`);
  };
  expect((await postTest(app, body(1_048_576))).statusCode).toBe(200);
  const refused = await postTest(app, body(1_048_577), { "accept-language": "de" });
  expect(refused.statusCode).toBe(413);
  expect(refused.json().type).toBe("urn:aushang:problem:body-too-large");
  expect(refused.json().detail).toContain("1.048.576");
});

test.each([
  { type: "text/plain", code: "media-type" },
  { type: "application/x-www-form-urlencoded", code: "media-type" },
  { type: "multipart/form-data; boundary=x", code: "media-type" },
  { type: "application/jsonx", code: "media-type" },
  { type: "", code: "media-type" },
])("a body of type %j is refused with 415", async ({ type, code }) => {
  const app = await startServer();
  const response = await postTest(app, GOOD, { "content-type": type });
  expect(response.statusCode).toBe(415);
  expect(response.json().type).toBe(`urn:aushang:problem:${code}`);
});

test.each([
  { why: "another charset", type: "application/json; charset=iso-8859-1", code: "media-type" },
  { why: "another one in quotes", type: 'application/json;Charset="UTF-16"', code: "media-type" },
])("a body said to be in another charset than UTF-8 is refused: $why", async ({ type, code }) => {
  const app = await startServer();
  const response = await postTest(app, { ...GOOD, robots: "" }, { "content-type": type });
  expect(response.statusCode).toBe(415);
  expect(response.json().type).toBe(`urn:aushang:problem:${code}`);
});

test("a body that is not UTF-8 is refused, not guessed at; a byte order mark is skipped", async () => {
  const app = await startServer();
  const send = (payload: Buffer) =>
    app.inject({
      method: "POST",
      url: "/api/v1/test",
      headers: { "content-type": "application/json" },
      payload,
    });
  const json = JSON.stringify({ address: "https://a.example/m\u00fc", crawler: "x", robots: "" });
  const refused = await send(Buffer.from(json, "latin1"));
  expect(refused.statusCode).toBe(400);
  expect(refused.json().type).toBe("urn:aushang:problem:body-not-utf8");
  const marked = await send(Buffer.from(`\ufeff${json}`));
  expect(marked.statusCode).toBe(200);
  expect(marked.json().target).toBe("/m%C3%BC");
});

test("a charset beside the JSON type is no other type", async () => {
  const app = await startServer();
  const body = { ...GOOD, robots: "" };
  const type = "application/json; charset=utf-8";
  expect((await postTest(app, body, { "content-type": type })).statusCode).toBe(200);
});

test("a compressed body is refused before it is unfolded", async () => {
  const app = await startServer();
  const response = await postTest(app, GOOD, { "content-encoding": "gzip" });
  expect(response.statusCode).toBe(415);
  expect(response.json().type).toBe("urn:aushang:problem:content-encoding");
});

test("no body and no type: 400", async () => {
  const app = await startServer();
  const response = await app.inject({ method: "POST", url: "/api/v1/test" });
  expect(response.statusCode).toBe(400);
  expect(response.json().type).toBe("urn:aushang:problem:body-missing");
});

test.each([
  { method: "GET", url: "/api/v1/test", allow: "POST" },
  { method: "PUT", url: "/api/v1/test", allow: "POST" },
  { method: "DELETE", url: "/api/v1/crawlers?x=1", allow: "GET, HEAD" },
  { method: "POST", url: "/healthz", allow: "GET, HEAD" },
  { method: "OPTIONS", url: "/api/v1/test", allow: "POST" },
] as const)("$method $url: 405 with Allow: $allow", async ({ method, url, allow }) => {
  const app = await startServer();
  const response = await app.inject({ method, url, payload: "{broken" });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe(allow);
  expect(response.json().type).toBe("urn:aushang:problem:method-not-allowed");
});

test.each(["/nothing", "/api", "/api/v1", "/api/v1/tests", "/api/v1/test/", "/API/v1/test"])(
  "%s: 404",
  async (url) => {
    const app = await startServer();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json().type).toBe("urn:aushang:problem:not-found");
  },
);

test("a broken escape in the address of the request: 400", async () => {
  const app = await startServer();
  const response = await app.inject("/%E0%A4%A");
  expect(response.statusCode).toBe(400);
  expect(response.json().type).toBe("urn:aushang:problem:url-invalid");
});

test("a browser that opens a wrong address gets a small page in its language", async () => {
  const app = await startServer();
  const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
  const response = await app.inject({
    url: "/<script>alert(1)</script>",
    headers: { accept, "accept-language": "da" },
  });
  expect(response.statusCode).toBe(404);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.body).toContain('<html lang="da">');
  expect(response.body).toContain('<a href="/">Til testeren</a>');
  expect(response.body).not.toContain("<script");
  const api = await app.inject({ url: "/api/nothing", headers: { accept } });
  expect(api.headers["content-type"]).toBe("application/problem+json");
});
