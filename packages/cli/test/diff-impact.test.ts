import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { http } from "../../../testdata/server/behaviour.ts";
import {
  type MisbehavingServer,
  type Site,
  startMisbehavingServer,
} from "../../../testdata/server/misbehaving-server.ts";
import { Workshop } from "./workshop.ts";

const SHOP = "https://shop.example";

/** A sitemap of these paths; what has a scheme stands as it is. */
const urlset = (...paths: readonly string[]): string =>
  `<?xml version="1.0"?>\n<urlset>\n${paths
    .map((path) => `<url><loc>${path.includes("://") ? path : SHOP + path}</loc></url>\n`)
    .join("")}</urlset>\n`;

const index = (...addresses: readonly string[]): string =>
  `<sitemapindex>\n${addresses
    .map((one) => `<sitemap><loc>${one}</loc></sitemap>\n`)
    .join("")}</sitemapindex>\n`;

const AGENTS = {
  google: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  gpt: "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  person: "Mozilla/5.0 (X11; Linux x86_64) Firefox/120.0",
};

const request = (agent: keyof typeof AGENTS, path: string): string =>
  `192.0.2.1 - - [30/Nov/2026:10:00:00 +0000] "GET ${path} HTTP/1.1" 200 1000 "-" "${AGENTS[agent]}"\n`;

const LOG =
  request("google", "/shopping").repeat(3) +
  request("google", "/x?sort=1") +
  request("google", "/robots.txt") +
  "garbage \u001b[31m\n" +
  request("gpt", "/cart/1") +
  request("person", "/shopping");

let server: MisbehavingServer;
const workshop = new Workshop();
const type = workshop.type.bind(workshop);
const DIFF = ["diff", "./old.txt", "./new.txt"];

beforeAll(async () => {
  server = await startMisbehavingServer();
  workshop.file(
    "old.txt",
    "User-agent: *\nDisallow: /shop\nDisallow: /old/\n\nUser-agent: GPTBot\nDisallow: /\n",
  );
  workshop.file(
    "new.txt",
    "User-agent: *\nDisallow: /shop/\nDisallow: /*?sort=\n\nUser-agent: GPTBot\nDisallow: /\n",
  );
  workshop.file("map.xml", urlset("/", "/shopping/1", "/shopping/2", "/shop/3", "/x?sort=1"));
  workshop.file("access.log", LOG);
});

afterAll(async () => {
  await server.close();
  workshop.close();
});

/** The part of an output about real addresses. */
const real = (out: string): string =>
  out.slice(out.search(/^(?:Impact|Wirkung|Virkning|Auswirk)/m));

describe("sitemaps", () => {
  test("which addresses flip, for whom, by which lines, in three languages", async () => {
    const { code, out, err } = await type([...DIFF, "--sitemap", "./map.xml"], { columns: 100 });
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(real(out)).toMatchInlineSnapshot(`
      "Impact on real addresses
        map.xml · 5 addresses · 295 bytes
        3 addresses flip for all crawlers without a group of their own: 1 closed, 2 opened.
        None of the addresses flips for the other crawler.
        1 rule of the present file matches none of the addresses.

        Change    Addresses  Addresses like  Line before  Line now  Crawlers
        ✓ opened          2  /shopping/*               2            all crawlers without a group of their…
        ■ closed          1  /x?sort=*                           3  all crawlers without a group of their…
      "
    `);
    const german = await type([...DIFF, "--sitemap", "./map.xml", "--lang", "de"], {
      columns: 100,
    });
    expect(real(german.out)).toMatchInlineSnapshot(`
      "Wirkung auf echte Adressen
        map.xml · 5 Adressen · 295 Byte
        3 Adressen wechseln für alle Crawler ohne eigene Gruppe: 1 gesperrt, 2 geöffnet.
        Für den anderen Crawler wechselt keine Adresse.
        1 Regel der jetzigen Datei passt auf keine der Adressen.

        Änderung    Adressen  Adressen wie  Zeile vorher  Zeile jetzt  Crawler
        ✓ geöffnet         2  /shopping/*              2               alle Crawler ohne eigene Gruppe
        ■ gesperrt         1  /x?sort=*                             3  alle Crawler ohne eigene Gruppe
      "
    `);
    const danish = await type([...DIFF, "--sitemap", "./map.xml", "--lang", "da"], {
      columns: 100,
    });
    expect(real(danish.out)).toMatchInlineSnapshot(`
      "Virkning på rigtige adresser
        map.xml · 5 adresser · 295 byte
        3 adresser skifter for alle crawlere uden egen gruppe: 1 blokeret, 2 åbnet.
        Ingen af adresserne skifter for den anden crawler.
        1 regel i den nuværende fil passer ikke på nogen af adresserne.

        Ændring     Adresser  Adresser som  Linje før  Linje nu  Crawlere
        ✓ åbnet            2  /shopping/*           2            alle crawlere uden egen gruppe
        ■ blokeret         1  /x?sort=*                       3  alle crawlere uden egen gruppe
      "
    `);
  });

  test("an index at hand leads to the files beside it, also compressed and in folders", async () => {
    workshop.file("build/maps/a.xml.gz", gzipSync(urlset("/shopping/1")));
    workshop.file("build/b.xml", urlset("/shopping/2"));
    workshop.file("build/index.xml", index(`${SHOP}/maps/a.xml.gz`, `${SHOP}/deep/b.xml`));
    const { code, out, err } = await type([
      ...DIFF,
      "--sitemap",
      "./build/index.xml",
      "--format",
      "json",
    ]);
    expect({ code, err }).toEqual({ code: 1, err: "" });
    const [{ inputs, result }] = JSON.parse(out).impact;
    expect(inputs.map(({ name }: { name: string }) => name)).toEqual([
      "build/index.xml",
      "build/maps/a.xml.gz",
      "build/b.xml",
    ]);
    expect(result.added.requests).toBe(2);
  });

  test("an index on a site leads to those that it names, each once", async () => {
    const site: Site = await server.serve(
      http((request, response) => {
        const { host } = request.headers;
        const here = `http://${host}`;
        const page = {
          "/index.xml": index(`${here}/a.xml`, `${here}/b.xml.gz`, `${here}/index.xml`),
          "/a.xml": urlset(`${here}/shopping/1`),
          "/b.xml.gz": gzipSync(urlset(`${here}/shopping/2`)),
        }[request.url ?? ""];
        response.writeHead(page === undefined ? 404 : 200).end(page);
      }),
    );
    const argv = [...DIFF, "--sitemap", `${site.origin}/index.xml`, "--format", "json"];
    const { code, out, err } = await type(argv);
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(JSON.parse(out).impact[0].result.judged.requests).toBe(2);
    expect(site.requests.map(({ path }) => path)).toEqual(["/index.xml", "/a.xml", "/b.xml.gz"]);
  });

  test("an index cannot lead to private addresses that nobody typed", async () => {
    const inside = await server.serve(http((_request, response) => response.end(urlset("/a"))));
    workshop.file("evil.xml", index(`${inside.origin}/secret.xml`));
    const { code, out, err } = await type([...DIFF, "--sitemap", "./evil.xml"]);
    expect(code).toBe(3);
    expect(err).toMatchInlineSnapshot(`
      "aushang: http://127.0.0.1:PORT/secret.xml: The address is private
        Nothing of this sitemap is counted. Check its address, or try again later.
      "
    `);
    expect(out).toContain("Impact on real addresses");
    expect(inside.requests).toEqual([]);
  });

  test("what is broken is told with its line, and the result goes on", async () => {
    workshop.file("broken.xml", `${urlset("/shopping/1", "nowhere://x").slice(0, -12)}</url>\n`);
    const { code, out, err } = await type([
      ...DIFF,
      "--sitemap",
      "./broken.xml",
      "--sitemap",
      "./map.xml",
    ]);
    expect(code).toBe(2);
    expect(err).toMatchInlineSnapshot(`
      "aushang: broken.xml:4: is not a whole address with http:// or https://: nowhere://x
      aushang: broken.xml: The sitemap is broken in line 4: this tag is malformed
        What came before was counted. Correct the line: crawlers stop there as well.
      "
    `);
    expect(real(out)).toContain("3 addresses flip");
    workshop.file("page.xml", "<!doctype html><p>x</p>");
    const page = await type([...DIFF, "--sitemap", "./page.xml"]);
    expect(page.code).toBe(2);
    expect(page.err).toContain("This is a web page, not a sitemap (line 1)");
  });

  test("what a server does not hand out is told, code 3", async () => {
    const { code, err } = await type([
      ...DIFF,
      "--sitemap",
      `${server.site("status-503").origin}/s.xml`,
    ]);
    expect(code).toBe(3);
    expect(err).toMatchInlineSnapshot(`
      "aushang: http://127.0.0.1:PORT/s.xml: HTTP 503
        Nothing of this sitemap is counted. Check its address, or try again later.
      "
    `);
  });

  test("from standard input", async () => {
    const { code, out } = await type([...DIFF, "--sitemap", "-"], { input: urlset("/shopping/1") });
    expect(code).toBe(1);
    expect(out).toContain("standard input · 1 address");
  });
});

describe("logs", () => {
  test("requests that flip by crawler; garbage is counted and told", async () => {
    const { code, out, err } = await type([...DIFF, "--log", "./access.log"], { columns: 100 });
    expect(code).toBe(1);
    expect(err).toMatchInlineSnapshot(`
      "aushang: access.log: 1 of 8 lines could not be read
        access.log:6: does not have the format of the log: garbage <U+001B>[31m
      "
    `);
    expect(real(out)).toMatchInlineSnapshot(`
      "Impact on real addresses
        access.log · 7 requests · combined log format · 1,071 bytes
        4 requests flip for \`Googlebot\`: 1 closed, 3 opened.
        None of the requests flips for the other crawler.
        1 rule of the present file matches none of the requests.
        1 rule of the draft matches none of the requests.
        1 request of people and unknown clients: not judged.

        Crawlers   Requests  Closed  Opened  Fetches of robots.txt
        Googlebot         4       1       3  1 (too few to tell)
        GPTBot            1       0       0  0 (too few to tell)

        Change    Requests  Addresses like  Line before  Line now  Crawlers
        ✓ opened         3  /shopping                 2            Googlebot
        ■ closed         1  /x?sort=*                           3  Googlebot

      Rules that match nothing
        line 2  Disallow: /shop/
      "
    `);
  });

  test("several, compressed, and from standard input, count together", async () => {
    workshop.file("old.log.gz", gzipSync(LOG));
    const argv = [...DIFF, "--log", "./access.log", "--log", "./old.log.gz", "--log", "-"];
    const { out } = await type([...argv, "--format", "json"], { input: LOG });
    const [{ inputs, result }] = JSON.parse(out).impact;
    expect(inputs).toHaveLength(3);
    expect(result.added.requests).toBe(21);
  });

  test("no log at all", async () => {
    workshop.file("prose.log", "This is not a log.\nNor is this.\n");
    const { code, err } = await type([...DIFF, "--log", "./prose.log"]);
    expect(code).toBe(2);
    expect(err).toMatchInlineSnapshot(`
      "aushang: prose.log: This is no access log that is known: line 1 is “This is not a log.”
        Known are the combined and the common log format and JSON lines, also compressed by gzip.
      "
    `);
  });
});

test("for machines: one row for each shape of addresses that flips", async () => {
  const argv = [...DIFF, "--sitemap", "./map.xml", "--as", "*"];
  expect((await type([...argv, "--format", "csv"])).out).toMatchInlineSnapshot(`
    "input,direction,crawlers,template,oldLine,newLine,requests,addresses,bytes,examples
    sitemap,opened,*,/shopping/*,2,,2,2,0,/shopping/1 /shopping/2
    sitemap,closed,*,/x?sort=*,,3,1,1,0,/x?sort=1
    "
  `);
  const { out } = await type([...argv, "--format", "markdown"]);
  expect(out.slice(out.indexOf("**"))).toMatchInlineSnapshot(`
    "**Impact on real addresses**

    - 3 addresses flip for all crawlers without a group of their own: 1 closed, 2 opened.
    - 1 rule of the present file matches none of the addresses.

    | Change | Addresses | Addresses like | Examples | Line before | Line now | Crawlers |
    | --- | --- | --- | --- | --- | --- | --- |
    | opened | 2 | \`/shopping/*\` | \`/shopping/1\` | 2 | no rule | all crawlers without a group of their own |
    | closed | 1 | \`/x?sort=*\` | \`/x?sort=1\` | no rule | 3 | all crawlers without a group of their own |
    "
  `);
});

test("what is refused, and why", async () => {
  const told = await workshop.refusals([
    [...DIFF, "--sitemap", "./missing.xml"],
    [...DIFF, "--log", "./missing.log"],
    [...DIFF, "--sitemap", "-", "--log", "-"],
    [...DIFF, "--sitemap", "./map.xml", "--reading", "rfc9309,google"],
    ["diff", "./old.txt", "--against-reading", "google", "--log", "./access.log"],
  ]);
  expect(told).toMatchInlineSnapshot(`
    "$ aushang diff ./old.txt ./new.txt --sitemap ./missing.xml
    aushang: There is no file “missing.xml”
      Check path and spelling. With - the standard input is read.

    $ aushang diff ./old.txt ./new.txt --log ./missing.log
    aushang: There is no file “missing.log”
      Check path and spelling. With - the standard input is read.

    $ aushang diff ./old.txt ./new.txt --sitemap - --log -
    aushang: Standard input can stand for one thing only
      Name files for the others.

    $ aushang diff ./old.txt ./new.txt --sitemap ./map.xml --reading rfc9309,google
    aushang: --sitemap and --log take one reading
      Give one value to --reading.

    $ aushang diff ./old.txt --against-reading google --log ./access.log
    aushang: --sitemap and --log are for two files
      Leave out --against and --against-reading.
    "
  `);
});

test("nothing from a sitemap or a log acts on the terminal or as markup", async () => {
  const evil = "/shopping/\u001b]0;x\u0007|`<img src=x>`\u202e";
  workshop.file(
    "evil-map.xml",
    `https://shop.example/shopping/a|\`<b>\`&@all\u202e\nnowhere\u001b[31m\n`,
  );
  workshop.file("evil.log", request("google", evil));
  const argv = [...DIFF, "--sitemap", "./evil-map.xml", "--log", "./evil.log", "--as", "Googlebot"];
  for (const format of ["pretty", "json", "markdown", "csv"]) {
    const { out, err } = await type([...argv, "--format", format]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not come through.
    expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    if (format === "markdown") expect(out).not.toContain("<img");
  }
});
