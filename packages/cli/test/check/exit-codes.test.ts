import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type } from "../console.ts";
import { GOOD, preparePlace, WRONG } from "./place.ts";

const { server, folder, file, steadied } = preparePlace();

describe("exit codes", () => {
  test.each([
    { why: "all hold", content: GOOD, behaviour: "rules", code: 0 },
    { why: "one does not", content: WRONG, behaviour: "rules", code: 1 },
    { why: "no file: open by the standard", content: GOOD, behaviour: "status-404", code: 0 },
    { why: "no file, and blocked is expected", content: WRONG, behaviour: "status-404", code: 1 },
    { why: "unreachable", content: GOOD, behaviour: "status-503", code: 3 },
    { why: "unreachable is not blocked", content: WRONG, behaviour: "status-503", code: 3 },
    { why: "reset", content: WRONG, behaviour: "resets-at-once", code: 3 },
    {
      why: "unreachable, as expected",
      content: "checks: [{crawler: every, all: blocked, status: unreachable}]",
      behaviour: "status-503",
      code: 0,
    },
    {
      why: "another status",
      content: "checks: [{status: 200}]",
      behaviour: "status-404",
      code: 1,
    },
    {
      why: "another status, because it is unreachable",
      content: "checks: [{status: 200}]",
      behaviour: "status-503",
      code: 3,
    },
    {
      why: "an address of another site",
      content: "checks: [{crawler: A, url: 'https://other.example/', expect: allowed}]",
      behaviour: "rules",
      code: 3,
    },
    {
      why: "a redirect into the private network",
      content: GOOD,
      behaviour: "redirect-other-origin",
      code: 3,
    },
  ] as const)("$code: $why", async ({ content, behaviour, code }) => {
    const path = file("live.yaml", content);
    const { origin } = server().site(behaviour);
    for (const format of ["pretty", "tap", "junit", "json"]) {
      const ran = await type(["check", path, "--live", origin, "--format", format]);
      expect({ format, code: ran.code, err: ran.err }).toEqual({ format, code, err: "" });
    }
  });

  test("several suites: a broken one before an unreachable site before a failure", async () => {
    const good = file("good.yaml", `file: robots.txt\n${GOOD}`);
    const wrong = file("wrong.yaml", `file: robots.txt\n${WRONG}`);
    const dark = file("dark.yaml", `address: ${server().site("status-500").origin}\n${GOOD}`);
    const broken = file("broken.yaml", "checks: [{crawlr: A}]\n");
    const code = async (...paths: string[]) => (await type(["check", ...paths])).code;
    expect(await code(good)).toBe(0);
    expect(await code(good, wrong)).toBe(1);
    expect(await code(good, wrong, dark)).toBe(3);
    expect(await code(good, wrong, dark, broken)).toBe(2);
  });
});

test("a broken suite: every mistake with its place, and the others are run all the same", async () => {
  const broken = file(
    "broken.yaml",
    `name: Shop
file: robots.txt
checks:
  - crawlr: Googlebot
    url: /a
    expect: alowed
  - crawler: Googlebot
    url: "\u001b[31mftp://a"
    expect: allowed
    line: twelve
`,
  );
  const good = file("good.yaml", `file: robots.txt\n${GOOD}`);
  const { code, out, err } = await type(["check", broken, good]);
  expect(code).toBe(2);
  expect(steadied(err)).toMatchInlineSnapshot(`
    "aushang: broken.yaml:4:5: There is no key “crawlr” here
      Did you mean crawler? Possible: crawler, crawlers, purpose, except, url, urls, all, expect, line, group, status, reading, in, why.
    aushang: broken.yaml:6:13: expect cannot be “alowed”
      Did you mean allowed? Possible: allowed, disallowed, allow, disallow, open, blocked.
    aushang: broken.yaml:8:10: “<U+001B>[31mftp://a” is neither an address nor a path
      Write /path, or https://shop.example/path.
    aushang: broken.yaml:10:11: “twelve” is not the number of a line
      Lines count from 1; none means that no line may decide.
    "
  `);
  expect(steadied(out)).toContain("1 holds");
});

test("a suite from standard input; a token that is probably misspelt is remarked", async () => {
  const robots = join(folder(), "robots.txt");
  const input = "checks: [{crawler: Gogglebot, url: /cart/, expect: blocked}]";
  const ran = await type(["check", "--robots", robots], { input });
  expect({ ...ran, out: "" }).toEqual({
    code: 0,
    out: "",
    err: "Gogglebot is not in the list of crawlers; it is tested as a token of its own. Did you mean Googlebot?\n",
  });
});

test("a pass that stands on no file is not green", async () => {
  const path = file("live.yaml", GOOD);
  const shown = async (behaviour: "rules" | "status-404") =>
    (await type(["check", path, "--live", server().site(behaviour).origin])).out;
  expect(await shown("rules")).toContain("✓");
  expect(await shown("status-404")).not.toContain("✓");
  expect(await shown("status-404")).toContain("○");
});

describe("wrong use", () => {
  test.each([
    {
      why: "no suite",
      argv: [],
      says: "aushang: No suite was given\n  Try: aushang check robots.suite.yaml. A first suite: aushang check --init --robots robots.txt\n",
      terminal: true,
    },
    {
      why: "a suite that is not there",
      argv: ["nowhere.yaml"],
      says: "aushang: There is no file “nowhere.yaml”\n  Check path and spelling. With - the standard input is read.\n",
    },
    {
      why: "an unknown format",
      argv: ["SUITE", "--format", "jnit"],
      says: "aushang: There is no format “jnit”\n  Choose one of: junit, pretty, tap, json\n",
    },
    {
      why: "an environment where there is none",
      argv: ["SUITE", "--env", "staging"],
      says: "aushang: “staging” is no environment of suite.yaml\n  It has none. Leave --env out.\n",
    },
    {
      why: "no site",
      argv: ["SUITE", "--live", "shop.example/a"],
      says: "aushang: “shop.example/a” is not the address of a website\n  Write scheme and host alone, such as https://shop.example.\n",
    },
    {
      why: "no robots.txt",
      argv: ["BARE"],
      says: "aushang: bare.yaml names no robots.txt\n  Write file or address into it, or add --robots or --live.\n",
    },
    {
      why: "a robots.txt that is not there",
      argv: ["SUITE", "--robots", "nowhere/a"],
      says: "aushang: There is no file “nowhere/a”\n  Check path and spelling. With - the standard input is read.\n",
    },
    {
      why: "the same input twice",
      argv: ["-", "--robots", "-"],
      says: "aushang: Standard input can be only one of them: a suite or the robots.txt\n  Name a file for the others.\n",
    },
    {
      why: "--init without a file",
      argv: ["--init"],
      says: "aushang: --init needs one robots.txt to write down\n  Add --robots with a file, or --live with the address of a site.\n",
    },
    {
      why: "--init with a suite",
      argv: ["SUITE", "--init"],
      says: "aushang: --init reads no suite; it writes one\n  Try: aushang check --init --robots robots.txt > robots.suite.yaml\n",
    },
    {
      why: "which environment",
      argv: ["ENVS", "--robots", "ROBOTS"],
      says: "aushang: For which environment of envs.yaml is this robots.txt?\n  Add --env with one of: a, b\n",
    },
    {
      why: "an unknown environment",
      argv: ["ENVS", "--env", "c"],
      says: "aushang: “c” is no environment of envs.yaml\n  It has: a, b\n",
    },
    {
      why: "an environment without a file",
      argv: ["ENVS", "--env", "b"],
      says: "aushang: envs.yaml (b) names no robots.txt\n  Write file or address into it, or add --robots or --live.\n",
    },
  ])("$why", async ({ argv, says, terminal = false }) => {
    const names: Readonly<Record<string, string>> = {
      SUITE: file("suite.yaml", `file: robots.txt\n${GOOD}`),
      BARE: file("bare.yaml", GOOD),
      ENVS: file("envs.yaml", `environments: {a: {file: robots.txt}, b: }\n${GOOD}`),
      ROBOTS: join(folder(), "robots.txt"),
    };
    const ran = await type(["check", ...argv.map((one) => names[one] ?? one)], { terminal });
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: "" });
    expect(steadied(ran.err)).toBe(says);
  });
});
