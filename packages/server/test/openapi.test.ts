import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, expect, test } from "vitest";
import { text } from "../../../testdata/server/behaviour.ts";
import { startMisbehavingServer } from "../../../testdata/server/misbehaving-server.ts";
import { createServer } from "../src/index.ts";
import { analysisProgram } from "./analysis-program.ts";
import { postTest, startServer } from "./started-server.ts";

interface Media {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, { summary: string; value: unknown }>>;
}
interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { description: string; content?: Readonly<Record<string, Media>> }>
  >;
}
interface Description {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const program = await analysisProgram();
let description: Description;
beforeAll(async () => {
  const app = await createServer({
    webRoot: null,
    logger: { level: "silent" },
    analysisProgram: program,
  });
  description = (await app.inject("/api/openapi.json")).json();
  await app.close();
});

const operation = (path: string, method: string): Operation => {
  const found = description.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
};

/** Checks values against a schema of the description, as any client could. */
function check(schema: object, value: unknown): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const whole = { ...schema, components: description.components };
  const validate = ajv.compile(whole);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message}`);
}

const answerSchema = () =>
  operation("/api/v1/test", "post").responses["200"]?.content?.["application/json"]
    ?.schema as object;
const requestSchema = () =>
  operation("/api/v1/test", "post").requestBody?.content["application/json"]?.schema as object;
const problemSchema = () => description.components.schemas.Problem as object;

test("the description is valid OpenAPI 3.1", async () => {
  const result = await new Validator().validate(structuredClone(description) as never);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(description.openapi).toBe("3.1.0");
  expect(description.info.version).toMatch(/^\d+\.\d+\.\d+$/);
});

test("it describes every address of the interface, and no other", () => {
  const operations = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method} ${path}`),
  );
  expect(operations.sort()).toEqual([
    "get /api/v1/crawlers",
    "get /healthz",
    "get /metrics",
    "get /readyz",
    "post /api/v1/check",
    "post /api/v1/diff",
    "post /api/v1/explain",
    "post /api/v1/format",
    "post /api/v1/impact",
    "post /api/v1/pattern",
    "post /api/v1/plan",
    "post /api/v1/test",
    "post /api/v1/why",
  ]);
});

test("every operation has words, and its problems as problem+json", () => {
  for (const item of Object.values(description.paths))
    for (const { summary, tags, responses } of Object.values(item)) {
      expect(summary?.length).toBeGreaterThan(10);
      expect(tags).toHaveLength(1);
      for (const [status, { description: words, content }] of Object.entries(responses)) {
        expect(words).not.toBe("Default Response");
        if (status === "503" && content?.["application/json"]) continue;
        if (Number(status) >= 400)
          expect(content).toEqual({
            "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
          });
      }
    }
  expect(Object.keys(operation("/api/v1/test", "post").responses)).toEqual([
    "200",
    "400",
    "403",
    "405",
    "413",
    "415",
    "422",
    "429",
    "500",
    "503",
  ]);
});

test("every example fits its schema, and the server takes and gives it", async () => {
  const app = await startServer();
  const post = operation("/api/v1/test", "post");
  const requests = post.requestBody?.content["application/json"]?.examples ?? {};
  const answers = post.responses["200"]?.content?.["application/json"]?.examples ?? {};
  expect(Object.keys(requests)).toEqual(["live", "given", "crawlers", "addresses"]);
  for (const { value } of Object.values(requests))
    expect(check(requestSchema(), value)).toEqual([]);
  for (const { value } of Object.values(answers)) expect(check(answerSchema(), value)).toEqual([]);
  const given = requests.given?.value as object;
  const { robots, ...answer } = (await postTest(app, { ...given, others: false })).json();
  expect({ ...answer, robots }).toEqual(answers.given?.value);
});

test("the described request is as strict as the server", () => {
  const good = { address: "a.example", crawler: "a" };
  expect(check(requestSchema(), good)).toEqual([]);
  for (const bad of [
    {},
    { address: "a.example" },
    { ...good, addresses: ["a.example"] },
    { ...good, crawlers: ["a"] },
    { ...good, robots: "", robotsBase64: "" },
    { ...good, reading: "rfc" },
    { ...good, url: "a" },
    { ...good, fresh: "true" },
    { addresses: [], crawler: "a" },
  ])
    expect(check(requestSchema(), bad), JSON.stringify(bad)).not.toEqual([]);
});

test("what the server answers fits the description, whatever it answers", async () => {
  const sites = await startMisbehavingServer();
  const site = await sites.serve(text("User-agent: *\nAllow: /\nDisallow: /*a*b$\n"));
  const app = await startServer({ allowAddresses: ["127.0.0.1"] });
  const live = (name: Parameters<typeof sites.site>[0]) => `${sites.site(name).origin}/shut/`;
  const questions = [
    { address: `${site.origin}/a-b?c#d`, crawler: "Googlebot-Image", include: ["body"] },
    ...(["html", "status-404", "status-503", "redirect-5", "redirect-6", "garbage"] as const).map(
      (name) => ({ address: live(name), crawler: "bingbot" }),
    ),
    { address: "http://10.0.0.1/", crawler: "*" },
    { address: "http://a.example/", crawlers: ["GPTBot", "x"], robots: "", reading: "1994" },
    { address: "b.example", crawler: "x", robots: "", robotsAddress: "a.example" },
    { addresses: ["nothing", live("rules")], crawler: "Google-Extended" },
    { addresses: ["", live("rules")], crawlers: ["a", "b"], others: true, reading: "google" },
  ];
  for (const question of questions) {
    expect(check(requestSchema(), question)).toEqual([]);
    const response = await postTest(app, question);
    expect(response.statusCode).toBe(200);
    expect(check(answerSchema(), response.json()), JSON.stringify(question)).toEqual([]);
  }
  await sites.close();
  const crawlers = operation("/api/v1/crawlers", "get").responses["200"]?.content;
  const registry = (await app.inject("/api/v1/crawlers")).json();
  expect(check(crawlers?.["application/json"]?.schema as object, registry)).toEqual([]);
  for (const refused of [await postTest(app, {}), await app.inject("/nothing")])
    expect(check(problemSchema(), refused.json())).toEqual([]);
});

test("a property that is missing or of another type would be seen", async () => {
  const app = await startServer();
  const good = (await postTest(app, { address: "a.example", crawler: "a", robots: "" })).json();
  const schema = description.components.schemas.TestResult as object;
  expect(check(schema, good)).toEqual([]);
  for (const name of Object.keys(good)) {
    const { [name]: _, ...rest } = good;
    expect(check(schema, rest), name).not.toEqual([]);
    expect(check(schema, { ...good, [name]: { wrong: true } }), name).not.toEqual([]);
  }
});

test("the description can be kept and asked for again", async () => {
  const app = await startServer();
  const first = await app.inject("/api/openapi.json");
  expect(first.headers["cache-control"]).toBe("no-cache");
  const again = await app.inject({
    url: "/api/openapi.json",
    headers: { "if-none-match": String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});
