import { readFileSync } from "node:fs";
import type { FastifyInstance, HTTPMethods, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fences } from "../../../test/markdown.ts";
import { text } from "../../../testdata/server/behaviour.ts";
import {
  type MisbehavingServer,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
import { readConfig } from "../src/config.ts";
import { SERVER_PROBLEMS } from "../src/http/problem.ts";
import { createServer } from "../src/index.ts";
import { analysisProgram } from "./analysis-program.ts";

const PAGE = readFileSync(new URL("../../../docs/http-api.md", import.meta.url), "utf8");
const BASE = "http://127.0.0.1:9309";

interface Example {
  readonly command: string;
  readonly answer: unknown;
}

/** Every command of the page with the answer that is shown after it, if one is. */
const examples: readonly Example[] = fences(PAGE).flatMap(({ language, code }, i, all) => {
  if (language !== "sh") return [];
  const next = all[i + 1];
  return [{ command: code, answer: next?.language === "json" ? JSON.parse(next.code) : undefined }];
});

const program = await analysisProgram();
let sites: MisbehavingServer;
let app: FastifyInstance;
let ports: Readonly<Record<string, number>>;

beforeAll(async () => {
  sites = await startMisbehavingServer();
  const site = await sites.serve(text("User-agent: *\nDisallow: /private/\n"));
  ports = { "127.0.0.1:8080": site.port, "127.0.0.1:8081": sites.closedPort };
  app = await createServer({
    webRoot: null,
    logger: { level: "silent" },
    analysisProgram: program,
    allowAddresses: [`127.0.0.1:${site.port}`],
  });
});
afterAll(async () => {
  await app.close();
  await sites.close();
});

/** The ports of the page stand for free ones here. */
const here = (shown: string): string =>
  Object.entries(ports).reduce(
    (so, [place, port]) => so.replaceAll(place, `127.0.0.1:${port}`),
    shown,
  );

/** Does what curl would do with such a command. */
async function curl(command: string): Promise<LightMyRequestResponse> {
  const body = /-d '([^']*)'/.exec(command)?.[1];
  const headers = [...command.matchAll(/-H '([^:']+): ([^']*)'/g)].map((match) => [
    match[1],
    match[2],
  ]);
  const url = /http:\/\/\S+/.exec(command)?.[0] ?? "";
  expect(url.startsWith(BASE)).toBe(true);
  const rest = command.replace(/-d '[^']*'/, "").replaceAll(/-H '[^']*'/g, "");
  expect(rest.replaceAll(/[\\\s]+/g, " ").trim()).toBe(`curl -s ${url}`);
  return app.inject({
    method: (body === undefined ? "GET" : "POST") as HTTPMethods,
    url: url.slice(BASE.length),
    headers: Object.fromEntries(headers),
    ...(body === undefined ? {} : { payload: here(body) }),
  });
}

test("the page has examples, and most show their answer", () => {
  expect(examples.length).toBeGreaterThanOrEqual(7);
  expect(examples.filter(({ answer }) => answer !== undefined).length).toBeGreaterThanOrEqual(6);
});

test.each(examples)("$command", async ({ command, answer }) => {
  const response = await curl(command);
  const expected = answer === undefined ? {} : JSON.parse(here(JSON.stringify(answer)));
  expect(response.statusCode).toBe(expected.type === undefined ? 200 : expected.status);
  expect(response.json()).toMatchObject(expected);
});

/** The rows of the table under a heading, as lists of cells. */
function tableUnder(heading: string): string[][] {
  const section = PAGE.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("|--"))
    .slice(1)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const codes = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");

test("the table of problems has every problem with its status, and no other", () => {
  const rows = tableUnder("Problems");
  const listed = new Map(
    rows.flatMap(([names, status]) => codes(names ?? "").map((n) => [n, status])),
  );
  for (const [code, status] of SERVER_PROBLEMS)
    expect(listed.get(code)?.split(", ")[0], code).toBe(String(status));
  const known = new Set<string>(SERVER_PROBLEMS.map(([code]) => code));
  const others = [...listed.keys()].filter((code) => !known.has(code));
  expect(others.every((code) => /^(address|crawler|reading|robots)-/.test(code))).toBe(true);
  expect(others).toHaveLength(11);
});

test("the table of limits says what holds", () => {
  const number = (cell: string | undefined): number => Number(cell?.replaceAll(",", ""));
  const rows = tableUnder("Limits").map(([, name, own, open]) => [
    codes(name ?? "")[0] ?? "",
    number(own),
    number(open),
  ]);
  const { own, others } = readConfig().limits;
  expect(rows).toEqual(
    Object.keys(own).map((name) => [
      name,
      own[name as keyof typeof own],
      others[name as keyof typeof others],
    ]),
  );
});
