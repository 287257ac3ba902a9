import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reply, text } from "../../../testdata/server/behaviour.ts";
import {
  type MisbehavingServer,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
import { SHOP } from "./shop.ts";
import { Workshop } from "./workshop.ts";

const RULES = `User-agent: *
Disallow: /a
Disallow: /a/b
Allow: /a/c
Disallow: /a
Disallow: /[x
Disallow: x.pdf

User-agent: GPTBot
Disallow: /
`;

let server: MisbehavingServer;
const workshop = new Workshop();
const type = workshop.type.bind(workshop);

beforeAll(async () => {
  server = await startMisbehavingServer();
  workshop.file("shop.txt", SHOP);
  workshop.file("rules.txt", RULES);
});

afterAll(async () => {
  await server.close();
  workshop.close();
});

test("--json: rules, addresses that stand for all, readings, sentences", async () => {
  const argv = ["explain", "./rules.txt", "--json", "--lang", "de", "--as", "*,GPTBot"];
  const { code, out, err } = await type(argv);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const json = JSON.parse(out);
  expect(Object.keys(json)).toMatchInlineSnapshot(`
    [
      "robots",
      "reading",
      "sentences",
      "summary",
      "groups",
      "representatives",
      "readings",
      "withoutEffect",
    ]
  `);
  expect(json.groups[0].rules.map((rule: { state: string }) => rule.state)).toEqual([
    "alive",
    "alive",
    "alive",
    "dead",
    "alive",
  ]);
  expect(json.groups[0].rules[3]).toMatchInlineSnapshot(`
    {
      "because": "repeat",
      "coveredBy": [
        2,
      ],
      "kind": "disallow",
      "line": 5,
      "octets": 2,
      "pattern": "/a",
      "redundant": true,
      "state": "dead",
      "witness": null,
    }
  `);
  expect(json.representatives.proven).toBe(true);
  expect(json.summary.groups[1].sentences).toEqual(["`GPTBot` darf nichts abrufen."]);
  expect(json.withoutEffect).toEqual([{ line: 7, because: "pattern-start" }]);
});

describe("where the file comes from", () => {
  test("standard input, by - or by nothing", async () => {
    const { out } = await type(["explain", "-"], { input: RULES });
    expect((await type(["explain"], { input: RULES })).out).toBe(out);
    expect(out).toContain("standard input · 129 bytes");
  });

  test("a live site", async () => {
    const site = await server.serve(text(RULES));
    const { code, out } = await type(["explain", site.origin, "--as", "GPTBot"]);
    expect(code).toBe(0);
    expect(out).toContain("http://127.0.0.1:PORT/robots.txt · 200 · 129 bytes");
    const none = await server.serve(reply(404, {}));
    expect((await type(["explain", none.origin])).out).toContain(
      "404 · there is no file, so nothing is blocked",
    );
  });

  test.each(["status-503", "never-listens", "garbage"] as const)(
    "unreachable: %s",
    async (name) => {
      const origin =
        name === "never-listens"
          ? `http://127.0.0.1:${server.closedPort}`
          : server.site(name).origin;
      const { code, out, err } = await type(["explain", origin]);
      expect({ code, out }).toEqual({ code: 3, out: "" });
      expect(err).toContain("Its rules are unknown, so nothing is said about it.");
    },
  );
});

test("what is refused, and why", async () => {
  const told = await workshop.refusals([
    ["explain", "./missing.txt"],
    ["explain", "./shop.txt", "./rules.txt"],
    ["explain", "./shop.txt", "--reading", "rfc"],
    ["explain", "./shop.txt", "--format", "json"],
  ]);
  expect(told).toMatchInlineSnapshot(`
    "$ aushang explain ./missing.txt
    aushang: There is no file “missing.txt”
      Check path and spelling. With - the standard input is read.

    $ aushang explain ./shop.txt ./rules.txt
    aushang: There are more arguments than the command takes
      aushang explain --help shows how it is called.

    $ aushang explain ./shop.txt --reading rfc
    aushang: There is no reading “rfc”
      Choose rfc9309, google, 1996 or 1994.

    $ aushang explain ./shop.txt --format json
    aushang: There is no option --format
      aushang explain --help lists all options.
    "
  `);
  expect(await workshop.refused(["explain"], { terminal: true })).toMatchInlineSnapshot(`
    "aushang: No robots.txt was given
      Try: aushang explain robots.txt
    "
  `);
});

test("nothing from a file acts on the terminal", async () => {
  workshop.file(
    "evil.txt",
    "User-agent: e\u001b]0;x\u0007vil\nDisallow: /\u001b[31m\u202e\nUser-agent: *\nDisallow: /\u009b2J*x\nfoo\u0007: bar\n",
  );
  for (const argv of [
    ["explain", "./evil.txt"],
    ["explain", "./evil.txt", "--json"],
  ]) {
    const { out, err } = await type(argv);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not come through.
    expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  }
});

test("which rules a sitemap and a log need, and which match nothing", async () => {
  workshop.file("map.txt", "https://shop.example/a/1\nhttps://shop.example/b\n");
  const agent = "Mozilla/5.0 (compatible; Bingbot/2.0; +http://www.bing.com/bingbot.htm)";
  workshop.file(
    "access.log",
    `192.0.2.1 - - [30/Nov/2026:10:00:00 +0000] "GET /a/c HTTP/1.1" 200 10 "-" "${agent}"\n`.repeat(
      3,
    ),
  );
  const argv = ["explain", "./rules.txt", "--as", "*,Bingbot"];
  const { code, out, err } = await type([
    ...argv,
    "--sitemap",
    "./map.txt",
    "--log",
    "./access.log",
  ]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out.slice(out.indexOf("Impact"))).toMatchInlineSnapshot(`
    "Impact on real addresses
      map.txt · 2 addresses · 48 bytes
      1 of 2 addresses blocked for all crawlers without a group of their own.
      3 rules of the present file match none of the addresses.

    What the rules do
      Line  Rule            Matches  Decides
         2  Disallow: /a          1        1
         3  Disallow: /a/b        0        0
         4  Allow: /a/c           0        0
         5  Disallow: /a          1        0
         6  Disallow: /[x         0        0

    Impact on real addresses
      access.log · 3 requests · combined log format · 444 bytes
      0 of 3 requests blocked for \`Bingbot\`.
      2 rules of the present file match none of the requests.

      Crawlers  Requests  Blocked  Fetches of robots.txt
      Bingbot          3        0  0 (too few to tell)

    What the rules do
      Line  Rule            Matches  Decides
         4  Allow: /a/c           3        3
         2  Disallow: /a          3        0
         3  Disallow: /a/b        0        0
         5  Disallow: /a          3        0
         6  Disallow: /[x         0        0
    "
  `);
  const { out: json } = await type([...argv, "--log", "./access.log", "--json"]);
  expect(JSON.parse(json).impact[0].result.unused.present).toHaveLength(2);
});
