import { readFileSync } from "node:fs";
import type { FailureKind } from "@aushang/engine";
import { expect, test } from "vitest";
import { type Behaviour, reply } from "../../../testdata/server/behaviour.ts";
import type { BehaviourName } from "../../../testdata/server/misbehaving-server.ts";
import { loopbackFetcher, SHORT, useServer } from "./loopback.ts";

/** One reported case; `spec` says how the server behaves, in one of several forms. */
interface Report {
  readonly id: string;
  readonly kind: string;
  readonly server: string;
  readonly spec: { readonly responses?: readonly ReportedResponse[] };
}

interface ReportedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly body_b64?: string;
}

const reports: readonly Report[] = readFileSync(
  new URL("../../../testdata/reports-fetch.jsonl", import.meta.url),
  "utf8",
)
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));

const byId = (id: string): Report => {
  const report = reports.find((one) => one.id === id);
  if (report === undefined) throw new Error(`There is no report ${id}.`);
  return report;
};

const server = useServer();

/** The single answer that a report describes in full is served as described. */
const AS_DESCRIBED = [
  "F001",
  "F003",
  "F007",
  "F009",
  "F011",
  "F013",
  "F027",
  "F051",
  "F053",
  "F055",
  "F057",
  "F059",
];

test.each(AS_DESCRIBED.map((id) => [id, byId(id).server] as const))("%s %s", async (id) => {
  const response = byId(id).spec.responses?.[0] as ReportedResponse;
  const site = await server().serve(described(response));
  const outcome = await loopbackFetcher().fetch(site.robots);
  expect(outcome).toMatchObject({ status: response.status, failure: null, truncated: false });
  expect(Buffer.from(outcome.body).equals(bodyOf(response))).toBe(true);
  expect(outcome.headers).toMatchObject(keptOf(response.headers));
});

const described = (response: ReportedResponse): Behaviour =>
  reply(response.status, response.headers, bodyOf(response));

function bodyOf({ body, body_b64 }: ReportedResponse): Buffer {
  return body_b64 === undefined ? Buffer.from(body ?? "") : Buffer.from(body_b64, "base64");
}

/** An outcome keeps selected headers; `WWW-Authenticate` is none of them. */
function keptOf({ "www-authenticate": _, ...kept }: Readonly<Record<string, string>>) {
  return kept;
}

/** Reports that a behaviour of the server stands for. */
const BY_BEHAVIOUR: readonly (readonly [
  string,
  BehaviourName,
  number | null,
  FailureKind | null,
])[] = [
  ["F015", "by-user-agent", 200, null],
  ["F017", "redirect-to-https", 200, null],
  ["F019", "redirect-6", 301, "redirect-limit"],
  ["F021", "redirect-other-origin", 200, null],
  ["F023", "redirect-other-origin", 200, null],
  ["F025", "redirect-other-origin", 200, null],
  ["F029", "redirect-loopback-port", 302, "private-address"],
  ["F031", "redirect-file", 302, "bad-response"],
  ["F037", "never-answers", null, "timeout"],
  ["F039", "reset-after-head", 200, "reset"],
  ["F041", "coding-false", 200, "bad-response"],
  ["F043", "slow-drip", 200, "timeout"],
  ["F045", "size-over", 200, null],
  ["F047", "size-1-mib", 200, null],
  ["F049", "html-large", 200, null],
  ["F065", "html", 200, null],
];

test.each(BY_BEHAVIOUR.map((row) => [row[0], byId(row[0]).server, ...row.slice(1)] as const))(
  "%s %s",
  async (_id, _server, name, status, failure) => {
    const fetcher = loopbackFetcher({
      allow: (ip, port) => ip === "127.0.0.1" && port !== 6379,
      authorities: server().authorities,
      timeouts: SHORT,
    });
    const outcome = await fetcher.fetch(server().site(name as BehaviourName).robots);
    expect(outcome).toMatchObject({ status, failure });
    expect(outcome.address).toBe(server().site(name as BehaviourName).robots);
  },
);

test("F033 Name resolves to a public address at check time and to 127.0.0.1 at connect time.", async () => {
  const { port, accepted } = server().site("rules");
  let asked = 0;
  const lookup = async () => [{ address: ++asked === 1 ? "127.0.0.2" : "127.0.0.1" }];
  const fetcher = loopbackFetcher({ lookup, allow: (ip) => ip === "127.0.0.2", timeouts: SHORT });
  expect((await fetcher.fetch(`http://x.example:${port}/robots.txt`)).status).toBeNull();
  expect([asked, server().site("rules").accepted]).toEqual([1, accepted]);
});

test("F035 User enters an address with credentials: refused, and shown nowhere.", async () => {
  const outcome = await loopbackFetcher().fetch("https://name:secret@www.site.example/robots.txt");
  expect(outcome).toMatchObject({ failure: "bad-response", status: null });
  expect(JSON.stringify(outcome)).not.toMatch(/name:|secret/);
});

test("F061 A result other than 200 is not kept for ever: fresh asks again.", async () => {
  let found = false;
  const site = await server().serve({
    protocol: "http",
    respond: (_request, response) => {
      response.writeHead(found ? 200 : 404).end("User-agent: *\nDisallow: /\n");
      found = true;
    },
  });
  const fetcher = loopbackFetcher();
  const statuses = [
    await fetcher.fetch(site.robots),
    await fetcher.fetch(site.robots, { fresh: true }),
    await fetcher.fetch(site.robots),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 200, 200]);
});

test("F067 http and https of one host have different files: two outcomes.", async () => {
  const plain = server().site("status-404").robots;
  const secure = server().site("https-rules").robots;
  const fetcher = loopbackFetcher({ authorities: server().authorities });
  expect((await fetcher.fetch(plain)).status).toBe(404);
  expect((await fetcher.fetch(plain.replace("http:", "https:"))).failure).toBe("tls");
  expect((await fetcher.fetch(secure)).status).toBe(200);
});

test("F071 Ten parallel checks cause one request.", async () => {
  const site = await server().serve(described({ status: 200, headers: {}, body: "" }));
  const fetcher = loopbackFetcher();
  await Promise.all(Array.from({ length: 10 }, () => fetcher.fetch(site.robots)));
  expect(site.requests).toHaveLength(1);
});

/** What these reports are about happens before or after a fetch. */
const NOT_ABOUT_FETCHING = new Map([
  ["F005", "a month of failures: what a history of outcomes means"],
  ["F063", "a file that a content network has replaced: what is served is what is read"],
  ["F069", "the address of the robots file is derived by the caller, without the query"],
]);

test("every report is accounted for, each once", () => {
  const named = ["F033", "F035", "F061", "F067", "F071"];
  const accounted = [
    ...AS_DESCRIBED,
    ...BY_BEHAVIOUR.map(([id]) => id),
    ...named,
    ...NOT_ABOUT_FETCHING.keys(),
  ];
  expect(accounted.toSorted()).toEqual(reports.map(({ id }) => id));
});
