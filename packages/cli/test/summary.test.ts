import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type MisbehavingServer,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
import { steady, type } from "./console.ts";

let server: MisbehavingServer;

beforeAll(async () => {
  server = await startMisbehavingServer();
});

afterAll(() => server.close());

const RULES = "User-agent: *\nDisallow: /a\n";

test("what limits a file is said in the table too: its verdicts are not to be trusted without", async () => {
  const filler = "# filler\n".repeat(57_000);
  const input = `${RULES}${filler}Disallow: /late\n`;
  const { out } = await type(["test", "/a", "/late", "--robots", "-"], { input });
  expect(out).toMatchInlineSnapshot(`
    "  given file standard input
      500 KiB
      Larger than 500 KiB. Only the first 512,000 bytes are read. What comes after
      them is not in force.
      Verdict    Crawler    Line  Address                   Rule
      ■ Blocked  Googlebot     2  https://example.com/a     Disallow: /a
      ✓ Open     Googlebot        https://example.com/late

    1 Blocked · 1 Open
    --details gives the whole report on each.
    "
  `);
});

test.each([
  { name: "html", says: "A web page is served instead of a text file." },
  { name: "gzip-bomb", says: "This is not a readable text file." },
  { name: "size-over", says: "Larger than 500 KiB." },
  { name: "empty", says: "The file is empty." },
] as const)("$name: $says", async ({ name, says }) => {
  const { origin } = server.site(name);
  const { out } = await type(["test", `${origin}/x`, `${origin}/y`]);
  expect(out).toContain(says);
});

test("a given file is one file, wherever its addresses belong", async () => {
  const argv = ["test", "/a", "https://shop.example/b", "http://other.example/a"];
  const { out } = await type([...argv, "--robots", "-"], { input: RULES });
  expect(out.match(/given file/g)).toHaveLength(1);
  expect(out).toContain("https://shop.example/b");
});

test("out of scope names the whole address, and the file still shows what came of it", async () => {
  const { robots, origin } = server.site("status-503");
  const addresses = ["https://shop.example/a", "https://shop.test/a", `${origin}/a`];
  const { out, code } = await type(["test", ...addresses, "--robots", robots]);
  expect(code).toBe(3);
  expect(steady(out)).toMatchInlineSnapshot(`
    "  http://127.0.0.1:PORT/robots.txt
      503 · text/plain · N ms · DATE TIME UTC
      Verdict         Crawler    Line  Address                 Rule
      / Out of scope  Googlebot        https://shop.example/a
      / Out of scope  Googlebot        https://shop.test/a
      ▨ Closed        Googlebot        /a

    2 Out of scope · 1 Closed
    --details gives the whole report on each.
    "
  `);
});

test("a failure is not blamed on the status that came before it", async () => {
  const say = async (name: "coding-unknown" | "redirect-file" | "status-503"): Promise<string> =>
    (await type(["test", `${server.site(name).origin}/x`])).out.split("\n")[0] ?? "";
  expect(await say("coding-unknown")).toBe("▨ Closed for Googlebot (by fetch status)");
  expect(await say("redirect-file")).toBe("▨ Closed for Googlebot (by fetch status)");
  expect(await say("status-503")).toBe("▨ Closed for Googlebot (by fetch status 503)");
});

test("folded lines are counted as the language writes numbers", async () => {
  const input = `${RULES}${"# x\n".repeat(12_345)}`;
  const fold = async (lang: string): Promise<string> =>
    /⋮ +(.*)/.exec(
      (await type(["test", "/b", "--robots", "-", "--lang", lang], { input })).out,
    )?.[1] ?? "";
  expect(await fold("en")).toBe("12,345 lines");
  expect(await fold("de")).toBe("12.345 Zeilen");
  expect(await fold("da")).toBe("12.345 linjer");
});
