import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import type { TestResult } from "@aushang/engine/tester";
import { afterAll, beforeAll, expect, test } from "vitest";
import { http } from "../../../testdata/server/behaviour.ts";
import {
  type MisbehavingServer,
  type Site,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
import { type } from "./console.ts";
import { SHOP, shop } from "./shop.ts";

let server: MisbehavingServer;
let site: Site;
let folder: string;

beforeAll(async () => {
  server = await startMisbehavingServer();
  site = await server.serve(shop);
  folder = mkdtempSync(join(tmpdir(), "aushang-cli-"));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A file in the test's folder. */
function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const results = (out: string): TestResult[] =>
  out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

test.each([
  { why: "a rule allows", behaviour: "rules", path: "/", code: 0 },
  { why: "a rule disallows", behaviour: "rules", path: "/shut/x", code: 1 },
  { why: "there is no file", behaviour: "status-404", path: "/shut/x", code: 0 },
  { why: "the file is forbidden", behaviour: "status-403", path: "/", code: 0 },
  { why: "the redirects never end", behaviour: "redirect-self", path: "/", code: 0 },
  { why: "too many requests", behaviour: "status-429", path: "/", code: 3 },
  { why: "a server error", behaviour: "status-500", path: "/", code: 3 },
  { why: "the connection is reset", behaviour: "resets-at-once", path: "/", code: 3 },
  { why: "no HTTP", behaviour: "garbage", path: "/", code: 3 },
  { why: "a certificate that nobody trusts", behaviour: "https-rules", path: "/", code: 3 },
  {
    why: "a redirect into the private network",
    behaviour: "redirect-other-origin",
    path: "/",
    code: 3,
  },
] as const)("exit code $code: $why", async ({ behaviour, path, code }) => {
  const ran = await type(["test", server.site(behaviour).origin + path, "--json"]);
  expect({ code: ran.code, err: ran.err }).toEqual({ code, err: "" });
  const [result] = results(ran.out);
  expect(result?.verdict === "allowed").toBe(code === 0);
});

test("exit code 3 where nothing listens", async () => {
  const ran = await type(["test", `http://127.0.0.1:${server.closedPort}/`, "--json"]);
  expect(ran.code).toBe(3);
  expect(results(ran.out)[0]).toMatchObject({
    verdict: "disallowed",
    basis: "unreachable",
    robots: { status: null, failure: "refused" },
  });
});

test("several codes: bad input before unknown before disallowed before allowed", async () => {
  const open = `${site.origin}/`;
  const blocked = `${site.origin}/shoes?sort=1`;
  const closed = `${server.site("status-500").origin}/`;
  const code = async (...addresses: string[]) =>
    (await type(["test", ...addresses, "--json"])).code;
  expect(await code(open, blocked)).toBe(1);
  expect(await code(open, blocked, closed)).toBe(3);
  expect(await code(open, "ftp://a.example/", closed)).toBe(2);
});

test("--json for one address and crawler is one line with every key of the interface", async () => {
  const { out } = await type(["test", `${site.origin}/shoes?sort=price#top`, "--json"]);
  expect(out.split("\n")).toHaveLength(2);
  const [result] = results(out);
  expect(Object.keys(result ?? {})).toEqual(
    expect.arrayContaining(
      "address origin target crawler reading verdict basis line group candidates steps robots differences others findings lines truncated".split(
        " ",
      ),
    ),
  );
  expect(result).toMatchObject({
    address: `${site.origin}/shoes?sort=price`,
    origin: site.origin,
    target: "/shoes?sort=price",
    crawler: { token: "Googlebot", operator: "Google", purpose: "search" },
    reading: "rfc9309",
    verdict: "allowed",
    basis: "rule",
    line: 27,
    group: { token: "Googlebot", via: "own" },
    robots: {
      address: site.robots,
      source: "live",
      status: 200,
      failure: null,
      bytes: SHOP.length,
    },
    addressChanges: ["fragment-dropped"],
    lines: 27,
    truncated: false,
  });
  expect(result?.others).toHaveLength(99);
});

test("--json for several is JSON Lines: every crawler for the first address, then the next", async () => {
  const { out } = await type([
    "test",
    `${site.origin}/a`,
    `${site.origin}/b`,
    "--as",
    "Googlebot, GPTBot",
    "--as",
    "googlebot",
    "--as",
    "Bingbot",
    "--json",
  ]);
  expect(results(out).map(({ target, crawler }) => `${target} ${crawler.token}`)).toEqual([
    "/a Googlebot",
    "/a GPTBot",
    "/a Bingbot",
    "/b Googlebot",
    "/b GPTBot",
    "/b Bingbot",
  ]);
});

test("each origin is fetched once in a run, in whatever order its addresses come", async () => {
  const counting = await server.serve(shop);
  const other = await server.serve(shop);
  const addresses = Array.from(
    { length: 60 },
    (_, i) => `${i % 2 ? counting.origin : other.origin}/p${i}`,
  );
  const { out } = await type(["test", ...addresses, "--json", "--fresh"]);
  expect(results(out).map(({ address }) => address)).toEqual(addresses);
  expect([counting.requests.length, other.requests.length]).toEqual([1, 1]);
});

test("many origins are fetched side by side and answered in order", async () => {
  const sites = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      server.serve(
        http((_request, response) => {
          setTimeout(() => response.end(`User-agent: *\nDisallow: /n${i}\n`), 100);
        }),
      ),
    ),
  );
  const began = Date.now();
  const { out, code } = await type([
    "test",
    ...sites.map(({ origin }, i) => `${origin}/n${i}`),
    "--json",
  ]);
  expect(results(out).map(({ line, origin }) => [line, origin])).toEqual(
    sites.map(({ origin }) => [2, origin]),
  );
  expect(code).toBe(1);
  // One after the other they would take two seconds.
  expect(Date.now() - began).toBeLessThan(1_500);
});

test("addresses come from standard input, with - or without, and from lists", async () => {
  const { out } = await type(["test", "--json"], {
    input: `\uFEFF${site.origin}/a\r\n\n# not this one\n  ${site.origin}/b  `,
  });
  expect(results(out).map(({ target }) => target)).toEqual(["/a", "/b"]);
  const list = file("list.txt", `${site.origin}/c\n`);
  const mixed = await type(["test", `${site.origin}/1`, `@${list}`, "-", "--json"], {
    input: `${site.origin}/d\n`,
  });
  expect(results(mixed.out).map(({ target }) => target)).toEqual(["/1", "/c", "/d"]);
});

test("--robots with a website alone means its robots.txt, not its front page", async () => {
  const seen = await server.serve(shop);
  for (const robots of [seen.origin, `${seen.origin}/`]) {
    const { out } = await type(["test", "/cart/", "--robots", robots, "--json", "--fresh"]);
    expect(results(out)[0]?.robots.address).toBe(`${seen.origin}/robots.txt`);
  }
  await type(["test", "/cart/", "--robots", `${seen.origin}/?draft=1`, "--json"]);
  expect(seen.requests.map(({ path }) => path)).toEqual([
    "/robots.txt",
    "/robots.txt",
    "/?draft=1",
  ]);
});

test("--robots with an address where no file is: not an open site, but a mistake", async () => {
  const missing = server.site("status-404");
  const robots = `${missing.origin}/robot.txt`;
  const { code, out, err } = await type(["test", "/cart/", "--robots", robots, "--json"]);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain(`There is no file “${robots}”`);
  const root = await type(["test", "/cart/", "--robots", missing.robots, "--json"]);
  expect(results(root.out)[0]).toMatchObject({ verdict: "allowed", basis: "unavailable" });
});

test("--robots takes a file, standard input and an address", async () => {
  const draft = file("draft.txt", "User-agent: *\nDisallow: /a\n");
  const byFile = await type(["test", "https://shop.example/a", "--robots", draft, "--json"]);
  expect(byFile.code).toBe(1);
  expect(results(byFile.out)[0]?.robots).toMatchObject({ source: "given", status: null });
  const byStdin = await type(["test", "https://shop.example/a", "--robots", "-", "--json"], {
    input: new Uint8Array(Buffer.from("User-agent: *\nDisallow: /\xe9\nDisallow: /a", "latin1")),
  });
  expect(results(byStdin.out)[0]).toMatchObject({ verdict: "disallowed", line: 3 });
  const byAddress = await type(["test", `${site.origin}/cart/`, "--robots", site.robots, "--json"]);
  expect(results(byAddress.out)[0]?.robots).toMatchObject({ source: "live", status: 200 });
});

test("--robots with another origin's address: out of scope, never allowed, exit code 3", async () => {
  const { out, code } = await type([
    "test",
    "https://shop.example/a",
    "--robots",
    site.robots,
    "--json",
  ]);
  expect(code).toBe(3);
  expect(results(out)[0]).toMatchObject({
    verdict: "out-of-scope",
    basis: "other-origin",
    robots: { address: site.robots },
  });
});

test("a given file or named address makes /paths addresses", async () => {
  const given = await type(["test", "/shoes?sort=1", "--robots", "-", "--json"], { input: SHOP });
  expect(results(given.out)[0]).toMatchObject({ target: "/shoes?sort=1", verdict: "disallowed" });
  const named = await type(["test", "/cart/", "--robots", site.robots, "--json"]);
  expect(results(named.out)[0]).toMatchObject({ address: `${site.origin}/cart/` });
  expect((await type(["test", "/cart/"])).code).toBe(2);
});

test("of a given file over 512,000 octets the first are read, and it says so", async () => {
  const filler = `${"# filler\n".repeat(56_889)}`;
  const large = file("large.txt", `User-agent: *\nDisallow: /a\n${filler}Disallow: /late\n`);
  const late = await type(["test", "/late", "--robots", large]);
  expect(late.code).toBe(0);
  expect(late.out).toContain("Larger than 500 KiB");
  const { out } = await type(["test", "/a", "--robots", large, "--json"]);
  expect(results(out)[0]).toMatchObject({ verdict: "disallowed", line: 2, truncated: true });
});

test("an endless given file is not read to its end", async () => {
  let read = 0;
  const endless = new Readable({
    read() {
      read += 1;
      this.push(Buffer.alloc(65_536, "# more\n"));
    },
  });
  const { out } = await type(["test", "/a", "--robots", "-", "--json"], { input: endless });
  expect(results(out)[0]).toMatchObject({ truncated: true, verdict: "allowed" });
  expect(read).toBeLessThan(20);
});

test("--fresh, --user-agent: what is sent", async () => {
  const seen = await server.serve(shop);
  await type(["test", `${seen.origin}/`, "--fresh", "--user-agent", "Probe/1.0 (me)", "--json"]);
  expect(seen.requests.map(({ headers }) => headers["user-agent"])).toEqual(["Probe/1.0 (me)"]);
});

test("the address typed may be private; a redirect to another private one is refused", async () => {
  const { out } = await type(["test", `${server.site("redirect-other-origin").origin}/`, "--json"]);
  expect(results(out)[0]).toMatchObject({
    verdict: "unknown",
    basis: "not-fetched",
    robots: { failure: "private-address" },
  });
});

test("control and bidi characters of file and address are shown, never sent to the terminal", async () => {
  const hostile =
    "User-agent: Googlebot\u001b[2J\nDisallow: /\u202Egnp\u200B\u0007\u009b31m\nDisallow: /\u202Egnp\u2066";
  const argv = ["test", "/\u202Egnp\u2066.exe", "--robots", "-", "--as", "Googlebot"];
  const env = { LANG: "C.UTF-8", NO_COLOR: "1" };
  const { out } = await type(argv, { input: hostile, terminal: true, env });
  expect(out).not.toMatch(/[^\P{C}\n]/u);
  expect(out).toContain("Disallow: /<U+202E>gnp<U+200B><U+0007><U+009B>31m");
  expect(out).toContain("User-agent: Googlebot<U+001B>[2J");
  expect(out).toContain("▶ Disallow: /<U+202E>gnp<U+2066>");
  const json = await type([...argv, "--json"], { input: hostile });
  expect(json.out).not.toMatch(/[^\P{C}\n]/u);
  expect(results(json.out)[0]?.candidates[0]?.pattern).toBe("/\u202Egnp\u2066");
});

/** A reader that has gone away, as `head` does. */
const gone = () =>
  new Writable({
    write(_chunk, _encoding, done) {
      done(Object.assign(new Error("write EPIPE"), { code: "EPIPE" }));
    },
  });

test("when nobody reads the output the run ends quietly, and never says that all is allowed", async () => {
  const addresses = Array.from({ length: 500 }, (_, i) => `/p${i}`);
  const { code, err } = await type(["test", ...addresses, "--robots", "-", "--json"], {
    input: "User-agent: *\nDisallow: /p499",
    stdout: gone(),
  });
  expect({ code, err }).toEqual({ code: 3, err: "" });
});

test.each([
  { address: "/open", code: 0 },
  { address: "/shut", code: 1 },
])(
  "what was tested before the reader went away keeps its code: $code",
  async ({ address, code }) => {
    const argv = ["test", address, "--robots", "-", "--json"];
    const ran = await type(argv, { input: "User-agent: *\nDisallow: /shut", stdout: gone() });
    expect({ code: ran.code, err: ran.err }).toEqual({ code, err: "" });
  },
);

test("progress is told on a terminal's standard error, after a while, and wiped away", async () => {
  const slow = http((_request, response) => {
    setTimeout(() => response.end("User-agent: *\nDisallow: /x\n"), 800);
  });
  const [one, two] = [await server.serve(slow), await server.serve(slow)];
  const argv = ["test", `${one.origin}/`, `${two.origin}/`, "--json"];
  const { err } = await type(argv, { terminal: true });
  expect(err).toMatch(/Fetching robots\.txt: \d of 2 origins/);
  expect(err.endsWith("\r\u001b[2K")).toBe(true);
  expect((await type(argv)).err).toBe("");
});
