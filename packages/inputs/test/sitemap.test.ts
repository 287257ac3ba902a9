import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSitemap, type SitemapSummary } from "../src/sitemap/index.ts";
import { cut, octetsOf } from "./pieces.ts";

interface Read {
  readonly addresses: string[];
  readonly sitemaps: string[];
  readonly summary: SitemapSummary;
}

async function read(text: string | Uint8Array, size = 1 << 16): Promise<Read> {
  return readAll(cut(typeof text === "string" ? octetsOf(text) : text, size));
}

async function readAll(source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<Read> {
  const sitemap = readSitemap(source);
  const addresses: string[] = [];
  const sitemaps: string[] = [];
  for await (const batch of sitemap) {
    addresses.push(...batch.addresses);
    sitemaps.push(...batch.sitemaps);
  }
  return { addresses, sitemaps, summary: sitemap.summary };
}

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NS}>\n`;
const url = (address: string): string => `<url><loc>${address}</loc></url>\n`;
const A = "https://shop.example/a";
const B = "https://shop.example/b?x=1&y=2";

describe("what a sitemap lists", () => {
  test.each<{ what: string; text: string; addresses: string[]; kind?: string }>([
    {
      what: "two pages",
      text: `${HEAD}${url(A)}${url(B.replace("&", "&amp;"))}</urlset>`,
      addresses: [A, B],
    },
    { what: "no page", text: `${HEAD}</urlset>\n`, addresses: [] },
    {
      what: "no declaration, a byte order mark",
      text: `\ufeff<urlset>${url(A)}</urlset>`,
      addresses: [A],
    },
    { what: "CDATA", text: `${HEAD}${url(`<![CDATA[${B}]]>`)}</urlset>`, addresses: [B] },
    {
      what: "numeric entities",
      text: `${HEAD}${url(B.replace("&", "&#38;").replace("?", "&#x3F;"))}</urlset>`,
      addresses: [B],
    },
    {
      what: "blanks and line ends around",
      text: `${HEAD}${url(`\r\n  ${A}\r\n\t`)}</urlset>`,
      addresses: [A],
    },
    {
      what: "comments everywhere",
      text: `<!-- a > b --><urlset><!-- ${url(B)} --><url><loc>https://shop<!-- x -->.example/a</loc></url></urlset><!-- end -->`,
      addresses: [A],
    },
    {
      what: "a prefix",
      text: `<s:urlset xmlns:s="x"><s:url><s:loc>${A}</s:loc></s:url></s:urlset>`,
      addresses: [A],
    },
    {
      what: "images and other languages beside",
      text: `${HEAD}<url><image:loc>https://img.example/1</image:loc><loc>${A}</loc><lastmod>2026-01-01</lastmod><image:image><image:loc>https://img.example/1</image:loc></image:image><xhtml:link rel="alternate" hreflang="da" href="https://shop.example/da?x=1&amp;y=2>"/></url></urlset>`,
      addresses: [A],
    },
    {
      what: "a style sheet and a document type",
      text: `<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><!DOCTYPE urlset><urlset>${url(A)}</urlset>`,
      addresses: [A],
    },
    { what: "text", text: `${A}\n\n ${B} \r\n`, addresses: [A, B], kind: "text" },
    {
      what: "text with a byte order mark and without an end",
      text: `\ufeff${A}\n${B}`,
      addresses: [A, B],
      kind: "text",
    },
    {
      what: "letters of other scripts",
      text: `${HEAD}${url("https://bücher.example/størrelse")}</urlset>`,
      addresses: ["https://bücher.example/størrelse"],
    },
  ])("$what", async ({ text, addresses, kind = "urlset" }) => {
    for (const size of [text.length * 4, 7, 1]) {
      const found = await read(text, size);
      expect(found.addresses).toEqual(addresses);
      expect(found.summary).toMatchObject({
        kind,
        addresses: addresses.length,
        bad: 0,
        problem: null,
      });
    }
    const packed = await read(new Uint8Array(gzipSync(text)), 100);
    expect([packed.addresses, packed.summary.compressed]).toEqual([addresses, true]);
  });

  test("an index names sitemaps", async () => {
    const entry = (address: string) => `<sitemap><loc>${address}</loc></sitemap>`;
    const text = `<sitemapindex ${NS}>${entry(A)}${entry(B.replace("&", "&amp;"))}</sitemapindex>`;
    const { addresses, sitemaps, summary } = await read(text);
    expect([addresses, sitemaps, summary.kind, summary.sitemaps]).toEqual([
      [],
      [A, B],
      "sitemapindex",
      2,
    ]);
  });

  test("other encodings, as declared or marked", async () => {
    const latin = `<?xml version="1.0" encoding="ISO-8859-1"?><urlset>${url(`${A}/\u00e5`)}</urlset>`;
    const octets = Uint8Array.from(latin, (c) => c.charCodeAt(0));
    expect((await read(octets, 3)).addresses).toEqual([`${A}/å`]);
    const wide = new Uint8Array(Buffer.from(`\ufeff${HEAD}${url(A)}</urlset>`, "utf16le"));
    expect((await read(wide, 3)).addresses).toEqual([A]);
  });

  test.each([
    "/relative",
    "shop.example/a",
    "ftp://shop.example/",
    "https://",
    "",
    "https://a.example/x y",
    "https://a.example/\ufffd",
  ])("an entry that is no whole address: %j", async (text) => {
    const { addresses, summary } = await read(`${HEAD}${url(text)}${url(A)}</urlset>`);
    expect(addresses).toEqual([A]);
    expect(summary).toMatchObject({ bad: 1, badAddresses: [{ line: 3, text }], problem: null });
  });
});

describe("what is wrong is said, with its line, and what came before is kept", () => {
  test.each<{ what: string; text: string; problem: object; addresses?: string[] }>([
    { what: "nothing", text: "", problem: { code: "empty" } },
    { what: "blanks", text: "\n \n", problem: { code: "empty" } },
    { what: "a page", text: "\n<!doctype html>\n<p>Not found", problem: { code: "html", line: 2 } },
    {
      what: "a page without a document type",
      text: "<html lang=en>",
      problem: { code: "html", line: 1 },
    },
    {
      what: "a feed",
      text: '<?xml version="1.0"?>\n<rss version="2.0">',
      problem: { code: "wrong-root", line: 2, root: "rss" },
    },
    {
      what: "something else",
      text: "\nUser-agent: *\nDisallow: /\n",
      problem: { code: "unknown-format", line: 2, text: "User-agent: *" },
    },
    {
      what: "many lines of something else",
      text: "a\n".repeat(1000),
      problem: { code: "unknown-format", line: 1, text: "a" },
    },
    {
      what: "a wrong closing tag",
      text: `${HEAD}${url(A)}<url><loc>x</url>\n</urlset>`,
      problem: { code: "broken-xml", line: 4, fault: "wrong-closing-tag" },
      addresses: [A],
    },
    {
      what: "an ampersand alone",
      text: `${HEAD}${url(A)}${url(B)}</urlset>`,
      problem: { code: "broken-xml", line: 4, fault: "bad-entity" },
      addresses: [A],
    },
    {
      what: "an unknown entity",
      text: `${HEAD}${url(`${A}&copy;`)}</urlset>`,
      problem: { code: "broken-xml", line: 3, fault: "bad-entity" },
    },
    {
      what: "a blank before the declaration",
      text: `\n${HEAD}</urlset>`,
      problem: { code: "broken-xml", line: 2, fault: "late-declaration" },
    },
    {
      what: "text before the beginning",
      text: `<?xml version="1.0"?> x\n<urlset/>`,
      problem: { code: "broken-xml", line: 1, fault: "outside-root" },
    },
    {
      what: "a second root",
      text: `<urlset/>\n<urlset/>`,
      problem: { code: "broken-xml", line: 2, fault: "outside-root" },
    },
    {
      what: "a tag without an end",
      text: `${HEAD}${url(A)}<url\n<loc>`,
      problem: { code: "broken-xml", line: 4, fault: "bad-tag" },
      addresses: [A],
    },
    {
      what: "an attribute without quotes",
      text: `${HEAD}<url id=1>`,
      problem: { code: "broken-xml", line: 3, fault: "bad-tag" },
    },
    {
      what: "an entity of its own, which might grow without end",
      text: `<!DOCTYPE urlset [<!ENTITY a "b>">\n]>\n<urlset>&a;</urlset>`,
      problem: { code: "broken-xml", line: 3, fault: "bad-entity" },
    },
    {
      what: "a character that is none",
      text: `${HEAD}&#x110000;</urlset>`,
      problem: { code: "broken-xml", line: 3, fault: "bad-entity" },
    },
    {
      what: "text behind the end",
      text: `${HEAD}${url(A)}</urlset>\nx`,
      problem: { code: "broken-xml", line: 4, fault: "outside-root" },
      addresses: [A],
    },
    {
      what: "an end too early",
      text: `${HEAD}${url(A)}<url><loc>https://shop`,
      problem: { code: "unexpected-end", line: 4 },
      addresses: [A],
    },
    {
      what: "endless elements",
      text: `<urlset>${"<a>".repeat(1000)}`,
      problem: { code: "too-deep", line: 1, limit: 64 },
    },
    {
      what: "endless attributes",
      text: `<urlset>\n<url ${Array.from({ length: 10_000 }, (_, i) => `a${i}=""`).join(" ")}>`,
      problem: { code: "broken-xml", line: 2, fault: "too-long" },
    },
  ])("$what", async ({ text, problem, addresses = [] }) => {
    for (const size of [text.length + 1, 5]) {
      const found = await read(text, size);
      expect(found.summary.problem).toMatchObject(problem);
      expect(found.addresses).toEqual(addresses);
    }
  });

  test("compressed octets that break off", async () => {
    const many = Array.from({ length: 9000 }, (_, i) => url(`${A}/${i * 7919}`)).join("");
    const packed = new Uint8Array(gzipSync(`${HEAD}${many}</urlset>`));
    const { addresses, summary } = await read(packed.slice(0, packed.length >> 1), 4096);
    expect(addresses.length).toBeGreaterThan(100);
    expect(summary.problem).toMatchObject({ code: "gzip-truncated" });
    expect((summary.problem as { line: number }).line).toBeGreaterThan(100);
  });

  test("more than 50,000 entries", async () => {
    const { addresses, summary } = await read(`${A}\n`.repeat(50_001));
    expect(addresses.length).toBe(50_000);
    expect(summary.problem).toEqual({ code: "too-many", line: 50_001, limit: 50_000 });
    expect((await read(`${HEAD}${url(A).repeat(50_000)}</urlset>`)).summary.problem).toBe(null);
  });

  test("a bomb is given up at the protocol's size, in little memory", async () => {
    const bomb = new Uint8Array(
      gzipSync(Buffer.alloc(80_000_000, `<!--${"x".repeat(60_000)}-->\n`)),
    );
    const start = new Uint8Array(gzipSync(`${HEAD}${url(A)}`));
    const before = process.memoryUsage().rss;
    const { addresses, summary } = await readAll([start, bomb]);
    expect(addresses).toEqual([A]);
    expect(summary.problem).toMatchObject({ code: "too-large", limit: 52_428_800 });
    expect(summary.octets).toBe(52_428_800);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  test("an error of the source is thrown as it is", async () => {
    async function* failing() {
      yield octetsOf(HEAD.repeat(1));
      throw new Error("the disk is gone");
    }
    await expect(readAll(failing())).rejects.toThrow("the disk is gone");
  });
});

test("any text, in any pieces: never an error, and always the same", async () => {
  const piece = fc.constantFrom(
    "<urlset>",
    "</urlset>",
    url(A),
    "<",
    ">",
    "&",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<?",
    "?>",
    "\n",
    A,
    '"',
    "ø",
    "<loc>",
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((all) => `<urlset>${all.join("")}`),
    fc.array(piece).map((all) => all.join("")),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 1, max: 40 }), async (all, size) => {
      expect(await read(all, size)).toEqual(await read(all));
    }),
    { numRuns: 300 },
  );
});
