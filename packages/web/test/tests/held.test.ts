import type { RobotsSource } from "@aushang/engine/tester";
import { readSuite } from "@aushang/inputs/suite";
import { expect, test } from "vitest";
import { heldTo, rowsHeldTo } from "../../src/tests/held.ts";
import type { Held } from "../../src/tests/jobs.ts";

const CHECKS = "checks:\n  - crawler: A\n    url: /\n    expect: allowed\n";

function suiteOf(text: string) {
  const { suite, problems } = readSuite(text);
  expect(problems).toEqual([]);
  if (!suite) throw new TypeError("no suite");
  return suite;
}

const ENVIRONMENTS = suiteOf(`environments:
  staging:
    address: https://staging.example
  production:
    file: robots.txt
    address: https://www.example
  preview:
${CHECKS}`);

const draft = (robots: string, environment: string | null = null): Held => ({
  kind: "draft",
  robots,
  environment,
});
const source: RobotsSource = { kind: "not-fetched", reason: "own-limit" };
const live = (part: Partial<Held & { kind: "live" }> = {}): Held & { kind: "live" } => ({
  kind: "live",
  site: null,
  environment: null,
  fetched: {},
  ...part,
});

test("a draft is for the environment that names a file, unless one is chosen", () => {
  const held = heldTo(ENVIRONMENTS, draft("Allow: /"));
  expect(held.environment).toBe("production");
  expect(held.sources).toMatchObject([
    {
      environment: "production",
      origin: "https://www.example",
      source: { kind: "given", address: "https://www.example/robots.txt" },
      site: null,
    },
  ]);
  expect(heldTo(ENVIRONMENTS, draft("Allow: /", "preview")).sources).toMatchObject([
    { environment: "preview", origin: null },
  ]);
});

test("an empty draft is no file yet", () => {
  expect(heldTo(ENVIRONMENTS, draft("")).sources).toEqual([]);
});

test("a draft of no known site is about whatever is asked", () => {
  const [one] = heldTo(suiteOf(CHECKS), draft("Allow: /")).sources;
  expect(one?.source).toEqual({ kind: "given", bytes: "Allow: /" });
});

test("live, every environment that names a site is meant; the others are told", () => {
  const held = heldTo(ENVIRONMENTS, live({ fetched: { "https://www.example": source } }));
  expect(held.origins).toEqual(["https://staging.example", "https://www.example"]);
  expect(held.siteless).toEqual(["preview"]);
  expect(held.sources.map(({ environment, site }) => [environment, site])).toEqual([
    ["production", "https://www.example"],
  ]);
});

test("live, one environment can be chosen; one that is not in the suite is none", () => {
  expect(heldTo(ENVIRONMENTS, live({ environment: "staging" })).origins).toEqual([
    "https://staging.example",
  ]);
  expect(heldTo(ENVIRONMENTS, live({ environment: "gone" })).origins).toHaveLength(2);
});

test("a named site takes the place of one environment alone", () => {
  const held = heldTo(
    ENVIRONMENTS,
    live({
      site: "https://pr-7.example",
      environment: "preview",
      fetched: { "https://pr-7.example": source },
    }),
  );
  expect(held.sources).toMatchObject([{ environment: "preview", origin: "https://pr-7.example" }]);
  expect(held.environment).toBe("preview");
  expect(heldTo(ENVIRONMENTS, live({ site: "https://x.example" })).environment).toBe("production");
});

const row = (number: number, address: string) => ({
  number,
  address,
  crawler: "Googlebot",
  expect: "allowed" as const,
});

test("rows are held to the site that they are about, one site at a time", () => {
  const rows = [
    row(1, "https://a.example/x"),
    row(2, "b.example/y"),
    row(4, "https://a.example/z"),
  ];
  const held = rowsHeldTo(rows, "rfc9309", live());
  expect(held.map(({ origins, suite }) => [origins, suite.checks.map(({ at }) => at)])).toEqual([
    [["https://a.example"], [1, 4]],
    [["https://b.example"], [2]],
  ]);
});

test("paths of rows belong to the named site, and without one it has to be named", () => {
  const [named] = rowsHeldTo([row(1, "/x")], "rfc9309", live({ site: "https://a.example" }));
  expect(named?.origins).toEqual(["https://a.example"]);
  const [nowhere] = rowsHeldTo([row(1, "/x")], "rfc9309", live());
  expect(nowhere).toMatchObject({ origins: [], siteless: [null] });
});

test("every crawler can be meant, as in a suite", () => {
  const [held] = rowsHeldTo([{ ...row(1, "/"), crawler: "every" }], "rfc9309", draft("Allow: /"));
  expect(held?.suite.checks[0]?.who).toEqual([{ kind: "every", except: [] }]);
});

test("rows about a draft are asked together", () => {
  const rows = [row(1, "/x"), row(2, "https://b.example/y")];
  expect(rowsHeldTo(rows, "google", draft("Allow: /"))).toHaveLength(1);
});
