import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { countAll } from "../../src/impact/count.ts";
import type { ImpactJob, Progress } from "../../src/impact/jobs.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const file = (name: string, text: string | Uint8Array) =>
  new File([typeof text === "string" ? text : new Uint8Array(text)], name);
const job = (files: readonly File[], part: Partial<ImpactJob> = {}): ImpactJob => ({
  present: bytes("User-agent: *\nDisallow: /old/\n"),
  draft: bytes("User-agent: *\nDisallow: /*?\n"),
  reading: "rfc9309",
  origin: null,
  files,
  ...part,
});
const quiet = () => undefined;

const LIST = "https://h.example/old/1\nhttps://h.example/a?b\nhttps://h.example/\n";
const line = (path: string, agent: string) =>
  `192.0.2.7 - - [10/Oct/2025:13:55:36 +0200] "GET ${path} HTTP/1.1" 200 5 "-" "${agent}"\n`;

test("sitemaps and logs are counted apart, several together, packed or not", async () => {
  const log = line("/old/1", "GPTBot/1.2") + line("/a?b", "Mozilla/5.0 Firefox/130");
  const files = [
    file("a.txt", LIST),
    file("b.xml.gz", gzipSync("<urlset><url><loc>https://h.example/c?d</loc></url></urlset>")),
    file("c.log", log),
  ];
  const answer = await countAll(job(files), quiet);
  expect(answer.list).toMatchObject({ kind: "list", compared: true, judged: { requests: 4 } });
  expect(answer.requests).toMatchObject({
    kind: "requests",
    judged: { requests: 1 },
    unknown: { requests: 1 },
  });
  expect(answer.files.map(({ name, reading }) => [name, reading.kind])).toEqual([
    ["a.txt", "sitemap"],
    ["b.xml.gz", "sitemap"],
    ["c.log", "log"],
  ]);
});

test("one file alone is coverage, and there is no list without a sitemap", async () => {
  const answer = await countAll(job([file("c.log", line("/a", "GPTBot"))], { draft: null }), quiet);
  expect(answer.list).toBeNull();
  expect(answer.requests?.compared).toBe(false);
});

test("an index names its sitemaps; nothing is fetched", async () => {
  const index =
    "<sitemapindex><sitemap><loc>https://h.example/s.xml</loc></sitemap></sitemapindex>";
  const { files } = await countAll(job([file("i.xml", index)]), quiet);
  expect(files[0]?.reading).toMatchObject({ kind: "sitemap", names: ["https://h.example/s.xml"] });
});

test("what is wrong with a file stays with it, and the others count", async () => {
  const files = [
    file("broken.xml", "<urlset><url><loc>https://h.example/a</loc>"),
    file("a", LIST),
  ];
  const answer = await countAll(job(files), quiet);
  expect(answer.files[0]?.reading).toMatchObject({
    summary: { problem: { code: "unexpected-end", line: 1 } },
  });
  expect(answer.list?.judged.requests).toBeGreaterThanOrEqual(3);
});

test("a file that the browser cannot read is told of", async () => {
  const gone = file("gone.log", "x");
  Object.defineProperty(gone, "slice", {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")) }),
  });
  const answer = await countAll(job([gone, file("a", LIST)]), quiet);
  expect(answer.files.map(({ reading }) => reading.kind)).toEqual(["unreadable", "sitemap"]);
});

test("progress grows up to the octets of all files and counts what is on the disk", async () => {
  const long = gzipSync(LIST.repeat(20_000));
  const told: Progress[] = [];
  const files = [file("a", LIST), file("b.gz", long)];
  await countAll(job(files), (progress) => told.push(progress));
  const read = told.map((one) => one.read);
  expect(read).toEqual([...read].sort((a, b) => a - b));
  expect(told.length).toBeGreaterThan(0);
  expect(Math.max(...read)).toBeLessThanOrEqual(LIST.length + long.length);
});
