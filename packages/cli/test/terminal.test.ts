import { afterAll, beforeAll, expect, test } from "vitest";
import { redirect, text } from "../../../testdata/server/behaviour.ts";
import {
  type MisbehavingServer,
  type Site,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
import { steady, type } from "./console.ts";
import { shop } from "./shop.ts";

let server: MisbehavingServer;
let site: Site;

beforeAll(async () => {
  server = await startMisbehavingServer();
  site = await server.serve(shop);
});

afterAll(() => server.close());

/** The report on an address of the shop, without what differs from run to run. */
async function report(path: string, ...argv: string[]): Promise<string> {
  const { out } = await type(["test", `${site.origin}${path}`, ...argv]);
  return steady(out);
}

test("several results: one table for each robots file, counts at the end", async () => {
  const broken = server.site("status-500").origin;
  const { out, code } = await type([
    "test",
    `${site.origin}/shoes?sort=price&x=1`,
    `${site.origin}/cart/`,
    `${broken}/x`,
    "--as",
    "Googlebot,GPTBot",
  ]);
  expect(code).toBe(3);
  expect(steady(out)).toMatchInlineSnapshot(`
    "  http://127.0.0.1:PORT/robots.txt
      200 · 456 bytes · text/plain · N ms · DATE TIME UTC
      Verdict    Crawler    Line  Address                Rule
      ■ Blocked  Googlebot    26  /shoes?sort=price&x=1  Disallow: /*?sort=price
      ■ Blocked  GPTBot        9  /shoes?sort=price&x=1  Disallow: /
      ✓ Open     Googlebot        /cart/
      ■ Blocked  GPTBot        9  /cart/                 Disallow: /

      http://127.0.0.1:PORT/robots.txt
      500 · text/html; charset=utf-8 · N ms · DATE TIME UTC
      Verdict   Crawler    Line  Address  Rule
      ▨ Closed  Googlebot        /x
      ▨ Closed  GPTBot           /x

    3 Blocked · 1 Open · 2 Closed
    --details gives the whole report on each.
    "
  `);
});

test("several results with --details: the whole report on each, a rule between them", async () => {
  const { out } = await type([
    "test",
    `${site.origin}/a`,
    `${site.origin}/cart/`,
    "--details",
    "--as",
    "Bingbot",
  ]);
  const reports = out.split(`\n${"─".repeat(80)}\n\n`);
  expect(reports.map((one) => one.split("\n")[0])).toEqual([
    "✓ Open for Bingbot",
    "✓ Open for Bingbot",
  ]);
});

test("--all lists every crawler, those that fare differently first", async () => {
  const lines = (await report("/cart/", "--as", "GPTBot", "--all")).split("\n");
  const start = lines.findIndex((line) => line.startsWith("Other crawlers"));
  const rows = lines.slice(start + 2, -3);
  expect(rows).toHaveLength(99);
  const marks = rows.map((row) => row.trimStart().startsWith("≠"));
  expect(marks.lastIndexOf(true)).toBe(marks.filter(Boolean).length - 1);
  expect(rows[0]).toMatchInlineSnapshot(
    `"  ≠  ✓ Open     Googlebot                           Googlebot  Google"`,
  );
});

test.each([
  { columns: 60, argv: [] },
  { columns: 40, argv: [] },
  { columns: 40, argv: ["--all"] },
  { columns: 40, argv: ["--as", "Googlebot,Screaming Frog SEO Spider"] },
  { columns: 80, argv: ["--as", "Googlebot,Screaming Frog SEO Spider"] },
])(
  "a terminal of $columns columns: nothing is wider than it ($argv)",
  async ({ columns, argv }) => {
    const { out } = await type(["test", `${site.origin}/shoes?sort=price&x=1`, ...argv], {
      columns,
      terminal: true,
      env: { LANG: "en_GB.UTF-8", NO_COLOR: "1" },
    });
    // An address is not broken, so that it can be copied.
    const wide = out
      .split("\n")
      .filter((line) => [...line].length > columns && !/^ *http:\S+$/.test(line));
    expect(wide).toEqual([]);
  },
);

test("a server cannot fill the screen with its headers; JSON has them whole", async () => {
  const far = await server.serve(redirect(302, `/${"a".repeat(9_000)}`));
  const typed = await server.serve(text("", { "content-type": `text/${"p".repeat(1_500)}` }));
  for (const { origin } of [far, typed]) {
    const { out } = await type(["test", `${origin}/x`]);
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThan(320);
    expect(out).toContain("…");
  }
  const { out } = await type(["test", `${far.origin}/x`, "--json"]);
  expect(JSON.parse(out).robots.redirects[0].to).toHaveLength(far.origin.length + 9_001);
});

test("colours on a terminal only, unless they are asked for or refused", async () => {
  const colored = async (argv: string[], env: Record<string, string>, terminal: boolean) =>
    (
      await type(["test", "/", "--robots", "-", ...argv], { input: "", env, terminal })
    ).out.includes("\u001b[");
  const utf8 = { LANG: "C.UTF-8" };
  expect(await colored([], utf8, false)).toBe(false);
  expect(await colored([], utf8, true)).toBe(true);
  expect(await colored([], { ...utf8, NO_COLOR: "1" }, true)).toBe(false);
  expect(await colored(["--color"], { ...utf8, NO_COLOR: "1" }, false)).toBe(true);
  expect(await colored(["--no-color"], { ...utf8, FORCE_COLOR: "1" }, true)).toBe(false);
  expect(await colored([], { ...utf8, FORCE_COLOR: "1" }, false)).toBe(true);
  expect(await colored([], { ...utf8, TERM: "dumb" }, true)).toBe(false);
});

test("a terminal that is not UTF-8 gets ASCII alone, umlauts spelt out", async () => {
  const argv = ["test", `${site.origin}/search/ä`, "--as", "DuckDuckBot", "--lang", "de"];
  const { out } = await type(argv, { env: { LC_ALL: "C" } });
  expect(out).toMatch(/^[\n\u0020-\u007e]*$/);
  expect(out).toContain("X Gesperrt fuer DuckDuckBot");
});
