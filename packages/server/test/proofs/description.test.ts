import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { text } from "../../../../testdata/server/behaviour.ts";
import {
  type MisbehavingServer,
  startMisbehavingServer,
} from "../../../../testdata/server/misbehaving-server.ts";
import { createServer } from "../../src/index.ts";
import { analysisProgram } from "../analysis-program.ts";
import { post } from "../started-server.ts";

interface Media {
  readonly schema: object;
  readonly examples: Readonly<Record<string, { summary: string; value: object }>>;
}
interface Operation {
  readonly tags: readonly string[];
  readonly requestBody: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, Media>> }>
  >;
}
interface Description {
  readonly paths: Readonly<Record<string, { readonly post?: Operation }>>;
  readonly components: object;
}

const program = await analysisProgram();
let sites: MisbehavingServer;
let app: FastifyInstance;
let description: Description;

beforeAll(async () => {
  sites = await startMisbehavingServer();
  app = await createServer({
    webRoot: null,
    logger: { level: "silent" },
    analysisProgram: program,
    allowAddresses: ["127.0.0.1"],
  });
  description = (await app.inject("/api/openapi.json")).json();
});
afterAll(async () => {
  await app.close();
  await sites.close();
});

const OPERATIONS = [
  "check",
  "diff",
  "explain",
  "format",
  "impact",
  "pattern",
  "plan",
  "why",
] as const;
type Name = (typeof OPERATIONS)[number];

const JSON_TYPE = "application/json";
const described = (name: Name): { readonly request: Media; readonly answer: Media } => {
  const { post: found } = description.paths[`/api/v1/${name}`] ?? {};
  const request = found?.requestBody.content[JSON_TYPE];
  const answer = found?.responses["200"]?.content[JSON_TYPE];
  if (!request || !answer) throw new Error(`${name} is not described`);
  return { request, answer };
};

const validators = new Map<object, ValidateFunction>();

/** Checks values against a schema of the description, as any client could. */
function check(schema: object, value: unknown): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const validate =
    validators.get(schema) ?? ajv.compile({ ...schema, components: description.components });
  validators.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message}`);
}

test("every operation with proofs is here", () => {
  const found = Object.entries(description.paths).filter(([, { post: one }]) =>
    one?.tags.includes("proofs"),
  );
  expect(found.map(([path]) => path.split("/").at(-1)).sort()).toEqual([...OPERATIONS]);
});

test.each(OPERATIONS)("%s: examples fit, and the answer that is shown is given", async (name) => {
  const { request, answer } = described(name);
  const [first, ...others] = Object.values(request.examples);
  for (const one of [first, ...others]) {
    expect(one?.summary.length).toBeGreaterThan(5);
    expect(check(request.schema, one?.value)).toEqual([]);
  }
  const [shown, ...more] = Object.values(answer.examples);
  expect(more).toEqual([]);
  expect(check(answer.schema, shown?.value)).toEqual([]);
  const response = await post(app, name, first?.value ?? {});
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(shown?.value);
  for (const one of others) {
    const other = await post(app, name, one.value);
    // An example with a site's name cannot be fetched here; it is understood all the same.
    expect(["unreachable", undefined]).toContain(other.json().unreadable?.[0].state);
    if (other.statusCode === 200) expect(check(answer.schema, other.json())).toEqual([]);
    else expect(other.statusCode).toBe(422);
  }
});

test.each(OPERATIONS)("%s: what is missing or of another type would be seen", async (name) => {
  const { answer } = described(name);
  const [shown] = Object.values(answer.examples);
  const good = { ...shown?.value } as Record<string, unknown>;
  for (const property of Object.keys(good)) {
    if (property === "impact") continue;
    const { [property]: _, ...rest } = good;
    expect(check(answer.schema, rest), property).not.toEqual([]);
    expect(check(answer.schema, { ...good, [property]: 0.5 }), property).not.toEqual([]);
  }
});

test.each<{ name: Name; bad: object }>([
  { name: "diff", bad: { old: "" } },
  { name: "diff", bad: { old: "", new: 1 } },
  { name: "diff", bad: { old: "", new: {} } },
  { name: "diff", bad: { old: "", new: { robots: "", address: "a.example" } } },
  { name: "diff", bad: { old: "", new: "", readings: ["rfc"] } },
  { name: "explain", bad: {} },
  { name: "explain", bad: { robots: "", address: "a.example" } },
  { name: "pattern", bad: { pattern: "/", robots: "", robotsBase64: "" } },
  { name: "why", bad: { address: "/a", crawler: "a", robots: "", robotsBase64: "" } },
  { name: "plan", bad: { robots: "", wishes: [] } },
  { name: "format", bad: { robots: "" } },
  { name: "check", bad: { robots: "" } },
  { name: "check", bad: { suite: 1, robots: "" } },
  { name: "impact", bad: { present: "" } },
  { name: "impact", bad: { present: "", addresses: ["/"], log: "" } },
])("$name: the described request is as strict as the server: $bad", async ({ name, bad }) => {
  expect(check(described(name).request.schema, bad)).not.toEqual([]);
  expect((await post(app, name, bad)).statusCode).toBe(400);
});

/** More than 24 exceptions, dead rules, a limit that is met: everything that answers can hold. */
const SHAPES = {
  many: `User-agent: *\nDisallow: /\n${Array.from({ length: 40 }, (_, i) => `Allow: /${i}/\n`).join("")}`,
  stars: `User-agent: *\n${"Disallow: /*a*b*c*d*e*f*g*h*i\nDisallow: /*i*h*g*f*e*d*c*b*a$\n"}`,
  odd: "\ufeffUser-agent: a\nUser-agent: AdsBot-Google\nCrawl-delay: 5\nDisallow: /%2\nDisallow: /a\nDisallow: /a\nSitemap: https://h.example/s.xml\nNonsense\n\nuseragent: *\nDisallow:\nDisallow: b\n",
  none: "",
};

const READINGS = ["rfc9309", "google", "1996", "1994"] as const;

test.each(Object.entries(SHAPES))(
  "what is answered about %s fits the description",
  async (_, robots) => {
    const site = await sites.serve(text(robots));
    const file = { address: `${site.origin}/x` };
    const wishes = (["allowed", "disallowed"] as const).map((verdict, i) => ({
      address: `/${i}/b`,
      crawler: "a",
      verdict,
    }));
    const suite = {
      address: site.origin,
      checks: [
        {
          crawler: ["a", "Googlebot"],
          url: ["/", "/b", "/robots.txt"],
          expect: "allowed",
          line: 3,
        },
        { crawler: "every", except: ["a"], all: "disallowed" },
        { purpose: "ai-training", all: "allowed" },
        { crawler: "GPTBot", url: "/1/x", expect: "allowed", group: "*" },
        { status: 404 },
        { crawler: "*", url: "https://other.example/", expect: "allowed" },
      ],
    };
    const questions: readonly { readonly name: Name; readonly body: object }[] = [
      { name: "diff", body: { old: file, new: "", addresses: ["/1/x", "?", "/"] } },
      { name: "diff", body: { old: SHAPES.many, new: file, readings: READINGS } },
      { name: "diff", body: { old: SHAPES.stars, new: file, crawlers: ["a"], readings: READINGS } },
      ...READINGS.map((reading) => ({ name: "explain" as const, body: { ...file, reading } })),
      { name: "pattern", body: { ...file, pattern: "/*b$ # x" } },
      {
        name: "pattern",
        body: { ...file, pattern: "/a/index.htm", reading: "google", kind: "allow" },
      },
      { name: "why", body: { address: `${site.origin}/b`, crawler: "AdsBot-Google" } },
      { name: "why", body: { address: `${site.origin}/a`, crawler: "a", reading: "1996" } },
      { name: "plan", body: { ...file, wishes } },
      {
        name: "plan",
        body: { ...file, wishes: [...wishes, { ...wishes[0], verdict: "disallowed" }] },
      },
      { name: "format", body: { ...file, mode: "minify" } },
      { name: "format", body: { ...file, mode: "merge", readings: READINGS } },
      { name: "check", body: { suite } },
      { name: "impact", body: { present: file, draft: SHAPES.many, addresses: ["/1/x", "/a?b"] } },
      {
        name: "impact",
        body: { present: file, log: '{"path": "/a", "user_agent": "Googlebot/2.1"}\n{"x": 1}\n' },
      },
    ];
    for (const { name, body } of questions) {
      const { request, answer } = described(name);
      expect(check(request.schema, body), name).toEqual([]);
      const response = await post(app, name, body);
      expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
      expect(check(answer.schema, response.json()), JSON.stringify(body)).toEqual([]);
    }
  },
);
